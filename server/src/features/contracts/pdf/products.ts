import type { SheetBlock, SheetProduct } from '@sponsorat/api/contracts/sheet.rules.ts';
import type { Block } from 'pdfmake';
import { inFonts } from './fonts.ts';
import {
  colors,
  columnWidths,
  contentWidth,
  estimateLines,
  labelAndValue,
  longestRow,
  rowsStayWhole,
  sizes,
  tableLayout,
} from './layout.ts';

const detailsWidth = 300;
const widths = columnWidths(detailsWidth);
const titleWidth = widths[0] ?? detailsWidth;

type Category = Extract<SheetBlock, { kind: 'products' }>;

const detailsOf = ({ lines }: SheetProduct): Block[] =>
  lines.map(({ label, value }) => (label ? labelAndValue(label, value) : { text: inFonts(value) }));

const textOf = ({ lines }: SheetProduct): string =>
  lines.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join('\n');

/** One product category: its name and its section head the table, and come again on each page that it goes on to. */
export function categoryTable({ section, category, rows }: Category, first: boolean): Block {
  const running = { fontSize: sizes.small, color: colors.muted, alignment: 'right' as const };
  const heading: Block[] = [
    { text: inFonts(category), bold: true },
    { text: inFonts(section), ...running },
  ];
  const body = [
    heading,
    ...rows.map((product) => [{ text: inFonts(product.title), bold: true }, { stack: detailsOf(product) }]),
  ];
  const dontBreakRows = rowsStayWhole(rows.map(textOf), detailsWidth);
  // What stays with its heading is never broken either.
  const table = { widths, body, headerRows: 1, keepWithHeaderRows: dontBreakRows ? 1 : 0, dontBreakRows };
  return { table, layout: tableLayout, margin: [0, first ? 0 : 10, 0, 0] };
}

/** The room for the heading of a category and its first product, which stay together. */
export function openingHeight({ category, rows: [product] }: Category): number {
  if (!product) return 0;
  const row = Math.max(estimateLines(product.title, titleWidth), estimateLines(textOf(product), detailsWidth));
  return (estimateLines(category, contentWidth) + Math.min(row, longestRow)) * 12 + 30;
}
