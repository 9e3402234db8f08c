import { VisuallyHidden } from '@mantine/core';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type ExpandedState,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useWidth } from '../useWidth.ts';
import { type Column, fitting, GRIP_WIDTH, OPENER_WIDTH, widths } from './columns.ts';
import classes from './DataTable.module.css';
import { FoldedRow, Opener } from './FoldedRow.tsx';
import { RowGrip } from './RowGrip.tsx';
import type { RowOrder } from './rowOrder.ts';
import { SortHeader } from './SortHeader.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ListState } from './useListState.ts';
import { useRowDragging } from './useRowDragging.ts';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature, rowExpandingFeature });
const ACTIONS_WIDTH = 156;
/** Under this width the headings are too few to sort by. */
const NARROW = 560;

export type DataTableProps<Row extends object> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What a row is called, for the names of its buttons. */
  rowName: (row: Row) => string;
  /** RowActions of a row; Slet last. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Of rows that have an order of their own, while they stand in it: the way to change it. */
  order?: RowOrder<Row> | undefined;
  list: Pick<ListState, 'sort' | 'sortBy'>;
  /** The rows are those of an earlier question, and the answer to the new one is awaited. */
  stale?: boolean;
};

/** Rows that the server sorts and pages. Where it is too narrow, the least important columns fold into their row. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowName, actions, order, list, stale = false } = props;
  const actionsWidth = actions ? ACTIONS_WIDTH : 0;
  const [measure, width] = useWidth<HTMLDivElement>();
  const room = width - (order ? GRIP_WIDTH : 0);
  const element = useRef<HTMLTableElement>(null);
  const [expanded, setExpanded] = useState<ExpandedState>({});
  const shown = useMemo(() => fitting(columns, room, actionsWidth), [columns, room, actionsWidth]);
  const folded = shown.size < columns.length;
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key as string, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.key,
          accessorFn: (row) => row[column.key],
          header: column.label,
          cell: ({ row }) => column.cell(row.original),
          enableSorting: column.sortable ?? true,
        }),
      ),
    [columns],
  );

  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    getRowCanExpand: () => folded,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: {
      sorting: [{ id: list.sort.field, desc: list.sort.dir === 'desc' }],
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.has(key)])),
      expanded,
    },
    onExpandedChange: setExpanded,
  });

  const byRowKey = (key: string) => rows.find((row) => String(rowKey(row)) === key);
  useRowDragging(
    element,
    rows.map(rowKey).join(),
    order &&
      ((from, side, to) => {
        const [row, target] = [byRowKey(from), byRowKey(to)];
        if (row && target) order.put(row, side, target);
      }),
  );

  const visible = columns.filter(({ key }) => shown.has(key));
  const hidden = columns.filter(({ key }) => !shown.has(key));
  const beside = folded ? OPENER_WIDTH : actionsWidth;
  const wide = widths(visible, room - beside);
  const sortIsHidden = room < NARROW || hidden.some(({ key }) => key === list.sort.field);
  const span = visible.length + (folded || actions ? 1 : 0) + (order ? 1 : 0);
  return (
    <div ref={measure} className={classes.measure}>
      {folded && sortIsHidden && <SortSelect columns={columns} list={list} />}
      {order && <VisuallyHidden role="status">{order.said}</VisuallyHidden>}
      <table ref={element} className={classes.table} aria-busy={stale || undefined} data-stale={stale || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {order && <col style={{ width: GRIP_WIDTH }} />}
          {folded && <col style={{ width: OPENER_WIDTH }} />}
          {visible.map(({ key }) => (
            <col key={key} style={{ width: wide.get(key) }} />
          ))}
          {!folded && actions && <col style={{ width: ACTIONS_WIDTH }} />}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {order && (
                <th scope="col">
                  <VisuallyHidden>{texts.list.order.heading}</VisuallyHidden>
                </th>
              )}
              {folded && (
                <th scope="col">
                  <VisuallyHidden>{texts.list.more}</VisuallyHidden>
                </th>
              )}
              {group.headers.map(({ column }) => (
                <SortHeader
                  key={column.id}
                  label={byKey.get(column.id)?.label ?? ''}
                  numeric={byKey.get(column.id)?.numeric ?? false}
                  sorted={column.getIsSorted()}
                  onSort={column.getCanSort() ? () => list.sortBy(column.id) : undefined}
                />
              ))}
              {!folded && actions && (
                <th scope="col">
                  <VisuallyHidden>{texts.list.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => {
            const isOpen = folded && row.getIsExpanded();
            const name = rowName(row.original);
            return (
              <Fragment key={row.id}>
                <tr data-open={isOpen || undefined} data-row={row.id}>
                  {order && (
                    <td className={classes.grip}>
                      <RowGrip rowKey={row.id} name={name} onStep={(by) => order.step(row.original, by)} />
                    </td>
                  )}
                  {folded && (
                    <td className={classes.opener}>
                      <Opener name={name} opened={isOpen} onClick={() => row.toggleExpanded()} />
                    </td>
                  )}
                  {row.getVisibleCells().map((cell, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={cell.id}
                        {...(index === 0 ? { scope: 'row' } : {})}
                        data-numeric={byKey.get(cell.column.id)?.numeric || undefined}
                      >
                        <table.FlexRender cell={cell} />
                      </Cell>
                    );
                  })}
                  {!folded && actions && <td className={classes.actions}>{actions(row.original)}</td>}
                </tr>
                {isOpen && <FoldedRow row={row.original} columns={hidden} actions={actions} span={span} />}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
