import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import { audit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import type { Input } from '../http/input.ts';
import { invalid, notFound } from '../problem.ts';
import { numbersAfterMove } from './move.rules.ts';
import { findResource, lockOrder, updateResource } from './resource.store.ts';
import { audited, type ColumnsOf, type ResourceDefinition, type ResourceOf, type ResourceTable } from './resource.ts';

/** A table whose list has an order of its own, by a number. */
export type OrderedTable = ResourceTable & Record<'sort', PgColumn>;

export type Move = { before: number | null; after: number | null };

/**
 * Puts a resource right before or after another. Only the numbers that have to change do, each with a new version and
 * a line in the audit log. Two moves at once follow each other. Throws 404 and 422.
 */
export const moveResource = <T extends OrderedTable, R extends ResourceDefinition['row'], V>(
  { name, table, the }: ResourceDefinition<T, R, V>,
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  input: Input<Move>,
): Promise<ResourceOf<T>> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, table);
    if (!order.some((row) => row.id === id)) throw notFound();
    const { before, after } = input.value();
    const side = before === null ? 'after' : 'before';
    const target = before ?? after;
    if (target === null || !order.some((row) => row.id === target)) throw invalid({ [side]: `${the} findes ikke` });
    const save = { by: actor.name, at: clock.now() };
    for (const [changed, sort] of numbersAfterMove(order, id, side, target)) {
      const was = await findResource(tx, table, changed);
      // Of the columns that a save writes, a move writes this one.
      const is = await updateResource(tx, table, changed, { sort } as unknown as ColumnsOf<T>, save);
      const line = { before: was && audited(was), after: audited(is) };
      await audit(tx, clock, actor, { action: 'move', entity: name, entityId: changed, ...line });
    }
    const moved = await findResource(tx, table, id);
    if (!moved) throw notFound();
    return moved;
  });
