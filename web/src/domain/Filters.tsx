import type { CategoryOption, CategoryUse, Filter, FilteredBy, NamedRecord } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useUser } from '../lib/session.ts';
import { optionsOf } from '../ui/fields/SelectField.tsx';
import { FilterChips, type ListFilter } from '../ui/list/FilterChips.tsx';
import { type FilterOption, FilterSelect, type FilterSelectProps, optionsOfWords } from '../ui/list/FilterSelect.tsx';
import type { ListSearch } from '../ui/list/listSearch.ts';
import { PeriodFilter } from '../ui/list/PeriodFilter.tsx';
import type { ListState } from '../ui/list/useListState.ts';
import { areasQuery, categoriesQuery, productCategoriesQuery, responsibleUsersQuery } from './catalog.queries.ts';
import { texts } from './texts.ts';

type Options = readonly FilterOption<string | number>[];
/** What a tab filters by. */
type Selection = Readonly<Record<string, string | undefined>>;
type SelectProps = Omit<FilterSelectProps<string | number>, 'options'>;

const groups: readonly CategoryUse[] = ['Klubber', 'Aftaler', 'Begge'];
/** The categories under what they are of: kinds of clubs, and levels of agreements. */
const categoryOptions = (categories: readonly CategoryOption[]): Options =>
  groups.flatMap((use) =>
    categories
      .filter((category) => category.use === use)
      .map(({ id, name }) => ({ value: id, label: name, group: texts.categories[use] })),
  );

/** Users, oneself first. */
const userOptions = (users: readonly NamedRecord[], me: number): Options => [
  { value: me, label: texts.mine },
  ...users.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name, group: texts.colleagues })),
];

const AreaFilter = (props: SelectProps) => <FilterSelect {...props} options={optionsOf(useQuery(areasQuery).data)} />;

const UserFilter = (props: SelectProps) => {
  const me = useUser().id;
  const users = useQuery(responsibleUsersQuery).data;
  return <FilterSelect {...props} options={users && userOptions(users, me)} />;
};

const CategoryFilter = (props: SelectProps) => {
  const categories = useQuery(categoriesQuery).data;
  return <FilterSelect {...props} options={categories && categoryOptions(categories)} />;
};

const ProductCategoryFilter = (props: SelectProps) => (
  <FilterSelect {...props} options={optionsOf(useQuery(productCategoriesQuery).data)} />
);

const byKind: Partial<Record<FilteredBy, ComponentType<SelectProps>>> = {
  area: AreaFilter,
  user: UserFilter,
  category: CategoryFilter,
  'product-category': ProductCategoryFilter,
};

/** A period has one control, at its first day. */
const isPeriod = (key: string): boolean => key === 'from';

type FiltersProps = {
  list: Pick<ListState, 'definition' | 'search' | 'setFilter' | 'setPeriod'>;
  /** What a filter offers where that is not its words, or its records; undefined while it is awaited. */
  options?: Readonly<Record<string, Options | undefined>>;
  /** What holds where nothing is chosen, of filters that always have one. */
  base?: Readonly<Record<string, string>>;
  /** What comes first on the screen, where its order is not that of the address. */
  order?: readonly string[];
  /** An empty period begins with today and a month on. */
  suggests?: boolean;
  /** The list's tabs, by what they filter, and the one that is shown: nothing that a tab chooses is offered here too. */
  tabs?: { all: readonly Selection[]; shown: Selection };
};

/** The filters of a list, as it declares them: those that say, or are told, what they offer. */
export const Filters = ({ list, options = {}, base = {}, order = [], suggests = false, tabs }: FiltersProps) => {
  const { filters } = list.definition;
  const search: ListSearch = list.search;
  const { from, to } = search;
  const byTab = (key: string, word: string) => tabs?.all.some((tab) => tab[key] === word) && word !== search[key];
  const controlOf = (key: string, filter: Filter): ReactNode => {
    const { label, shownAs = label, all = shownAs } = filter;
    if (isPeriod(key)) return <PeriodFilter label={shownAs} {...{ from, to, suggests }} onChange={list.setPeriod} />;
    const props: SelectProps = {
      label: shownAs,
      all,
      value: search[key],
      ...(base[key] !== undefined && { base: base[key] }),
      onChange: (value) => list.setFilter(key, value),
    };
    if (key in options) return <FilterSelect {...props} options={options[key]} />;
    if (filter.by === 'word') {
      const offered = optionsOfWords(filter).filter(({ value }) => !byTab(key, value));
      return <FilterSelect {...props} options={offered} />;
    }
    const ByRecord = filter.by === 'record' && filter.kind && byKind[filter.kind];
    return ByRecord && <ByRecord {...props} />;
  };
  const shown = [...new Set([...order, ...Object.keys(filters)])].flatMap((key): ListFilter[] => {
    const filter = filters[key];
    if (!filter || filter.only === 'call' || tabs?.shown[key] !== undefined) return [];
    const control = controlOf(key, filter);
    const isSet = search[key] !== undefined || base[key] !== undefined || (isPeriod(key) && to !== undefined);
    const clear = isPeriod(key) || search[key] === undefined ? undefined : () => list.setFilter(key, undefined);
    return control ? [{ key, label: filter.shownAs ?? filter.label, isSet, control, clear }] : [];
  });
  return <FilterChips filters={shown} />;
};
