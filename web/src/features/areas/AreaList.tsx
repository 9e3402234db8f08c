import type { AreaRow } from '@sponsorat/api';
import { ResourceList, RowLink } from '../../domain/resource/ResourceList.tsx';
import { NONE } from '../../lib/formats.ts';
import type { Column } from '../../ui/list/columns.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { areas } from './areas.resource.ts';
import { texts } from './texts.ts';

const t = texts.columns;

const columns: readonly Column<AreaRow>[] = [
  { key: 'Name', label: t.name, width: 180, cell: (row) => <RowLink resource={areas} row={row} /> },
  { key: 'Address', label: t.address, width: 200, folds: 2, cell: (row) => row.Address ?? NONE },
  {
    key: 'ZipCode',
    label: t.zipCode,
    width: 100,
    folds: 3,
    cell: (row) => <span className="tabular">{row.ZipCode ?? NONE}</span>,
  },
  { key: 'City', label: t.city, width: 150, folds: 1, cell: (row) => row.City ?? NONE, inLine: (row) => row.City },
];

/** All areas. A name leads to its area. */
export const AreaList = ({ search }: { search: ListSearch }) => (
  <ResourceList resource={areas} search={search} columns={columns} />
);
