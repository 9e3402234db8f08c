import { type SQL, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Filter } from '../sponsorship-index/live/live-table.ts';

/**
 * THE area scope: which areas' sponsorships an actor sees and changes. Every query that reaches a sponsorship or
 * anything that belongs to one (contracts, items, files, PDF, tickets, sums) goes through it.
 */
export const inScope = (actor: Actor, areaId: SQL): SQL =>
  isAdmin(actor) ? sql`true` : sql`${areaId} = any(${sql.param([...actor.areaIds])}::int[])`;

/** True where the actor may use the area. */
export const hasArea = (actor: Actor, areaId: number): boolean => isAdmin(actor) || actor.areaIds.includes(areaId);

/** The same scope for rows in memory, and what besides is for everyone; no filter for those who see all. */
export const inAreasOf = <R>(actor: Actor, areaOf: (row: R) => number, orElse?: Filter<R>): Filter<R>[] => {
  if (isAdmin(actor)) return [];
  const isOwn = (row: R) => hasArea(actor, areaOf(row));
  const areas = actor.areaIds.toSorted((one, other) => one - other).join(',');
  if (!orElse) return [{ key: `areas ${areas}`, holds: isOwn }];
  return [{ key: `areas ${areas} or ${orElse.key}`, holds: (row) => isOwn(row) || orElse.holds(row) }];
};
