import { foldLetters } from '@sponsorat/api';
import type { Query } from '../limit-pool.ts';

/*
 * What the app is measured against: the fastest PostgreSQL that we know of for the same answers. Its tables are made
 * once for the questions asked, with an index for each, and nobody keeps them right.
 */

const sorted = ['name', 'sponsor_category', 'category', 'sum', 'renegotiation', 'utilization', 'status', 'deletable'];
const collated = new Set(['name', 'sponsor_category', 'category']);
const order = (column: string): string => (collated.has(column) ? `${column} collate danish` : column);
const carried = 'include (area_id, category_id, contract_category_id, status_rank, big)';

const pendingOf = (today: string): string => `
  select c.id, c.number, c.start_date,
    (case c.status when 'Afventer' then c.confirmed_at when 'Kladde' then c.updated_at end at time zone 'Europe/Copenhagen')::date as since,
    case when c.status <> 'Godkendt' then c.status else 'Kommende' end as status
  from contracts c where c.sponsorship_id = s.id and (c.status <> 'Godkendt' or c.start_date > '${today}')
  order by array_position(array['Afventer', 'Godkendt', 'Kladde'], c.status), c.start_date, c.id limit 1`;

/** Makes the tables of the limit, on a day. */
export const limitTables = (today: string): string[] => [
  `create table limit_list as
  select s.id, s.name, case when l.id is not null then '/api/files/' || l.id || '/' || left(l.sha256, 16) end as logo,
    k.name as sponsor_category, a.frozen_category_name as category, coalesce(a.sponsorship_amount, 0) as sum,
    a.renegotiation, round(i.utilization)::int as utilization, i.utilization as exact,
    (array['Aktiv', 'Genforhandling', 'Udløbet'])[r.rank] as status, r.rank as status_rank,
    not exists (select from contracts d where d.sponsorship_id = s.id and d.status <> 'Kladde') as deletable,
    u.name as user_name, case when p.id is not null then '/api/files/' || p.id || '/' || left(p.sha256, 16) end as user_picture,
    w.status as pending, w.start_date as pending_date, w.since as pending_since, coalesce(d.awaiting, false) as awaiting, coalesce(d.draft, false) as draft,
    s.area_id, s.category_id, a.category_id as contract_category_id, a.sponsorship_amount > 50000 as big, a.id is not null as active, coalesce(i.tickets, false) as tickets,
    folded(concat_ws(E'\\n', k.name, a.frozen_category_name, u.name, s.name)) as on_the_row,
    array[s.short_name, s.cvr, s.city, s.contact, s.contact_email] || d.numbers as hidden,
    folded(concat_ws(E'\\n', k.name, a.frozen_category_name, u.name, s.name, s.short_name, s.cvr, s.city, s.contact,
      s.contact_email, array_to_string(d.numbers, E'\\n'))) as searched
  from sponsorships s
  join categories k on k.id = s.category_id
  join users u on u.id = s.user_id
  left join files l on l.id = s.logo_file_id
  left join files p on p.id = u.picture_file_id
  left join lateral (
    select array_agg(c.number) as numbers, bool_or(c.status = 'Afventer') as awaiting, bool_or(c.status = 'Kladde') as draft
    from contracts c where c.sponsorship_id = s.id) d on true
  left join lateral (${pendingOf(today)}) w on true
  left join lateral (
    select * from contracts c where c.sponsorship_id = s.id and c.status = 'Godkendt'
      and c.start_date <= '${today}' and c.end_date >= '${today}'
    order by c.start_date desc, c.approved_at desc, c.id desc limit 1) a on true
  left join lateral (
    select avg(i.used::numeric / i.amount) filter (where i.is_utilization and i.amount > 0) * 100 as utilization,
      bool_or(i.is_ticket) as tickets
    from contract_items i where i.contract_id = a.id and i.selected) i on true
  cross join lateral (select case when a.renegotiation <= '${today}' then 2 when a.id is not null then 1
    when exists (select from contracts e where e.sponsorship_id = s.id and e.status = 'Godkendt' and e.end_date < '${today}')
    then 3 end as rank) r`,
  'alter table limit_list add primary key (id)',
  ...sorted.flatMap((column) => [
    `create index on limit_list (${order(column === 'status' ? 'status_rank' : column)}, id) ${carried}`,
    `create index on limit_list (${order(column === 'status' ? 'status_rank' : column)} desc nulls last, id) ${carried}`,
  ]),
  'create index on limit_list using gin (searched gin_trgm_ops)',
  `create table limit_totals as select area_id, count(*) as sponsorships, sum(sum) filter (where active) as sum,
    count(*) filter (where active) as contracts, count(*) filter (where big) as big,
    count(*) filter (where tickets) as tickets, sum(exact) as utilization, count(exact) as tracked,
    count(*) filter (where status_rank = 2) as renegotiation, count(*) filter (where awaiting) as awaiting,
    count(*) filter (where draft) as draft, count(*) filter (where status_rank is null) as none
  from limit_list group by area_id`,
  `create table limit_categories as
    select area_id, category as name, count(*) as count, sum(sum) as sum from limit_list where active group by area_id, category`,
  `create table limit_approved as select c.id, s.name, s.area_id, c.start_date::text as start_date, s.id as sponsorship_id,
    c.approved_at, l.id as file_id, l.sha256
    from contracts c join sponsorships s on s.id = c.sponsorship_id left join files l on l.id = s.logo_file_id
    where c.status = 'Godkendt'`,
  'create index on limit_approved (approved_at desc, id desc)',
  'vacuum analyze',
];

const columnOf: Record<string, string> = {
  Name: order('name'),
  SponsorCategory: order('sponsor_category'),
  Category: order('category'),
  Sum: 'sum',
  Renegotiation: 'renegotiation',
  Utilization: 'utilization',
  Status: 'status_rank',
  Deletable: 'deletable',
};

export type ListQuestion = {
  filter?: { category?: number; area?: number; status?: string; contract?: string; search?: string };
  sort?: { field: string; dir?: string };
  page?: number;
};

const ranks: Record<string, number> = { active: 1, renegotiation: 2, expired: 3 };

const hiddenFields = `array['shortName', 'cvr', 'city', 'contact', 'contactEmail']`;

/** The page, the tabs' counts and the total of a list in the areas given; null is all. */
export const listQueries = ({ filter = {}, sort, page = 1 }: ListQuestion, areas: number[] | null) => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const sought = filter.search && value(`%${foldLetters(filter.search)}%`);
  const narrowed = [
    ...(filter.area ? [`area_id = ${value(filter.area)}`] : []),
    ...(filter.category ? [`${value(filter.category)} in (category_id, contract_category_id)`] : []),
    ...(sought ? [`searched like ${sought}`] : []),
  ];
  const seen = [...(areas ? [`area_id = any(${value(areas)}::int[])`] : []), ...narrowed];
  const countValues = [...values];
  const chosen = [
    ...(filter.status ? [`status_rank = ${value(ranks[filter.status])}`] : []),
    ...(filter.contract ? ['big'] : []),
  ];
  // A tab that chooses by the agreement shows its own in place of the big ones.
  const big = filter.contract ? 'big' : 'true';
  const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');
  const counts =
    narrowed.length === 0 && !filter.contract
      ? `select coalesce(sum(sponsorships), 0)::int as "All", sum(renegotiation)::int as "Renegotiation",
          sum(awaiting)::int as "Awaiting", sum(draft)::int as "Draft", sum(none)::int as "None" from limit_totals ${where(seen)}`
      : `select count(*) filter (where ${big})::int as "All",
          count(*) filter (where ${big} and status_rank = 2)::int as "Renegotiation",
          count(*) filter (where awaiting)::int as "Awaiting", count(*) filter (where draft)::int as "Draft",
          count(*) filter (where ${big} and status_rank is null)::int as "None" from limit_list ${where(seen)}`;
  const match = sought
    ? `case when on_the_row not like ${sought} then (
        select json_build_object('field', coalesce((${hiddenFields})[n], 'number'), 'text', line)
        from unnest(hidden) with ordinality as lines (line, n) where folded(line) like ${sought}
        order by n limit 1) end`
    : 'null';
  const by = columnOf[sort?.field ?? 'Status'];
  const condition = where([...seen, ...chosen]);
  return {
    page: {
      text: `select id as "Id", name as "Name", logo as "Logo", sponsor_category as "SponsorCategory", category as "Category",
        sum::float8 as "Sum", renegotiation::text as "Renegotiation", utilization as "Utilization", status as "Status",
        pending as "Pending", pending_date::text as "PendingDate", pending_since::text as "PendingSince", user_name as "UserName", user_picture as "UserPicture",
        deletable as "Deletable", ${match} as "Match" from limit_list ${condition}
        order by ${by} ${sort?.dir === 'desc' ? 'desc' : 'asc'} nulls last, id limit 10 offset ${(page - 1) * 10}`,
      values: [...values],
    },
    counts: { text: counts, values: countValues },
    // Without a choice of status or contract it is the count of all.
    total: chosen.length > 0 ? { text: `select count(*)::int as total from limit_list ${condition}`, values } : null,
  } satisfies Record<string, Query | null>;
};

const own = (areas: number[] | null): string => (areas ? 'where area_id = any($1::int[])' : '');
const areaParams = (areas: number[] | null): unknown[] => (areas ? [areas] : []);

export const overviewQuery = (areas: number[] | null): Query => ({
  text: `select sum(sum)::float8 as sum, sum(contracts)::int as contracts, sum(big)::int as "bigContracts",
    sum(tickets)::int as "hasTickets", round(sum(utilization) / sum(tracked))::int as utilization from limit_totals ${own(areas)}`,
  values: areaParams(areas),
});

export const categoriesQuery = (areas: number[] | null): Query => ({
  text: `select name, sum(count)::int as count, sum(sum)::float8 as sum from limit_categories ${own(areas)}
    group by name order by 2 desc, name collate danish`,
  values: areaParams(areas),
});

export const areasQuery = (areas: number[] | null): Query => ({
  text: `select a.id, sum(l.count)::int as count, sum(l.sum)::float8 as sum, a.name
    from limit_categories l join areas a on a.id = l.area_id ${own(areas)} group by a.id order by 3 desc, a.id`,
  values: areaParams(areas),
});

export const latestQuery = (areas: number[] | null): Query => ({
  text: `select id, name, case when file_id is not null then '/api/files/' || file_id || '/' || left(sha256, 16) end as logo,
    start_date as "startDate", sponsorship_id as "sponsorshipId" from limit_approved ${own(areas)}
    order by approved_at desc, id desc limit 5`,
  values: areaParams(areas),
});

export const sponsorshipQuery = (id: number, areas: number[] | null, today: string): Query => ({
  text: `select s.id, s.name, s.short_name as "shortName", s.category_id as "categoryId", k.name as category,
    s.area_id as "areaId", a.name as area, s.cvr, s.address, s.zip_code as "zipCode", s.city, s.contact,
    s.contact_email as "contactEmail", s.contact_phone as "contactPhone", s.facebook, s.instagram, s.user_id as "userId",
    u.name as "userName", case when p.id is not null then '/api/files/' || p.id || '/' || left(p.sha256, 16) end as "userPicture",
    case when l.id is not null then '/api/files/' || l.id || '/' || left(l.sha256, 16) end as logo,
    case when w.id is not null then json_build_object('contractId', w.id, 'number', w.number, 'startDate', w.start_date,
      'since', w.since, 'status', w.status, 'signing', null) end as pending, s.checked_on as "checkedOn",
    s.checked_by as "checkedBy", s.charges_vat as "chargesVat", s.purposes, s.version
  from sponsorships s left join lateral (${pendingOf(today)}) w on true join categories k on k.id = s.category_id join areas a on a.id = s.area_id
  join users u on u.id = s.user_id left join files l on l.id = s.logo_file_id left join files p on p.id = u.picture_file_id
  where s.id = $1 ${areas ? 'and s.area_id = any($2::int[])' : ''}`,
  values: [id, ...areaParams(areas)],
});
