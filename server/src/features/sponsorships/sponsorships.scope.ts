import { type SQL, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../../lib/actor.ts';

/**
 * THE area scope: which areas' sponsorships an actor sees and changes. Every query that reaches a sponsorship or
 * anything that belongs to one (contracts, items, files, PDF, tickets, sums) goes through it.
 */
export const inScope = (actor: Actor, areaId: SQL): SQL =>
  isAdmin(actor) ? sql`true` : sql`${areaId} = any(${sql.param([...actor.areaIds])}::int[])`;

/** True where the actor may use the area. */
export const hasArea = (actor: Actor, areaId: number): boolean => isAdmin(actor) || actor.areaIds.includes(areaId);

/** One key for all who see the same areas. */
export const scopeKey = (actor: Actor): string =>
  isAdmin(actor) ? 'all' : actor.areaIds.toSorted((one, other) => one - other).join(',');
