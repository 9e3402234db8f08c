import type { CategoryRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { categories } from './categories.resource.ts';
import { texts } from './texts.ts';

const columns: readonly Column<CategoryRow>[] = [
  { key: 'Name', label: texts.columns.name, width: 180, cell: (row) => <RowLink resource={categories} row={row} /> },
  { key: 'Use', label: texts.columns.use, width: 160, folds: 1, cell: ({ Use }) => texts.uses[Use], inLine: true },
];

/** All sponsor categories. */
export const CategoryList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={categories} search={search} columns={columns} />
);
