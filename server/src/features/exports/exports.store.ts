import type { FilteredBy } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, first, rowsOf } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

const named: Record<FilteredBy, (actor: Actor, id: number) => SQL> = {
  area: (actor, id) => sql`select a.name from areas a where a.id = ${id} and ${inScope(actor, sql`a.id`)}`,
  user: (actor, id) => sql`select u.name from users u where u.id = ${id} and (u.id = ${actor.id} or exists (
    select from user_areas a where a.user_id = u.id and ${inScope(actor, sql`a.area_id`)}))`,
  category: (_actor, id) => sql`select k.name from categories k where k.id = ${id}`,
  'product-category': (_actor, id) => sql`select k.name from product_categories k where k.id = ${id}`,
  sponsorship: (actor, id) =>
    sql`select s.name from sponsorships s where s.id = ${id} and ${inScope(actor, sql`s.area_id`)}`,
};

const nameRow = z.object({ name: z.string() });

/** What a filter's id is called; null of what there is not, or what the actor does not see. */
export const nameOfFiltered = async (tx: Connection, actor: Actor, kind: FilteredBy, id: number) =>
  (await first(rowsOf(tx, nameRow, named[kind](actor, id))))?.name ?? null;
