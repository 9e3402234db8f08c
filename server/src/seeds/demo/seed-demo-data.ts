import { addDays } from '@sponsorat/api';
import { eq } from 'drizzle-orm';
import { setFirstDayAnswered } from '../../features/payments/first-day.store.ts';
import { openLinks } from '../../features/signings/signing-links.ts';
import { users } from '../../features/users/users.table.ts';
import { today as todayOf } from '../../lib/clock.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import { actorOf, runInOrder, type Step } from '../steps/timeline.ts';
import { seedApproval } from './approvals.ts';
import { ringBells } from './bells.ts';
import { seedBudgets } from './budgets.ts';
import { addMonths, inTheOffice } from './calendar.ts';
import { clubSteps, HANDOVER_DAYS, type World } from './club-steps.ts';
import { clubs } from './clubs.ts';
import { eventSteps } from './event-steps.ts';
import { folderSteps } from './folder-steps.ts';
import { grantSteps } from './grant-steps.ts';
import { type PersonPlan, people } from './people.ts';
import { proofSteps } from './proof-steps.ts';
import { reportSteps } from './report-steps.ts';
import { seedAreas, seedBank, seedCatalogue, seedPeople, seedTemplates, seedUpdates } from './seed-master-data.ts';
import { seedSignings } from './signings.ts';
import { taskSteps } from './task-steps.ts';

const lockoutSteps = ({ today, person }: World): Step[] =>
  people
    .filter(({ left }: PersonPlan) => left)
    .map(({ name }) => ({
      at: inTheOffice(addDays(today, 1 - HANDOVER_DAYS), 400),
      run: async ({ db, clock }) => {
        const lockout = { lockedOut: true, updatedAt: clock.now(), updatedBy: people[0].name };
        await db
          .update(users)
          .set(lockout)
          .where(eq(users.id, person(name).id));
      },
    }));

/** What the demo is made with: the key too, as it sends agreements whose links must go on working. */
export type SeedDeps = Deps & Pick<AppDeps, 'cipher'>;

/**
 * A bank with its people, its products and the clubs that it sponsors, as they would have come about in
 * the years up to now. Everything is placed relative to the clock's today, and the same every time.
 */
export const seedDemo = async (deps: SeedDeps): Promise<void> => {
  const today = todayOf(deps.clock);
  const opened = inTheOffice(addMonths(today, -66));
  const then = { ...deps, clock: { now: () => opened } };
  const saved = { updatedAt: opened, updatedBy: people[0].name };
  await seedBank(then, saved);
  const area = await seedAreas(then, saved);
  const person = await seedPeople(then, area, saved);
  const catalogue = await seedCatalogue(then, saved);
  const template = await seedTemplates(then, catalogue, saved);
  const world: World = { today, area, person, catalogue: { ...catalogue, template } };
  await seedUpdates(deps, today, people[0].name);
  const steps = clubs.flatMap((club, index) => clubSteps(club, index, world));
  await setFirstDayAnswered(deps.db, opened);
  await runInOrder(deps, [
    ...steps,
    ...lockoutSteps(world),
    ...folderSteps(world),
    ...taskSteps(world),
    ...eventSteps(world),
    ...grantSteps(world),
    ...proofSteps(world),
    ...reportSteps(world),
  ]);
  await seedApproval(deps, person('Mette Kjærgaard'), person('Søren Aagaard'));
  await seedSignings({ ...deps, links: await openLinks(deps) }, actorOf(person(people[0].name)));
  await seedBudgets(deps, actorOf(person(people[0].name)), area);
  await ringBells(deps);
};
