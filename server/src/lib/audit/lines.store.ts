import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection } from '../db/database.ts';
import { auditLog } from './audit.table.ts';
import { ACTOR } from './personal.rules.ts';

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  action: auditLog.action,
  kind: auditLog.entity,
  recordId: auditLog.entityId,
  before: auditLog.before,
  after: auditLog.after,
  requestId: auditLog.requestId,
  sponsorshipId: auditLog.sponsorshipId,
  values: sql<unknown>`(select json_agg(json_build_array(v.field, v.before, v.after, v.changed, v.erased_at))
    from audit_values v where v.audit_id = audit_log.id)`,
};

/** Lines of the log with what stands apart of them, to be put together by `wholeLine`. */
export const selectLines = (db: Connection, where: SQL | undefined) => db.select(columns).from(auditLog).where(where);
type StoredLine = Awaited<ReturnType<typeof selectLines>>[number];

/** What a line holds of its record: of any release, so that nothing but its being an object is sure. */
export type State = Record<string, unknown>;
/** A value that was erased: when, and whether it had been changed. */
type Erasure = { at: Date; changed: boolean };

/** A line as it was written, but for what was erased since. */
export type WholeLine = Omit<StoredLine, 'before' | 'after' | 'values'> & {
  by: string | null;
  address: string | null;
  before: State | null;
  after: State | null;
  erased: Readonly<Record<string, Erasure>>;
};

const stateSchema = z.record(z.string(), z.unknown()).nullable().catch(null);
const valuesSchema = z
  .array(z.tuple([z.string(), z.unknown(), z.unknown(), z.boolean(), z.coerce.date().nullable()]))
  .nullable();
const actorSchema = z.object({ name: z.string().nullish(), address: z.string().nullish() }).catch({});

/** A line put together again. */
export const wholeLine = ({ before: was, after: is, values, ...line }: StoredLine): WholeLine => {
  const [before, after] = [stateSchema.parse(was), stateSchema.parse(is)];
  const erased: Record<string, Erasure> = {};
  let actor: z.output<typeof actorSchema> = {};
  for (const [field, valueBefore, valueAfter, changed, erasedAt] of valuesSchema.parse(values) ?? []) {
    if (erasedAt) erased[field] = { at: erasedAt, changed };
    else if (field === ACTOR) actor = actorSchema.parse(valueAfter);
    else {
      if (before) before[field] = valueBefore;
      if (after) after[field] = valueAfter;
    }
  }
  return { ...line, by: actor.name ?? null, address: actor.address ?? null, before, after, erased };
};
