import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../db/database.ts';
import type { Sorted } from './move.rules.ts';
import type { ColumnsOf, ResourceOf, ResourceTable } from './resource.ts';

type Save = { by: string; at: Date };

/*
 * Drizzle's builders know a table's columns only where the table is named. The casts to and from the plain table are
 * all here; what goes in and comes out is typed by the resource's own table.
 */
const plain = (table: ResourceTable): PgTable => table;

/** The resource of an id, or null. */
export const findResource = async <T extends ResourceTable>(
  db: Connection,
  table: T,
  id: number,
): Promise<ResourceOf<T> | null> => {
  const [row] = await db.select().from(plain(table)).where(eq(table.id, id));
  return (row as ResourceOf<T> | undefined) ?? null;
};

/** The same, locked until the transaction ends: nobody refers to it meanwhile who did not before. */
export const lockResource = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  id: number,
): Promise<ResourceOf<T> | null> => {
  const [row] = await tx.select().from(plain(table)).where(eq(table.id, id)).for('update');
  return (row as ResourceOf<T> | undefined) ?? null;
};

const saved = <T extends ResourceTable>(rows: Record<string, unknown>[]): ResourceOf<T> => {
  if (!rows[0]) throw new Error('The resource was not saved');
  return rows[0] as ResourceOf<T>;
};

export const insertResource = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  columns: ColumnsOf<T>,
  { by, at }: Save,
): Promise<ResourceOf<T>> =>
  saved(
    await tx
      .insert(plain(table))
      .values({ ...columns, updatedBy: by, updatedAt: at })
      .returning(),
  );

/** Saves a resource that is locked, and raises its version. */
export const updateResource = async <T extends ResourceTable>(
  tx: Connection,
  table: T,
  id: number,
  columns: ColumnsOf<T>,
  { by, at }: Save,
): Promise<ResourceOf<T>> =>
  saved(
    await tx
      .update(plain(table))
      .set({ ...columns, version: sql`${table.version} + 1`, updatedBy: by, updatedAt: at })
      .where(eq(table.id, id))
      .returning(),
  );

export const deleteResource = async (tx: Connection, table: ResourceTable, id: number): Promise<void> => {
  await tx.delete(plain(table)).where(eq(table.id, id));
};

/**
 * The numbers of a whole table, locked until the transaction ends. Agreements may go on referring to its rows
 * meanwhile: a number is no key.
 */
export const lockOrder = async (tx: Connection, table: ResourceTable & Record<'sort', PgColumn>): Promise<Sorted[]> => {
  const rows = await tx
    .select({ id: table.id, sort: table.sort })
    .from(plain(table))
    .orderBy(asc(table.id))
    .for('no key update');
  return rows as Sorted[];
};
