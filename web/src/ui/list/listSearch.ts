import {
  type Filter,
  type FiltersBut,
  type FilterValue,
  isIsoDate,
  type ListDefinition,
  type SortDir,
} from '@sponsorat/api';
import { PER_PAGE, usualPerPage } from './perPage.ts';

/** What any list's address says. */
type AnySearch = {
  [filter: string]: string | number | undefined;
  search?: string;
  from?: string;
  to?: string;
  sort?: string;
  dir?: SortDir;
  page?: number;
  perPage?: number;
};

/** What a list's address says; what stands at its default is left out. */
export type ListSearch<L extends ListDefinition = ListDefinition> = string extends keyof L['filters']
  ? AnySearch
  : { [K in keyof FiltersBut<L, 'call'>]?: FilterValue<L['filters'][K]> } & {
      sort?: L['sort'][number];
      dir?: SortDir;
      page?: number;
      perPage?: number;
    };

const MAX_SEARCH = 200;
const MAX_PAGE = 2_147_483_647;

// The router reads ?search=123 as a number and ?search=true as a truth; both were typed as text.
const text = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return String(value).slice(0, MAX_SEARCH) || undefined;
};

const whole = (value: unknown, max: number): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
};

const day = (value: unknown): string | undefined => (typeof value === 'string' && isIsoDate(value) ? value : undefined);

const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | undefined => all.find((one) => one === value);

const readFilter = (filter: Filter, value: unknown): string | number | undefined => {
  if (filter.by === 'day') return day(value);
  if (filter.by === 'text') return text(value);
  if (filter.by === 'word') return oneOf(value, Object.keys(filter.words));
  const id = whole(value, MAX_PAGE);
  return filter.by === 'word or id' ? (oneOf(value, Object.keys(filter.words)) ?? id?.toString()) : id;
};

/** Reads a list's address: defaults left out, and what makes no sense with them. For a route's `validateSearch`. */
export const readListSearch = <const L extends ListDefinition>(
  list: L,
  raw: Record<string, unknown>,
): ListSearch<L> => {
  const { filters, sort: fields, defaultDir = 'asc', perPage: usual = PER_PAGE[0] } = list;
  const search: Record<string, string | number | undefined> = { search: undefined };
  for (const [key, filter] of Object.entries(filters))
    if (filter.only !== 'call') search[key] = readFilter(filter, raw[key]);
  const sort = oneOf(raw.sort, fields);
  const dir = oneOf(raw.dir, ['asc', 'desc']);
  const page = whole(raw.page, MAX_PAGE);
  const perPage = PER_PAGE.find((count) => count === whole(raw.perPage, 100));
  search.sort = sort === fields[0] ? undefined : sort;
  search.dir = dir === defaultDir ? undefined : dir;
  search.page = page === 1 ? undefined : page;
  // What another browser would show otherwise is said.
  search.perPage = perPage === usual && usual === usualPerPage(list.perPage) ? undefined : perPage;
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ListSearch<L>;
};

/** How a list is sorted and paged, as its address asks for it. */
export const placeIn = (list: ListDefinition, { sort, dir, page = 1, perPage }: ListSearch) => ({
  sort: { field: sort ?? list.sort[0], dir: dir ?? list.defaultDir ?? 'asc' },
  page,
  perPage: perPage ?? usualPerPage(list.perPage),
});

type Request<L extends ListDefinition> = {
  filter: Omit<ListSearch<L>, 'sort' | 'dir' | 'page' | 'perPage'>;
  sort: { field: L['sort'][number]; dir: SortDir };
  page: number;
  perPage: number;
};

/** A list's address as the body of its call. */
export const listBody = <const L extends ListDefinition>(list: L, search: ListSearch<L>): Request<L> => {
  const { sort, dir, page, perPage, ...filter } = search as ListSearch;
  return { filter, ...placeIn(list, search as ListSearch) } as Request<L>;
};

type Changes<L extends ListDefinition> = { [K in keyof ListSearch<L>]?: ListSearch<L>[K] | undefined };

/** The address after a change; anything but another page goes back to the first. */
export const withChanges = <const L extends ListDefinition>(
  list: L,
  search: ListSearch<L>,
  change: Changes<L>,
): ListSearch<L> => readListSearch(list, { ...search, page: undefined, ...change });

/** The address after a click on a column: ascending first, and the other way at the next. */
export const sortedBy = (list: ListDefinition, search: ListSearch, field: string): ListSearch => {
  const { sort } = placeIn(list, search);
  return withChanges(list, search, { sort: field, dir: sort.field === field && sort.dir === 'asc' ? 'desc' : 'asc' });
};

/** The address without any filter; sorting stays. */
export const withoutFilters = (list: ListDefinition, { sort, dir, perPage }: ListSearch): ListSearch =>
  readListSearch(list, { sort, dir, perPage });
