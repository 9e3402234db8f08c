import type { Block, Run } from 'pdfmake';
import { type Entry, intoRows } from './pieces.ts';
import { runs } from './runs.ts';
import { colors, columnWidths, sizes, tableLayout } from './theme.ts';

/** A part of the agreement under its heading. */
export interface Part {
  heading: string;
  content: Block[];
  /** The room that must be free below the heading for it to stand on this page. */
  opening: number;
  /** Whether it is so short that the signatures, where they follow, may take it along to their page. */
  short?: boolean;
}

/** A text in small grey. */
export function label(text: string): Block {
  return { text: runs(text), fontSize: sizes.label, color: colors.muted };
}

/** An amount or percent at the right edge of its column, digit under digit. */
export function figure(text: string): Block {
  const digitsApart = text.split(/(\d+)/).filter(Boolean);
  const tabular = digitsApart.map((part) =>
    /\d/.test(part) ? { text: part, fontFeatures: ['tnum'] } : { text: part },
  );
  return { text: tabular, alignment: 'right' };
}

/** Entries as one paragraph each, labels in grey. */
export function paragraphs(entries: Entry[]): Block {
  return {
    stack: entries.map((entry) => {
      const lead: Run[] = entry.label ? runs(`${entry.label}: `).map((run) => ({ ...run, color: colors.muted })) : [];
      return { text: [...lead, ...runs(entry.text)] };
    }),
  };
}

/** Leads and values side by side, row by row; the rows after the first carry it on. */
export function ruledRows(leads: Block[], values: Block[]): Block[][] {
  return Array.from({ length: Math.max(leads.length, values.length) }, (_, index) => {
    const lead = leads[index] ?? { text: '' };
    const value = values[index] ?? { text: '' };
    return [index === 0 ? lead : { ...lead, border: [false, false, false, false] }, value];
  });
}

/** Names to the left, values to the right. */
export function keyValues(pairs: [key: string, value: string][]): Block {
  const widths = columnWidths(315);
  const body = pairs.flatMap(([key, value]) =>
    ruledRows([{ ...label(key), fontSize: sizes.body }], intoRows([{ text: value }], 315).map(paragraphs)),
  );
  return { table: { widths, body, dontBreakRows: true }, layout: tableLayout };
}

/**
 * The heading and what follows. The heading reserves the room of its opening and gives it back, so that it never
 * stands alone at the foot of a page, and the content may still break where it likes.
 */
export function part({ heading, content, opening }: Part): Block {
  const text = { text: runs(heading), fontSize: sizes.heading, bold: true, color: colors.fjord };
  return {
    stack: [
      { stack: [{ ...text, margin: [0, 15, 0, opening + 2] }], unbreakable: true },
      { stack: content, margin: [0, -opening, 0, 0] },
    ],
  };
}
