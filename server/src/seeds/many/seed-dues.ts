import { sql } from 'drizzle-orm';
import type { Database } from '../../lib/db/database.ts';
import { agreementFile, dayOf } from './many.sql.ts';
import { type Bank, chance, PRODUCTS, USERS } from './seed-bank.ts';

const row = sql`(s.id * 4 + y)`;

/**
 * Three agreements of three years in a row: the one of today, the one before it, and one that follows, where it is time
 * to think of it, else an older one. Of those that follow some are drafts, and some await their signature.
 */
export const seedChains = async (db: Database, { now }: Bank): Promise<void> => {
  const file = await agreementFile(db, now);
  const day = dayOf(now);
  await db.execute(sql`insert into contracts (number, sponsorship_id, status, category_id, start_date, end_date,
      renegotiation, sponsorship_amount, frozen, agreement_file_id, confirmed_at, confirmed_by, approved_at, approved_by,
      updated_at, updated_by)
    select to_char(begins, 'YYYY') || '-' || lpad(${row}::text, 6, '0'), s.id, status, s.category_id,
      begins, begins + 1095, case when ${chance(row, 13, 3)} > 0 then begins + 915 end, 1000 * (1 + ${chance(row, 15, 120)}),
      case when status <> 'Kladde' then jsonb_build_object('categoryName', 'Idræt') end,
      case when status <> 'Kladde' then ${file.id}::int end,
      case when status <> 'Kladde' then ${now}::timestamptz - ${chance(row, 17, 40)} * interval '1 day' end, 'System',
      case when status = 'Godkendt' then begins::timestamptz end, 'System',
      ${now}::timestamptz - ${chance(row, 18, 40)} * interval '1 day', 'System'
    from sponsorships s cross join lateral (select ${chance(sql`s.id`, 11, 1096)} as gone, ${chance(sql`s.id`, 12, 100)} as luck) phase
    -- Two in three of those that end within nine months are followed already.
    cross join generate_series(-2, 1) y
    cross join lateral (select ${day} - gone + y * 1096 as begins,
      case when y < 1 or luck < 40 then 'Godkendt' when luck < 45 then 'Afventer' else 'Kladde' end as status,
      gone > 820 and luck < 66 as is_followed) planned
    where case when y = 1 then is_followed when y = -2 then not is_followed else true end
    order by y, s.id`);
};

/** Five products of each agreement but the oldest, nearly all of them used as far as its time is gone. */
const seedItems = async (db: Database, { now }: Bank): Promise<void> => {
  const item = sql`(c.id * 5 + i)`;
  const gone = sql`least(1, greatest(0, (${dayOf(now)} - c.start_date) / 1096.0))`;
  await db.execute(sql`insert into contract_items (contract_id, product_id, position, selected, amount, catering, tv_angle,
      used, frozen)
    select c.id, p.id, i, true, 10, false, false,
      case when ${chance(item, 20, 10)} = 0 then 0 else ceil(10 * ${gone})::int end,
      case when c.frozen is not null then jsonb_build_object('name', p.name, 'section', k.section, 'isTicket', p.is_ticket,
        'isUtilization', p.is_utilization, 'sort', p.sort) end
    from contracts c cross join generate_series(1, 5) i
    join products p on p.id = 1 + (${chance(sql`c.id`, 22, PRODUCTS)} + i * 7) % ${PRODUCTS}::int
    join product_categories k on k.id = p.category_id
    where c.end_date >= ${dayOf(now)}`);
};

/**
 * A rate for every year of an agreement, and one more for every third; of those that are due all but few are paid. Not
 * each agreement has some where `every` says so.
 */
export const seedRates = async (db: Database, { now, every = 1 }: { now: Date; every?: number }): Promise<void> => {
  const day = dayOf(now);
  await db.execute(sql`insert into contract_rates (contract_id, position, amount, due_date, paid, registered)
    select c.id, i, amount, due_date, paid, paid
    from contracts c cross join generate_series(0, case when c.id % 3 = 0 then 3 else 2 end) i
    cross join lateral (select 1000 * (1 + ${chance(sql`c.id`, 23, 90)}) as amount, c.start_date + 30 + i * 300 as due_date) r
    cross join lateral (select case when due_date < ${day} and ${chance(sql`(c.id * 4 + i)`, 24, 200)} > 0 then amount else 0 end as paid) p
    where c.id % ${every}::int = 0`);
  await db.execute(sql`insert into payments (contract_id, rate_id, amount, paid_on, invoice_number, created_at, created_by)
    select r.contract_id, r.id, r.amount, r.due_date - 2, 'F' || r.id, ${now}::timestamptz, 'System'
    from contract_rates r where r.paid > 0`);
};

/** Tasks that users made, most of them done, and what was decided about others. */
const seedTasks = async (db: Database, { now, sponsorships }: Bank): Promise<void> => {
  const day = dayOf(now);
  await db.execute(sql`insert into tasks (sponsorship_id, title, due_date, assignee_id, done_at, done_by)
    select n, 'Opgave ' || n, ${day} - 100 + ${chance(sql`n`, 25, 160)},
      case when n % 3 = 0 then 1 + ${chance(sql`n`, 26, USERS)} end,
      case when n % 10 > 0 then ${now}::timestamptz - n % 300 * interval '1 day' end, 'System'
    from generate_series(1, ${sponsorships / 5}::int) n`);
  await db.execute(sql`insert into task_marks (kind, record_id, due_date, sponsorship_id, state, until, assignee_id, note,
      updated_at, updated_by)
    select 'expiry', c.id, c.end_date, c.sponsorship_id,
      case c.id % 3 when 0 then 'done' when 1 then 'snoozed' end, case when c.id % 3 = 1 then ${day} + c.id % 60 end,
      case when c.id % 3 = 2 then 1 + ${chance(sql`c.id`, 27, USERS)} end, 'Aftalt', ${now}::timestamptz, 'System'
    from contracts c where c.status = 'Godkendt' and c.end_date between ${day} - 200 and ${day} + 60 and c.id % 5 = 0`);
};

/** The agreements of a bank in which something is due every day: for `seedBank`. */
export const seedDues = async (db: Database, bank: Bank): Promise<void> => {
  await seedChains(db, bank);
  await seedItems(db, bank);
  await seedRates(db, bank);
  await seedTasks(db, bank);
};
