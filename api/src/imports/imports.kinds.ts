import { wordsOf } from '../define-list.ts';
import { importRowList } from './imports.list.ts';

/** What can be imported, and what it is called. */
export const importKinds = {
  sponsorships: 'Sponsorater',
  contracts: 'Aftaler',
  payments: 'Betalinger',
  contacts: 'Kontaktpersoner',
  events: 'Arrangementer',
  products: 'Produkter',
  users: 'Brugere',
} as const;
export type ImportKind = keyof typeof importKinds;

export const isImportKind = (name: string): name is ImportKind => Object.hasOwn(importKinds, name);

/** Of a file that can be read: its columns are chosen, its rows looked through, all of it is taken in. */
export const importStatuses = ['columns', 'preview', 'done', 'failed'] as const;

/** What is done with a row; one in doubt has none until somebody decides. */
export const rowActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** What is counted, in the order in which rows are looked through. */
export const rowStates = wordsOf(importRowList.filters.action);

export const importLimits = { rows: 5_000, columns: 60, days: 7, listed: 50 } as const;

/** What new agreements become: drafts, or agreements that await their signature, of which fewer go in one file. */
export const importedAs = ['draft', 'awaiting'] as const;
export type ImportedAs = (typeof importedAs)[number];
export const MOST_AWAITING = 500;

type Suggestions = {
  action: 'error' | 'doubt';
  field: string | null;
  suggestions: readonly { id: number; name: string }[];
};

/** The record that cells which are wrong can only mean, of those that are suggested for them. */
export const onlySuggestion = ({ action, field, suggestions: [only, ...others] }: Suggestions) =>
  action === 'error' && field !== null && only && others.length === 0 ? { field, ...only } : null;
