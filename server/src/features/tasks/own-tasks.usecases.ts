import { type FieldErrors, formValues, type Task, type TaskInput, taskSchema } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { checkVersion, invalid } from '../../lib/problem.ts';
import { lockContractOf, NOT_OF_SPONSORSHIP } from '../contracts/contracts.store.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { isActiveInArea } from '../users/users.store.ts';
import { clearMarksOfTask } from './marks.store.ts';
import { lockOwnTask, type OwnTask, taskStore } from './own-tasks.store.ts';
import { presentTask } from './tasks.present.ts';
import { findTask, type TaskRecord } from './tasks.store.ts';

const entity = 'task';

export const NOT_IN_AREA = 'Ansvarlig skal være en aktiv bruger med adgang til sponsoratets område';

export const presentOwnTask = (row: OwnTask): Task =>
  formValues(taskSchema, { ...row, doneAt: row.doneAt?.toISOString() ?? null });

/** Rings at the bell of whoever is to act on a task now, and was not before. */
export const tellWhoseTaskItIs = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  before: TaskRecord | null,
  task: TaskRecord,
): Promise<void> => {
  if (task.UserId === before?.UserId) return;
  const { Text, Name, Path: path, SponsorshipId: sponsorshipId } = presentTask(task);
  const text = `${actor.name} har givet dig en opgave hos ${Name}: ${Text}`;
  await notify(tx, clock, actor, [task.UserId], { kind: 'assigned', text, path, sponsorshipId });
};

const checkReferences = async (
  tx: Connection,
  { sponsorshipId, contractId, assigneeId }: Pick<TaskInput, 'sponsorshipId' | 'contractId' | 'assigneeId'>,
  areaId: number,
  before: OwnTask | null,
): Promise<void> => {
  const fields: FieldErrors = {};
  if (contractId !== null && !(await lockContractOf(tx, contractId, sponsorshipId)))
    fields.contractId = NOT_OF_SPONSORSHIP;
  // Somebody who was locked out meanwhile may stay, as a sponsorship's responsible user may.
  const isNew = assigneeId !== before?.assigneeId || sponsorshipId !== before?.sponsorshipId;
  if (assigneeId !== null && isNew && !(await isActiveInArea(tx, assigneeId, areaId))) fields.assigneeId = NOT_IN_AREA;
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

/** Makes a task within a transaction, or saves one, with its line of the log; rings at no bell. Another date opens it again. */
export const writeOwnTask = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  before: OwnTask | null,
  values: Omit<TaskInput, 'id' | 'version'>,
): Promise<OwnTask> => {
  const save = { by: actor.name, at: clock.now() };
  const isMoved = before !== null && before.dueDate !== values.dueDate;
  if (isMoved || (before && before.sponsorshipId !== values.sponsorshipId))
    await clearMarksOfTask(tx, before.id, values.sponsorshipId);
  const after = before
    ? await taskStore.update(tx, before.id, { ...values, ...(isMoved && { doneAt: null, doneBy: null }) }, save)
    : await taskStore.insert(tx, values, save);
  const line = { action: before ? 'update' : 'create', before, after } as const;
  await audit(tx, clock, actor, { ...line, entity, entityId: after.id, sponsorshipId: after.sponsorshipId });
  return after;
};

/** Makes a task, or saves one, and tells whose it is now. Throws 404, 409 (somebody saved first) and 422. */
export const saveOwnTask = ({ db, clock }: Deps, actor: Actor, input: Input<TaskInput>): Promise<OwnTask> =>
  db.transaction(async (tx) => {
    const before = input.id === undefined ? null : await lockOwnTask(tx, actor, input.id);
    const taskOf = ({ id: recordId, dueDate }: OwnTask) =>
      findTask(tx, actor, { kind: 'manual', recordId, dueDate }, today(clock));
    const was = before && (await taskOf(before));
    const named = input.idOf('sponsorshipId') ?? before?.sponsorshipId ?? input.value().sponsorshipId;
    const { areaId } = await lockSponsorship(tx, actor, named, 'share');
    if (before) checkVersion(before, input.version);
    const { id: _id, version: _version, ...values } = input.value();
    await checkReferences(tx, values, areaId, before);
    const after = await writeOwnTask(tx, { clock }, actor, before, values);
    const task = await taskOf(after);
    if (task) await tellWhoseTaskItIs(tx, { clock }, actor, was, task);
    return after;
  });

/** Removes a task. Throws 404. */
export const removeOwnTask = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockOwnTask(tx, actor, id);
    await taskStore.delete(tx, id);
    const { sponsorshipId } = before;
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, sponsorshipId, before });
  });
