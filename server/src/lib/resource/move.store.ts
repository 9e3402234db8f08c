import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../db/database.ts';
import type { Sorted } from './move.rules.ts';
import type { ResourceTable } from './resource.ts';

/**
 * The numbers of a whole table, locked until the transaction ends. Agreements may go on referring to its records
 * meanwhile: a number is no key.
 */
export const lockOrder = async (tx: Connection, table: ResourceTable & Record<'sort', PgColumn>): Promise<Sorted[]> => {
  const plain: PgTable = table;
  const rows = await tx
    .select({ id: table.id, sort: table.sort })
    .from(plain)
    .orderBy(asc(table.id))
    .for('no key update');
  return rows as Sorted[];
};
