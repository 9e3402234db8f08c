import { addDays, doneTaskSchema, snoozedTaskSchema, type TaskKind, taskInputSchema, taskKinds } from '@sponsorat/api';
import { finishTask, snoozeTask } from '../../features/tasks/marks.usecases.ts';
import { saveOwnTask } from '../../features/tasks/own-tasks.usecases.ts';
import { keyOf } from '../../features/tasks/tasks.present.ts';
import { findLastFact } from '../../features/tasks/tasks.store.ts';
import { today as todayOf } from '../../lib/clock.ts';
import { Input } from '../../lib/http/input.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { inTheOffice } from './calendar.ts';
import { findClub, type World } from './club-steps.ts';
import type { PersonName } from './people.ts';

type OwnTask = {
  club: string;
  title: string;
  note?: string;
  by: PersonName;
  for?: PersonName;
  /** Days from today. */
  due: number;
  /** What was said when it was done. */
  done?: string;
};

const ownTasks: readonly OwnTask[] = [
  { club: 'Limfjordens Boldklub', title: 'Aftal pressefoto ved den nye bane', by: 'Søren Aagaard', due: 3 },
  {
    club: 'Østerå Håndbold Aalborg',
    title: 'Ring til kassereren om fakturaen',
    by: 'Søren Aagaard',
    note: 'Fakturaen deler ikke billetter og reklame op.',
    due: -4,
  },
  {
    club: 'Skagerrak Sejlklub',
    title: 'Bestil nye bannere til sæsonen',
    due: 19,
    by: 'Mette Kjærgaard',
    for: 'Søren Aagaard',
  },
  {
    club: 'Limfjordens Boldklub',
    title: 'Send bankens logo i det nye format',
    by: 'Søren Aagaard',
    due: -6,
    done: 'Sendt til trykkeriet',
  },
];

/** For how many days the last task of a kind was put off. */
const snoozed: Partial<Record<TaskKind, number>> = { renegotiation: 12, delivery: 6 };

const ownTaskSteps = ({ today, person }: World, task: OwnTask, index: number): Step[] => {
  const { club, title, note = null, due, done } = task;
  const actor = actorOf(person(task.by));
  const dueDate = addDays(today, due);
  let id = 0;
  const made: Step = {
    at: inTheOffice(addDays(today, -10), 30 + index),
    run: async (deps) => {
      const sponsorshipId = await findClub(deps.db, club);
      const assigneeId = task.for ? person(task.for).id : null;
      const fields = { sponsorshipId, title, note, dueDate, assigneeId };
      ({ id } = await saveOwnTask(deps, actor, new Input(fields, taskInputSchema)));
    },
  };
  if (done === undefined) return [made];
  const finish: Step = {
    at: inTheOffice(addDays(today, -5), 90),
    run: async (deps) => {
      const key = keyOf({ kind: 'manual', recordId: id, dueDate });
      await finishTask(deps, actor, new Input({ key, note: done }, doneTaskSchema));
    },
  };
  return [made, finish];
};

const snoozeStep = ({ today, person }: World, kind: TaskKind, days: number): Step => ({
  at: inTheOffice(addDays(today, -1), 120),
  run: async (deps) => {
    const actor = actorOf(person('Mette Kjærgaard'));
    const last = await findLastFact(deps.db, kind, todayOf(deps.clock));
    const until = addDays(today, days);
    // On some days of the year there is none.
    if (last) await snoozeTask(deps, actor, new Input({ key: keyOf(last), until }, snoozedTaskSchema));
  },
});

/** What people have to do besides what follows from the agreements, and what they have put off. */
export const taskSteps = (world: World): Step[] => [
  ...ownTasks.flatMap((task, index) => ownTaskSteps(world, task, index)),
  ...taskKinds.flatMap((kind) => (snoozed[kind] ? [snoozeStep(world, kind, snoozed[kind])] : [])),
];
