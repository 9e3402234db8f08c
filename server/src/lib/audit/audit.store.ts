import type { AuditSubject } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { Author } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/database.ts';
import { auditLog, auditValues } from './audit.table.ts';
import { ACTOR, type AuditValue, setApart } from './personal.rules.ts';

/** A line of the log: what was done to which record. */
export type AuditLine = AuditSubject & {
  entityId: number | null;
  /** The sponsorship that the record hangs on, or is. */
  sponsorshipId?: number | null;
  before?: object | null;
  after?: object | null;
};

const stateOf = (state: object | null | undefined) => (state ? { ...state } : null);

/**
 * Writes an audit line through the connection of the change itself: no change without its line. What says something of
 * a person, whoever did it too, stands apart, where it can be erased.
 */
export const audit = async (tx: Connection, clock: Clock, author: Author, line: AuditLine): Promise<void> => {
  const states = { before: stateOf(line.before), after: stateOf(line.after) };
  const { before, after, values } = setApart(line.entity, states);
  const actor = { name: author.name, ...(author.address && { address: author.address }) };
  const apart: AuditValue[] = [...values, { field: ACTOR, before: null, after: actor, changed: true }];
  const added = tx
    .insert(auditLog)
    .values({
      at: clock.now(),
      actorId: author.id ?? null,
      requestId: author.requestId ?? null,
      action: line.action,
      entity: line.entity,
      entityId: line.entityId,
      before,
      after,
      sponsorshipId: line.sponsorshipId ?? null,
    })
    .returning({ id: auditLog.id });
  await tx.execute(sql`with line as ${added}
    insert into ${auditValues} (audit_id, field, before, after, changed)
    select line.id, v.field, v.before, v.after, v.changed from line,
      jsonb_to_recordset(${JSON.stringify(apart)}::jsonb) as v (field text, before jsonb, after jsonb, changed boolean)`);
};
