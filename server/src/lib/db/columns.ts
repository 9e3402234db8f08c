import { sql } from 'drizzle-orm';
import { integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number. */
export const idColumn = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** An instant, as ISO 8601 text in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Kroner with two decimals, exact in the database; the number that is read has one reading in whole øre. */
export const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** Percent, with the decimals that were given. */
export const percent = (name: string) => numeric(name, { mode: 'number' });

/** What every row that a form edits carries: a version that grows with each save, and who saved last. */
export const versionColumns = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: text('updated_by').notNull().default('System'),
});
