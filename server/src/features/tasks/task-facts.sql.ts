import type { IsoDate, TaskKind } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { ENDED_DAYS, hasSuccessor, isOutlasted, predecessorOf } from '../contracts/chain.sql.ts';
import { takesSeats } from '../contracts/seats.sql.ts';
import type { RulesInForce } from '../rule-values/rule-values.store.ts';

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

export const day = (today: IsoDate): SQL => sql`${today}::date`;
/** The day of an instant in Copenhagen. */
export const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone 'Europe/Copenhagen')::date`;

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
  proof: ({ today, rules: { 'tasks.proofDays': days } }) => ({
    record: sql`i.id`,
    due: days === null ? sql`null::date` : sql`c.start_date + ${days}::int`,
    from: sql`contract_items i join contracts c on c.id = i.contract_id join clubs s on s.id = c.sponsorship_id`,
    where:
      days === null
        ? sql`false`
        : sql`c.status = 'Godkendt' and c.end_date >= ${day(today)} and c.start_date <= ${day(today)} - ${days}::int
            and i.selected and i.section = 'Eksponering' and ${isActive(today)}
            and ${without(sql`exists (select from proofs o where o.item_id = i.id and o.removed_at is null)`)}`,
  }),
  grants: ({ today }) => ({
    record: sql`c.id`,
    due: sql`late.date`,
    from: sql`(select i.contract_id, min(e.date) as date from grants g join events e on e.id = g.event_id
        join contract_items i on i.id = g.item_id join contracts x on x.id = i.contract_id
        where ${takesSeats} and e.date > x.end_date and e.date >= ${day(today)}
          and g.sponsorship_id in (select id from clubs) group by i.contract_id) late
      join contracts c on c.id = late.contract_id join clubs s on s.id = c.sponsorship_id`,
    where: sql`true`,
  }),
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
