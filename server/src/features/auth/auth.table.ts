import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';

/** Log-ins with the bank's account that have come back: their answers are taken once. */
export const usedLogins = pgTable(
  'used_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_logins_expiry').on(table.expiresAt)],
);

/** Wrong passwords in a row, by account or by address. */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    waitUntil: instant('wait_until'),
  },
  (table) => [index('login_failures_last').on(table.lastAt)],
);

/** How many of an address's wrong passwords were an account's: what a login to that account gives back. */
export const loginFailureShares = pgTable(
  'login_failure_shares',
  {
    address: text('address')
      .notNull()
      .references(() => loginFailures.key, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.account] })],
);
