import type { ProductRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import { NONE, number } from '../../lib/formats.ts';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { products } from './products.resource.ts';
import { texts } from './texts.ts';

const t = texts.list;

const columns: readonly Column<ProductRow>[] = [
  { key: 'Name', label: t.name, width: 190, cell: (row) => <RowLink resource={products} row={row} /> },
  { key: 'Title', label: t.title, width: 190, folds: 2, cell: (row) => row.Title ?? NONE },
  { key: 'Category', label: t.category, width: 150, folds: 1, cell: (row) => row.Category, inLine: true },
  { key: 'Sort', label: t.sort, width: 116, grow: 30, folds: 3, numeric: true, cell: (row) => number(row.Sort) },
];

/** All products, in the order that an agreement shows them. */
export const ProductList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={products} search={search} columns={columns} />
);
