import { buffer } from 'node:stream/consumers';
import type { Import, ImportedAs, ImportKind, ListedImportRow } from '@sponsorat/api';
import type { CellValue } from '../../lib/spreadsheet/cells.ts';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

/** The columns of a club as a sheet has them; ours begin with the number that we gave it. */
export const clubHeadings = [
  'Navn',
  'Forkortelse',
  'Kategori',
  'Område',
  'CVR',
  'Adresse',
  'Postnr.',
  'By',
  'Telefon',
  'Ansvarlig',
];

type Cells = readonly (readonly CellValue[])[];

/** A sheet of texts as Excel. */
export const xlsxOf = (headings: readonly string[], rows: Cells): Promise<Buffer> =>
  buffer(
    writeXlsx([
      {
        name: 'Ark1',
        columns: headings.map((heading) => ({ heading, type: 'text', width: 20 })),
        rows: rows.map((row) => [...row]),
      },
    ]),
  );

/** The same as CSV. */
export const csvOf = (headings: readonly string[], rows: Cells): Buffer =>
  Buffer.from(
    [headings, ...rows]
      .map((row) => row.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(';'))
      .join('\r\n'),
  );

/** The calls of an import, as somebody at the screen makes them. */
export const importsOf = (client: TestClient, kind: ImportKind, as?: ImportedAs) => {
  const upload = (bytes: Buffer, name = 'ark.csv'): Promise<Answer> =>
    client.upload(`/api/import/${kind}${as ? `?as=${as}` : ''}`, bytes, { name });
  const start = async (bytes: Buffer, name?: string): Promise<Import> => ok(await upload(bytes, name));
  const map = async (
    { id, version, columns }: Import,
    changes: Record<string, string | null> = {},
  ): Promise<Import> => {
    const guessed = Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));
    return ok(await client.post(`/api/import/${id}/mapping`, { version, mapping: { ...guessed, ...changes } }));
  };
  const rows = async ({ id }: Pick<Import, 'id'>, request: object = {}): Promise<ListedImportRow[]> => {
    const all: ListedImportRow[] = [];
    for (let page = 1; ; page += 1) {
      const sort = { field: 'Row', dir: 'asc' };
      const answer = ok(await client.post(`/api/import/${id}/rows`, { sort, ...request, page, perPage: 100 }));
      all.push(...answer.Result);
      if (page >= answer.TotalPages) return all;
    }
  };
  const decide = (id: number, row: number, decision: object): Promise<Answer> =>
    client.post(`/api/import/${id}/rows/${row}`, decision);
  /** Decides every doubt as one of `decisions` says, and leaves out what is in error, so that it can be run. */
  const settle = async (
    started: Pick<Import, 'id'>,
    decisions: readonly ('update' | 'create' | 'skip')[],
  ): Promise<void> => {
    const skip = async (row: number) => ok(await decide(started.id, row, { action: 'skip' }));
    for (const one of await rows(started)) {
      if (one.Action === 'error') await skip(one.Row);
      if (one.Action !== null) continue;
      const action = decisions[(one.Row - 2) % decisions.length] ?? 'skip';
      const free = one.Candidates.find(({ takenBy }) => takenBy === null);
      const recordId = action === 'update' ? free?.id : null;
      const answer = await decide(started.id, one.Row, { action, recordId });
      // Refused where another row is about that record meanwhile.
      if (answer.status === 422 || ok(answer).action === 'error') await skip(one.Row);
    }
  };
  return {
    upload,
    start,
    map,
    rows,
    /** From a file to what would be done with its rows. */
    preview: async (bytes: Buffer, changes?: Record<string, string | null>): Promise<Import> =>
      map(await start(bytes), changes),
    get: async (id: number): Promise<Import> => ok(await client.get(`/api/import/${id}`)),
    decide,
    settle,
    run: (id: number, version?: number): Promise<Answer> => client.post(`/api/import/${id}/run`, { version }),
  };
};
