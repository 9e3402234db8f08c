import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import { audit } from '../audit/audit.store.ts';
import type { Connection } from '../db/database.ts';
import { type ColumnsOf, findRow, type StoredRow, updateRow } from '../db/versions.ts';
import type { Deps } from '../deps.ts';
import type { Input } from '../http/input.ts';
import { existing, invalid, notFound } from '../problem.ts';
import { numbersAfterMove, type SortedRow } from './move.rules.ts';
import { type ResourceDefinition, type ResourceTable, theResource } from './resource.ts';

/** A table whose list has an order of its own, by a number. */
export type OrderedTable = ResourceTable & Record<'sort', PgColumn>;

/**
 * The numbers of a whole table, locked until the transaction ends. Agreements may go on referring to its rows
 * meanwhile: a number is no key.
 */
const lockOrder = async (tx: Connection, table: OrderedTable): Promise<SortedRow[]> => {
  const rows = await tx
    .select({ id: table.id, sort: table.sort })
    .from(table as PgTable)
    .orderBy(asc(table.id))
    .for('no key update');
  return rows as SortedRow[];
};

export type Move = { before: number | null; after: number | null };

/**
 * Puts a resource right before or after another. Only the numbers that have to change do, each with a new version and
 * a line in the audit log. Two moves at once follow each other. Throws 404 and 422.
 */
export const moveResource = <T extends OrderedTable>(
  definition: Pick<ResourceDefinition<T>, 'name' | 'table'>,
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  input: Input<Move>,
): Promise<StoredRow<T>> =>
  db.transaction(async (tx) => {
    const { name, table } = definition;
    const order = await lockOrder(tx, table);
    if (!order.some((row) => row.id === id)) throw notFound();
    const { before, after } = input.value();
    const side = before === null ? 'after' : 'before';
    const target = before ?? after;
    if (target === null || !order.some((row) => row.id === target))
      throw invalid({ [side]: `${theResource(definition)} findes ikke` });
    const save = { by: actor.name, at: clock.now() };
    for (const [changed, sort] of numbersAfterMove(order, id, side, target)) {
      const was = await findRow(tx, table, changed);
      // Of the columns that a save writes, a move writes this one.
      const is = await updateRow(tx, table, changed, { sort } as Partial<ColumnsOf<T>>, save);
      const line = { before: was, after: is };
      await audit(tx, clock, actor, { action: 'move', entity: name, entityId: changed, ...line });
    }
    const moved = existing(await findRow(tx, table, id));
    return moved;
  });
