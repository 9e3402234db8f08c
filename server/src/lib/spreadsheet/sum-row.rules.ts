import { amountIn } from './cell-values.rules.ts';
import type { ReadCell, ReadRow } from './read-cells.ts';

const LABEL = /^(?:i ?alt|sum|total|samlet|hovedtotal)(?: (?:i alt|sum|beløb|\d[\d.]* \p{L}+))?\s*:?$/iu;

const amountOf = (cell: ReadCell | undefined): number | null => {
  const found = cell === null || cell === undefined ? null : amountIn(cell);
  return found && 'value' in found ? found.value : null;
};

const adds = (rows: readonly ReadRow[], at: number, sum: number): boolean => {
  const amounts = rows.flatMap(({ cells }) => amountOf(cells[at]) ?? []);
  return amounts.length > 1 && Math.abs(amounts.reduce((all, one) => all + one, 0) - sum) < 0.01;
};

/**
 * Whether a sheet's last row is no row of its own but what those above it add up to: "I alt" and amounts, or nothing
 * but amounts that are the sums of their columns.
 */
export const isSumRow = ({ cells }: ReadRow, above: readonly ReadRow[]): boolean => {
  const filled = [...cells.entries()].filter(([, cell]) => cell !== null);
  const labels = filled.filter(([, cell]) => typeof cell === 'string' && LABEL.test(cell.trim()));
  const others = filled.filter((one) => !labels.includes(one));
  if (labels.length > 1 || others.some(([, cell]) => amountOf(cell) === null)) return false;
  return (
    labels.length === 1 || (others.length > 0 && others.every(([at, cell]) => adds(above, at, amountOf(cell) ?? 0)))
  );
};
