import type { TaskRow } from '@sponsorat/api';

/*
 * What the app's tasks are measured against: a table made once of every row that the app answers, with an index for each
 * question, and the counts of each area and user. Nobody keeps it right.
 */

export const limitTables: readonly string[] = [
  `create table limit_tasks (
    row jsonb not null, area_id int not null, user_id int not null, kind text not null, record_id int not null,
    due_date date not null, state text not null, name text not null, searched text not null)`,
];

/** Puts the app's own rows, as they were answered, into the table. */
export const fillTasks = (rows: readonly TaskRow[]) => ({
  text: `insert into limit_tasks
    select row, (select id from areas where name = row ->> 'Area'), (row ->> 'UserId')::int, row ->> 'Kind',
      split_part(row ->> 'Key', ':', 2)::int, (row ->> 'DueDate')::date, row ->> 'State', row ->> 'Name',
      lower(concat_ws(E'\\n', row ->> 'Name', row ->> 'ContractNumber', row ->> 'Text') collate danish)
    from jsonb_array_elements($1::jsonb) row`,
  values: [JSON.stringify(rows)],
});

/** Once it is full. */
export const limitIndexes: readonly string[] = [
  ...['due_date', 'name collate danish'].map(
    (order) => `create index on limit_tasks (state, ${order}, kind, record_id) include (area_id, user_id)`,
  ),
  'create index on limit_tasks (state, user_id, due_date, kind, record_id)',
  'create index on limit_tasks (state, kind, due_date, record_id) include (area_id)',
  'create index on limit_tasks using gin (searched gin_trgm_ops)',
  `create table limit_counts as select state, area_id, user_id, kind,
    case when due_date < current_date then 'overdue' when due_date <= current_date + (7 - extract(isodow from current_date)::int) then 'week'
      when due_date <= current_date + 30 then 'month' else 'later' end as due, count(*) as tasks,
    min(due_date) filter (where due_date >= current_date) as next
  from limit_tasks group by 1, 2, 3, 4, 5`,
  'vacuum analyze limit_tasks, limit_counts',
];

export type TaskQuestion = {
  filter?: { user?: number; when?: 'overdue' | 'week'; kind?: string; area?: number; state?: string; search?: string };
  sort?: { field: 'Name' };
  page?: number;
};

const due = {
  overdue: 'due_date < current_date',
  week: 'due_date between current_date and current_date + (7 - extract(isodow from current_date)::int)',
};

/** The page and the total of a list in the areas given; null is all. */
export const taskQueries = ({ filter = {}, sort, page = 1 }: TaskQuestion, areas: number[] | null) => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const counted = [
    `state = ${value(filter.state ?? 'open')}`,
    ...(areas ? [`area_id = any(${value(areas)}::int[])`] : []),
    ...(filter.user ? [`user_id = ${value(filter.user)}`] : []),
    ...(filter.kind ? [`kind = ${value(filter.kind)}`] : []),
    ...(filter.area ? [`area_id = ${value(filter.area)}`] : []),
  ];
  const where = [
    ...counted,
    ...(filter.when ? [due[filter.when]] : []),
    ...(filter.search ? [`searched like ${value(`%${filter.search.toLowerCase()}%`)}`] : []),
  ].join(' and ');
  const ofPeriod = filter.when ? [`due = '${filter.when}'`] : [];
  return {
    page: {
      text: `select row from limit_tasks where ${where}
        order by ${sort ? 'name collate danish' : 'due_date'}, kind, record_id limit 10 offset ${(page - 1) * 10}`,
      values,
    },
    total: filter.search
      ? { text: `select count(*)::int as total from limit_tasks where ${where}`, values }
      : {
          text: `select coalesce(sum(tasks), 0)::int as total from limit_counts where ${[...counted, ...ofPeriod].join(' and ')}`,
          values,
        },
  };
};

/** The counts of open tasks in the areas given, of a user or of all. */
export const summaryQuery = (user: number | undefined, areas: number[] | null) => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const where = [
    "state = 'open'",
    ...(areas ? [`area_id = any(${value(areas)}::int[])`] : []),
    ...(user ? [`user_id = ${value(user)}`] : []),
  ].join(' and ');
  const sum = (...periods: string[]) =>
    `coalesce(sum(tasks) filter (where due = any('{${periods.join(',')}}')), 0)::int`;
  return {
    text: `select ${sum('overdue')} as overdue, ${sum('week')} as week, ${sum('week', 'month')} as month,
      min(next)::text as next from limit_counts where ${where}`,
    values,
  };
};
