import type { Block, Margin, Run, TableLayout } from 'pdfmake';
import { families, inFonts } from './fonts.ts';

export const colors = { fjord: '#0f566b', ink: '#1b2a30', muted: '#5c6b72', hairline: '#d5dee1' };

export const sizes = { title: 25, club: 12.5, heading: 11.5, body: 9.5, small: 8, label: 8.5 };

export const pageMargins: Margin = [60, 56, 60, 56];

/** What A4 leaves between the left and the right margin. */
export const contentWidth = 475;
/** The same where it lies on its side. */
export const landscapeWidth = 722;

export const bodyStyle = { font: families.text, fontSize: sizes.body, color: colors.ink, lineHeight: 1.22 };

const gutter = 16;

/** Columns that fill the page: all but the first are given, and the gutters between them. */
export function columnWidths(...others: number[]): number[] {
  const rest = others.reduce((sum, width) => sum + width + gutter, 0);
  return [contentWidth - rest, ...others];
}

/** Quiet lines under rows; a table with a header has it ruled in the bank's colour. */
export const tableLayout: TableLayout = {
  hLineWidth: (line, { table }) => {
    if (line === 0) return 0;
    return line === table.headerRows ? 0.9 : 0.5;
  },
  hLineColor: (line, { table }) => (line === table.headerRows ? colors.fjord : colors.hairline),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : gutter / 2),
  paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : gutter / 2),
  paddingTop: () => 3.5,
  paddingBottom: () => 3,
};

const signWidth = sizes.body * 0.63;

/** So many lines surely fit on a page with the table's heading: a row that is longer has to break. */
export const longestRow = 30;

/** About how many lines a text takes in a column: rather too many than too few, for a room to be free on the page. */
export function estimateLines(text: string, width: number): number {
  const perLine = Math.floor(width / signWidth);
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

/** Whether none of these texts, one a row, is too long for a page. */
export const rowsStayWhole = (texts: string[], width: number): boolean =>
  texts.every((text) => estimateLines(text, width) <= longestRow);

/** A part of the agreement under its heading. */
export interface Part {
  heading: string;
  content: Block[];
  /** The room that must be free below the heading for it to stand on this page. */
  opening: number;
  /** Whether it is so short that the signatures, where they follow, may take it along to their page. */
  short?: boolean;
}

/**
 * The heading and what follows. The heading reserves the room of its opening and gives it back, so that it never
 * stands alone at the foot of a page, and the content may still break where it likes. A part that is outlined is listed
 * in the document's outline, by which one who cannot see the pages gets about.
 */
export function part({ heading, content, opening }: Part, outlined: boolean): Block {
  const text = { text: inFonts(heading), fontSize: sizes.heading, bold: true, color: colors.fjord };
  const entry = outlined ? { outline: true, outlineText: heading } : {};
  return {
    stack: [
      { stack: [{ ...text, ...entry, margin: [0, 15, 0, opening + 2] }], unbreakable: true },
      { stack: content, margin: [0, -opening, 0, 0] },
    ],
  };
}

/** A text in small grey. */
export function label(text: string): Block {
  return { text: inFonts(text), fontSize: sizes.label, color: colors.muted };
}

/** A value after its label in grey. */
export function labelAndValue(name: string, value: string): Block {
  const lead: Run[] = inFonts(`${name}: `).map((run) => ({ ...run, color: colors.muted }));
  return { text: [...lead, ...inFonts(value)] };
}

/** An amount or percent at the right edge of its column, digit under digit. */
export function figure(text: string): Block {
  const digitsApart = text.split(/(\d+)/).filter(Boolean);
  const tabular = digitsApart.map((piece) =>
    /\d/.test(piece) ? { text: piece, fontFeatures: ['tnum'] } : { text: piece },
  );
  return { text: tabular, alignment: 'right' };
}

const valueWidth = 315;

/** Names to the left, values to the right. */
export function keyValues(pairs: (readonly [key: string, value: string])[]): Block {
  const body = pairs.map(([key, value]) => [{ ...label(key), fontSize: sizes.body }, { text: inFonts(value) }]);
  const dontBreakRows = rowsStayWhole(
    pairs.map(([, value]) => value),
    valueWidth,
  );
  return { table: { widths: columnWidths(valueWidth), body, dontBreakRows }, layout: tableLayout };
}
