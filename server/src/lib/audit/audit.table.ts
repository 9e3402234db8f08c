import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

const nameIn = (state: string): string => `coalesce(${state} ->> 'name', ${state} ->> 'number', ${state} ->> 'title')`;
const formerName = sql.raw(
  `case when ${nameIn('before')} is distinct from ${nameIn('after')} then left(${nameIn('before')}, 500) end`,
);

/**
 * Who did what to what, and when. Rows are only ever added: a trigger refuses the rest. What may say something of a
 * person stands in `audit_values`.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
    /** The sponsorship that the record hangs on. No foreign key: the line outlives it. */
    sponsorshipId: integer('sponsorship_id'),
    /** What the record was called until this line: searches find it by that too. Names of people stand apart. */
    formerName: text('former_name').generatedAlwaysAs(formerName),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId),
    index('audit_log_former_names')
      .on(table.entity, table.formerName, table.entityId)
      .where(sql`former_name is not null`),
    // In the order of the list, with all that a search asks of a line: it reads nothing else.
    index('audit_log_subjects').on(
      table.at,
      table.id,
      table.actorId,
      table.sponsorshipId,
      table.entity,
      table.entityId,
    ),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_sponsorship').on(table.sponsorshipId, table.id),
  ],
);

/** The values of a line that may be erased. Rows are added with their line, and erased by `erase_audit_values` alone. */
export const auditValues = pgTable(
  'audit_values',
  {
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditLog.id),
    field: text('field').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** Whether the two differed: known also when both are gone. */
    changed: boolean('changed').notNull(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.field] }),
    index('audit_values_names').on(table.auditId).where(sql`field = 'name' and changed`),
    check(
      'audit_values_erased_are_gone',
      sql`${table.erasedAt} is null or (${table.before} is null and ${table.after} is null)`,
    ),
  ],
);
