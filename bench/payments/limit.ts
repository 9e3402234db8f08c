import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { systemClock, today } from '../../server/src/lib/clock.ts';

/*
 * What payments are measured against: a table with all that a row of the list says, an index for each question that is
 * asked, and the statements written for them. Nobody keeps the table right, and nobody checks who asks.
 */

const day = today(systemClock);
const LEAD = 14;
const sums = '(amount, paid, registered, approved)';

/** Makes the table of the limit. */
export const limitRates: readonly string[] = [
  `create table limit_rates as
  select r.id, c.id as contract_id, c.number, s.id as sponsorship_id, s.name,
    case when l.id is not null then '/api/files/' || l.id || '/' || left(l.sha256, 16) end as logo, s.area_id,
    a.name as area, s.user_id, u.name as user_name, r.position + 1 as position,
    count(*) over (partition by r.contract_id) as count, r.due_date, r.amount, r.paid, r.registered,
    c.status = 'Godkendt' as approved, p.invoice_number, p.paid_on,
    lower(concat_ws(E'\\n', s.name, s.short_name, u.name, c.number, p.invoice_number, p.reference) collate danish) as searched
  from contract_rates r join contracts c on c.id = r.contract_id join sponsorships s on s.id = c.sponsorship_id
  join areas a on a.id = s.area_id join users u on u.id = s.user_id left join files l on l.id = s.logo_file_id
  left join lateral (select * from payments p where p.rate_id = r.id order by id desc limit 1) p on true`,
  'alter table limit_rates add primary key (id)',
  `create index on limit_rates (due_date, id) include ${sums}`,
  `create index on limit_rates (area_id, due_date, id) include ${sums}`,
  `create index on limit_rates (user_id, due_date, id) include ${sums}`,
  `create index on limit_rates (due_date, id) include (amount, registered, area_id) where approved and paid < amount`,
  'create index on limit_rates (due_date, id) where not approved',
  'create index on limit_rates (sponsorship_id)',
  'create index on limit_rates (name collate danish, id)',
  'create index on limit_rates using gin (searched gin_trgm_ops)',
  `create table limit_paid as select p.paid_on, s.area_id, s.user_id, p.amount from payments p
    join contracts c on c.id = p.contract_id and c.status = 'Godkendt' join sponsorships s on s.id = c.sponsorship_id`,
  'create index on limit_paid (paid_on) include (amount)',
  'create index on limit_paid (area_id, paid_on) include (amount)',
  `create table limit_without as
    select c.id, c.number, s.id as sponsorship_id, s.name, s.area_id, u.name as user_name, c.start_date, c.end_date,
      c.sponsorship_amount as amount, (select sum(amount) from payments p where p.contract_id = c.id) as paid
    from contracts c join sponsorships s on s.id = c.sponsorship_id join users u on u.id = s.user_id
    where c.status = 'Godkendt' and c.end_date >= '${day}' and c.sponsorship_amount > 0
      and not exists (select from contract_rates r where r.contract_id = c.id)`,
  'create index on limit_without (end_date, id)',
  'vacuum analyze limit_rates',
  'vacuum analyze limit_paid',
  'vacuum analyze limit_without',
];

type Filter = {
  status?: string;
  open?: boolean;
  area?: number;
  user?: number;
  sponsorship?: number;
  year?: number;
  month?: number;
  search?: string;
};
type Question = { filter?: Filter; sort?: { field: string } };

const unpaid = 'approved and paid < amount';
const statuses: Record<string, string> = {
  Overskredet: `${unpaid} and registered < amount and due_date < '${day}'`,
  Forfalder: `${unpaid} and due_date <= date '${day}' + ${LEAD} and not (registered < amount and due_date < '${day}')`,
  Kommende: `${unpaid} and due_date > date '${day}' + ${LEAD}`,
  Betalt: 'approved and paid >= amount',
  'Ikke underskrevet': 'not approved',
};
const status = `case when not approved then 'Ikke underskrevet' when paid >= amount then 'Betalt'
  when due_date < '${day}' and registered < amount then 'Overskredet'
  when due_date <= date '${day}' + ${LEAD} then 'Forfalder' else 'Kommende' end`;
const columns = `id as "RateId", contract_id as "ContractId", number as "ContractNumber", sponsorship_id as "SponsorshipId",
  name as "Name", logo as "Logo", area as "Area", user_name as "UserName", position as "Position", count as "Count",
  due_date::text as "DueDate", amount::float8 as "Amount", paid::float8 as "Paid", (amount - registered)::float8 as "Rest",
  ${status} as "Status", invoice_number as "InvoiceNumber", paid_on::text as "PaidOn"`;

const whereOf = (
  { status: of, open, area, user, sponsorship, year, month, search }: Filter,
  areas: number[] | null,
) => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const from = year && `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
  const conditions = [
    ...(areas ? [`area_id = any(${value(areas)}::int[])`] : []),
    ...(area ? [`area_id = ${value(area)}`] : []),
    ...(user ? [`user_id = ${value(user)}`] : []),
    ...(sponsorship ? [`sponsorship_id = ${value(sponsorship)}`] : []),
    ...(of ? [statuses[of]] : []),
    ...(open ? [unpaid] : []),
    ...(from ? [`due_date >= '${from}' and due_date < date '${from}' + interval '${month ? 1 : 12} months'`] : []),
    ...(search ? [`searched like ${value(`%${search.toLowerCase()}%`)}`] : []),
  ];
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
};

/** The same answers from bare routes, without a session, a right, a rule or a check. */
export const openRatesLimit = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A search is planned for what is sought.
  const ask = async (text: string, values: unknown[]) =>
    text.includes('searched like')
      ? (await pool.query(text, values)).rows
      : (await pool.query({ name: createHash('md5').update(text).digest('hex'), text, values })).rows;
  const app = Fastify();
  const areasOf = (headers: Record<string, unknown>): number[] | null =>
    typeof headers['x-areas'] === 'string' ? JSON.parse(headers['x-areas']) : null;
  const list = async (table: string, shown: string, order: string, { where, values }: ReturnType<typeof whereOf>) => {
    const [Result, [counted]] = await Promise.all([
      ask(`select ${shown} from ${table} ${where} order by ${order}, id limit 10`, values),
      ask(`select count(*)::int as total from ${table} ${where}`, values),
    ]);
    return { Result, TotalPages: Math.ceil(counted.total / 10), Total: counted.total };
  };
  app.post('/api/payments/rates', ({ body, headers }) => {
    const { filter = {}, sort } = body as Question;
    const order = sort?.field === 'Name' ? 'name collate danish' : 'due_date';
    return list('limit_rates', columns, order, whereOf(filter, areasOf(headers)));
  });
  app.post('/api/payments/without-rates', ({ headers }) => {
    const shown = `id as "ContractId", number as "ContractNumber", sponsorship_id as "SponsorshipId", name as "Name",
      null as "Logo", user_name as "UserName", start_date::text as "StartDate", end_date::text as "EndDate",
      amount::float8 as "Amount", coalesce(paid, 0)::float8 as "Paid"`;
    return list('limit_without', shown, 'end_date', whereOf({}, areasOf(headers)));
  });
  app.get('/api/payments/months', ({ query, headers }) => {
    const { year, area } = query as { year: string; area?: string };
    const { where, values } = whereOf({ year: Number(year), ...(area && { area: Number(area) }) }, areasOf(headers));
    return ask(
      `select m.month, coalesce(sum(due), 0)::float8 as due, coalesce(sum(paid), 0)::float8 as paid,
        coalesce(sum(late), 0)::float8 as late, coalesce(sum("in"), 0)::float8 as "paidIn"
      from generate_series(1, 12) m (month) left join (
        select extract(month from due_date) as month, sum(amount) as due, sum(paid) as paid,
          sum(amount - registered) filter (where due_date < '${day}') as late, null::numeric as "in"
        from limit_rates ${where} and approved group by due_date
        union all select extract(month from paid_on), null, null, null, sum(amount)
        from limit_paid ${where.replaceAll('due_date', 'paid_on')} group by paid_on) each on each.month = m.month
      group by m.month order by m.month`,
      values,
    );
  });
  app.get('/api/payments/totals', async ({ headers }) => {
    const { where, values } = whereOf({ open: true }, areasOf(headers));
    const paid = whereOf({ year: Number(day.slice(0, 4)) }, areasOf(headers)).where.replaceAll('due_date', 'paid_on');
    const [row] = await ask(
      `select coalesce(sum(amount - registered), 0)::float8 as due,
        coalesce(sum(amount - registered) filter (where due_date < '${day}'), 0)::float8 as overdue,
        (select coalesce(sum(amount), 0)::float8 from limit_paid ${paid}) as "paidThisYear"
      from limit_rates ${where} and due_date <= '${day}'`,
      values,
    );
    return row;
  });
  return app;
};
