import type { AuditActionOf, Grant } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { hasArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { type GrantRecord, grantStore, loggedColumns, withEvent } from './grants.store.ts';
import { findTicketItem } from './items.store.ts';
import { presentGrant } from './present.usecases.ts';
import { isOpenToAll } from './seats.usecases.ts';

const entity = 'grant';

/** A grant of the actor's areas. Throws 404. */
export const getGrant = async (db: Connection, actor: Actor, id: number): Promise<GrantRecord> => {
  const stored = await grantStore.find(db, id);
  if (!stored || !hasArea(actor, stored.areaId)) throw outOfScope(actor, entity, id);
  return withEvent(db, stored);
};

/** A grant of the actor's areas, or their own wish for tickets that are open to all. Throws 404. */
export const getOwnGrant = async (
  db: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  id: number,
): Promise<GrantRecord> => {
  const stored = await grantStore.find(db, id);
  if (stored && !hasArea(actor, stored.areaId) && stored.requestedById === actor.id) {
    const item = await findTicketItem(db, stored.itemId);
    if (item && isOpenToAll(item, today(clock))) return withEvent(db, stored);
  }
  return getGrant(db, actor, id);
};

/** The same, as it is answered. Throws 404. */
export const readGrant = async (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: number): Promise<Grant> =>
  presentGrant(deps.db, actor, await getOwnGrant(deps.db, deps, actor, id));

/** A grant that was found, locked until the transaction ends. */
export const lockGrant = async (tx: Connection, actor: Actor, found: GrantRecord): Promise<GrantRecord> => {
  const stored = await grantStore.lock(tx, found.id);
  if (!stored) throw outOfScope(actor, entity, found.id);
  return withEvent(tx, stored);
};

/** Writes what was done to a grant. */
export const writeLine = (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: AuditActionOf<'grant'>,
  { before, after }: { before: GrantRecord | null; after: GrantRecord },
): Promise<void> => {
  const states = { before: before && loggedColumns(before), after: loggedColumns(after) };
  const line = { entity, entityId: after.id, sponsorshipId: after.sponsorshipId, ...states } as const;
  return audit(tx, clock, actor, { action, ...line });
};
