import { REMOVED_DAYS } from '@sponsorat/api';
import { housekeeping } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { DAY } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { deleteRemovedDocuments } from './documents.store.ts';

const AT_ONCE = 50;

/** Deletes for good what was removed so long ago, with its bytes and a line each. */
export const sweepDocuments = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const until = new Date(clock.now().getTime() - REMOVED_DAYS * DAY);
  const sweepSome = () =>
    db.transaction(async (tx) => {
      const gone = await deleteRemovedDocuments(tx, until, AT_ONCE);
      const line = { action: 'expire', entity: 'document' } as const;
      for (const { id: entityId, sponsorshipId, ...before } of gone)
        await audit(tx, clock, housekeeping, { ...line, entityId, sponsorshipId, before });
      return gone.length;
    });
  while ((await sweepSome()) === AT_ONCE);
};
