import { foldLetters } from '@sponsorat/api';
import type { Query } from '../limit-pool.ts';

/*
 * What tickets are measured against: tables made once of the rows that the app answers, all but their warnings, with an
 * index for each question, and the sums of each person, item and event. Nobody keeps them right.
 */

const taken = "g.state in ('Tildelt', 'Udleveret') and e.cancelled is not true";
const listed = ['day, time, at_event, id', 'name collate danish, id'];

/** Makes the tables of the limit, in the year that a day lies in. */
export const limitTables = (today: string): readonly string[] => [
  `create table limit_free as
    select i.id as item_id, o.id as event_id, coalesce(t.mode, 'pulje') as mode, i.amount, given::int as given, c.sponsorship_id,
      (i.amount - given - case when t.mode = 'pr. arrangement' then 0 else coalesce(t.used_before, i.used) end)::int as free
    from events o join contracts c on c.id = (select c.id from contracts c where c.sponsorship_id = o.sponsorship_id
      and c.status = 'Godkendt' and o.date between c.start_date and c.end_date order by c.start_date desc limit 1)
    join contract_items i on i.contract_id = c.id and i.selected and i.amount > 0 and (i.section = 'Hospitality' or i.is_ticket)
    left join item_tickets t on t.item_id = i.id
    cross join lateral (select coalesce(sum(g.quantity), 0) as given from grants g left join events e on e.id = g.event_id
      where g.item_id = i.id and ${taken} and (coalesce(t.mode, 'pulje') = 'pulje' or g.event_id = o.id)) used`,
  'create unique index on limit_free (item_id, event_id)',
  `create table limit_events as
    select e.id, e.date, coalesce(e.time, '') as time, s.area_id, seats.total - seats.given as free,
      folded(concat_ws(E'\\n', e.title, e.venue, s.name, s.short_name)) as searched,
      json_build_object('Id', e.id, 'SponsorshipId', s.id, 'Name', s.name, 'Logo', null, 'Title', e.title, 'Date', e.date,
        'Time', e.time, 'Venue', e.venue, 'Free', seats.total - seats.given, 'Given', seats.given, 'Total', seats.total,
        'ReturnBy', e.return_by, 'Cancelled', e.cancelled) as row
    from events e join sponsorships s on s.id = e.sponsorship_id cross join lateral (
      select coalesce(sum(f.amount), 0)::int as total, coalesce(sum(f.given), 0)::int as given from limit_free f
      where f.event_id = e.id and f.mode = 'pr. arrangement') seats`,
  'create index on limit_events (date, time, id) include (area_id)',
  'create index on limit_events (free, id) include (area_id)',
  'create index on limit_events using gin (searched gin_trgm_ops)',
  `create table limit_grants as
    select g.id, g.event_id, g.area_id, coalesce(e.date, g.given_on) as day, coalesce(e.time, '') as time,
      coalesce(g.event_id, 0) as at_event, s.name, lower(g.email) as email, lower(g.recipient_name) as recipient, o.state,
      folded(concat_ws(E'\\n', g.recipient_name, g.company, g.email, g.purpose, e.title, s.name, s.short_name)) as searched,
      json_build_object('Id', g.id, 'EventId', g.event_id, 'Event', e.title, 'Date', coalesce(e.date, g.given_on),
        'SponsorshipId', s.id, 'Name', s.name, 'Product', i.frozen ->> 'name', 'Recipient', g.recipient_name,
        'Type', g.recipient_type, 'Company', g.company, 'Quantity', g.quantity, 'Value', (g.quantity * t.unit_value)::float8,
        'State', o.state, 'Host', u.name, 'Purpose', g.purpose, 'Attended', g.attended) as row
    from grants g join sponsorships s on s.id = g.sponsorship_id left join events e on e.id = g.event_id
    join contract_items i on i.id = g.item_id left join item_tickets t on t.item_id = g.item_id
    left join users u on u.id = g.host_user_id
    cross join lateral (select case when g.state in ('Tildelt', 'Udleveret') and e.cancelled then 'Returneret' else g.state end as state) o`,
  ...listed.flatMap((order) => [
    `create index on limit_grants (${order}) include (area_id)`,
    `create index on limit_grants (state, ${order}) include (area_id)`,
  ]),
  'create index on limit_grants (event_id, time)',
  'create index on limit_grants (email)',
  'create index on limit_grants (recipient)',
  'create index on limit_grants using gin (searched gin_trgm_ops)',
  'create table limit_counts as select area_id, state, count(*) as grants from limit_grants group by 1, 2',
  `create table limit_people as
    select case when g.email is null then lower(g.recipient_name) || E'\\n' || lower(coalesce(g.company, '')) else lower(g.email) end as id,
      g.area_id, g.email is null as unsure, max(g.id) as last, sum(g.quantity)::int as seats, sum(g.quantity * t.unit_value) as value,
      (array_agg(g.recipient_name order by g.id desc))[1] as name, (array_agg(g.company order by g.id desc))[1] as company,
      lower(max(g.email)) as email
    from grants g left join events e on e.id = g.event_id left join item_tickets t on t.item_id = g.item_id
    where ${taken} and extract(year from coalesce(e.date, g.given_on)) = ${today.slice(0, 4)} group by 1, 2, 3`,
  ...['limit_free', 'limit_events', 'limit_grants', 'limit_counts', 'limit_people'].map(
    (table) => `vacuum analyze ${table}`,
  ),
];

type Filter = { event?: number; recipient?: string; state?: string; search?: string; from?: string; to?: string };
export type TicketQuestion = { filter?: Filter; sort?: { field?: string }; page?: number };

/** Collects the conditions of a statement with their values. */
const conditionsOf = (areas: number[] | null) => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  return { values, value, all: areas ? [`area_id = any(${value(areas)}::int[])`] : [] };
};
const whereOf = (all: readonly string[]): string => (all.length > 0 ? `where ${all.join(' and ')}` : '');

type ListQueries = { page: Query; total: Query };

const listOf = (table: string, order: string, { values, all }: ReturnType<typeof conditionsOf>, page = 1) => {
  const where = whereOf(all);
  const text = `select row from ${table} ${where} order by ${order}, id limit 10 offset ${(page - 1) * 10}`;
  const total = { text: `select count(*)::int as total from ${table} ${where}`, values };
  return { page: { text, values }, total };
};

/** The page and the total of events in the areas given; null is all. */
export const eventQueries = ({ filter = {}, sort }: TicketQuestion, areas: number[] | null): ListQueries => {
  const conditions = conditionsOf(areas);
  const { all, value } = conditions;
  if (filter.from) all.push(`date >= ${value(filter.from)}::date`);
  if (filter.to) all.push(`date <= ${value(filter.to)}::date`);
  if (filter.search) all.push(`searched like ${value(`%${foldLetters(filter.search)}%`)}`);
  return listOf('limit_events', sort?.field === 'Free' ? 'free' : 'date, time', conditions);
};

/** The page and the total of grants in the areas given; null is all. */
export const grantQueries = ({ filter = {}, sort, page }: TicketQuestion, areas: number[] | null): ListQueries => {
  const conditions = conditionsOf(areas);
  const { all, value, values } = conditions;
  if (filter.state) all.push(`state = ${value(filter.state)}`);
  const counts = { text: `select coalesce(sum(grants), 0)::int as total from limit_counts ${whereOf(all)}`, values };
  if (filter.event) all.push(`event_id = ${value(filter.event)}`);
  if (filter.recipient) {
    const recipient = value(filter.recipient.toLowerCase());
    all.push(`(email = ${recipient} or recipient = ${recipient})`);
  }
  if (filter.search) all.push(`searched like ${value(`%${foldLetters(filter.search)}%`)}`);
  const order = sort?.field === 'Name' ? 'name collate danish' : 'day, time, at_event';
  const queries = listOf('limit_grants', order, conditions, page);
  const isCounted = filter.event || filter.recipient || filter.search;
  return isCounted ? queries : { page: queries.page, total: counts };
};

/** What is free of an item at an event. */
export const freeQuery = (item: number, event: number): Query => ({
  text: 'select mode, amount, given, free from limit_free where item_id = $1 and event_id = $2',
  values: [item, event],
});

/** The first page of those who got most, and how many got any. */
export const peopleQuery = (areas: number[] | null): ListQueries => {
  const { all, values } = conditionsOf(areas);
  const where = whereOf(all);
  const text = `select json_build_object('Email', email, 'Name', name, 'Company', company, 'Count', seats, 'Value', value, 'Unsure', unsure) as row
    from (select id, unsure, max(email) as email, (array_agg(name order by last desc))[1] as name,
      (array_agg(company order by last desc))[1] as company, sum(seats)::int as seats, sum(value)::float8 as value
      from limit_people ${where} group by id, unsure) p order by seats desc, id limit 10`;
  const total = { text: `select count(distinct id)::int as total from limit_people ${where}`, values };
  return { page: { text, values }, total };
};

/** All that was given to an e-mail, the last first. */
export const recipientQuery = (email: string, areas: number[] | null): Query => {
  const { all, value, values } = conditionsOf(areas);
  all.push(`email = ${value(email.toLowerCase())}`);
  return { text: `select row from limit_grants ${whereOf(all)} order by day desc, id desc`, values };
};
