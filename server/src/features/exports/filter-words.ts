import {
  auditActionNames,
  auditKindNames,
  type ExportList,
  type exportLists,
  shortDate,
  taskKindNames,
} from '@sponsorat/api';
import type { FilteredBy } from './exports.store.ts';

type Names = (kind: FilteredBy, id: number) => Promise<string | null>;
/** How a filter reads: as it is, as a day, as one of some words, as the name of a record, or as its number. */
type Reading = 'text' | 'day' | 'number' | Record<string, string> | { names: FilteredBy };
type Filter = [label: string, reading: Reading];

const area: Filter = ['Område', { names: 'area' }];
const user: Filter = ['Ansvarlig', { names: 'user' }];
const category: Filter = ['Kategori', { names: 'category' }];
const sponsorship: Filter = ['Sponsorat', { names: 'sponsorship' }];
const search: Filter = ['Søgning', 'text'];
const from: Filter = ['Fra', 'day'];
const to: Filter = ['Til', 'day'];
const yes = { true: 'Ja' };
const rates: Record<string, Filter> = {
  status: ['Status', 'text'],
  open: ['Ikke betalt', yes],
  area,
  user,
  sponsorship,
  rate: ['Rate', 'number'],
  year: ['År', 'number'],
  month: ['Måned', 'number'],
  from,
  to,
  search,
};
const searched = { search };

/** The filters of each list, as a file's second sheet and the log say them. */
const filters: Record<ExportList, Record<string, Filter>> = {
  sponsorships: {
    status: ['Status', { active: 'Aktiv', renegotiation: 'Genforhandling', expired: 'Udløbet', none: 'Ingen aftale' }],
    contract: [
      'Aftale',
      {
        active: 'Aktiv aftale',
        coming: 'Kommende aftale',
        awaiting: 'Afventer underskrift',
        draft: 'Kladde',
        big: 'Over 50 tkr.',
        tickets: 'Med billetter',
        tracked: 'Med udnyttelse',
      },
    ],
    contractCategory: ['Aftalens kategori', 'text'],
    category,
    area,
    user,
    search,
  },
  contracts: { status: ['Status', 'text'], area, user, category, from, to, search },
  tickets: { category, area, search },
  tasks: {
    kind: ['Type', taskKindNames],
    area,
    user,
    unassigned: ['Uden ansvarlig', yes],
    sponsorship,
    when: [
      'Frist',
      { overdue: 'Overskredet', week: 'Denne uge', month: 'De næste 30 dage', later: 'Senere end 30 dage' },
    ],
    from,
    to,
    state: ['Status', { open: 'Åbne', snoozed: 'Udskudte', done: 'Udførte' }],
    search,
  },
  rates,
  payments: rates,
  'without-rates': { area, user, search },
  contacts: { area, search },
  products: { category: ['Kategori', { names: 'product-category' }], search },
  'product-categories': searched,
  categories: searched,
  areas: searched,
  updates: searched,
  templates: searched,
  users: {
    role: ['Rolle', 'text'],
    area,
    status: ['Status', { active: 'Aktive', lockedOut: 'Deaktiverede' }],
    search,
  },
  log: {
    user: ['Bruger', { names: 'user' }],
    action: ['Handling', auditActionNames],
    kind: ['Type', auditKindNames],
    record: ['Post', 'number'],
    from,
    to,
    search,
  },
};

const read = async (reading: Reading, value: string | number | boolean, names: Names): Promise<string> => {
  if (reading === 'text' || reading === 'number') return String(value);
  if (reading === 'day') return shortDate(String(value));
  if ('names' in reading && typeof reading.names === 'string')
    return (await names(reading.names as FilteredBy, Number(value))) ?? `nr. ${value}`;
  return (reading as Record<string, string>)[String(value)] ?? String(value);
};

/** What a list was filtered by, as one reads it: "Område: Nordjylland, Status: Aktiv"; null where by nothing. */
export const filterWords = async (list: ExportList, filter: object, names: Names): Promise<string | null> => {
  const values: Record<string, unknown> = { ...filter };
  const words: string[] = [];
  for (const [key, [label, reading]] of Object.entries(filters[list])) {
    const value = values[key];
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) continue;
    if (String(value).trim() === '') continue;
    words.push(`${label}: ${await read(reading, value, names)}`);
  }
  return words.length > 0 ? words.join(', ') : null;
};

/** Where a list is seen. */
export const pathOfList = (list: ExportList): string => paths[list];
const paths: Record<keyof typeof exportLists, string> = {
  sponsorships: '/sponsorships',
  contracts: '/sponsorships',
  tickets: '/tickets',
  tasks: '/tasks',
  rates: '/payments',
  payments: '/payments',
  'without-rates': '/payments/without-rates',
  contacts: '/sponsorships',
  products: '/products',
  'product-categories': '/categories',
  categories: '/settings/categories',
  areas: '/settings/areas',
  updates: '/settings/updates',
  templates: '/settings/templates',
  users: '/users',
  log: '/log',
};
