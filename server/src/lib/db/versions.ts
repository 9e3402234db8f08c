import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Connection, first, oneRow } from './database.ts';

/*
 * How a row with a version is found, locked, saved and deleted. Drizzle's builders know a table's columns only where
 * the table is named: the casts to and from the plain table are all here, and what goes in and comes out is typed by
 * the table itself.
 */

export type VersionedTable = PgTable & Record<'id' | 'version' | 'updatedAt' | 'updatedBy', PgColumn>;
/** Who saves, and when. */
export type Save = { by: string; at: Date };
export type StoredRow<T extends VersionedTable> = T['$inferSelect'] & {
  id: number;
  version: number;
  updatedAt: Date;
  updatedBy: string;
};
/** What an input says of the record that it saves: which one, and which version was seen; null of a new one. */
export type RecordVersion = { id: number | null; version: number | null };
type Stamps = 'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy';
/** The columns that a save writes; the rest is filled in here. */
export type ColumnsOf<T extends VersionedTable> = Omit<T['$inferInsert'], Stamps>;

const plain = (table: VersionedTable): PgTable => table;

const savedRow = async <T extends VersionedTable>(rows: PromiseLike<Record<string, unknown>[]>) =>
  (await oneRow(rows)) as StoredRow<T>;

/** A condition, or an id. */
type Which = number | SQL | undefined;

const isOne = (table: VersionedTable, which: Which) => (typeof which === 'number' ? eq(table.id, which) : which);
const select = (db: Connection, table: VersionedTable, which: Which) =>
  db.select().from(plain(table)).where(isOne(table, which));

/** The row that a condition, or an id, lets through; null where there is none. */
export const findRow = async <T extends VersionedTable>(
  db: Connection,
  table: T,
  which: Which,
): Promise<StoredRow<T> | null> => (await first(select(db, table, which))) as StoredRow<T> | null;

/** The row that a condition, or an id, lets through, locked until the transaction ends: nobody refers to it meanwhile who did not before. */
export const lockRow = async <T extends VersionedTable>(
  tx: Connection,
  table: T,
  which: Which,
): Promise<StoredRow<T> | null> => (await first(select(tx, table, which).for('update'))) as StoredRow<T> | null;

/** The ids of what a condition, or an id, lets through: nobody deletes it until the transaction ends. */
export const lockIds = async (tx: Connection, table: VersionedTable, which: Which): Promise<number[]> => {
  const rows = await tx.select({ id: table.id }).from(plain(table)).where(isOne(table, which)).for('key share');
  return rows.map(({ id }) => Number(id));
};

export const insertRow = <T extends VersionedTable>(
  tx: Connection,
  table: T,
  columns: ColumnsOf<T>,
  { by, at }: Save,
): Promise<StoredRow<T>> => {
  const created = 'createdBy' in table ? { createdBy: by, createdAt: at } : {};
  return savedRow(
    tx
      .insert(plain(table))
      .values({ ...columns, ...created, updatedBy: by, updatedAt: at })
      .returning(),
  );
};

/** Saves columns of a row that is locked, and raises its version. Who made it stays. */
export const updateRow = <T extends VersionedTable>(
  tx: Connection,
  table: T,
  id: number,
  columns: Partial<ColumnsOf<T>>,
  { by, at }: Save,
): Promise<StoredRow<T>> =>
  savedRow(
    tx
      .update(plain(table))
      .set({ ...columns, version: sql`${table.version} + 1`, updatedBy: by, updatedAt: at })
      .where(eq(table.id, id))
      .returning(),
  );

export const deleteRow = async (tx: Connection, table: VersionedTable, id: number): Promise<void> => {
  await tx.delete(plain(table)).where(eq(table.id, id));
};

/** Finds, locks, saves and deletes rows of one table, for its store. */
export const tableStore = <T extends VersionedTable>(table: T) => ({
  find: (db: Connection, which: Which) => findRow(db, table, which),
  /** Those of some ids, in any order. */
  listOf: async (db: Connection, ids: readonly number[]) =>
    (await select(db, table, inArray(table.id, [...ids]))) as StoredRow<T>[],
  lock: (tx: Connection, which: Which) => lockRow(tx, table, which),
  insert: (tx: Connection, columns: ColumnsOf<T>, save: Save) => insertRow(tx, table, columns, save),
  update: (tx: Connection, id: number, columns: Partial<ColumnsOf<T>>, save: Save) =>
    updateRow(tx, table, id, columns, save),
  delete: (tx: Connection, id: number) => deleteRow(tx, table, id),
});
