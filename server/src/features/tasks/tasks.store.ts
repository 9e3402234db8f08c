import type { IsoDate, TaskKind, TaskRow, UserQuery } from '@sponsorat/api';
import { taskKinds, taskRowSchema } from '@sponsorat/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor, Viewer } from '../../lib/actor.ts';
import {
  type Connection,
  first,
  listOf,
  oneRow,
  type PooledDatabase,
  rowsOf,
  runPrepared,
} from '../../lib/db/database.ts';
import { contractRates } from '../contracts/contracts.table.ts';
import { fileUrlSql } from '../files/files.store.ts';
import { findRulesAndStart } from '../rule-values/rule-values.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import type { TaskKey } from './marks.store.ts';
import { factsOf, nextBeyond, type TaskContext } from './task-facts.sql.ts';
import { type TaskFacts, taskFactsSchema, taskText } from './task-texts.rules.ts';
import {
  assigneeOfTask,
  canReopen,
  factsOfText,
  recordsOfTasks,
  restOfTask,
  stateOfTask,
  userOfTask,
} from './tasks.sql.ts';

const storedSchema = taskRowSchema.omit({ Key: true, Path: true, Text: true, Item: true, Signing: true }).extend({
  /** Of the record that it is about, whatever its kind. */
  recordId: z.number(),
  /** What its own form says of an own task; `Note` is what was written as a task was done. */
  ownNote: z.string().nullable(),
  facts: taskFactsSchema,
});
type StoredTask = z.infer<typeof storedSchema>;
/** A task as its row says it, but for what follows from its record. */
export type TaskRecord = Omit<StoredTask, 'facts'> & Pick<TaskRow, 'Text' | 'Item' | 'Signing'>;

const itemOf = ({ item }: TaskFacts): TaskRow['Item'] => {
  if (!item?.name || item.used === null || item.amount === null) return null;
  return { name: item.name, used: item.used, amount: item.amount };
};

/** What a row says that is made of its facts. */
const withFacts =
  (context: TaskContext) =>
  ({ facts, ...row }: StoredTask): TaskRecord => ({
    ...row,
    Text: taskText({ kind: row.Kind, dueDate: row.DueDate }, facts, context),
    Item: itemOf(facts),
    Signing: facts.sending && { state: facts.sending.state, remindFrom: facts.sending.remindFrom },
  });

/** What tasks of a day follow from besides what is stored of sponsorships. */
export const taskContextOn = async (db: Connection, today: IsoDate): Promise<TaskContext> => {
  const { rules, start } = await findRulesAndStart(db, today, 'kyc.months');
  return { today, rules, checkedSince: start };
};

/** The sponsorships that facts are looked for in: of a task that is known, any. */
const anyClubs = sql`clubs as not materialized (select id from sponsorships)`;

/** Tasks `f` with all that is shown of them, where the actor sees them. */
const selectTasks = (actor: Viewer, context: TaskContext, tasks: SQL): SQL => sql`
  select f.record_id as "recordId", f.due_date::text as "DueDate", f.kind as "Kind",
    ${factsOfText(context.today)} as facts, s.id as "SponsorshipId", s.name as "Name",
    ${fileUrlSql(sql`s.logo_file_id`)} as "Logo", a.name as "Area", a.id as "AreaId",
    c.id as "ContractId", c.number as "ContractNumber", c.status as "ContractStatus", i.id as "ItemId",
    r.id as "RateId", (${restOfTask})::float8 as "Amount", u.id as "UserId", u.name as "UserName",
    ${fileUrlSql(sql`u.picture_file_id`)} as "UserPicture", ${assigneeOfTask} as "AssigneeId",
    u.locked_out as "UserLockedOut", ${stateOfTask(context.today)} as "State",
    case when m.state = 'snoozed' and m.until > ${context.today}::date then m.until::text end as "Until",
    m.note as "Note", t.note as "ownNote", ${canReopen(context)} as "CanReopen"
  from (${tasks}) f
  ${recordsOfTasks}
  join areas a on a.id = s.area_id
  join users u on u.id = ${userOfTask}
  where ${inScope(actor, sql`s.area_id`)}`;

/** A task by its key, whatever was decided about it; null where there is none, or none that the actor sees. */
export const findTask = async (
  db: Connection,
  actor: Actor,
  { kind, recordId, dueDate }: TaskKey,
  today: IsoDate,
): Promise<TaskRecord | null> => {
  const context = await taskContextOn(db, today);
  const facts = factsOf([kind], { ...context, recordId });
  const tasks = sql`select * from (${facts}) f where f.due_date = ${dueDate}::date`;
  const [task] = await rowsOf(db, storedSchema, sql`with ${anyClubs} ${selectTasks(actor, context, tasks)}`);
  return task ? withFacts(context)(task) : null;
};

type GivenTask = TaskKey & { sponsorshipId: number };

const selectGiven = (actor: Viewer, given: readonly GivenTask[], context: TaskContext): SQL => {
  const list = (read: (task: GivenTask) => string | number, type: 'int' | 'text') => listOf(given.map(read), type);
  const tasks = sql`select * from unnest(
    ${list(({ kind }) => kind, 'text')}, ${list(({ recordId }) => recordId, 'int')},
    ${list(({ dueDate }) => dueDate, 'text')}::date[], ${list(({ sponsorshipId }) => sponsorshipId, 'int')}
  ) with ordinality g (kind, record_id, due_date, sponsorship_id, place)`;
  return sql`with ${anyClubs} ${selectTasks(actor, context, tasks)} order by f.place`;
};

/** What is shown of tasks that there are, in their order. */
export const findTasks = async (
  db: PooledDatabase,
  actor: Viewer,
  given: readonly GivenTask[],
  context: TaskContext,
): Promise<TaskRecord[]> => {
  if (given.length === 0) return [];
  const rows = z.array(storedSchema).parse(await runPrepared(db, selectGiven(actor, given, context)));
  return rows.map(withFacts(context));
};

/** What is shown of very many tasks that there are, read within a transaction without a prepared statement. */
export const findManyTasks = async (
  tx: Connection,
  actor: Viewer,
  given: readonly GivenTask[],
  context: TaskContext,
): Promise<TaskRecord[]> =>
  (await rowsOf(tx, storedSchema, selectGiven(actor, given, context))).map(withFacts(context));

const keySchema = z.object({ kind: z.enum(taskKinds), recordId: z.number(), dueDate: z.string() });

/** The one of a kind that is due last; null where there is none. */
export const findLastFact = async (db: Connection, kind: TaskKind, today: IsoDate): Promise<TaskKey | null> => {
  const facts = factsOf([kind], await taskContextOn(db, today));
  const last = sql`with clubs as (select id from sponsorships)
    select f.kind, f.record_id as "recordId", f.due_date::text as "dueDate" from (${facts}) f
    order by f.due_date desc, f.record_id limit 1`;
  return first(rowsOf(db, keySchema, last));
};

/** Which agreement a rate is of, whoever may see it. */
export const findContractOfRate = async (db: Connection, rateId: number): Promise<number | null> => {
  const [rate] = await db
    .select({ contractId: contractRates.contractId })
    .from(contractRates)
    .where(eq(contractRates.id, rateId));
  return rate?.contractId ?? null;
};

/** The sponsorships that the actor sees, or those that a user is responsible for, which are few and found first. */
const clubsOf = (actor: Actor, user: number | undefined): SQL => sql`
  clubs as ${user === undefined ? sql`not materialized` : sql`materialized`} (select s.id from sponsorships s
    where ${inScope(actor, sql`s.area_id`)} and ${user === undefined ? sql`true` : sql`s.user_id = ${user}`})`;

/** The nearest day on which something that is no task yet will be due. */
export const findNextDeadline = async (db: Connection, actor: Actor, { user }: UserQuery, today: IsoDate) => {
  const context = await taskContextOn(db, today);
  const next = sql`with ${clubsOf(actor, user)} select (${nextBeyond(context)})::text as date`;
  return oneRow(rowsOf(db, z.object({ date: z.string().nullable() }), next));
};
