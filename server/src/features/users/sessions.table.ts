import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';
import { users } from './users.table.ts';

/** Only the token's SHA-256 is stored, so that a reader of the table cannot log in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    /** Begun with the bank's own account, not with a password. */
    bankAccount: boolean('bank_account').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** It began without a second factor that is demanded: its user must set one up before anything else. */
    mustSetUpSecondFactor: boolean('must_set_up_second_factor').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Logins whose password was right, and which wait for a code. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('pending_logins_user').on(table.userId), index('pending_logins_expiry').on(table.expiresAt)],
);
