import { Box, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode, type RefCallback, useCallback, useMemo, useState } from 'react';
import { texts } from '../texts.ts';
import { type Column, fitting, OPENER_WIDTH, TICK_WIDTH, widths } from './columns.ts';
import classes from './DataTable.module.css';
import { FoldedRow, Opener, RowLine, SecondLine } from './FoldedRow.tsx';
import { AllTick, RowTick, type RowTicks } from './rowTicks.tsx';
import { SortHeader, SortSelect } from './Sorting.tsx';
import type { ListState } from './useListState.ts';

const t = texts.list;
/** Under this width the headings are too few to sort by, and a row has a second line and is one link. */
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
  /** How wide they are at most, in pixels of the usual text size. */
  actionsWidth?: number;
  /** They stand in the row itself also where columns fold: what the list is there for is done from it, or from such rows. */
  actionsStay?: boolean | ((row: Row) => boolean);
  /** Lets rows be ticked. */
  ticks?: RowTicks<Row> | undefined;
  /** What a row stands under, said over the first of them, e.g. its week; where the list is not sorted by it, nothing. */
  groupOf?: ((row: Row) => string | undefined) | undefined;
  list: Pick<ListState, 'sort' | 'sortBy'>;
  /** The rows are those of an earlier question, and the answer to the new one is awaited. */
  stale?: boolean;
};

const USUAL_TEXT = 16;
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const toRem = (pixels = 0): string => `${pixels / USUAL_TEXT}rem`;

/**
 * The width of an element as it is laid out, and the ref that measures it; 0 before the first layout. In pixels of the
 * usual text size: with letters twice as large there is half the room.
 */
const useWidth = <E extends HTMLElement>(): [RefCallback<E>, number] => {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: E | null) => {
    if (!element) return;
    const read = () => setWidth((element.clientWidth * USUAL_TEXT) / textSize());
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
};

const HiddenHeading = ({ children }: { children: string }) => (
  <th scope="col">
    <VisuallyHidden>{children}</VisuallyHidden>
  </th>
);

/** Rows that the server sorts and pages. Where it is too narrow, the least important columns fold into their row. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKey, rowName, actions, actionsStay = false, ticks, list } = props;
  const { stale = false, groupOf } = props;
  const actionsWidth = actions ? (props.actionsWidth ?? 156) : 0;
  const [measure, width] = useWidth<HTMLDivElement>();
  const room = width - (ticks ? TICK_WIDTH : 0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // What is sorted by stays in view; on a phone it is said over the rows.
  const { field } = list.sort;
  const sorted = room < NARROW ? undefined : field;
  const shown = useMemo(() => fitting(columns, room, { actionsWidth, sorted }), [columns, room, actionsWidth, sorted]);
  const folded = columns.some(({ key, spare }) => !shown.has(key) && !spare);
  const keyOf = (row: Row) => String(rowKey(row));
  const toggle = (key: string) =>
    setOpen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    );

  const visible = columns.filter(({ key }) => shown.has(key));
  // A column that never folds, so that it is the same at every width: React would make the cells anew as another element.
  const named = columns.find(({ folds }) => folds === undefined) ?? columns[0];
  const hidden = columns.filter(({ key }) => !shown.has(key));
  const beside = folded ? OPENER_WIDTH : actionsWidth;
  const wide = widths(visible, room - beside);
  const isPhone = folded && room < NARROW;
  const inLine = isPhone ? hidden.filter((column) => column.inLine) : [];
  const behindOpener = hidden.filter((column) => !inLine.includes(column));
  const stayIn = typeof actionsStay === 'function' ? actionsStay : () => actionsStay;
  const span = visible.length + (folded || actions ? 1 : 0) + (ticks ? 1 : 0);
  return (
    <Box ref={measure} miw={0}>
      {isPhone && <SortSelect columns={columns} list={list} />}
      <table
        className={classes.table}
        aria-busy={stale || undefined}
        data-stale={stale || undefined}
        data-phone={isPhone || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {ticks && <col style={{ width: toRem(TICK_WIDTH) }} />}
          {visible.map(({ key }) => (
            <col key={key} style={{ width: toRem(wide.get(key)) }} />
          ))}
          {folded && <col style={{ width: toRem(OPENER_WIDTH) }} />}
          {!folded && actions && <col style={{ width: toRem(actionsWidth) }} />}
        </colgroup>
        <thead className={isPhone ? 'unseen' : undefined}>
          <tr>
            {ticks && (
              <th scope="col" className={classes.tick}>
                <AllTick ticks={ticks} rows={rows} />
              </th>
            )}
            {visible.map(({ key, label, numeric = false, sortable = true }) => (
              <SortHeader
                key={key}
                label={label}
                numeric={numeric}
                sorted={field === key && list.sort.dir}
                onSort={sortable && !isPhone ? () => list.sortBy(key) : undefined}
              />
            ))}
            {folded && <HiddenHeading>{t.more}</HiddenHeading>}
            {!folded && actions && <HiddenHeading>{t.actions}</HiddenHeading>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const key = keyOf(row);
            const stay = stayIn(row);
            const actionsBelow = stay ? undefined : actions;
            const opens = folded && (behindOpener.length > 0 || actionsBelow !== undefined);
            const isOpen = opens && open.has(key);
            const name = rowName(row);
            const group = groupOf?.(row);
            const before = rows[at - 1];
            return (
              <Fragment key={key}>
                {group !== undefined && !(before && groupOf?.(before) === group) && (
                  <tr className={classes.group}>
                    <th scope="rowgroup" colSpan={span}>
                      {group}
                    </th>
                  </tr>
                )}
                <tr data-open={isOpen || undefined} data-row={key}>
                  {ticks && (
                    <td className={classes.tick}>
                      <RowTick ticks={ticks} row={row} name={name} />
                    </td>
                  )}
                  {visible.map((column, index) => {
                    const Cell = column === named ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.key}
                        {...(column === named ? { scope: 'row' } : {})}
                        data-numeric={column.numeric || undefined}
                      >
                        {column.cell(row, shown)}
                        {index === 0 && <SecondLine row={row} columns={inLine} shown={shown} />}
                        {index === 0 && folded && <RowLine>{stay && actions?.(row)}</RowLine>}
                      </Cell>
                    );
                  })}
                  {folded && (
                    <td className={classes.opener}>
                      {opens && <Opener name={name} opened={isOpen} onClick={() => toggle(key)} />}
                    </td>
                  )}
                  {!folded && actions && <td className={classes.actions}>{actions(row)}</td>}
                </tr>
                {isOpen && (
                  <FoldedRow row={row} columns={behindOpener} shown={shown} actions={actionsBelow} span={span} />
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};
