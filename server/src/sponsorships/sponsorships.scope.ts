import { type SQL, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../auth/actor.ts';

/**
 * THE area scope: which areas' sponsorships an actor sees and changes. Every query that reaches a sponsorship or
 * anything that belongs to one (contracts, items, files, PDF, tickets, sums) goes through it.
 */
export const inScope = (actor: Actor, areaId: SQL): SQL =>
  isAdmin(actor) ? sql`true` : sql`${areaId} = any(${sql.param([...actor.areaIds])}::int[])`;

/** The same for what is in memory: true for the areas of the actor's, 'all' where there is no limit. */
export const areasInScope = (actor: Actor): 'all' | ((areaId: number) => boolean) => {
  if (isAdmin(actor)) return 'all';
  const own = new Set(actor.areaIds);
  return (areaId) => own.has(areaId);
};

/** True where the actor may use the area. */
export const hasArea = (actor: Actor, areaId: number): boolean => isAdmin(actor) || actor.areaIds.includes(areaId);
