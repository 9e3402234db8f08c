import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../db/database.ts';
import type { ColumnsOf, RecordOf, ResourceTable } from './resource.ts';

type Save = { by: string; at: Date };

/*
 * Drizzle's builders know a table's columns only where the table is named. The casts to and from the plain table are
 * all here; what goes in and comes out is typed by the entity's own table.
 */
const plain = (table: ResourceTable): PgTable => table;

/** The record of an id, or null. */
export const findRecord = async <T extends ResourceTable>(
  db: Connection,
  table: T,
  id: number,
): Promise<RecordOf<T> | null> => {
  const [row] = await db.select().from(plain(table)).where(eq(table.id, id));
  return (row as RecordOf<T> | undefined) ?? null;
};

/** The same, locked until the transaction ends: nobody refers to it meanwhile who did not before. */
export const lockRecord = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  id: number,
): Promise<RecordOf<T> | null> => {
  const [row] = await tx.select().from(plain(table)).where(eq(table.id, id)).for('update');
  return (row as RecordOf<T> | undefined) ?? null;
};

const kept = <T extends ResourceTable>(rows: Record<string, unknown>[]): RecordOf<T> => {
  if (!rows[0]) throw new Error('The record was not kept');
  return rows[0] as RecordOf<T>;
};

export const insertRecord = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  columns: ColumnsOf<T>,
  { by, at }: Save,
): Promise<RecordOf<T>> =>
  kept(
    await tx
      .insert(plain(table))
      .values({ ...columns, updatedBy: by, updatedAt: at })
      .returning(),
  );

/** Saves a record that is locked, and raises its version. */
export const updateRecord = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  id: number,
  columns: ColumnsOf<T>,
  { by, at }: Save,
): Promise<RecordOf<T>> =>
  kept(
    await tx
      .update(plain(table))
      .set({ ...columns, version: sql`${table.version} + 1`, updatedBy: by, updatedAt: at })
      .where(eq(table.id, id))
      .returning(),
  );

export const deleteRecord = async (tx: Connection, table: ResourceTable, id: number): Promise<void> => {
  await tx.delete(plain(table)).where(eq(table.id, id));
};
