/**
 * What the cells of a column hold: money in kroner, a percent as 35 for 35 %, a date as `YYYY-MM-DD`, an instant as it
 * travels, a number with its decimals, however many. What looks like a number but is none (CVR, postnr., phone) is text, or it would lose its leading zeros.
 */
export type CellType = 'text' | 'whole' | 'decimal' | 'money' | 'percent' | 'date' | 'instant';

/** Null and the empty text are an empty cell. */
export type CellValue = string | number | null;

/** A column of a sheet; the width is in characters. The comment is shown over its heading, in a file's first sheet. */
export type Column = { heading: string; type: CellType; width: number; comment?: string };

export type Rows = Iterable<CellValue[]> | AsyncIterable<CellValue[]>;

/** The rows as text in pieces of some 64 kB, so that a stream is not fed cell by cell. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece: string[] = [];
  let size = 0;
  for await (const text of texts) {
    piece.push(text);
    size += text.length;
    if (size < 65_536) continue;
    yield piece.join('');
    piece = [];
    size = 0;
  }
  yield piece.join('');
}
