import type { Margin, Table, TableLayout } from 'pdfmake';
import { textFont } from './fonts.ts';

export const colors = { fjord: '#0f566b', ink: '#1b2a30', muted: '#5c6b72', hairline: '#d5dee1', rule: '#9fb4bb' };

export const sizes = { title: 25, club: 12.5, heading: 11.5, body: 9.5, small: 8, label: 8.5 };

export const pageMargins: Margin = [60, 48, 60, 56];

/** What A4 leaves between the left and the right margin. */
export const contentWidth = 475;

export const bodyStyle = { font: textFont, fontSize: sizes.body, color: colors.ink, lineHeight: 1.22 };

/** Between two columns. */
const gutter = 16;

/** Columns that fill the page: all but the first are given, and the gutters between them. */
export function columnWidths(...others: number[]): number[] {
  const rest = others.reduce((sum, width) => sum + width + gutter, 0);
  return [contentWidth - rest, ...others];
}

/** A row that carries on the one above it has no line over it. */
const carriesOn = (row: number, { table }: { table: Table }) => table.body[row]?.[0]?.border?.[1] === false;

/** Quiet lines under rows; a table with a header has it ruled in the bank's colour. */
export const tableLayout: TableLayout = {
  hLineWidth: (line, node) => {
    if (line === 0 || carriesOn(line, node)) return 0;
    return line === node.table.headerRows ? 0.9 : 0.5;
  },
  hLineColor: (line, { table }) => (line === table.headerRows ? colors.fjord : colors.hairline),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : gutter / 2),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : gutter / 2),
  paddingTop: () => 3.5,
  // What the next row adds at its top is taken back here, but stays under a heading that comes again on a new page.
  paddingBottom: (row, node) => (carriesOn(row + 1, node) ? -3.5 : 3),
};
