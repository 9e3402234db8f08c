import { signWidth } from './fonts.ts';
import { sizes } from './theme.ts';

/** A paragraph of content, which may carry a label in front. */
export interface Entry {
  label?: string;
  text: string;
}

/** A row that breaks over no page must be far shorter than one; what is longer flows on in rows of a few lines. */
const longestRow = 18;
const flowingRow = 4;

/** A label that is longer divides like any text. */
const longestLabel = 200;

const textWidth = (text: string) => [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * sizes.body;

/** A word that is wider than the column, cut to its width. */
function cutWord(word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const sign of word) {
    const wide = textWidth(sign);
    if (piece && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += sign;
    used += wide;
  }
  return [...pieces, piece];
}

/** The lines that a text takes in a column, each with the space that ends it. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  let used = indent;
  for (const word of text.match(/[^ ]* ?/g) ?? []) {
    const trimmed = textWidth(word.trimEnd());
    const pieces = trimmed > width ? cutWord(word, width) : [word];
    for (const piece of pieces) {
      if (line && used + textWidth(piece.trimEnd()) > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += piece;
      used += textWidth(piece);
    }
  }
  return [...lines, line];
}

/** The entry as paragraphs of a few whole lines, that read as one when they stand under each other. */
function shortEntries({ label, text }: Entry, width: number): Entry[] {
  if (label !== undefined && label.length > longestLabel) return shortEntries({ text: `${label}: ${text}` }, width);
  const indent = label === undefined ? 0 : textWidth(`${label}: `);
  const pieces = text.split('\n').flatMap((paragraph, index) => {
    const lines = wrap(paragraph, width, index === 0 ? indent : 0);
    const count = Math.ceil(lines.length / flowingRow);
    return Array.from({ length: count }, (_, at) =>
      lines
        .slice(at * flowingRow, (at + 1) * flowingRow)
        .join('')
        .trimEnd(),
    );
  });
  return pieces.map((piece, index) => (index === 0 && label !== undefined ? { label, text: piece } : { text: piece }));
}

/** How many lines the entries take in a column of this width. */
export function countLines(entries: Entry[], width: number): number {
  const lines = ({ label, text }: Entry) => (label ? `${label}: ${text}` : text).split('\n');
  return entries.flatMap(lines).reduce((sum, line) => sum + wrap(line, width).length, 0);
}

/** One row where the entries fit well on a page, else as many as it takes, to be printed without a gap between. */
export function intoRows(entries: Entry[], width: number): Entry[][] {
  if (countLines(entries, width) <= longestRow) return [entries];
  const [first = { text: '' }, ...rest] = entries.flatMap((entry) => shortEntries(entry, width));
  const opening = [first];
  while (rest[0] && countLines([...opening, rest[0]], width) <= longestRow) opening.push(...rest.splice(0, 1));
  return [opening, ...rest.map((entry) => [entry])];
}
