import type { AuditSubject } from '@sponsorat/api';
import type { Author } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/database.ts';
import { auditLog } from './audit.table.ts';

/** A line of the log: what was done to which record. */
export type AuditLine = AuditSubject & {
  entityId: number | null;
  /** The sponsorship that the record hangs on, or is. */
  sponsorshipId?: number | null;
  before?: unknown;
  after?: unknown;
};

/** Writes an audit line through the connection of the change itself: no change without its line. */
export const audit = async (tx: Connection, clock: Clock, author: Author, line: AuditLine): Promise<void> => {
  await tx.insert(auditLog).values({
    at: clock.now(),
    actorId: author.id ?? null,
    actorName: author.name,
    address: author.address ?? null,
    requestId: author.requestId ?? null,
    action: line.action,
    entity: line.entity,
    entityId: line.entityId,
    before: line.before ?? null,
    after: line.after ?? null,
    sponsorshipId: line.sponsorshipId ?? null,
  });
};
