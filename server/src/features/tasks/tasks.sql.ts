import { addDays, type IsoDate, type TaskKind, taskEndings, taskKinds } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { hasSuccessor, isOutlasted, predecessorOf } from '../contracts/chain.sql.ts';
import type { RulesInForce } from '../rule-values/rule-values.store.ts';
import type { RowSource } from '../sponsorship-index/change-log.store.ts';
import { openSigningOf } from '../sponsorships/open-signing.sql.ts';
import { type IndexedTask, indexedTaskSchema } from './indexed-task.schemas.ts';

/**
 * What tasks follow from besides what is stored of sponsorships: the day, the rules that hold then, and since when clubs are
 * to be checked in the bank's own system.
 */
export type TaskContext = { today: IsoDate; rules: RulesInForce; checkedSince: IsoDate | null };

/** Which tasks are asked for. Their sponsorships are what `clubs` has. */
type TaskQuery = TaskContext & {
  /** Only those of one record, of a user's own also one that is done. */
  recordId?: number | undefined;
};

/** An agreement that ended is asked about for so many days, whatever the bank's rule of what is to come. */
const ENDED_DAYS = 90;
/** What is marked as done while what it is about may last. */
const doneByHand = taskKinds.filter((kind) => kind !== 'manual' && ['plain', 'note'].includes(taskEndings[kind]));
/** What is done is listed for so many days. */
const DONE_DAYS = 180;

const day = (today: IsoDate): SQL => sql`${today}::date`;
const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone 'Europe/Copenhagen')::date`;

/**
 * True where there is none. Said so, it is asked of each agreement that is left of a window, by index: a plain `not
 * exists` is planned as a join with all agreements that there are.
 */
const without = (exists: SQL): SQL => sql`${exists} is not true`;

/** True where the agreement `c`, which runs on the day, is the active one: of several the one that `activeContractOf` takes. */
const isActive = (today: IsoDate): SQL =>
  without(sql`exists (select from contracts o
  where o.sponsorship_id = c.sponsorship_id and o.status = 'Godkendt'
    and o.start_date <= ${day(today)} and o.end_date >= ${day(today)}
    and (o.start_date, o.approved_at, o.id) > (c.start_date, c.approved_at, c.id))`);

const isLast = without(isOutlasted(sql`c`));
const isNotFollowed = without(hasSuccessor(sql`c`));

/** The agreement that a draft follows: only approved ones have successors. */
const predecessor = sql`(select p.end_date from (${predecessorOf(sql`c`)}) p where p.status = 'Godkendt')`;

type Part = {
  record: SQL;
  due: SQL;
  /** What is joined to the sponsorship `s`. */
  from: SQL;
  where: SQL;
};

const ofItems = (
  { today }: TaskQuery,
  { sections, days, where }: { sections: readonly string[]; days: number; where: SQL },
): Part => ({
  record: sql`i.id`,
  due: sql`c.end_date`,
  from: sql`contract_items i join contracts c on c.id = i.contract_id join clubs s on s.id = c.sponsorship_id`,
  where: sql`c.status = 'Godkendt' and c.start_date <= ${day(today)}
    and c.end_date between ${day(today)} and ${day(today)} + ${days}::int
    and i.selected and i.is_utilization and i.used < i.amount
    and i.section = any(${sql.param([...sections])}::text[]) and ${where} and ${isActive(today)}`,
});

const ofContracts = sql`contracts c join clubs s on s.id = c.sponsorship_id`;
const ofApprovals = sql`contract_approvals q join contracts c on c.id = q.contract_id join clubs s on s.id = c.sponsorship_id`;
const isRequested = (rules: RulesInForce): SQL => sql`${rules['approval.enabled']}::boolean and q.state = 'requested'`;
/** True of an agreement `c` that waits for somebody's answer. */
const waits = (rules: RulesInForce): SQL =>
  sql`exists (select from contract_approvals q where q.contract_id = c.id and ${isRequested(rules)})`;
const ofRates = sql`contract_rates r join contracts c on c.id = r.contract_id join clubs s on s.id = c.sponsorship_id`;

/** When the club `k` is to be checked again. The same day of a later month, or the last one that it has. */
const nextCheck = (months: number): SQL => sql`(k.checked_on + make_interval(months => ${months}::int))::date`;

/** What is asked is a task of whoever is to answer, and of whoever waits for it. */
const askedApproval = ({ rules }: TaskQuery): Part => ({
  record: sql`c.id`,
  due: dayOf(sql`q.requested_at`),
  from: ofApprovals,
  where: isRequested(rules),
});

/** When each kind of task exists, and when it is due. Every part is cut to its window first. */
const parts: Record<TaskKind, (query: TaskQuery) => Part> = {
  renegotiation: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`c.renegotiation`,
    from: ofContracts,
    // Of two with one date, the end of the agreement stands for both.
    where: sql`c.status = 'Godkendt' and c.renegotiation <= ${day(today)} + ${rules['tasks.windowDays']}::int
      and c.start_date <= ${day(today)} and c.end_date >= ${day(today)}
      and not (c.renegotiation = c.end_date and ${isLast}) and ${isActive(today)} and ${isNotFollowed}`,
  }),
  expiry: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`c.end_date`,
    from: ofContracts,
    where: sql`c.status = 'Godkendt' and c.end_date
      between ${day(today)} - ${ENDED_DAYS}::int and ${day(today)} + ${rules['tasks.windowDays']}::int
      and ${isLast} and ${isNotFollowed}`,
  }),
  renewal: () => ({
    record: sql`c.id`,
    // By its own first day, where it takes over before the other one ends.
    due: sql`least(${predecessor}, c.start_date)`,
    from: ofContracts,
    where: sql`c.status <> 'Godkendt' and ${predecessor} is not null`,
  }),
  rate: ({ today, rules }) => ({
    record: sql`r.id`,
    due: sql`r.due_date`,
    from: ofRates,
    where: sql`c.status = 'Godkendt' and r.due_date <= ${day(today)} + ${rules['tasks.rateLead']}::int
      and r.paid < r.amount`,
  }),
  approve: askedApproval,
  approval: askedApproval,
  draft: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`${dayOf(sql`c.updated_at`)} + ${rules['tasks.draftStaleDays']}::int`,
    from: ofContracts,
    where: sql`c.status = 'Kladde'
      and ${dayOf(sql`c.updated_at`)} <= ${day(today)} - ${rules['tasks.draftStaleDays']}::int
      and ${predecessor} is null and not ${waits(rules)}`,
  }),
  awaiting: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`${dayOf(sql`coalesce(c.sent_at, c.confirmed_at)`)} + ${rules['tasks.awaitingStaleDays']}::int`,
    from: ofContracts,
    where: sql`c.status = 'Afventer'
      and ${dayOf(sql`coalesce(c.sent_at, c.confirmed_at)`)} <= ${day(today)} - ${rules['tasks.awaitingStaleDays']}::int`,
  }),
  hospitality: (query) =>
    ofItems(query, {
      sections: ['Hospitality'],
      days: query.rules['tasks.unusedHospitalityDays'],
      where: sql`true`,
    }),
  delivery: (query) => {
    // Days with both ends included, compared as whole numbers: a quarter behind is a quarter.
    const gone = sql`(${day(query.today)} - c.start_date + 1)::bigint`;
    const all = sql`(c.end_date - c.start_date + 1)::bigint`;
    return ofItems(query, {
      sections: ['Eksponering', 'Aktivering'],
      days: query.rules['tasks.deliveryDays'],
      where: sql`${gone} * 2 >= ${all} and (${gone} * i.amount - i.used * ${all}) * 100
        > ${query.rules['tasks.behindPoints']}::int * ${all} * i.amount`,
    });
  },
  kyc: ({ today, rules: { 'kyc.months': months }, checkedSince }) => ({
    record: sql`s.id`,
    due: months === null ? sql`null::date` : sql`coalesce(${nextCheck(months)}, ${checkedSince}::date)`,
    from: sql`clubs s join sponsorships k on k.id = s.id`,
    where:
      months === null
        ? sql`false`
        : sql`case when k.checked_on is null
            then exists (select from contracts c
              where c.sponsorship_id = k.id and c.status = 'Godkendt' and c.end_date >= ${day(today)})
            else ${nextCheck(months)} <= ${day(today)} end`,
  }),
  manual: ({ recordId }) => ({
    record: sql`t.id`,
    due: sql`t.due_date`,
    from: sql`tasks t join clubs s on s.id = t.sponsorship_id`,
    where: recordId === undefined ? sql`t.done_at is null` : sql`true`,
  }),
};

/** A kind as a literal, so that the planner sees what is never joined to it. */
const literal = (kind: TaskKind): SQL => sql.raw(`'${kind}'`);

/** What there is to act on, of some kinds, before anybody decided about it. */
export const factsOf = (kinds: readonly TaskKind[], query: TaskQuery): SQL => {
  const selects = kinds.map((kind) => {
    const { record, due, from, where } = parts[kind](query);
    const ofRecord = query.recordId === undefined ? sql`` : sql`and ${record} = ${query.recordId}`;
    return sql`select ${literal(kind)} as kind, ${record} as record_id, ${due} as due_date, s.id as sponsorship_id
      from ${from} where ${where} ${ofRecord}`;
  });
  return sql.join(selects, sql` union all `);
};

/**
 * The nearest day after those that tasks are made of on which an agreement ends, is renegotiated, a rate is due, or a club is
 * to be checked again.
 */
export const nextBeyond = ({ today, rules }: TaskQuery): SQL => {
  const window = sql`${day(today)} + ${rules['tasks.windowDays']}::int`;
  // Each of them in the order of its index, which is read no further than to the first that is found.
  const first = (due: SQL, from: SQL, where: SQL) =>
    sql`(select ${due} from ${from} where c.status = 'Godkendt' and ${where} order by ${due} limit 1)`;
  const months = rules['kyc.months'];
  const check =
    months === null
      ? sql`null`
      : sql`(select min(${nextCheck(months)}) from clubs s join sponsorships k on k.id = s.id
          where ${nextCheck(months)} > ${day(today)})`;
  return sql`least(${check},
    ${first(sql`c.end_date`, ofContracts, sql`c.end_date > ${window} and ${isLast} and ${isNotFollowed}`)},
    ${first(sql`c.renegotiation`, ofContracts, sql`c.renegotiation > ${window} and ${isNotFollowed}`)},
    ${first(
      sql`r.due_date`,
      ofRates,
      sql`r.due_date > ${day(today)} + ${rules['tasks.rateLead']}::int and r.paid < r.amount`,
    )})`;
};

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
  ${recordOf(sql`contract_items`, sql`f.kind in ('hospitality', 'delivery') and id = f.record_id`)} i on true
  ${recordOf(sql`tasks`, sql`f.kind = 'manual' and id = f.record_id`)} t on true
  ${recordOf(sql`contract_approvals`, sql`f.kind in ('approve', 'approval') and contract_id = f.record_id`)} q on true
  ${recordOf(
    sql`contracts`,
    sql`id = case f.kind
    when 'rate' then r.contract_id
    when 'hospitality' then i.contract_id
    when 'delivery' then i.contract_id
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

const placeOfRate = sql`(select count(*) filter (where n.position <= r.position) || ' af ' || count(*)
  from contract_rates n where n.contract_id = r.contract_id)`;
const danishDay = (date: SQL): SQL => sql`to_char(${date}, 'DD-MM-YYYY')`;

/** How the sending of its agreement stands, as JSON; null where it is not out for signature. */
export const signingOfTask = (today: IsoDate): SQL => sql`case when f.kind in ('awaiting', 'renewal')
  then (select json_build_object('state', g.state, 'remindFrom', g."remindFrom")
    from (${openSigningOf(sql`c.id`, day(today))}) g) end`;

/** How far the sending of its agreement has come; null where it is not out for signature. */
const sendingText = (today: IsoDate, sent: string): SQL => sql`(select case g.state
  when 'Modtaget' then 'Klubben har sendt en underskrevet kopi'
  else ${sent}::text || ' ' || ${danishDay(dayOf(sql`g.sent_at`))} || ' · ' || g.signed || ' af ' || g."of"
    || ' har underskrevet · frist ' || ${danishDay(sql`g.deadline::date`)} end
  from (${openSigningOf(sql`c.id`, day(today))}) g)`;

/** What a task `f` says, with its records beside it. */
export const textOfTask = (today: IsoDate, rules: RulesInForce): SQL => {
  const isOver = sql`f.due_date < ${day(today)}`;
  const since = (days: number) => danishDay(sql`f.due_date - ${days}::int`);
  const usageText = (word: string) =>
    sql`coalesce((i.frozen ->> 'name') || ': ' || i.used || ' af ' || i.amount || ${` er ${word}`}::text, m.text)`;
  return sql`case f.kind
    when 'renegotiation' then case when ${isOver} then 'Genforhandling er overskredet' else 'Aftalen skal genforhandles' end
    when 'expiry' then case when ${isOver} then 'Aftalen er udløbet' else 'Aftalen udløber' end
    when 'renewal' then case c.status when 'Kladde' then 'Fornyelsen er en kladde'
      else coalesce(${sendingText(today, 'Fornyelsen er sendt')}, 'Fornyelsen venter på underskrift') end
    when 'rate' then 'Rate ' || ${placeOfRate} || case when ${isOver} then ' er forfalden' else ' forfalder' end
      || case when r.registered > r.paid then '. Faktura modtaget' else '' end
    when 'approve' then q.requested_by || ' beder dig godkende aftalen'
    when 'approval' then 'Venter på at ' || q.approver || ' godkender den'
    when 'draft' then 'Kladden har ligget siden ' || ${since(rules['tasks.draftStaleDays'])}
    when 'awaiting' then coalesce(${sendingText(today, 'Sendt')},
      'Venter på underskrift siden ' || ${since(rules['tasks.awaitingStaleDays'])})
    when 'hospitality' then ${usageText('brugt')}
    when 'delivery' then ${usageText('leveret')}
    when 'kyc' then coalesce('Kontrollen i kundesystemet er fra ' || ${danishDay(sql`s.checked_on`)},
      'Kontrollér klubben i bankens kundesystem')
    when 'manual' then t.title
  end`;
};

/** Tasks as the index reads them: every one that there is, and what was done lately. */
export const tasksOn = ({ today, rules, ...context }: TaskContext): RowSource<IndexedTask> => ({
  row: indexedTaskSchema,
  select: (where) => sql`
    with clubs as not materialized (select s.id from sponsorships s where ${where})
    select f.kind, f.record_id as "recordId", f.due_date::text as "dueDate", f.sponsorship_id as "sponsorshipId",
      s.area_id as "areaId", s.name, u.id as "userId", u.name as "userName", u.locked_out as "isUnassigned",
      ${stateOfTask(today)} as state, ${restOfTask} as amount,
      concat_ws(E'\\n', s.name, c.number, ${textOfTask(today, rules)}) as searched
    from (
      select *, false as is_done from (${factsOf(taskKinds, { ...context, today, rules })}) facts
      union all select *, true from (${doneSince(addDays(today, -DONE_DAYS))}) done) f
    ${recordsOfTasks}
    join users u on u.id = ${userOfTask}
    where f.is_done = (${stateOfTask(today)} = 'done')`,
  order: sql`o."sponsorshipId"`,
});
