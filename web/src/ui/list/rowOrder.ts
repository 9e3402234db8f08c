export type Side = 'before' | 'after';

/** The way to change the order that rows have of their own, by dragging or by the arrow keys. */
export type RowOrder<Row> = {
  /** Puts a row right before or after another one that is shown. */
  put: (row: Row, side: Side, target: Row) => void;
  /** Moves a row one place up or down, also over the edge of the page. */
  step: (row: Row, by: -1 | 1) => void;
  /** What the last move did, for those who hear it. */
  said: string;
};

/** The rows after one of them was put right before or after another; the same where either is not among them. */
export const reordered = <Row extends { Id: number }>(
  rows: readonly Row[],
  id: number,
  side: Side,
  target: number,
): Row[] => {
  const row = rows.find(({ Id }) => Id === id);
  const others = rows.filter(({ Id }) => Id !== id);
  const beside = others.findIndex(({ Id }) => Id === target);
  if (!row || beside < 0) return [...rows];
  return others.toSpliced(side === 'before' ? beside : beside + 1, 0, row);
};
