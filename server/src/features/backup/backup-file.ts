import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandRefusal } from '../../lib/command.ts';

/*
 * A backup is one gzipped text, which reads like what pg_dump writes of data: a line that says what it is, the rows of
 * each table as PostgreSQL's COPY writes them, the numbers that come next, and a line with what must have come before it.
 */

/** Why a backup is not taken or not restored; the message is one Danish sentence for whoever runs the command. */
export class BackupRefusal extends CommandRefusal {}

const START = '-- Sponsorat backup ';
const END = '-- end ';
const END_OF_ROWS = '\\.\n';

const headerSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** When the last migration was written that the data has been through. */
  migration: z.number(),
});
export type Header = z.infer<typeof headerSchema>;

const endSchema = z.object({ sha256: z.string(), rows: z.record(z.string(), z.number()) });
export type End = z.infer<typeof endSchema>;

const copySchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const sequenceSchema = z.object({ sequence: z.string(), value: z.coerce.bigint(), isCalled: z.boolean() });

export const headerLine = (header: Header): string => `${START}${JSON.stringify(header)}\n`;
export const copyLine = (table: string, columns: string[]): string => `-- copy ${JSON.stringify({ table, columns })}\n`;
export const copyEnd = END_OF_ROWS;
export const sequenceLine = (sequence: string, value: bigint, isCalled: boolean): string =>
  `-- sequence ${JSON.stringify({ sequence, value: String(value), isCalled })}\n`;
export const endLine = (end: End): string => `${END}${JSON.stringify(end)}\n`;

const foreign = (path: string, cause?: unknown) =>
  new BackupRefusal(`Filen ${path} er ikke en sikkerhedskopi fra Sponsorat. Intet er ændret.`, { cause });
const damagedFile = (path: string, cause?: unknown) =>
  new BackupRefusal(`Sikkerhedskopien ${path} er beskadiget eller ufuldstændig: brug en anden. Intet er ændret.`, {
    cause,
  });
const unreadable = (path: string, cause: unknown) =>
  new BackupRefusal(`Filen ${path} kan ikke læses: findes den, og må du læse den? Intet er ændret.`, { cause });

const NEW_LINE = 10;

async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    let from = 0;
    for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, from)) {
      const line = bytes.subarray(from, at + 1);
      yield begun.length > 0 ? Buffer.concat([...begun, line]) : line;
      begun = [];
      from = at + 1;
    }
    if (from < bytes.length) begun.push(bytes.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}

/** Who is told what stands in a backup, in its order. */
export type Reader = {
  header: (header: Header) => Promise<void>;
  /** The rows are to be read to their end. */
  table: (name: string, columns: string[], rows: AsyncGenerator<Buffer>) => Promise<void>;
  sequence: (name: string, value: bigint, isCalled: boolean) => Promise<void>;
};

type Lines = AsyncGenerator<Buffer>;

async function* rowsOf(lines: Lines, hash: Hash): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new SyntaxError('The rows have no end');
    hash.update(line);
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) return;
    yield line;
  }
}

const readHeader = (line: Buffer | undefined): Header | null => {
  const text = line?.subarray(0, 1_000).toString() ?? '';
  if (!text.startsWith(START)) return null;
  return headerSchema.parse(JSON.parse(text.slice(START.length)));
};

const readParts = async (lines: Lines, hash: Hash, reader: Reader): Promise<End> => {
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new SyntaxError('The backup has no end');
    const [, kind, json = ''] = /^-- (copy|sequence|end) (.*)\n$/.exec(line.toString()) ?? [];
    if (kind === 'end') return endSchema.parse(JSON.parse(json));
    hash.update(line);
    if (kind === 'copy') {
      const { table, columns } = copySchema.parse(JSON.parse(json));
      await reader.table(table, columns, rowsOf(lines, hash));
    } else if (kind === 'sequence') {
      const { sequence, value, isCalled } = sequenceSchema.parse(JSON.parse(json));
      await reader.sequence(sequence, value, isCalled);
    } else throw new SyntaxError('A line that no backup has');
  }
};

type SystemError = { code?: unknown };
const codeOf = (error: unknown): string => String((error as SystemError).code ?? '');
const isTorn = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof z.ZodError || codeOf(error).startsWith('Z_');

/** Reads a backup and tells what stands in it. Throws BackupRefusal where it is none, or not whole as it was written. */
export const readBackup = async (path: string, reader: Reader): Promise<End> => {
  const text = createGunzip();
  const packed = createReadStream(path);
  // Its error is the one that the lines end with.
  pipeline(packed, text, () => {});
  const lines = linesOf(text);
  const hash = createHash('sha256');
  let isOurs = false;
  try {
    const { value: first } = await lines.next();
    const header = readHeader(first);
    if (!header) throw foreign(path);
    isOurs = true;
    hash.update(first);
    await reader.header(header);
    const end = await readParts(lines, hash, reader);
    if (end.sha256 !== hash.digest('hex') || !(await lines.next()).done) throw damagedFile(path);
    return end;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM', 'ENOTDIR'].includes(codeOf(error))) throw unreadable(path, error);
    if (isTorn(error)) throw isOurs ? damagedFile(path, error) : foreign(path, error);
    throw error;
  } finally {
    packed.destroy();
    text.destroy();
  }
};
