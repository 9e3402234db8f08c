import type { Author } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/database.ts';
import { auditLog } from './audit.table.ts';

export type AuditLine = {
  /** What was done, as a verb: create, update, delete, confirm, login … */
  action: string;
  entity: string;
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
