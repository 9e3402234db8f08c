import type { CategoryRow } from '@sponsorat/api';
import { EntityList, RowLink } from '../../ui/entity/EntityList.tsx';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { categories } from './categories.kind.ts';
import { texts } from './texts.ts';

const columns: readonly Column<CategoryRow>[] = [
  { key: 'Name', label: texts.columns.name, width: 180, cell: (row) => <RowLink kind={categories} row={row} /> },
];

/** All sponsor categories. */
export const CategoryList = ({ search }: { search: ListSearch }) => (
  <EntityList kind={categories} search={search} columns={columns} />
);
