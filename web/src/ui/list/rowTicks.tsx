import { Checkbox } from '@mantine/core';
import { texts } from '../texts.ts';

const t = texts.list.ticks;

/** Which rows are ticked, so that something can be done with all of them. */
export type RowTicks<Row> = {
  has: (row: Row) => boolean;
  /** Whether it can be ticked at all. */
  can: (row: Row) => boolean;
  set: (rows: readonly Row[], ticked: boolean) => void;
};

type AllTickProps<Row> = { ticks: RowTicks<Row>; rows: readonly Row[]; label?: string };

/** Ticks all rows of the page, or of a part of it, that can be. */
export const AllTick = <Row,>({ ticks, rows, label = t.all }: AllTickProps<Row>) => {
  const possible = rows.filter(ticks.can);
  const ticked = possible.filter(ticks.has).length;
  const isAll = ticked > 0 && ticked === possible.length;
  return (
    <Checkbox
      size="sm"
      aria-label={label}
      disabled={possible.length === 0}
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      onChange={() => ticks.set(possible, !isAll)}
    />
  );
};

type RowTickProps<Row> = { ticks: RowTicks<Row>; row: Row; name: string };

/** Ticks one row; nothing stands where it cannot be. */
export const RowTick = <Row,>({ ticks, row, name }: RowTickProps<Row>) =>
  ticks.can(row) && (
    <Checkbox
      size="sm"
      aria-label={t.one(name)}
      checked={ticks.has(row)}
      onChange={(event) => ticks.set([row], event.currentTarget.checked)}
    />
  );
