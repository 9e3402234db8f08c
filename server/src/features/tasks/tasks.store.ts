import {
  addDays,
  type IsoDate,
  type TaskListRequest,
  type TaskPeriod,
  type TaskUserQuery,
  taskKinds,
  taskStates,
} from '@sponsorat/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish, orderOf, searchedFor, sliceOf } from '../../lib/resource/lists.ts';
import { contractRates } from '../contracts/contracts.table.ts';
import { findRulesOn, type RulesInForce } from '../rule-values/rule-values.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import type { TaskKey } from './marks.store.ts';
import { beyondOf, doneSince, factsOf, recordsOfTasks, restOf, textOfTask } from './tasks.sql.ts';

/** As of when tasks are asked for: the instant, and the day that it is in Copenhagen. */
export type Moment = { now: Date; today: IsoDate };

type Filter = TaskListRequest['filter'];

/** What is done is listed for so many days. */
const DONE_DAYS = 180;
const DAY = 86_400_000;
const MONTH_DAYS = 30;

/** The Sunday of a day's week. */
const sundayOf = (today: IsoDate): IsoDate => addDays(today, (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7);

const isDue = (when: TaskPeriod, today: IsoDate): SQL => {
  const [from, due] = [sql`${today}::date`, sql`f.due_date`];
  const monthEnd = sql`${addDays(today, MONTH_DAYS)}::date`;
  return {
    overdue: sql`${due} < ${from}`,
    week: sql`${due} between ${from} and ${sundayOf(today)}::date`,
    month: sql`${due} between ${from} and ${monthEnd}`,
    later: sql`${due} > ${monthEnd}`,
  }[when];
};

/**
 * The sponsorships that a filter leaves, as the common table `clubs`: those that a user has tasks of are few, and are
 * found once and first.
 */
const clubsOf = (actor: Actor, { area, sponsorship, user }: Filter): SQL => {
  const conditions = [inScope(actor, sql`s.area_id`)];
  if (area !== undefined) conditions.push(sql`s.area_id = ${area}`);
  if (sponsorship !== undefined) conditions.push(sql`s.id = ${sponsorship}`);
  if (user !== undefined)
    conditions.push(sql`s.id in (
      select o.id from sponsorships o where o.user_id = ${user}
      union select m.sponsorship_id from task_marks m where m.assignee_id = ${user}
      union select t.sponsorship_id from tasks t where t.assignee_id = ${user})`);
  const isFew = user !== undefined || sponsorship !== undefined;
  return sql`clubs as ${isFew ? sql`materialized` : sql`not materialized`} (
    select s.id, s.name, s.user_id from sponsorships s where ${sql.join(conditions, sql` and `)})`;
};

const userOfTask = sql`coalesce(f.assignee_id, m.assignee_id, f.responsible_id)`;

const stateOfTask = (today: IsoDate): SQL => sql`case
  when f.is_done or (m.state = 'done' and f.kind <> 'manual') then 'done'
  when m.state = 'snoozed' and m.until > ${today}::date then 'snoozed'
  else 'open' end`;

const marks = sql`left join task_marks m
  on m.kind = f.kind and m.record_id = f.record_id and m.due_date = f.due_date`;

const factsFor = (filter: Filter, { now, today }: Moment, rules: RulesInForce): SQL => {
  if (filter.state === 'done') return doneSince(new Date(now.getTime() - DONE_DAYS * DAY));
  return factsOf(filter.kind ? [filter.kind] : taskKinds, { today, rules });
};

/** What tasks `f` with their marks `m` must meet beside what their facts are cut to. */
const conditionOf = (filter: Filter, { today }: Moment, rules: RulesInForce): SQL => {
  const { kind, user, unassigned, when, state = 'open', search } = filter;
  const conditions = [sql`${stateOfTask(today)} = ${state}`];
  if (kind && state === 'done') conditions.push(sql`f.kind = ${kind}`);
  if (user !== undefined) conditions.push(sql`${userOfTask} = ${user}`);
  if (unassigned) conditions.push(sql`exists (select from users l where l.id = ${userOfTask} and l.locked_out)`);
  if (when) conditions.push(isDue(when, today));
  const sought = search?.trim();
  if (sought) {
    const lines = sql`lower(concat_ws(E'\\n', f.name, c.number, ${textOfTask(today, rules)}) collate danish)`;
    conditions.push(searchedFor(sought, lines));
  }
  return sql.join(conditions, sql` and `);
};

const taskRowSchema = z.object({
  kind: z.enum(taskKinds),
  recordId: z.number(),
  dueDate: z.string(),
  text: z.string(),
  sponsorshipId: z.number(),
  name: z.string(),
  logoId: z.number().nullable(),
  logoHash: z.string().nullable(),
  area: z.string(),
  areaId: z.number(),
  contractId: z.number().nullable(),
  contractNumber: z.string().nullable(),
  itemId: z.number().nullable(),
  rateId: z.number().nullable(),
  amount: z.string().nullable(),
  assigneeId: z.number().nullable(),
  userId: z.number(),
  userName: z.string(),
  pictureId: z.number().nullable(),
  pictureHash: z.string().nullable(),
  userLockedOut: z.boolean(),
  state: z.enum(taskStates),
  until: z.string().nullable(),
  note: z.string().nullable(),
});
export type TaskRecord = z.infer<typeof taskRowSchema>;

/** Tasks `f` with all that is shown of them. */
const selectTasks = (today: IsoDate, rules: RulesInForce): SQL => sql`
  select f.kind, f.record_id as "recordId", f.due_date::text as "dueDate",
    coalesce(${textOfTask(today, rules)}, '') as text,
    s.id as "sponsorshipId", s.name, lo.id as "logoId", lo.sha256 as "logoHash", a.name as area, a.id as "areaId",
    c.id as "contractId", c.number as "contractNumber", i.id as "itemId", r.id as "rateId",
    (case when r.id is not null then ${restOf(sql`r`)} end)::text as amount,
    coalesce(f.assignee_id, m.assignee_id) as "assigneeId", u.id as "userId", u.name as "userName", pi.id as "pictureId", pi.sha256 as "pictureHash",
    u.locked_out as "userLockedOut", ${stateOfTask(today)} as state,
    case when m.state = 'snoozed' and m.until > ${today}::date then m.until::text end as until, m.note`;

const shownOfTasks = sql`
  ${marks}
  ${recordsOfTasks}
  join sponsorships s on s.id = f.sponsorship_id
  join areas a on a.id = s.area_id
  left join files lo on lo.id = s.logo_file_id
  join users u on u.id = ${userOfTask}
  left join files pi on pi.id = u.picture_file_id`;

const pageOfTasks = z.object({ total: z.number(), tasks: z.array(taskRowSchema) });

/** One page of the tasks that the actor sees, and how many there are in all. */
export const listTasks = async (
  db: Connection,
  actor: Actor,
  { filter, ...request }: TaskListRequest,
  moment: Moment,
) => {
  const rules = await findRulesOn(db, moment.today);
  const { before, count } = sliceOf(request);
  const sortable = {
    DueDate: sql`f.due_date`,
    Name: danish(sql`f.name`),
    Kind: sql`f.kind`,
    Amount: sql`f.amount`,
    UserName: danish(sql`(select u.name from users u where u.id = ${userOfTask})`),
  };
  const { field } = request.sort;
  const order = (sorted: SQL) =>
    orderOf({ [field]: sorted } as Record<typeof field, SQL>, request.sort, sql`f.kind, f.record_id, f.due_date`);
  const [answer] = await rowsOf(
    db,
    pageOfTasks,
    sql`with ${clubsOf(actor, filter)}, found as materialized (
      select f.kind, f.record_id, f.due_date, f.sponsorship_id, f.responsible_id, f.assignee_id, f.is_done,
        ${sortable[field]} as sorted
      from (${factsFor(filter, moment, rules)}) f ${marks} ${filter.search?.trim() ? recordsOfTasks : sql``}
      where ${conditionOf(filter, moment, rules)}),
    page as (select * from found f ${order(sql`f.sorted`)} limit ${count} offset ${before}),
    shown as (${selectTasks(moment.today, rules)}, row_number() over (${order(sql`f.sorted`)}) as place
      from page f ${shownOfTasks})
    select (select count(*) from found) as total,
      coalesce((select json_agg(w order by w.place) from shown w), '[]') as tasks`,
  );
  return answer ?? { total: 0, tasks: [] };
};

/** A task by its key, whatever was decided about it; null where there is none, or none that the actor sees. */
export const findTask = async (
  db: Connection,
  actor: Actor,
  { kind, recordId, dueDate }: TaskKey,
  today: IsoDate,
): Promise<TaskRecord | null> => {
  const rules = await findRulesOn(db, today);
  const facts = factsOf([kind], { today, rules, recordId });
  const [task] = await rowsOf(
    db,
    taskRowSchema,
    sql`with ${clubsOf(actor, {})} ${selectTasks(today, rules)} from (${facts}) f ${shownOfTasks} where f.due_date = ${dueDate}::date`,
  );
  return task ?? null;
};

/** Which agreement a rate is of, whoever may see it. */
export const findContractOfRate = async (db: Connection, rateId: number): Promise<number | null> => {
  const [rate] = await db
    .select({ contractId: contractRates.contractId })
    .from(contractRates)
    .where(eq(contractRates.id, rateId));
  return rate?.contractId ?? null;
};

const summaryRow = z.object({
  overdue: z.number(),
  week: z.number(),
  month: z.number(),
  next: z.string().nullable(),
});

/** How many open tasks there are, of a user or of all whom the actor sees. */
export const summariseTasks = async (db: Connection, actor: Actor, { user }: TaskUserQuery, moment: Moment) => {
  const rules = await findRulesOn(db, moment.today);
  const filter = { user };
  const counted = (when: TaskPeriod) => sql`count(*) filter (where ${isDue(when, moment.today)})`;
  const [answer] = await rowsOf(
    db,
    summaryRow,
    sql`with ${clubsOf(actor, filter)} select ${counted('overdue')} as overdue, ${counted('week')} as week, ${counted('month')} as month,
      (min(f.due_date) filter (where f.due_date >= ${moment.today}::date))::text as next
      from (${factsFor(filter, moment, rules)}) f ${marks} where ${conditionOf(filter, moment, rules)}`,
  );
  return answer ?? { overdue: 0, week: 0, month: 0, next: null };
};

/** The nearest day on which something that is no task yet will be due. */
export const findNextDeadline = async (db: Connection, actor: Actor, { user }: TaskUserQuery, moment: Moment) => {
  const rules = await findRulesOn(db, moment.today);
  const [answer] = await rowsOf(
    db,
    z.object({ date: z.string().nullable() }),
    sql`with ${clubsOf(actor, { user })} select min(f.due_date)::text as date from (${beyondOf({ today: moment.today, rules })}) f ${user === undefined ? sql`` : sql`where f.responsible_id = ${user}`}`,
  );
  return answer ?? { date: null };
};
