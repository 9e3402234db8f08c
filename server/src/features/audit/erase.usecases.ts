import { field, hasRole, read } from '@sponsorat/api';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { forbidden, invalid } from '../../lib/problem.ts';
import { presentLog } from './audit.present.ts';
import { eraseValues, findValues, type ValueOf } from './erase.store.ts';
import { fieldLabel } from './fields.rules.ts';
import { findLines } from './log.store.ts';

const reasonSchema = z.object({ reason: field.requiredText('Begrundelse') });

/** Who may erase: an Admin, in the app or at the server's own terminal. */
export type Eraser = Pick<Actor, 'id' | 'name' | 'roles'> & Partial<Pick<Actor, 'address' | 'requestId'>>;

/**
 * Erases personal values of the log for good, while the lines stay and say that they were erased. A line of its own says
 * who did it and why. What was erased already stays as it is: how many were erased now. Throws 403, and 422 without a
 * reason.
 */
export const eraseAuditValues = async (
  { db, clock }: { db: Connection } & Pick<Deps, 'clock'>,
  actor: Eraser,
  items: readonly ValueOf[],
  reason: string,
): Promise<number> => {
  if (!hasRole(actor.roles, 'Admin')) throw forbidden();
  const given = read(reasonSchema, { reason });
  if (!given.ok) throw invalid(given.fields);
  return eraseValues(db, actor, { items, reason: given.value.reason, at: clock.now() });
};

/** A personal value of the log as whoever decides about it reads it. */
export type FoundValue = ValueOf & { at: string; label: string; text: string };

/** Where the log holds a text in what may be erased, newest first, some lines at a time. */
export async function* findPersonalValues(
  db: Connection,
  text: string,
  linesAtOnce?: number,
): AsyncGenerator<FoundValue> {
  for await (const values of findValues(db, text, linesAtOnce)) {
    const lines = await findLines(db, [...new Set(values.map(({ auditId }) => auditId))]);
    const byId = new Map((await presentLog(db, lines)).map((row) => [row.Id, row]));
    for (const value of values) {
      const row = byId.get(value.auditId);
      if (row) yield { ...value, at: row.At, label: fieldLabel(row.Kind, value.field), text: row.Text };
    }
  }
}
