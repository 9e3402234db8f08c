import { Problem } from '../problem.ts';
import { UnreadableFile } from '../spreadsheet/read-cells.ts';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import { knownHeadings } from './headings.rules.ts';
import type { FileToRead, ReadResult } from './read-file.ts';

/** Reads one file. It runs on a thread of its own (see read-file.ts), from which an error would come without its kind. */
export default async function readFile({ bytes, fields, sheet }: FileToRead): Promise<ReadResult> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { file: await readSheet(buffer, knownHeadings(fields), sheet) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    if (error instanceof Problem) return { refused: { status: error.status, body: error.body } };
    throw error;
  }
}
