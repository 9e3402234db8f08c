import type { UpdateRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import { dateTime } from '../../lib/formats.ts';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { texts } from './texts.ts';
import { updates } from './updates.resource.ts';

const t = texts.columns;

const columns: readonly Column<UpdateRow>[] = [
  { key: 'Title', label: t.title, width: 200, cell: (row) => <RowLink resource={updates} row={row} /> },
  {
    key: 'CreateDate',
    label: t.createDate,
    width: 180,
    grow: 60,
    folds: 1,
    cell: (row) => <span className="tabular">{dateTime(row.CreateDate)}</span>,
    inLine: true,
  },
];

/** All updates. */
export const UpdateList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={updates} search={search} columns={columns} />
);
