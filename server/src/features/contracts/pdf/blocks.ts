import type { SheetBlock, SheetPart } from '@sponsorat/api/contracts/sheet.rules.ts';
import type { Block } from 'pdfmake';
import { inFonts } from './fonts.ts';
import {
  columnWidths,
  contentWidth,
  estimateLines,
  figure,
  keyValues,
  label,
  type Part,
  tableLayout,
} from './layout.ts';
import { categoryTable, openingHeight } from './products.ts';

type Amounts = Extract<SheetBlock, { kind: 'amounts' }>;
type Table = Extract<SheetBlock, { kind: 'table' }>;

const bold = (cells: Block[]) => cells.map((cell) => ({ ...cell, bold: true }));

/** The price a year, and in bold what it comes to. */
function amounts({ rows }: Amounts): Block {
  const body = rows.map(([name, amount], at) =>
    (at === 0 ? (cells: Block[]) => cells : bold)([{ text: name }, figure(amount)]),
  );
  return { table: { widths: columnWidths(140), body, dontBreakRows: true }, layout: tableLayout };
}

const widthsOf = (columns: string[]) => (columns.length > 2 ? columnWidths(180, 120) : columnWidths(140));

/** Rows that stay on one page: one row of the table around them. */
function together(rows: Block[][], widths: number[]): Block[] {
  const table = { widths, body: rows };
  const rest = widths.slice(1).map(() => ({ text: '' }));
  return [{ colSpan: widths.length, table, layout: tableLayout, margin: [0, -3.5, 0, -3] }, ...rest];
}

// Two rows at least stand at the end and at the beginning of a page.
const COMPANY = 2;

/** Rows under their heading, the last column being figures, and their sum. */
function figures({ columns, rows, total }: Table, first: boolean): Block {
  const widths = widthsOf(columns);
  const row = (cells: string[]): Block[] =>
    cells.map((cell, at) => (at === cells.length - 1 ? figure(cell) : { text: inFonts(cell) }));
  const head = columns.map((name, at) => ({
    ...label(name),
    ...(at === columns.length - 1 && { alignment: 'right' as const }),
  }));
  const last = [...rows.slice(-COMPANY).map(row), ...(total ? [bold(row(total))] : [])];
  const before = rows.slice(0, -COMPANY).map(row);
  const keepWithHeaderRows = Math.min(COMPANY, before.length + 1);
  const body = [head, ...before, together(last, widths)];
  const table = { widths, body, headerRows: 1, keepWithHeaderRows, dontBreakRows: true };
  return { table, layout: tableLayout, margin: [0, first ? 0 : 12, 0, 0] };
}

// Of what follows a note: a row, where it is facts.
const ROW = 34;

/** Small words above or below others. They reserve room for what follows and give it back, as the heading of a part does. */
const note = (text: string, room: number): Block => ({
  stack: [{ ...label(text), margin: [0, 6, 0, room] }],
  unbreakable: true,
  margin: [0, 0, 0, -room],
});

function drawBlock(block: SheetBlock, at: number, blocks: SheetBlock[]): Block {
  const first = at === 0;
  switch (block.kind) {
    case 'facts':
      return keyValues(block.rows);
    case 'amounts':
      return amounts(block);
    case 'table':
      return figures(block, first);
    case 'products':
      return categoryTable(block, first);
    case 'text':
      return { text: inFonts(block.text), lineHeight: 1.3 };
    case 'note':
      return note(block.text, at < blocks.length - 1 ? ROW : 0);
  }
}

const openings = { facts: 70, amounts: 60, text: 44, note: 20 };

/** The room that a part must have below its heading. */
function openingOf([block, next]: SheetBlock[]): number {
  if (!block) return 0;
  if (block.kind === 'products') return openingHeight(block);
  if (block.kind === 'table') return 30 + block.rows.length * 21;
  return openings[block.kind] + (next?.kind === 'table' ? 60 : 0);
}

const SHORT = 12;

function isShort([block, ...more]: SheetBlock[]): boolean {
  if (!block || more.length > 0) return false;
  if (block.kind === 'text') return estimateLines(block.text, contentWidth) <= SHORT;
  if (block.kind === 'products') return openingHeight(block) * block.rows.length <= 200;
  return block.kind === 'table' && block.rows.length <= SHORT;
}

/** A part as the PDF draws it. */
export const pdfPart = ({ heading, blocks }: SheetPart): Part => ({
  heading,
  content: blocks.map(drawBlock),
  opening: openingOf(blocks),
  short: isShort(blocks),
});

/** The last lines of a long text, which go along to the page of the signatures, and the part without them. */
export function splitEnd(part: SheetPart): { part: SheetPart; end: Block[] } {
  const block = part.blocks.at(-1);
  if (block?.kind !== 'text') return { part, end: [] };
  const lines = block.text.split('\n');
  let from = lines.length;
  while (from > 1 && estimateLines(lines.slice(from - 1).join('\n'), contentWidth) <= SHORT / 2) from -= 1;
  const [text, end] = [lines.slice(0, from).join('\n'), lines.slice(from).join('\n')];
  if (end.trim() === '') return { part, end: [] };
  const blocks = [...part.blocks.slice(0, -1), { kind: 'text' as const, text }];
  return { part: { ...part, blocks }, end: [drawBlock({ kind: 'text', text: end }, 0, [])] };
}
