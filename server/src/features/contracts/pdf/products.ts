import { agreedLines } from '@sponsorat/api/contracts/agreement.rules.ts';
import type { Block } from 'pdfmake';
import type { PdfProduct, PdfSection } from './document.ts';
import { inFonts } from './fonts.ts';
import {
  columnWidths,
  contentWidth,
  estimateLines,
  labelled,
  longestRow,
  type Part,
  rowsStayWhole,
  tableLayout,
} from './layout.ts';
import { texts } from './texts.ts';

const detailsWidth = 275;
const widths = columnWidths(detailsWidth);
const titleWidth = widths[0] ?? detailsWidth;

type Category = PdfSection['categories'][number];

const detailsOf = (product: PdfProduct): Block[] =>
  agreedLines(product).map(({ label, value }) => (label ? labelled(label, value) : { text: inFonts(value) }));

const textOf = (product: PdfProduct): string =>
  agreedLines(product)
    .map(({ label, value }) => (label ? `${label}: ${value}` : value))
    .join('\n');

/** One product category: its name heads the table, and comes again on each page that the table goes on to. */
function categoryTable({ name, products }: Category, first: boolean): Block {
  const heading: Block = { text: inFonts(name), bold: true, colSpan: 2 };
  const rows = products.map((product) => [
    { text: inFonts(product.title || texts.none), bold: true },
    { stack: detailsOf(product) },
  ]);
  const dontBreakRows = rowsStayWhole(products.map(textOf), detailsWidth);
  const body = [[heading, { text: '' }], ...rows];
  // What stays with its heading is never broken either.
  const table = { widths, body, headerRows: 1, keepWithHeaderRows: dontBreakRows ? 1 : 0, dontBreakRows };
  return { table, layout: tableLayout, margin: [0, first ? 0 : 10, 0, 0] };
}

/** The room for the heading of a category and its first product, which stay together. */
function openingHeight({ name, products }: Category): number {
  const [product] = products;
  if (!product) return 0;
  const row = Math.max(estimateLines(product.title, titleWidth), estimateLines(textOf(product), detailsWidth));
  return (estimateLines(name, contentWidth) + Math.min(row, longestRow)) * 12 + 30;
}

/** A section's products by category; nothing where it has none. */
export function sectionPart({ heading, categories }: Pick<Part, 'heading'> & Pick<PdfSection, 'categories'>): Part {
  const [first] = categories;
  const content = categories.map((category) => categoryTable(category, category === first));
  return { heading, content, opening: first ? openingHeight(first) : 0 };
}
