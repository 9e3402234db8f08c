import type { IsoDate, TaskKind } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { hasSuccessor, predecessorOf } from '../contracts/chain.sql.ts';
import type { RulesInForce } from '../rule-values/rule-values.store.ts';

/** Which tasks are asked for, as of a day, by the rules that hold then. Their sponsorships are what `clubs` has. */
export type Asked = {
  today: IsoDate;
  rules: RulesInForce;
  /** Only those of one record, of a user's own also one that is done. */
  recordId?: number | undefined;
};

/** An agreement that ended is asked about for so many days. */
const ENDED_DAYS = 90;

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

const isLast = without(sql`exists (select from contracts l
  where l.sponsorship_id = c.sponsorship_id and l.status = 'Godkendt' and l.end_date > c.end_date)`);
const isNotFollowed = without(hasSuccessor(sql`c`));

/** The agreement that a draft follows: only approved ones have successors. */
const predecessor = sql`(select p.end_date from (${predecessorOf(sql`c`)}) p where p.status = 'Godkendt')`;

/** What is still to be paid of a rate. */
export const restOf = (rate: SQL): SQL => sql`${rate}.amount - ${rate}.registered`;

type Part = {
  record: SQL;
  due: SQL;
  /** What is joined to the sponsorship `s`. */
  from: SQL;
  where: SQL;
  amount?: SQL;
  assignee?: SQL;
  isDone?: SQL;
};

const ofItems = (
  { today }: Asked,
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

/** When each kind of task exists, and when it is due. Every part is cut to its window first. */
const parts: Record<TaskKind, (asked: Asked) => Part> = {
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
    due: predecessor,
    from: ofContracts,
    where: sql`c.status <> 'Godkendt' and ${predecessor} is not null`,
  }),
  rate: ({ today, rules }) => ({
    record: sql`r.id`,
    due: sql`r.due_date`,
    from: sql`contract_rates r join contracts c on c.id = r.contract_id join clubs s on s.id = c.sponsorship_id`,
    where: sql`c.status = 'Godkendt' and r.due_date <= ${day(today)} + ${rules['tasks.rateLead']}::int
      and r.paid < r.amount`,
    amount: restOf(sql`r`),
  }),
  draft: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`${dayOf(sql`c.updated_at`)} + ${rules['tasks.draftStaleDays']}::int`,
    from: ofContracts,
    where: sql`c.status = 'Kladde'
      and ${dayOf(sql`c.updated_at`)} <= ${day(today)} - ${rules['tasks.draftStaleDays']}::int
      and ${predecessor} is null`,
  }),
  awaiting: ({ today, rules }) => ({
    record: sql`c.id`,
    due: sql`${dayOf(sql`c.confirmed_at`)} + ${rules['tasks.awaitingStaleDays']}::int`,
    from: ofContracts,
    where: sql`c.status = 'Afventer'
      and ${dayOf(sql`c.confirmed_at`)} <= ${day(today)} - ${rules['tasks.awaitingStaleDays']}::int`,
  }),
  hospitality: (asked) =>
    ofItems(asked, {
      sections: ['Hospitality'],
      days: asked.rules['tasks.unusedHospitalityDays'],
      where: sql`true`,
    }),
  delivery: (asked) => {
    // Days with both ends included, compared as whole numbers: a quarter behind is a quarter.
    const gone = sql`(${day(asked.today)} - c.start_date + 1)::bigint`;
    const all = sql`(c.end_date - c.start_date + 1)::bigint`;
    return ofItems(asked, {
      sections: ['Eksponering', 'Aktivering'],
      days: asked.rules['tasks.deliveryDays'],
      where: sql`${gone} * 2 >= ${all} and (${gone} * i.amount - i.used * ${all}) * 100
        > ${asked.rules['tasks.behindPoints']}::int * ${all} * i.amount`,
    });
  },
  manual: ({ recordId }) => ({
    record: sql`t.id`,
    due: sql`t.due_date`,
    from: sql`tasks t join clubs s on s.id = t.sponsorship_id`,
    where: recordId === undefined ? sql`t.done_at is null` : sql`true`,
    assignee: sql`t.assignee_id`,
    isDone: sql`t.done_at is not null`,
  }),
};

/** A kind as a literal, so that the planner sees what is never joined to it. */
const literal = (kind: TaskKind): SQL => sql.raw(`'${kind}'`);

const nothing = { amount: sql`null::numeric`, assignee: sql`null::int`, isDone: sql`false` };

/** What there is to act on, of some kinds, before anybody decided about it. */
export const factsOf = (kinds: readonly TaskKind[], asked: Asked): SQL => {
  const selects = kinds.map((kind) => {
    const { record, due, amount, assignee, isDone, from, where } = { ...nothing, ...parts[kind](asked) };
    const ofRecord = asked.recordId === undefined ? sql`` : sql`and ${record} = ${asked.recordId}`;
    return sql`select ${literal(kind)} as kind, ${record} as record_id, ${due} as due_date,
      s.id as sponsorship_id, s.user_id as responsible_id, s.name, ${amount} as amount, ${assignee} as assignee_id, ${isDone} as is_done
      from ${from} where ${where} ${ofRecord}`;
  });
  return sql.join(selects, sql` union all `);
};

/** What will be due after the days that tasks are made of: the ends of agreements, renegotiations and rates. */
export const beyondOf = ({ today, rules }: Asked): SQL => {
  const window = sql`${day(today)} + ${rules['tasks.windowDays']}::int`;
  return sql`select c.end_date as due_date, s.user_id as responsible_id from ${ofContracts}
    where c.status = 'Godkendt' and c.end_date > ${window} and ${isLast} and ${isNotFollowed}
    union all
    select c.renegotiation, s.user_id from ${ofContracts}
    where c.status = 'Godkendt' and c.renegotiation > ${window} and ${isNotFollowed}
    union all
    select r.due_date, s.user_id
    from contract_rates r join contracts c on c.id = r.contract_id join clubs s on s.id = c.sponsorship_id
    where c.status = 'Godkendt' and r.due_date > ${day(today)} + ${rules['tasks.rateLead']}::int
      and r.paid < r.amount`;
};

/** What was done since an instant, also where what it was about is gone. */
export const doneSince = (since: Date): SQL => sql`
  select m.kind, m.record_id, m.due_date, s.id as sponsorship_id, s.user_id as responsible_id, s.name,
    null::numeric as amount, null::int as assignee_id, true as is_done
  from task_marks m join clubs s on s.id = m.sponsorship_id
  where m.state = 'done' and m.kind <> 'manual' and m.updated_at >= ${since}::timestamptz
  union all
  select 'manual', t.id, t.due_date, s.id, s.user_id, s.name, null, t.assignee_id, true
  from tasks t join clubs s on s.id = t.sponsorship_id
  where t.done_at >= ${since}::timestamptz`;

/** What tasks `f` are about, joined to them; nothing where it is gone. */
export const recordsOfTasks = sql`
  left join contract_rates r on f.kind = 'rate' and r.id = f.record_id
  left join contract_items i on f.kind in ('hospitality', 'delivery') and i.id = f.record_id
  left join tasks t on f.kind = 'manual' and t.id = f.record_id
  left join contracts c on c.id = case f.kind
    when 'rate' then r.contract_id
    when 'hospitality' then i.contract_id
    when 'delivery' then i.contract_id
    when 'manual' then t.contract_id
    else f.record_id end`;

const placeOfRate = sql`(select count(*) filter (where n.position <= r.position) || ' af ' || count(*)
  from contract_rates n where n.contract_id = r.contract_id)`;
const danishDay = (date: SQL): SQL => sql`to_char(${date}, 'DD-MM-YYYY')`;

/** What a task `f` says, with its records beside it. */
export const textOfTask = (today: IsoDate, rules: RulesInForce): SQL => {
  const isOver = sql`f.due_date < ${day(today)}`;
  const since = (days: number) => danishDay(sql`f.due_date - ${days}::int`);
  const used = (word: string) =>
    sql`coalesce((i.frozen ->> 'name') || ': ' || i.used || ' af ' || i.amount || ${` er ${word}`}::text, '')`;
  return sql`case f.kind
    when 'renegotiation' then case when ${isOver} then 'Aftalen skulle have været genforhandlet' else 'Aftalen skal genforhandles' end
    when 'expiry' then case when ${isOver} then 'Aftalen er udløbet' else 'Aftalen udløber' end
    when 'renewal' then case c.status when 'Kladde' then 'Fornyelsen er en kladde' else 'Fornyelsen venter på underskrift' end
    when 'rate' then 'Rate ' || ${placeOfRate} || case when ${isOver} then ' er forfalden' else ' forfalder' end
    when 'draft' then 'Kladden er ikke gemt siden ' || ${since(rules['tasks.draftStaleDays'])}
    when 'awaiting' then 'Aftalen har ventet på underskrift siden ' || ${since(rules['tasks.awaitingStaleDays'])}
    when 'hospitality' then ${used('brugt')}
    when 'delivery' then ${used('leveret')}
    when 'manual' then t.title
  end`;
};
