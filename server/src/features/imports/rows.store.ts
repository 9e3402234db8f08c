import { type ImportCounts, type ImportRowsRequest, rowStates } from '@sponsorat/api';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import type { Decision, RowPlan } from '../../lib/imports/row-plan.ts';
import { danish, foldedSql, orderOf, placeOf, searchedFor } from '../../lib/resource/lists.ts';
import type { ReadRow } from '../../lib/spreadsheet/read-cells.ts';
import { importRows, imports } from './imports.table.ts';
import type { RowSubject } from './row-claims.rules.ts';

export type RowRecord = typeof importRows.$inferSelect;

const AT_ONCE = 500;

/** Rows some at a time, so that no statement is too long. */
function* inParts<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}

/** Stores the rows of a file as they were read. */
export const insertRows = async (tx: Connection, importId: number, rows: readonly ReadRow[]): Promise<void> => {
  for (const part of inParts(rows))
    await tx.insert(importRows).values(part.map(({ row, cells }) => ({ importId, row, cells })));
};

/** Saves a row's cells as somebody mended them. */
export const saveCells = async (tx: Connection, importId: number, rows: readonly ReadRow[]): Promise<void> => {
  for (const part of inParts(rows)) {
    const values = part.map(({ row, cells }) => ({ row, cells }));
    await tx.execute(sql`update import_rows r set cells = v.cells
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (row int, cells jsonb)
      where r.import_id = ${importId} and r.row = v.row`);
  }
};

/** The rows of imports that hold a text, whatever the case, by import: for whoever must say what is stored of a person. */
export const findImportedText = (db: Connection, text: string) =>
  db
    .select({
      importId: imports.id,
      createdAt: imports.createdAt,
      rows: sql<number[]>`array_agg(${importRows.row} order by ${importRows.row})`,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(searchedFor(text, foldedSql(sql`${importRows.cells}::text`)))
    .groupBy(imports.id)
    .orderBy(imports.id);

const ofImport = (importId: number, which?: SQL) => and(eq(importRows.importId, importId), which);
const selectRows = (db: Connection, importId: number, which?: SQL) =>
  db.select().from(importRows).where(ofImport(importId, which)).orderBy(asc(importRows.row));

/** All rows of an import, as they stand in the file. */
export const listRows = (db: Connection, importId: number): Promise<RowRecord[]> => selectRows(db, importId);

/** The rows in error, as they stand in the file; also those that were left out because of it. */
export const listErrors = (db: Connection, importId: number): Promise<RowRecord[]> =>
  selectRows(db, importId, and(inArray(importRows.action, ['error', 'skip']), sql`${importRows.errors} <> '[]'`));

export const findRow = (db: Connection, importId: number, row: number): Promise<RowRecord | null> =>
  first(selectRows(db, importId, eq(importRows.row, row)));

/** These rows of an import, in the file's order. */
export const findRows = (tx: Connection, importId: number, rows: readonly number[]): Promise<RowRecord[]> =>
  selectRows(tx, importId, inArray(importRows.row, [...rows]));

/** What the rows of an import are about, in the file's order. */
export const listSubjects = (tx: Connection, importId: number): Promise<RowSubject[]> => {
  const { row, keys, recordId, action, candidates } = importRows;
  const columns = { row, keys, recordId, action, candidates };
  return tx.select(columns).from(importRows).where(ofImport(importId)).orderBy(asc(row));
};

/** What is wrong with the rows of an import, in the file's order. */
export const listProblems = (db: Connection, importId: number) => {
  const { row, action, problems } = importRows;
  return db.select({ row, action, problems }).from(importRows).where(ofImport(importId)).orderBy(asc(row));
};

/** What is stored of a row's plan. */
export type PlannedRow = { row: number; plan: RowPlan; decision: Decision | null };

/** Saves what is known of rows now. */
export const saveRows = async (tx: Connection, importId: number, rows: readonly PlannedRow[]): Promise<void> => {
  for (const part of inParts(rows)) {
    const values = part.map(({ row, plan, decision }) => ({
      row,
      label: plan.label,
      action: plan.action,
      record_id: plan.recordId,
      candidates: plan.candidates,
      changes: plan.changes,
      errors: plan.errors,
      problems: plan.problems,
      keys: plan.keys,
      decided_action: decision?.action ?? null,
      decided_record_id: decision?.action === 'update' ? decision.recordId : null,
    }));
    await tx.execute(sql`update import_rows r set label = v.label, action = v.action, record_id = v.record_id,
        candidates = v.candidates, changes = v.changes, errors = v.errors, problems = v.problems, keys = v.keys,
        decided_action = v.decided_action, decided_record_id = v.decided_record_id
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (row int, label text, action text, record_id int,
        candidates jsonb, changes jsonb, errors jsonb, problems jsonb, keys jsonb, decided_action text, decided_record_id int)
      where r.import_id = ${importId} and r.row = v.row`);
  }
};

/** Leaves out every row in error, as if somebody had decided so of each. */
export const skipRowsInError = async (tx: Connection, importId: number): Promise<void> => {
  await tx
    .update(importRows)
    .set({ action: 'skip', decidedAction: 'skip', decidedRecordId: null })
    .where(ofImport(importId, eq(importRows.action, 'error')));
};

export const NO_ROWS: Readonly<ImportCounts> = { create: 0, update: 0, unchanged: 0, skip: 0, doubt: 0, error: 0 };

/** How many rows an import has of each state. */
export const countRows = async (tx: Connection, importId: number): Promise<ImportCounts> => {
  const rows = await tx
    .select({ state: sql<string>`coalesce(${importRows.action}, 'doubt')`, count: sql<number>`count(*)` })
    .from(importRows)
    .where(ofImport(importId))
    .groupBy(sql`1`);
  const counts = { ...NO_ROWS };
  for (const { state, count } of rows) counts[state as keyof ImportCounts] = count;
  return counts;
};

const rank = sql`array_position(${sql.param([...rowStates])}::text[], coalesce(${importRows.action}, 'doubt'))`;
const order: Record<ImportRowsRequest['sort']['field'], SQL> = {
  Row: sql`${importRows.row}`,
  Action: rank,
  Label: danish(sql`${importRows.label}`),
  RecordId: sql`${importRows.recordId}`,
};

/** A page of an import's rows. */
export const findRowPage = async (db: Connection, importId: number, request: ImportRowsRequest) => {
  const { action, search } = request.filter;
  const isFound = and(
    action ? sql`coalesce(${importRows.action}, 'doubt') = ${action}` : undefined,
    search?.trim() ? searchedFor(search.trim(), foldedSql(sql`${importRows.label}`)) : undefined,
  );
  const condition = ofImport(importId, isFound);
  const total = await db.$count(importRows, condition);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return { rows: [], total };
  const sorted = orderOf(order, request.sort, sql`${importRows.row}`, { fromEnd });
  const { rows: ids } = await db.execute(sql`select "row" from import_rows where ${condition} ${sorted} ${limit}`);
  const isShown = sql`${importRows.row} = any(${sql.param(ids.map(({ row }) => row))}::int[])`;
  const records = await selectRows(db, importId, isShown);
  const byRow = new Map(records.map((row) => [row.row, row]));
  const rows = ids.flatMap(({ row }) => byRow.get(Number(row)) ?? []);
  return { rows: fromEnd ? rows.toReversed() : rows, total };
};
