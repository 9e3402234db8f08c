import { field, hasRole, read } from '@sponsorat/api';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { forbidden, invalid } from '../../lib/problem.ts';
import { presentLog } from './audit.present.ts';
import { eraseValues, findLines, findValues, type ValueOf } from './erase.store.ts';
import { fieldLabel } from './fields.rules.ts';

const reasonSchema = z.object({ reason: field.requiredText('Begrundelse') });

/** Who may erase: an Admin, in the app or at the server's own terminal. */
export type Eraser = Pick<Actor, 'id' | 'name' | 'roles'> & Partial<Pick<Actor, 'address' | 'requestId'>>;

/**
 * Erases personal values of the log for good, while the lines stay and say that they were erased. A line of its own says
 * who did it and why. What was erased already stays as it is: how many were erased now. Throws 403, and 422 without a
 * reason.
 */
export const eraseAuditValues = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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

/** Where the log holds a text in what may be erased, newest first. */
export const findPersonalValues = async (db: Connection, text: string): Promise<FoundValue[]> => {
  const values = await findValues(db, text);
  const rows = await presentLog(db, await findLines(db, [...new Set(values.map(({ auditId }) => auditId))]));
  const byId = new Map(rows.map((row) => [row.Id, row]));
  return values.flatMap((value): FoundValue[] => {
    const row = byId.get(value.auditId);
    return row ? [{ ...value, at: row.At, label: fieldLabel(row.Kind, value.field), text: row.Text }] : [];
  });
};
