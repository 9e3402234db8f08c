import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';
import { users } from '../users/users.table.ts';

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

/** What a user's authenticator app shares with the server. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database does not hold. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that the app has the secret: no login asks for one before. */
  confirmedAt: instant('confirmed_at'),
  /** The 30 seconds of the last code that was used: it, and those before, are no longer good. */
  lastStep: integer('last_step'),
});

/** Codes for whoever is without their app, each good once. All of a user's have one salt, so that one hash finds one. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
