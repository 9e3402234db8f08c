import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

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
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entityId),
    index('audit_log_at').on(table.at),
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
    check(
      'audit_values_erased_are_gone',
      sql`${table.erasedAt} is null or (${table.before} is null and ${table.after} is null)`,
    ),
  ],
);
