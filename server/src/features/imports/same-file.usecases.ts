import { type Import, type ImportedAs, type ImportKind, importKinds, importLimits } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { type FieldNames, guessFields } from '../../lib/imports/headings.rules.ts';
import { conflict } from '../../lib/problem.ts';
import type { ReadRow } from '../../lib/spreadsheet/read-cells.ts';
import { presentImport } from './imports.present.ts';
import { insertImport } from './imports.store.ts';
import { checkAwaiting, lockOpen } from './imports.usecases.ts';
import { CLUB } from './of-club.rules.ts';
import { listRows, NO_ROWS, type RowRecord } from './rows.store.ts';
import { type ImportDeps, kindOf } from './rows.usecases.ts';

type Column = { heading: string; samples: string[]; field: string | null };

const ofClub = { id: 'sponsorshipId', name: 'sponsorship', cvr: 'cvr' };
/** What a column of clubs is to other kinds; whatever else it says of a club, it says nothing of them. */
const carried: Partial<Record<ImportKind, Record<string, string>>> = {
  contracts: ofClub,
  payments: { name: 'sponsorship', cvr: 'cvr' },
  events: ofClub,
  contacts: { ...ofClub, contact: 'name', contactEmail: 'email', contactPhone: 'phone' },
};

/** The columns of a file with the fields that they have in another kind. */
const columnsAs = (
  columns: readonly Column[],
  from: ImportKind,
  { kind, fields }: { kind: ImportKind; fields: readonly FieldNames[] },
): Column[] => {
  const known = from === 'sponsorships' ? carried[kind] : undefined;
  const kept = columns.map(({ field }) => (field && known?.[field]) || null);
  const open = fields.filter(({ field }) => !kept.includes(field));
  const free = (at: number) => !known || columns[at]?.field === null;
  const guessed = guessFields(
    open,
    columns.map(({ heading, samples }, at) => ({ heading: free(at) ? heading : '', samples })),
  );
  return columns.map(({ heading, samples }, at) => ({
    heading,
    samples,
    field: kept[at] ?? (free(at) ? (guessed[at] ?? null) : null),
  }));
};

const isSaved = ({ action }: RowRecord): boolean =>
  action === 'create' || action === 'update' || action === 'unchanged';

/** Begins an import of another kind with the file of one, whose clubs are found by what they were saved as. Throws 404, 409 and 422. */
export const readAs = (
  deps: ImportDeps,
  actor: Actor,
  { id, kind, as }: { id: number; kind: ImportKind; as: ImportedAs | null },
): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const source = await lockOpen(tx, deps, id);
    if (source.status === 'failed') throw conflict('Filen kunne ikke læses. Begynd en ny import.');
    checkAwaiting(as, source.rows, 'as');
    const from = kindOf(source);
    const { fields } = deps.definitions[kind];
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
    const { fileName, sheet, sheets } = source;
    const parts = { columns, sheet, sheets, rows: rows.length, counts: NO_ROWS };
    const values = { kind, as, fileName, status: 'columns', message: null, ...parts } as const;
    const made = await insertImport(tx, values, rows, { by: actor.name, at: deps.clock.now() });
    const after = { fileName, list: importKinds[kind], rows: rows.length };
    await audit(tx, deps.clock, actor, { action: 'create', entity: 'import', entityId: made.id, after });
    return presentImport(made, deps.definitions[kind]);
  });
