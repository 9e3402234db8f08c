export type Side = 'before' | 'after';

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
