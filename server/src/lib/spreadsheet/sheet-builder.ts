import { invalid } from '../problem.ts';
import { beginningOf, storable } from '../texts.rules.ts';
import { amountIn } from './cell-values.rules.ts';
import { type ReadCell, type ReadRow, type ReadSheet, readLimits, UnreadableFile } from './read-cells.ts';

const LABEL = /^(?:i ?alt|sum|total|samlet|hovedtotal)(?: (?:i alt|sum|beløb|\d[\d.]* \p{L}+))?\s*:?$/iu;

// How many rows there are: "60 klubber".
const COUNT = /^\d[\d.]* \p{L}+$/u;

const amountOf = (cell: ReadCell | undefined): number | null => {
  const reading = cell === null || cell === undefined ? null : amountIn(cell);
  return reading && 'value' in reading ? reading.value : null;
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
  const isCount = (cell: ReadCell) => labels.length === 1 && typeof cell === 'string' && COUNT.test(cell.trim());
  if (labels.length > 1 || others.some(([, cell]) => amountOf(cell) === null && !isCount(cell))) return false;
  return (
    labels.length === 1 || (others.length > 0 && others.every(([at, cell]) => adds(above, at, amountOf(cell) ?? 0)))
  );
};

const { rows: MOST_ROWS, columns: MOST_COLUMNS, cell: LONGEST, text: MOST_TEXT } = readLimits;

const refuse = (message: string) => invalid({ model: message });
// The last that Excel has.
const LAST_ROW = 1_048_576;
const SAVE_AGAIN = 'Gem den igen i Excel, og prøv igen';
const tooMany = () => refuse('Filen må højst have 5.000 rækker');

const trimCell = (cell: ReadCell | undefined): ReadCell => {
  if (typeof cell !== 'string') return cell ?? null;
  return beginningOf(storable(cell), LONGEST).trim() || null;
};

const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const headingText = (cell: ReadCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'object' ? cell.day : String(cell);
  return beginningOf(text.replaceAll(/\s+/g, ' ').trim(), 200);
};

/** Headings that are each there once: one without a name is called by its column, a second "Navn" is "Navn (2)". */
const namedHeadings = (given: readonly string[]): string[] => {
  const taken = new Set<string>();
  return given.map((heading, index) => {
    const name = heading || `Kolonne ${letters(index)}`;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
};

/** The rows at the beginning in which headings are looked for: below a title, who wrote the sheet and when. */
export const MOST_ABOVE = 20;
const FEWEST_KNOWN = 2;

/** Which of the first rows of a sheet has the headings: the one with most that are known, else the first. */
export const headingRowOf = (
  rows: readonly (readonly (ReadCell | undefined)[])[],
  isKnown: (heading: string) => boolean,
): { at: number; known: number } => {
  const known = rows.slice(0, MOST_ABOVE).map((cells) => cells.filter((cell) => isKnown(headingText(cell))).length);
  const most = Math.max(0, ...known);
  const isLater = most >= FEWEST_KNOWN && most > (known[0] ?? 0);
  return { at: isLater ? known.indexOf(most) : 0, known: isLater ? most : (known[0] ?? 0) };
};

/** What stands in the row with the headings, of the first rows of a sheet, and how many of it are known. */
export const headingsIn = (
  rows: Parameters<typeof headingRowOf>[0],
  isKnown: (heading: string) => boolean,
): { headings: string[]; known: number } => {
  const { at, known } = headingRowOf(rows, isKnown);
  return { headings: Array.from(rows[at] ?? [], headingText), known };
};

/** Takes the rows of a file one by one, so that one that is too large is refused before the rest of it is read. */
export class SheetBuilder {
  readonly #isKnown: (heading: string) => boolean;
  #width = 0;
  #lastRow = 0;
  #characters = 0;
  readonly #rows: ReadRow[] = [];
  /** Where each row stands among them, by its number. */
  readonly #places = new Map<number, number>();
  /** `isKnown` says which headings are expected. */
  constructor(isKnown: (heading: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Throws 422 for what is more than a file may hold, and for a row or a cell that no sheet has. */
  add(row: number, given: readonly (ReadCell | undefined)[]): void {
    if (!Number.isInteger(row) || row <= this.#lastRow || row > LAST_ROW)
      throw refuse(`Filen har efter række ${this.#lastRow} et rækkenummer, som ikke kan bruges. ${SAVE_AGAIN}`);
    this.#lastRow = row;
    const half = given.findIndex((cell) => typeof cell === 'string' && !cell.isWellFormed());
    if (half >= 0) throw refuse(`Celle ${letters(half)}${row} indeholder et halvt tegn. Ret den, og prøv igen`);
    const cells = Array.from(given, trimCell);
    const width = cells.findLastIndex((cell) => cell !== null) + 1;
    if (width === 0) return;
    if (width > MOST_COLUMNS) throw refuse(`Filen må højst have ${MOST_COLUMNS} kolonner`);
    this.#width = Math.max(this.#width, width);
    if (this.#rows.length === MOST_ABOVE + MOST_ROWS) throw tooMany();
    for (const cell of cells) this.#count(cell);
    this.#places.set(row, this.#rows.length);
    this.#rows.push({ row, cells: cells.slice(0, width) });
  }

  /**
   * A cell of the column covers the rows after its own, to the last one, as far as there are such rows with nothing in
   * that column: however many merges a file has, no cell is filled twice. Throws 422 for too much text.
   */
  merge(column: number, { from, to }: { from: number; to: number }): void {
    const first = this.#places.get(from) ?? this.#rows.length;
    const cell = this.#rows[first]?.cells[column] ?? null;
    if (cell === null) return;
    for (let at = first + 1; at < this.#rows.length; at += 1) {
      const { row, cells } = this.#rows[at] as ReadRow;
      if (row > to || (cells[column] ?? null) !== null) return;
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
      this.#count(cell);
    }
  }

  #count(cell: ReadCell): void {
    if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > MOST_TEXT) throw refuse('Filen har for meget tekst. Del den i flere');
  }

  /**
   * Throws where there are no rows below the headings. Columns without a heading and without a cell are left out, and
   * a last row that only sums up the others.
   */
  finish(): ReadSheet {
    const first = this.#rows.slice(0, MOST_ABOVE).map(({ cells }) => cells);
    const below = this.#rows.slice(headingRowOf(first, this.#isKnown).at);
    const last = below.at(-1);
    if (last && below.length > 2 && isSumRow(last, below.slice(1, -1))) below.pop();
    const [headings, ...rows] = below;
    if (!headings) throw new UnreadableFile('Filen er tom. Den skal have en række med overskrifter.');
    if (rows.length === 0) throw new UnreadableFile('Filen har ingen rækker under overskrifterne.');
    if (rows.length > MOST_ROWS) throw tooMany();
    const names = namedHeadings(Array.from({ length: this.#width }, (_, index) => headingText(headings.cells[index])));
    const used = names.flatMap((_, index) =>
      below.some(({ cells }) => (cells[index] ?? null) !== null) ? [index] : [],
    );
    return {
      headings: used.map((index) => names[index] ?? ''),
      rows: rows.map(({ row, cells }) => ({ row, cells: used.map((index) => cells[index] ?? null) })),
    };
  }
}
