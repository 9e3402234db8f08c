import type { ErrorBody } from '@sponsorat/api';
import { invalid, Problem } from '../problem.ts';
import { type ReadFile, UnreadableFile } from '../spreadsheet/read-cells.ts';
import { workOnThreads } from '../threads.ts';
import type { FieldNames } from './headings.rules.ts';

export type FileToRead = { bytes: Uint8Array; fields: FieldNames[]; sheet?: string | undefined };
export type ReadResult = { file: ReadFile } | { unreadable: string } | { refused: { status: number; body: ErrorBody } };

const wasEnded = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Reads files on threads with these limits. */
export const fileReader = (limits: Parameters<typeof workOnThreads>[1]) => {
  const read = workOnThreads<FileToRead, ReadResult>(new URL('./read-file.worker.ts', import.meta.url), limits);
  return async (bytes: Buffer, fields: readonly FieldNames[], sheet?: string): Promise<ReadFile> => {
    const named = fields.map(({ field, label, also = [], alsoIf }) => ({
      field,
      label,
      also: [...also],
      ...(alsoIf && { alsoIf }),
    }));
    const result = await read({ bytes, fields: named, sheet }).catch((error: unknown) => {
      if (!wasEnded(error)) throw error;
      throw invalid({
        model: 'Filen er for tung at læse. Kopiér rækkerne til et nyt ark, eller del filen, og prøv igen',
      });
    });
    if ('file' in result) return result.file;
    if ('unreadable' in result) throw new UnreadableFile(result.unreadable);
    throw new Problem(result.refused.status, result.refused.body);
  };
};

/**
 * The sheet of a file that somebody sent with most headings of the fields, or the one that is named, read on a thread: a file may be made to take all memory or time that
 * there is, and others are answered meanwhile. Throws 413, 415 and 422, and `UnreadableFile` for one that is broken.
 */
export const readFile = fileReader({ threads: 1, megabytes: 256, longest: 20_000 });
