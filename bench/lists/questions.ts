import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';

/** A call that is measured; its body may depend on how many rows there are of what it lists. */
export type Question = { list: string; what: string; path: string; body?: (count: number) => object };

const PER_PAGE = 10;

const lists: Record<string, readonly string[]> = {
  '/api/settings/categories': ['Id', 'Name'],
  '/api/settings/areas': ['Id', 'Name', 'Address', 'ZipCode', 'City'],
  '/api/settings/updates': ['Id', 'Title', 'CreateDate'],
  '/api/products/categories': ['Id', 'Name', 'Section', 'Sort'],
  '/api/products': ['Id', 'Name', 'Title', 'Category', 'Sort'],
  '/api/sponsorships': [
    'Id',
    'Name',
    'SponsorCategory',
    'Category',
    'Sum',
    'Renegotiation',
    'Utilization',
    'Status',
    'Pending',
    'PendingDate',
    'PendingSince',
    'UserName',
    'Deletable',
  ],
  '/api/tickets': ['Id', 'Name', 'Product', 'Amount', 'UserEmail', 'UserName', 'Sort'],
};

const ofList = ([path, columns]: [string, readonly string[]]): Question[] => {
  const question = (what: string, body: (count: number) => object): Question => ({ list: path, what, path, body });
  return [
    question('first page', () => ({})),
    question('last page', (count) => ({ page: Math.ceil(count / PER_PAGE) })),
    ...columns.flatMap((field) =>
      (['asc', 'desc'] as const).map((dir) => question(`sort ${field} ${dir}`, () => ({ sort: { field, dir } }))),
    ),
    question('search, one hit', () => ({ filter: { search: NEEDLE.toLowerCase() } })),
    question('search, many hits', () => ({ filter: { search: 'e' } })),
    question('search, no hit', () => ({ filter: { search: 'findes ikke' } })),
  ];
};

/** Every list call, as it opens, at its end, by each column both ways, and searched; and the users, who are one page. */
export const questions: readonly Question[] = [
  ...Object.entries(lists).flatMap(ofList),
  { list: '/api/users', what: 'all of them', path: '/api/users' },
];
