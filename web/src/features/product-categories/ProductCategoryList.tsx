import type { ProductCategoryRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import { number } from '../../lib/formats.ts';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { productCategories } from './product-categories.resource.ts';
import { texts } from './texts.ts';

const t = texts.columns;

const columns: readonly Column<ProductCategoryRow>[] = [
  { key: 'Name', label: t.name, width: 180, cell: (row) => <RowLink resource={productCategories} row={row} /> },
  { key: 'Section', label: t.section, width: 140, folds: 1, cell: (row) => row.Section, inLine: (row) => row.Section },
  { key: 'Sort', label: t.sort, width: 120, grow: 40, folds: 2, numeric: true, cell: (row) => number(row.Sort) },
];

/** All product categories, in the order that an agreement shows them. */
export const ProductCategoryList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={productCategories} search={search} columns={columns} />
);
