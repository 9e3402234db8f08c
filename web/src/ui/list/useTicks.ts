import { useState } from 'react';
import type { RowTicks } from './rowTicks.tsx';

type TicksOf<Row, K> = {
  /** Those on the screen: what is ticked is what one sees. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => K;
  can: (row: Row) => boolean;
};

/** The ticks of a list's rows, and which of them are ticked. */
export const useTicks = <Row, K>({ rows, keyOf, can }: TicksOf<Row, K>) => {
  const [keys, setKeys] = useState<ReadonlySet<K>>(new Set());
  const has = (row: Row) => keys.has(keyOf(row)) && can(row);
  const ticked = rows?.filter(has) ?? [];
  const ticks: RowTicks<Row> = {
    has,
    can,
    set: (some, on) => {
      const next = new Set(ticked.map(keyOf));
      for (const row of some) on ? next.add(keyOf(row)) : next.delete(keyOf(row));
      setKeys(next);
    },
  };
  return { ticked, ticks, clear: () => setKeys(new Set()) };
};
