import type { Right } from '../endpoint.ts';

/** The lists that can be fetched as files, what each file is called, and who may: whoever may ask for the list. */
export const exportLists = {
  sponsorships: { name: 'Sponsorater', right: 'Bruger' },
  contracts: { name: 'Aftaler', right: 'Bruger' },
  tickets: { name: 'Billetter', right: 'Bruger' },
  tasks: { name: 'Opgaver', right: 'Bruger' },
  rates: { name: 'Rater', right: 'Bruger' },
  payments: { name: 'Betalinger', right: 'Bruger' },
  'without-rates': { name: 'Uden rater', right: 'Bruger' },
  contacts: { name: 'Kontaktpersoner', right: 'Bruger' },
  products: { name: 'Produkter', right: 'Admin' },
  'product-categories': { name: 'Produktkategorier', right: 'Admin' },
  categories: { name: 'Kategorier', right: 'Admin' },
  areas: { name: 'Områder', right: 'Admin' },
  updates: { name: 'Opdateringer', right: 'Admin' },
  templates: { name: 'Skabeloner', right: 'Admin' },
  users: { name: 'Brugere', right: 'Admin' },
  log: { name: 'Log', right: 'Admin' },
} as const satisfies Record<string, { name: string; right: Right }>;
export type ExportList = keyof typeof exportLists;

export const isExportList = (name: string): name is ExportList => Object.hasOwn(exportLists, name);

/** The files that there are of each, and what they are called. */
export const exportFormats = { xlsx: 'Excel', csv: 'CSV' } as const;
export type ExportFormat = keyof typeof exportFormats;

/** A file has so many rows at most; what is asked of the list is so many characters long at most. */
export const exportLimits = { rows: 200_000, request: 2_000 } as const;

/** Where a list is fetched as a file, with what is asked of the list. */
export const exportPath = (list: ExportList, format: ExportFormat, request: object): string =>
  `/api/export/${list}?${new URLSearchParams({ format, request: JSON.stringify(request) })}`;
