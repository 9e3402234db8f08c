import type { FieldErrors, TransferInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { findUser, isActiveInArea } from '../users/users.store.ts';
import { tellResponsible } from './handed-over.usecases.ts';
import { lockResponsibilities, setResponsible } from './responsibilities.store.ts';

type Transfer = TransferInput['transfers'][number];

const ANOTHER = 'Ny ansvarlig skal være en anden end den, der overdrager';
const UNFIT = 'Ny ansvarlig skal være en aktiv bruger med alle de valgte områder';

const mayReceive = async (tx: Connection, { userId, areaIds }: Transfer): Promise<boolean> => {
  for (const areaId of areaIds) if (!(await isActiveInArea(tx, userId, areaId))) return false;
  return true;
};

const checkReceivers = async (tx: Connection, fromId: number, transfers: Transfer[]): Promise<void> => {
  const fields: FieldErrors = {};
  for (const [at, transfer] of transfers.entries()) {
    const path = `transfers.${at}.userId`;
    if (transfer.userId === fromId) fields[path] = ANOTHER;
    else if (!(await mayReceive(tx, transfer))) fields[path] = UNFIT;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

/**
 * Hands over all that a user is responsible for in the named areas: how many sponsorships that was. None is no error,
 * so that the same may be asked for twice. Throws 404 and 422.
 */
export const transferResponsibilities = (
  { db, clock }: Deps,
  actor: Actor,
  fromId: number,
  input: Input<TransferInput>,
): Promise<{ transferred: number }> =>
  db.transaction(async (tx) => {
    if (!(await findUser(tx, fromId))) throw notFound();
    const { transfers } = input.value();
    // Sponsorships before users, as a save of one locks them: two that wait for each other would wait forever.
    const locked = await lockResponsibilities(
      tx,
      actor,
      fromId,
      transfers.flatMap(({ areaIds }) => areaIds),
    );
    await checkReceivers(tx, fromId, transfers);
    for (const { areaIds, userId } of transfers) {
      const clubs = locked.filter(({ areaId }) => areaIds.includes(areaId));
      const ids = clubs.map(({ id }) => id);
      if (ids.length === 0) continue;
      await setResponsible(tx, ids, userId, { by: actor.name, at: clock.now() });
      const change = { before: { userId: fromId }, after: { userId } };
      const line = { action: 'transfer', entity: 'sponsorship', ...change } as const;
      for (const entityId of ids) await audit(tx, clock, actor, { ...line, entityId, sponsorshipId: entityId });
      await tellResponsible(tx, { clock }, actor, userId, clubs);
    }
    return { transferred: locked.length };
  });
