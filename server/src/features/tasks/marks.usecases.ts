import {
  type AuditActionOf,
  addDays,
  isIsoDate,
  LONGEST_SNOOZE,
  shortDate,
  type TaskKind,
  taskEndings,
  taskKinds,
} from '@sponsorat/api';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid, notFound } from '../../lib/problem.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { isActiveInArea } from '../users/users.store.ts';
import { type MarkValues, saveMark, type TaskKey } from './marks.store.ts';
import { lockOwnTask, taskStore } from './own-tasks.store.ts';
import { NOT_IN_AREA, tellWhoseTaskItIs } from './own-tasks.usecases.ts';
import { findContractOfRate, findTask, type TaskRecord } from './tasks.store.ts';

type WithKey = { key: string };

const KEY = /^([a-z]+):(\d{1,9}):(\d{4}-\d{2}-\d{2})$/;
const isKind = (kind: string | undefined): kind is TaskKind => taskKinds.some((one) => one === kind);

const readKey = (key: string): TaskKey | null => {
  const [, kind, recordId, dueDate = ''] = KEY.exec(key) ?? [];
  return isKind(kind) && isIsoDate(dueDate) ? { kind, recordId: Number(recordId), dueDate } : null;
};

/** The 404 of a task that the actor does not see, by the record that it would be about. */
const missing = async (db: Connection, actor: Actor, { kind, recordId }: TaskKey) => {
  switch (kind) {
    case 'manual':
      return outOfScope(actor, 'task', recordId);
    case 'kyc':
      return outOfScope(actor, 'sponsorship', recordId);
    case 'hospitality':
    case 'delivery':
    case 'proof':
      return outOfScope(actor, 'item', recordId);
    case 'rate':
      return outOfScope(actor, 'contract', (await findContractOfRate(db, recordId)) ?? 0);
    default:
      return outOfScope(actor, 'contract', recordId);
  }
};

const reload = async (tx: Connection, { clock }: Deps, actor: Actor, key: TaskKey): Promise<TaskRecord> => {
  const task = await findTask(tx, actor, key, today(clock));
  if (!task) throw await missing(tx, actor, key);
  return task;
};

type Decision = { values: MarkValues; action: AuditActionOf<'task'> };

const stateOf = (task: TaskRecord) => ({
  kind: task.Kind,
  dueDate: task.DueDate,
  number: task.ContractNumber,
  contractId: task.ContractId,
  ...(task.Kind === 'manual' && { title: task.Text }),
  state: task.State,
  until: task.Until,
  assigneeId: task.AssigneeId,
  note: task.Note,
});

/** Saves what somebody decided about a task that there is: the task as it is then. The last of two wins. Throws 404. */
const decide = <I extends WithKey>(
  deps: Deps,
  actor: Actor,
  input: Input<I>,
  decisionOf: (task: TaskRecord, tx: Connection) => Promise<Decision> | Decision,
): Promise<TaskRecord> =>
  deps.db.transaction(async (tx) => {
    const sent = input.peek('key', z.string()) ?? input.value().key;
    const key = readKey(sent);
    if (!key) throw notFound();
    const before = await reload(tx, deps, actor, key);
    const { SponsorshipId: sponsorshipId } = before;
    await lockSponsorship(tx, actor, sponsorshipId, 'key share');
    const { values, action } = await decisionOf(before, tx);
    const save = { by: actor.name, at: deps.clock.now() };
    const { assigneeId: _assignee, ...ofMark } = values;
    const isOwn = key.kind === 'manual';
    if (isOwn) await saveOwn(tx, actor, key.recordId, values, save);
    await saveMark(tx, { ...key, sponsorshipId }, isOwn ? ofMark : values, save);
    const after = await reload(tx, deps, actor, key);
    const line = { action, entity: 'task', entityId: isOwn ? key.recordId : null } as const;
    const states = { before: stateOf(before), after: stateOf(after) };
    await audit(tx, deps.clock, actor, { ...line, sponsorshipId, ...states });
    if (action === 'assign') await tellWhoseTaskItIs(tx, deps, actor, before, after);
    return after;
  });

/** A user's own task says itself whether it is done, and whose it is. */
const saveOwn = async (
  tx: Connection,
  actor: Actor,
  id: number,
  { state, assigneeId }: MarkValues,
  save: Save,
): Promise<void> => {
  await lockOwnTask(tx, actor, id);
  const done = state === 'done' ? { doneAt: save.at, doneBy: save.by } : { doneAt: null, doneBy: null };
  const columns = { ...(state !== undefined && done), ...(assigneeId !== undefined && { assigneeId }) };
  await taskStore.update(tx, id, columns, save);
};

const cannotBeDone = {
  payment: 'Registrér betalingen. Så er opgaven væk.',
  itself: 'Opgaven forsvinder af sig selv, når det er gjort. Udskyd den, hvis den skal vente.',
};

/** Marks a task as done. Throws 404, 409 for one that ends otherwise, and 422. */
export const finishTask = (deps: Deps, actor: Actor, input: Input<WithKey & { note: string | null }>) =>
  decide(deps, actor, input, ({ Kind, ItemId, Text }) => {
    const ending = taskEndings[Kind];
    if (ending === 'payment' || ending === 'itself') throw conflict(cannotBeDone[ending]);
    const { note } = input.value();
    if (ending === 'note' && note === null) throw invalid({ note: 'Skriv, hvad der er besluttet' });
    return { action: 'done', values: { state: 'done', until: null, note, text: ItemId === null ? null : Text } };
  });

/** Opens a task that was done or snoozed. Throws 404. */
export const reopenTask = (deps: Deps, actor: Actor, input: Input<WithKey>) =>
  decide(deps, actor, input, () => ({
    action: 'open-again',
    values: { state: null, until: null, note: null, text: null },
  }));

/** Puts a task off until a day. Throws 404 and 422. */
export const snoozeTask = (deps: Deps, actor: Actor, input: Input<WithKey & { until: string }>) =>
  decide(deps, actor, input, () => {
    const { until } = input.value();
    const day = today(deps.clock);
    const latest = addDays(day, LONGEST_SNOOZE);
    if (until <= day) throw invalid({ until: 'Udskyd til skal være en dag efter i dag' });
    if (until > latest) throw invalid({ until: `Udskyd til kan senest være ${shortDate(latest)}` });
    return { action: 'snooze', values: { state: 'snoozed', until, note: null } };
  });

/** Gives a task to a user who can act on it, or back to the responsible user. Throws 404, 409 for an approval's, and 422. */
export const assignTask = (deps: Deps, actor: Actor, input: Input<WithKey & { userId: number | null }>) =>
  decide(deps, actor, input, async ({ AreaId, Kind }, tx) => {
    if (Kind === 'approve' || Kind === 'approval')
      throw conflict('Opgaven er hos den, der er spurgt. Spørg en anden på aftalens side.');
    const { userId } = input.value();
    if (userId !== null && !(await isActiveInArea(tx, userId, AreaId))) throw invalid({ userId: NOT_IN_AREA });
    return { action: 'assign', values: { assigneeId: userId } };
  });
