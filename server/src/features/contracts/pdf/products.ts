import type { Block } from 'pdfmake';
import { type Part, paragraphs, ruledRows } from './blocks.ts';
import { countLines, type Entry, intoRows } from './pieces.ts';
import { runs } from './runs.ts';
import { texts } from './texts.ts';
import { columnWidths, contentWidth, tableLayout } from './theme.ts';
import type { PdfProduct, PdfSection } from './types.ts';

const detailsWidth = 275;
const widths = columnWidths(detailsWidth);
const titleWidth = widths[0] ?? detailsWidth;

function entries({ details, description }: PdfProduct): Entry[] {
  const all: Entry[] = details.map(({ label, value }) => ({ label, text: value }));
  if (description?.trim()) all.push({ text: description.trim() });
  return all.length > 0 ? all : [{ text: texts.included }];
}

const titleRows = ({ title }: PdfProduct) => intoRows([{ text: title || texts.none }], titleWidth);

function productRows(product: PdfProduct): Block[][] {
  const titles = titleRows(product).map((row) => ({ ...paragraphs(row), bold: true }));
  return ruledRows(titles, intoRows(entries(product), detailsWidth).map(paragraphs));
}

/** One product category: its name heads the table, and comes again on each page that the table goes on to. */
function categoryTable({ name, products }: PdfSection['categories'][number], first: boolean): Block {
  const heading: Block = { text: runs(name), bold: true, colSpan: 2 };
  const body = [[heading, { text: '' }], ...products.flatMap(productRows)];
  const table = { widths, body, headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true };
  return { table, layout: tableLayout, margin: [0, first ? 0 : 10, 0, 0] };
}

/** The room for the heading of a category and its first product, which stay together. */
function openingHeight({ name, products }: PdfSection['categories'][number]): number {
  const [product] = products;
  if (!product) return 0;
  const [titles = []] = titleRows(product);
  const [details = []] = intoRows(entries(product), detailsWidth);
  const lines = Math.max(countLines(titles, titleWidth), countLines(details, detailsWidth));
  return (countLines([{ text: name }], contentWidth) + lines) * 15 + 24;
}

/** A section's products by category; nothing where it has none. */
export function sectionPart(section: PdfSection): Part | null {
  const categories = section.categories.filter(({ products }) => products.length > 0);
  const [first] = categories;
  if (!first) return null;
  const content = categories.map((category) => categoryTable(category, category === first));
  return { heading: section.name, content, opening: openingHeight(first) };
}
