import {
  type Import,
  type ImportedAs,
  type ImportKind,
  importKinds,
  importLimits,
  type MappingInput,
  MOST_AWAITING,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import { guessFields } from '../../lib/imports/headings.rules.ts';
import { readFile } from '../../lib/imports/read-file.ts';
import { checkVersion, conflict, existing, invalid, wrongType } from '../../lib/problem.ts';
import { isCalendar } from '../../lib/spreadsheet/calendar.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { type ReadFile, type ReadSheet, UnreadableFile } from '../../lib/spreadsheet/read-cells.ts';
import { beginningOf } from '../../lib/texts.rules.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import { presentImport } from './imports.present.ts';
import { type ImportRecord, importStore, insertImport, isNotRun, lockImport, sweepImports } from './imports.store.ts';
import { ofClub } from './of-club.rules.ts';
import { listRows, NO_ROWS } from './rows.store.ts';
import { definitionOf, type ImportDeps, kindOf, replanRows } from './rows.usecases.ts';

const entity = 'import';
const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

const samplesOf = ({ rows }: ReadSheet, column: number): string[] => {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = beginningOf(cellText(cells[column] ?? null), LONGEST_SAMPLE);
    if (text) samples.add(text);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
};

const read = async (
  file: FileInput,
  { fields }: ImportDefinition,
  wanted: string | undefined,
): Promise<(ReadFile & { message: null }) | { sheet: null; name: null; sheets: []; message: string }> => {
  try {
    return { ...(await readFile(file.value().bytes, fields, wanted)), message: null };
  } catch (error) {
    if (error instanceof UnreadableFile) return { sheet: null, name: null, sheets: [], message: error.message };
    throw error;
  }
};

/** The kinds of records whose fields a sheet has columns for, but for one at most that must be there. */
const kindsIn = (headings: readonly string[], definitions: ImportDeps['definitions']): ImportKind[] => {
  const columns = headings.map((heading) => ({ heading, samples: [] }));
  return (Object.keys(importKinds) as ImportKind[]).filter((kind) => {
    const { fields } = definitions[kind];
    const guessed = guessFields(fields, columns);
    const said = new Set(fields.flatMap(({ field, says = [] }) => (guessed.includes(field) ? [field, ...says] : [])));
    return fields.filter(({ field, required }) => required && !said.has(field)).length <= 1;
  });
};

/** Throws 422 where a file has more agreements than can be locked for their signature at once. */
export const checkAwaiting = (as: ImportedAs | null, rows: number, field: string): void => {
  if (as === 'awaiting' && rows > MOST_AWAITING)
    throw invalid({
      [field]: `Højst ${MOST_AWAITING} aftaler kan gøres klar til underskrift på én gang. Del filen, eller vælg kladder`,
    });
};

type StartOf = {
  kind: ImportKind;
  as: ImportedAs | null;
  wanted: string | undefined;
  sponsorshipId: number | undefined;
  file: FileInput;
};

/** Throws 415 for a calendar of anything but events, and 422 for one whose club is not said: it names none itself. */
const checkCalendar = ({ kind, sponsorshipId, file }: StartOf): void => {
  if (!isCalendar(file.value().bytes)) return;
  if (kind !== 'events') throw wrongType('En kalender kan kun importeres som arrangementer.');
  if (sponsorshipId === undefined)
    throw invalid({ sponsorship: 'Vælg klubben: en kalender siger ikke selv, hvilken klub den er fra' });
};

/**
 * Reads a file, and guesses its columns. Throws 404, 413, 415 and 422; one that is broken makes an import that failed.
 */
export const startImport = async (
  { db, clock, definitions }: ImportDeps,
  actor: Actor,
  start: StartOf,
): Promise<Import> => {
  const { kind, as, wanted, file } = start;
  const definition = definitions[kind];
  // Other kinds do not look at it.
  const sponsorshipId = kind === 'events' ? start.sponsorshipId : undefined;
  if (sponsorshipId !== undefined) await checkSponsorship(db, actor, sponsorshipId);
  checkCalendar(start);
  const { sheet, name, sheets: found, message } = await read(file, definition, wanted);
  checkAwaiting(as, sheet?.rows.length ?? 0, 'model');
  const headed = sheet?.headings.map((heading, at) => ({ heading, samples: samplesOf(sheet, at) })) ?? [];
  const guessed = guessFields(definition.fields, headed);
  const all = {
    columns: headed.map((column, at) => ({ ...column, field: guessed[at] ?? null })),
    rows: sheet?.rows ?? [],
  };
  const { columns, rows } = sponsorshipId === undefined ? all : ofClub(all, sponsorshipId);
  if (columns.length > importLimits.columns)
    throw invalid({ model: `Filen må højst have ${importLimits.columns - 1} kolonner, når den er fra én klub` });
  const sheets = found.map((one) => ({ name: one.name, kinds: kindsIn(one.headings, definitions) }));
  const { name: fileName } = file.value();
  const status = sheet ? 'columns' : 'failed';
  return db.transaction(async (tx) => {
    const at = clock.now();
    await sweepImports(tx, at);
    const parts = { columns, sheet: name, sheets, rows: rows.length, counts: NO_ROWS };
    const values = { kind, as, fileName, status, message, ...parts } as const;
    const record = await insertImport(tx, values, rows, { by: actor.name, at });
    const after = { fileName, list: importKinds[kind], rows: rows.length };
    await audit(tx, clock, actor, { action: 'create', entity, entityId: record.id, after });
    return presentImport(record, definition);
  });
};

/** An import of a call, locked. Throws 404, and 409 while it is being saved. */
export const lockOpen = async (tx: Connection, { clock }: Pick<Deps, 'clock'>, id: number): Promise<ImportRecord> => {
  if (!(await isNotRun(tx, id))) throw conflict('Importen er ved at blive gemt. Vent, til den er færdig.');
  return existing(await lockImport(tx, id, clock.now()));
};

/** Throws 409 for an import that is over, or somebody has gone on with. */
export const checkOpen = (record: ImportRecord, version: number | undefined): void => {
  if (record.status === 'done') throw conflict('Importen er færdig og kan ikke ændres. Begynd en ny med filen.');
  if (record.status === 'failed') throw conflict('Filen kunne ikke læses. Begynd en ny import.');
  checkVersion(record, version);
};

/** The field of each column, as a mapping says. Throws 422. */
const mappedColumns = ({ columns }: ImportRecord, { mapping }: MappingInput, { fields }: ImportDefinition) => {
  const known = new Set(fields.map(({ field }) => field));
  const chosen = new Map(Object.entries(mapping));
  const refuse = (message: string) => invalid({ mapping: message });
  const taken = new Set<string>();
  for (const [heading, field] of chosen) {
    if (!columns.some((column) => column.heading === heading)) throw refuse(`Filen har ingen kolonne "${heading}"`);
    if (field === null) continue;
    if (!known.has(field)) throw refuse(`Der er intet felt, som hedder "${field}"`);
    if (taken.has(field)) throw refuse('To kolonner kan ikke gå til det samme felt');
    taken.add(field);
  }
  if (taken.size === 0) throw refuse('Vælg mindst én kolonne');
  return columns.map((column) => {
    const { heading, samples } = column;
    const field = chosen.get(heading) ?? null;
    return field === column.field ? column : { heading, samples, field };
  });
};

/** What new records get in fields that no column goes to, without what says nothing. Throws 422. */
const checkedDefaults = (
  { defaults = {} }: MappingInput,
  columns: ImportRecord['columns'],
  { fields }: ImportDefinition,
): Record<string, string> => {
  const given = Object.entries(defaults).filter(([, text]) => text.trim() !== '');
  for (const [name] of given) {
    const field = fields.find((one) => one.field === name);
    if (!field || name === 'id') throw invalid({ defaults: `Der er intet felt, som hedder "${name}"` });
    if (columns.some((column) => column.field === name))
      throw invalid({ defaults: `En kolonne går allerede til ${field.label}` });
  }
  return Object.fromEntries(given.map(([name, text]) => [name, text.trim()]));
};

/** Chooses the fields of the columns, and checks all rows anew; what was decided of rows is forgotten. Throws 404, 409 and 422. */
export const mapImport = (deps: ImportDeps, actor: Actor, id: number, input: Input<MappingInput>): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const before = await lockOpen(tx, deps, id);
    checkOpen(before, input.version);
    const definition = definitionOf(deps, before);
    const value = input.value();
    const columns = mappedColumns(before, value, definition);
    const defaults = checkedDefaults(value, columns, definition);
    const undecided = { decidedAction: null, decidedRecordId: null };
    const rows = (await listRows(tx, id)).map((row) => ({ ...row, ...undecided }));
    const record = { ...before, columns, defaults };
    const counts = await replanRows(tx, deps, actor, { definition, record, rows });
    const save = { by: actor.name, at: deps.clock.now() };
    const values = { status: 'preview', columns, defaults, isMapped: true, counts } as const;
    return presentImport(await importStore.update(tx, id, values, save), definition);
  });

/** Removes an import with its rows; what it saved stays. Throws 404. */
export const removeImport = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const record = await lockOpen(tx, deps, id);
    await importStore.delete(tx, id);
    const before = { fileName: record.fileName, list: importKinds[kindOf(record)] };
    await audit(tx, deps.clock, actor, { action: 'delete', entity, entityId: id, before });
  });
