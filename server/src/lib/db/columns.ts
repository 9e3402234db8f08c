import { sql } from 'drizzle-orm';
import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number. */
export const idColumn = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** An instant, as ISO 8601 text in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Kroner with two decimals, as decimal text: never a binary fraction. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** What every row that a form edits carries: a version that grows with each save, and who saved last. */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull().default('System'),
});
