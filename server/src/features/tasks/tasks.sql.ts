import { addDays, type IsoDate, taskEndings, taskKinds, taskStates } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RowSource } from '../sponsorship-index/change-log.store.ts';
import { shared } from '../sponsorship-index/summary.schemas.ts';
import { openSigningOf } from '../sponsorships/open-signing.sql.ts';
import { day, dayOf, factsOf, type TaskContext } from './task-facts.sql.ts';
import { taskFactsSchema, taskText } from './task-texts.rules.ts';

/** What is marked as done while what it is about may last. */
const doneByHand = taskKinds.filter((kind) => kind !== 'manual' && ['plain', 'note'].includes(taskEndings[kind]));
/** What is done is listed for so many days. */
const DONE_DAYS = 180;

/** What was done since a day, also where what it was about is gone. */
const doneSince = (since: IsoDate): SQL => sql`
  select m.kind, m.record_id, m.due_date, s.id as sponsorship_id
  from task_marks m join clubs s on s.id = m.sponsorship_id
  where m.state = 'done' and m.kind <> 'manual' and ${dayOf(sql`m.updated_at`)} >= ${day(since)}
  union all
  select 'manual', t.id, t.due_date, s.id
  from tasks t join clubs s on s.id = t.sponsorship_id
  where ${dayOf(sql`t.done_at`)} >= ${day(since)}`;

/** A record of a task, looked up by its key: joined, PostgreSQL would read the whole table where tasks are many. */
const recordOf = (from: SQL, where: SQL): SQL => sql`left join lateral (select * from ${from} where ${where} limit 1)`;

/** What tasks `f` are about and what was decided about them, joined to them; nothing where it is gone. */
export const recordsOfTasks = sql`
  left join task_marks m on m.kind = f.kind and m.record_id = f.record_id and m.due_date = f.due_date
  ${recordOf(sql`contract_rates`, sql`f.kind = 'rate' and id = f.record_id`)} r on true
  ${recordOf(sql`contract_items`, sql`f.kind in ('hospitality', 'delivery', 'proof') and id = f.record_id`)} i on true
  ${recordOf(sql`tasks`, sql`f.kind = 'manual' and id = f.record_id`)} t on true
  ${recordOf(sql`contract_approvals`, sql`f.kind in ('approve', 'approval') and contract_id = f.record_id`)} q on true
  ${recordOf(
    sql`contracts`,
    sql`id = case f.kind
    when 'rate' then r.contract_id
    when 'hospitality' then i.contract_id
    when 'delivery' then i.contract_id
    when 'proof' then i.contract_id
    when 'manual' then t.contract_id
    when 'kyc' then null
    else f.record_id end`,
  )} c on true
  join sponsorships s on s.id = f.sponsorship_id`;

/** Whom a task `f` is assigned to, by its records. */
export const assigneeOfTask = sql`coalesce(t.assignee_id, m.assignee_id)`;

/** Who is asked, or has asked, whether an agreement is allowed: nobody else can be given their task. */
const personOfApproval = sql`case f.kind when 'approve' then q.approver_id when 'approval' then q.requested_by_id end`;

/** Who is to act on it: whom it is assigned to, where they are active and have the area, else the responsible user. */
export const userOfTask = sql`coalesce((select p.id from users p join user_areas x on x.user_id = p.id
  where p.id = coalesce(${personOfApproval}, ${assigneeOfTask}) and not p.locked_out and x.area_id = s.area_id),
  s.user_id)`;

export const stateOfTask = (today: IsoDate): SQL => sql`case
  when case when f.kind = 'manual' then t.done_at is not null else m.state = 'done' end then 'done'
  when m.state = 'snoozed' and m.until > ${day(today)} then 'snoozed'
  else 'open' end`;

/** True where a task that is done or snoozed can be opened: what it was about is still so. */
export const canReopen = (context: TaskContext): SQL => sql`case ${stateOfTask(context.today)}
  when 'snoozed' then true
  when 'done' then f.kind = 'manual' or exists (select from (${factsOf(doneByHand, context)}) held
    where held.kind = f.kind and held.record_id = f.record_id and held.due_date = f.due_date)
  else false end`;

/** What is still to be paid of its rate. */
export const restOfTask = sql`case when r.id is not null then r.amount - r.paid end`;

/** What the words of a task `f` are made of, with its records beside it, as JSON. */
export const factsOfText = (today: IsoDate): SQL => sql`json_build_object(
  'status', c.status,
  'rate', case when r.id is not null then (select json_build_object(
    'place', count(*) filter (where n.position <= r.position), 'of', count(*), 'hasInvoice', r.registered > r.paid)
    from contract_rates n where n.contract_id = r.contract_id) end,
  'approval', case when q.contract_id is not null
    then json_build_object('requestedBy', q.requested_by, 'approver', q.approver) end,
  'item', case when i.id is not null
    then json_build_object('name', i.frozen ->> 'name', 'used', i.used, 'amount', i.amount) end,
  'checkedOn', s.checked_on,
  'sending', case when f.kind in ('awaiting', 'renewal') then (select json_build_object('state', g.state,
    'sentOn', ${dayOf(sql`g.sent_at`)}, 'signed', g.signed, 'of', g."of", 'deadline', g.deadline,
    'remindFrom', g."remindFrom")
    from (${openSigningOf(sql`c.id`, day(today))}) g) end,
  'mailed', c.sent_at is not null,
  'title', t.title,
  'marked', m.text)`;

/** What is kept in memory of a task: what it is found, counted and sorted by. What it says is read by its key. */
const indexedTaskSchema = z.object({
  kind: z.enum(taskKinds),
  recordId: z.int(),
  dueDate: shared,
  sponsorshipId: z.int(),
  areaId: z.int(),
  name: z.string(),
  /** Who is to act on it. */
  userId: z.int(),
  userName: shared,
  /** True where they are locked out. */
  isUnassigned: z.boolean(),
  state: z.enum(taskStates),
  amount: z.number().nullable(),
});
export type IndexedTask = z.infer<typeof indexedTaskSchema> & {
  /** What a search reads. */
  searched: string;
};

/** Tasks as the index reads them: every one that there is, and what was done lately. */
export const tasksOn = (context: TaskContext): RowSource<IndexedTask> => ({
  row: indexedTaskSchema
    .extend({ number: z.string().nullable(), facts: taskFactsSchema })
    .transform(({ number, facts, ...task }) => ({
      ...task,
      searched: [task.name, number ?? [], taskText(task, facts, context)].flat().join('\n'),
    })),
  select: (where) => sql`
    with clubs as not materialized (select s.id from sponsorships s where ${where})
    select f.kind, f.record_id as "recordId", f.due_date::text as "dueDate", f.sponsorship_id as "sponsorshipId",
      s.area_id as "areaId", s.name, u.id as "userId", u.name as "userName", u.locked_out as "isUnassigned",
      ${stateOfTask(context.today)} as state, ${restOfTask} as amount,
      c.number, ${factsOfText(context.today)} as facts
    from (
      select *, false as is_done from (${factsOf(taskKinds, context)}) facts
      union all select *, true from (${doneSince(addDays(context.today, -DONE_DAYS))}) done) f
    ${recordsOfTasks}
    join users u on u.id = ${userOfTask}
    where f.is_done = (${stateOfTask(context.today)} = 'done')`,
  order: sql`o."sponsorshipId"`,
});
