import type { TemplateRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { templates } from './templates.resource.ts';
import { texts } from './texts.ts';

const t = texts.columns;
const activity = ({ Active }: TemplateRow) => (Active ? texts.active.yes : texts.active.no);

const columns: readonly Column<TemplateRow>[] = [
  { key: 'Name', label: t.name, width: 180, cell: (row) => <RowLink resource={templates} row={row} /> },
  {
    key: 'Description',
    label: t.description,
    width: 220,
    folds: 4,
    cell: ({ Description }) => Description,
    inLine: true,
  },
  { key: 'Category', label: t.category, width: 150, folds: 3, cell: ({ Category }) => Category, inLine: true },
  { key: 'Active', label: t.active, width: 110, folds: 1, cell: activity, inLine: activity },
  {
    key: 'Used',
    label: t.used,
    width: 100,
    folds: 2,
    cell: ({ Used }) => texts.used(Used),
    inLine: ({ Used }) => `${t.used} ${texts.used(Used)}`,
  },
];

/** All templates. */
export const TemplateList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={templates} search={search} columns={columns} />
);
