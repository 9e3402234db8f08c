import { type Import, type ImportedAs, type ImportKind, importKinds, importLimits } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import type { ReadRow } from '../../lib/spreadsheet/read-cells.ts';
import { presentImport } from './imports.present.ts';
import { insertImport } from './imports.store.ts';
import { checkAwaiting, lockOpen, nothing } from './imports.usecases.ts';
import { CLUB } from './of-club.rules.ts';
import { listRows, type RowRecord } from './rows.store.ts';
import { type ImportDefinitions, kindOf } from './rows.usecases.ts';
import { columnsAs } from './same-file.rules.ts';

const isSaved = ({ action }: RowRecord): boolean =>
  action === 'create' || action === 'update' || action === 'unchanged';

/** Begins an import of another kind with the file of one, whose clubs are found by what they were saved as. Throws 404, 409 and 422. */
export const readAs = (
  deps: Deps,
  definitions: ImportDefinitions,
  actor: Actor,
  { id, kind, as }: { id: number; kind: ImportKind; as: ImportedAs | null },
): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const source = await lockOpen(tx, deps, id);
    if (source.status === 'failed') throw conflict('Filen kunne ikke læses. Begynd en ny import.');
    checkAwaiting(as, source.rows, 'as');
    const from = kindOf(source);
    const { fields } = definitions[kind];
    const stored = await listRows(tx, id);
    const columns = columnsAs(source.columns, from, { kind, fields });
    const saysClub =
      from === 'sponsorships' &&
      source.status === 'done' &&
      columns.length < importLimits.columns &&
      fields.some(({ field }) => field === CLUB.field) &&
      !columns.some(({ heading, field }) => heading === CLUB.heading || field === CLUB.field);
    const rows = stored.map((row): ReadRow => {
      const cells = columns.map((_, at) => row.cells[at] ?? null);
      return { row: row.row, cells: saysClub ? [...cells, isSaved(row) ? row.recordId : null] : cells };
    });
    if (saysClub)
      columns.push({
        ...CLUB,
        samples: stored
          .filter(isSaved)
          .slice(0, 3)
          .map(({ recordId }) => String(recordId)),
      });
    const at = deps.clock.now();
    const { fileName, sheet, sheets } = source;
    const values = { kind, as, fileName, sheet, sheets, status: 'columns', message: null, columns } as const;
    const made = await insertImport(tx, { ...values, rows: rows.length, counts: nothing }, rows, {
      by: actor.name,
      at,
    });
    const after = { fileName: source.fileName, list: importKinds[kind], rows: rows.length };
    await audit(tx, deps.clock, actor, { action: 'create', entity: 'import', entityId: made.id, after });
    return presentImport(made, definitions[kind]);
  });
