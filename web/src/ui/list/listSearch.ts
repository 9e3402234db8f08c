import { isIsoDate } from '@sponsorat/api';

export type SortDir = 'asc' | 'desc';

/** What a list's address says; what stands at its default is left out. */
export type ListSearch = {
  search?: string;
  category?: number;
  status?: string;
  role?: string;
  area?: number;
  contract?: string;
  contractCategory?: string;
  user?: number;
  /** Whose it is: a user's id, or one of the words that the list knows besides; one's own where nothing is said. */
  owner?: string;
  /** When it is due. */
  when?: string;
  sponsorship?: number;
  action?: string;
  kind?: string;
  from?: string;
  to?: string;
  sort?: string;
  dir?: SortDir;
  page?: number;
  perPage?: number;
};

export type FilterKey = Exclude<keyof ListSearch, 'sort' | 'dir' | 'page' | 'perPage'>;

/** What a list can be asked for, and where it stands when nothing is asked. */
export type ListDefinition = {
  sortFields: readonly string[];
  defaultSort: string;
  /** Descending where the newest comes first. */
  defaultDir?: SortDir;
  filters: readonly FilterKey[];
  /** The statuses that the filter knows. */
  statuses?: readonly string[];
  /** The roles that the filter knows. */
  roles?: readonly string[];
  /** How many are on a page where nothing else is asked. */
  defaultPerPage?: number;
  /** What the filter knows to ask of an agreement. */
  contracts?: readonly string[];
  /** What was done to what, as the filters know it; without a list any word passes, and is read where it is asked. */
  actions?: readonly string[];
  kinds?: readonly string[];
  /** When something is due, as the filter knows it. */
  periods?: readonly string[];
};

export const DEFAULT_PER_PAGE = 10;
export const PER_PAGE = [10, 25, 50, 100] as const;
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

// A word, or an id: every list with owners knows both.
const owner = (value: unknown): string | undefined =>
  known(value, ['all', 'none']) ?? whole(value, MAX_PAGE)?.toString();

const known = <T extends string>(value: unknown, all: readonly T[]): T | undefined => all.find((one) => one === value);

const wordOf = (value: unknown, all: readonly string[] | undefined) => (all ? known(value, all) : text(value));

const without = (search: Record<string, string | number | undefined>): ListSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Reads a list's address: defaults left out, and what makes no sense with them. For a route's `validateSearch`. */
export const readListSearch = (definition: ListDefinition, raw: Record<string, unknown>): ListSearch => {
  const {
    filters,
    statuses = [],
    roles = [],
    contracts = [],
    actions,
    kinds,
    periods,
    sortFields,
    defaultSort,
  } = definition;
  const { defaultDir = 'asc', defaultPerPage = DEFAULT_PER_PAGE } = definition;
  const has = (key: FilterKey) => filters.includes(key);
  const sort = known(raw.sort, sortFields);
  const dir = known(raw.dir, ['asc', 'desc'] as const);
  const page = whole(raw.page, MAX_PAGE);
  const perPage = PER_PAGE.find((count) => count === whole(raw.perPage, 100));
  return without({
    search: has('search') ? text(raw.search) : undefined,
    category: has('category') ? whole(raw.category, MAX_PAGE) : undefined,
    status: has('status') ? known(raw.status, statuses) : undefined,
    role: has('role') ? known(raw.role, roles) : undefined,
    area: has('area') ? whole(raw.area, MAX_PAGE) : undefined,
    contract: has('contract') ? known(raw.contract, contracts) : undefined,
    contractCategory: has('contractCategory') ? text(raw.contractCategory) : undefined,
    user: has('user') ? whole(raw.user, MAX_PAGE) : undefined,
    owner: has('owner') ? owner(raw.owner) : undefined,
    when: has('when') ? wordOf(raw.when, periods) : undefined,
    sponsorship: has('sponsorship') ? whole(raw.sponsorship, MAX_PAGE) : undefined,
    action: has('action') ? wordOf(raw.action, actions) : undefined,
    kind: has('kind') ? wordOf(raw.kind, kinds) : undefined,
    from: has('from') ? day(raw.from) : undefined,
    to: has('to') ? day(raw.to) : undefined,
    sort: sort === defaultSort ? undefined : sort,
    dir: dir === defaultDir ? undefined : dir,
    page: page === 1 ? undefined : page,
    perPage: perPage === defaultPerPage ? undefined : perPage,
  });
};

export type ListRequest<F extends string> = {
  filter: Pick<ListSearch, FilterKey>;
  sort: { field: F; dir: SortDir };
  page: number;
  perPage: number;
};

/** A list's address as the body of its call. */
export const listRequest = <F extends string>(
  definition: ListDefinition & { sortFields: readonly F[] },
  search: ListSearch,
): ListRequest<F> => {
  const { sortFields, defaultSort, filters } = definition;
  const field = known(search.sort ?? defaultSort, sortFields) ?? sortFields[0];
  if (field === undefined) throw new Error('A list needs a field to sort by.');
  const asked = filters.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]);
  return {
    filter: Object.fromEntries(asked),
    sort: { field, dir: search.dir ?? definition.defaultDir ?? 'asc' },
    page: search.page ?? 1,
    perPage: search.perPage ?? definition.defaultPerPage ?? DEFAULT_PER_PAGE,
  };
};

type Changes = { [K in keyof ListSearch]?: ListSearch[K] | undefined };

/** The address after a change; anything but another page goes back to the first. */
export const changed = (definition: ListDefinition, search: ListSearch, change: Changes): ListSearch =>
  readListSearch(definition, { ...search, page: undefined, ...change });

/** The address after a click on a column: ascending first, and the other way at the next. */
export const sortedBy = (definition: ListDefinition, search: ListSearch, field: string): ListSearch => {
  const isSame = (search.sort ?? definition.defaultSort) === field;
  const dir = search.dir ?? definition.defaultDir ?? 'asc';
  return changed(definition, search, { sort: field, dir: isSame && dir === 'asc' ? 'desc' : 'asc' });
};

/** The address without any filter; sorting stays. */
export const cleared = (definition: ListDefinition, search: ListSearch): ListSearch => {
  const { sort, dir, perPage } = search;
  return readListSearch(definition, { sort, dir, perPage });
};
