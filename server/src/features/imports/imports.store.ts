import { importLimits } from '@sponsorat/api';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { DAY } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import { type Save, tableStore } from '../../lib/db/versions.ts';
import type { ReadRow } from '../../lib/spreadsheet/read-cells.ts';
import { imports } from './imports.table.ts';
import { insertRows } from './rows.store.ts';

export const importStore = tableStore(imports);

export type ImportRecord = typeof imports.$inferSelect;

const SHOWN = importLimits.days * DAY;
const oldest = (now: Date): Date => new Date(now.getTime() - SHOWN);

/** Removes the imports that are no longer shown, with their rows. */
export const sweepImports = async (tx: Connection, now: Date): Promise<void> => {
  await tx.delete(imports).where(lte(imports.createdAt, oldest(now)));
};

/** When an import goes by itself. */
export const goneAt = (createdAt: Date): Date => new Date(createdAt.getTime() + SHOWN);

/** The last imports, newest first. */
export const listImports = (db: Connection, now: Date): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(gt(imports.createdAt, oldest(now)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(importLimits.listed);

const which = (id: number, now: Date) => and(eq(imports.id, id), gt(imports.createdAt, oldest(now)));

export const findImport = (db: Connection, id: number, now: Date): Promise<ImportRecord | null> =>
  importStore.find(db, which(id, now));

/** An import, locked until the transaction ends. */
export const lockImport = (tx: Connection, id: number, now: Date): Promise<ImportRecord | null> =>
  importStore.lock(tx, which(id, now));

type NewImport = Pick<
  typeof imports.$inferInsert,
  'kind' | 'as' | 'fileName' | 'sheet' | 'sheets' | 'status' | 'message' | 'columns' | 'rows' | 'counts'
>;

export const insertImport = async (
  tx: Connection,
  values: NewImport,
  rows: readonly ReadRow[],
  save: Save,
): Promise<ImportRecord> => {
  const made = await importStore.insert(tx, values, save);
  await insertRows(tx, made.id, rows);
  return made;
};

/** Lets a transaction rest for a minute: rows are looked through without asking the database, as long as it takes. */
export const allowRest = async (tx: Connection): Promise<void> => {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '1min'`);
};

// One of a kind among the app's advisory locks.
const RUN_LOCK = 7_306_014;

/** True where no other import is being saved, until this transaction ends; whoever changes this one is waited for. */
export const beginRun = async (tx: Connection, id: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${RUN_LOCK}) as free`);
  if (rows[0]?.free !== true) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(${RUN_LOCK}::int, ${id}::int)`);
  return true;
};

/** True where this import is not being saved: then it is not until this transaction ends. */
export const isNotRun = async (tx: Connection, id: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${RUN_LOCK}::int, ${id}::int) as free`);
  return rows[0]?.free === true;
};
