import { type ClubDocument, limits, REMOVED_DAYS } from '@sponsorat/api';
import { type Actor, housekeeping, isAdmin } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { DAY, MINUTE } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { deleteRemovedDocuments, documentStore, isExpired, removedStore, restoreDocument } from './documents.store.ts';
import { checkPlace, presentDocument } from './documents.usecases.ts';

const { undeleteMinutes } = limits;

/**
 * Puts a document that was removed back into its folder: whoever may remove it, for some minutes; an Admin, who sees the
 * archive, as long as it is there. Throws 404 and 409 (not removed, gone for good, too late, no room).
 */
export const undeleteDocument = (
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, recordId }: { id: number; recordId: number },
): Promise<ClubDocument> =>
  db.transaction(async (tx) => {
    // As one is added: no two take the last place.
    await lockSponsorship(tx, actor, sponsorshipId);
    const removed = await removedStore.lockOf(tx, sponsorshipId, recordId);
    if (!removed) {
      if (await documentStore.lockOf(tx, sponsorshipId, recordId))
        throw conflict('Dokumentet er ikke slettet. Måske er det allerede hentet tilbage.');
      if (await isExpired(tx, sponsorshipId, recordId))
        throw conflict(
          `Dokumentet forsvandt helt ${REMOVED_DAYS} dage efter, at det blev slettet, og kan ikke hentes tilbage. Læg filen i mappen igen, hvis du har den.`,
        );
      throw outOfScope(actor, 'document', recordId);
    }
    const isLate = clock.now().getTime() - (removed.removedAt?.getTime() ?? 0) > undeleteMinutes * MINUTE;
    if (isLate && !isAdmin(actor))
      throw conflict(
        `Du kan kun hente et dokument tilbage i ${undeleteMinutes} minutter, efter det blev slettet. En administrator kan i ${REMOVED_DAYS} dage.`,
      );
    // Its bytes have counted all along.
    await checkPlace(tx, sponsorshipId, 'henter et tilbage');
    const after = await restoreDocument(tx, recordId);
    await audit(tx, clock, actor, { action: 'undelete', entity: 'document', entityId: recordId, sponsorshipId, after });
    return presentDocument(after, tx);
  });

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
