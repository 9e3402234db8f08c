import type { Right } from './endpoint.ts';

/*
 * What a list is, declared once, as plain data: an address is read by it before any page is, where no schema may come
 * along. From it follow the request's schema (`listRequest` in lists.ts), the codec of the address, the filters of the
 * screen, and what a file says that it was filtered by.
 */

/** The records by which lists are filtered. */
export type FilteredBy = 'area' | 'user' | 'category' | 'product-category' | 'sponsorship';

type Words = Readonly<Record<string, string>>;
type Kind =
  | { by: 'text' | 'day' | 'number' | 'flag' }
  /** The id of a record; without a kind, nobody says what it is called. */
  | { by: 'record'; kind?: FilteredBy }
  /** One of some words, with what each is called. */
  | { by: 'word'; words: Words }
  /** One of some words, or an id. */
  | { by: 'word or id'; words: Words };

/** A filter of a list. */
export type Filter = Kind & {
  /** What it is called in a file, and on the screen unless `shownAs` says otherwise. */
  label: string;
  shownAs?: string;
  /** What stands on the screen while nothing is chosen. */
  all?: string;
  /** It is asked only in the page's address, or only in the call; most are asked in both, by the same name. */
  only?: 'address' | 'call';
};

const day = <const L extends string>(label: L) => ({ by: 'day', label }) as const;

/** Words that are called as they are. */
export const asWords = <const W extends string>(words: readonly W[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [K in W]: K };

/** The words of a filter, in its order. */
export const wordsOf = <W extends string>({ words }: { words: Readonly<Record<W, string>> }) =>
  Object.keys(words) as [W, ...W[]];

/** The filters that lists have. */
export const filterBy = {
  search: { by: 'text', label: 'Søgning' },
  area: { by: 'record', kind: 'area', label: 'Område', all: 'Alle områder' },
  user: { by: 'record', kind: 'user', label: 'Ansvarlig', all: 'Alle ansvarlige' },
  category: { by: 'record', kind: 'category', label: 'Kategori', all: 'Alle kategorier' },
  sponsorship: { by: 'record', kind: 'sponsorship', label: 'Sponsorat' },
  /** The days of a period, both included; either may be left out. */
  period: (shownAs: string) => ({ from: { ...day('Fra'), shownAs }, to: day('Til') }) as const,
  word: <const W extends Words>(label: string, words: W, all?: string) =>
    ({ by: 'word', label, words, ...(all !== undefined && { all }) }) as const,
} as const;

export type SortDir = 'asc' | 'desc';

export type ListDefinition = {
  /** In the order in which an address says them, but that a search comes first there. */
  filters: Readonly<Record<string, Filter>>;
  /** What the screen sorts by; the first is what it is sorted by unasked. */
  sort: readonly [string, ...string[]];
  /** What the call is sorted by unasked, where that is not as the screen is. */
  unasked?: string;
  /** What the call can be sorted by besides, and besides the keys of its row. */
  alsoSort?: readonly string[];
  /** Descending where the newest comes first. */
  defaultDir?: SortDir;
  /** How many are on a page where nothing else is asked. */
  perPage?: number;
};
/** Of a list that can be fetched as a file: what it is called, where it is shown, and who may ask for it. */
export type FileList = ListDefinition & { name: string; path: string; right: Right };

/** Declares a list. */
export const defineList = <const L extends ListDefinition>(list: L): L => list;

/** What a filter is set to. */
export type FilterValue<F> = F extends { by: 'record' | 'number' }
  ? number
  : F extends { by: 'word'; words: infer W }
    ? keyof W & string
    : F extends { by: 'flag' }
      ? boolean
      : string;

/** The filters of a list but for those that are asked elsewhere alone. */
export type FiltersBut<L extends ListDefinition, Where extends 'address' | 'call'> = {
  [K in keyof L['filters'] as L['filters'][K] extends { only: Where } ? never : K]: L['filters'][K];
};
