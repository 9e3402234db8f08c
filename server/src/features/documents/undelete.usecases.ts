import { type ClubDocument, limits, REMOVED_DAYS } from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { findDocument, isExpired, lockAnyDocument, restoreDocument } from './documents.store.ts';
import { checkPlace, entity, presentDocument } from './documents.usecases.ts';

const MINUTE = 60_000;
const { undeleteMinutes } = limits;

/**
 * Puts a document that was removed back into its folder: whoever may remove it, for some minutes; an Admin, who sees the
 * archive, as long as it is there. Throws 404 and 409 (not removed, gone for good, too late, no room).
 */
export const undeleteDocument = (
  { db, clock }: Deps,
  actor: Actor,
  { id: sponsorshipId, documentId }: { id: number; documentId: number },
): Promise<ClubDocument> =>
  db.transaction(async (tx) => {
    // As one is added: no two take the last place.
    if (!(await lockSponsorship(tx, actor, sponsorshipId))) throw outOfScope(actor, 'sponsorship', sponsorshipId);
    const removed = await lockAnyDocument(tx, sponsorshipId, documentId);
    if (!removed) {
      if (await isExpired(tx, sponsorshipId, documentId))
        throw conflict(
          `Dokumentet forsvandt helt ${REMOVED_DAYS} dage efter, at det blev slettet, og kan ikke hentes tilbage. Læg filen i mappen igen, hvis du har den.`,
        );
      throw outOfScope(actor, 'document', documentId);
    }
    if (!removed.removedAt) throw conflict('Dokumentet er ikke slettet. Måske er det allerede hentet tilbage.');
    const isLate = clock.now().getTime() - removed.removedAt.getTime() > undeleteMinutes * MINUTE;
    if (isLate && !isAdmin(actor))
      throw conflict(
        `Du kan kun hente et dokument tilbage i ${undeleteMinutes} minutter, efter det blev slettet. En administrator kan i ${REMOVED_DAYS} dage.`,
      );
    // Its bytes have counted all along.
    await checkPlace(tx, sponsorshipId, 'henter et tilbage');
    const after = await restoreDocument(tx, documentId);
    await audit(tx, clock, actor, { action: 'undelete', entity, entityId: documentId, sponsorshipId, after });
    return presentDocument(await findDocument(tx, documentId));
  });
