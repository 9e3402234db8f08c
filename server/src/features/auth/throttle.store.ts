import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { loginFailures } from './auth.table.ts';
import { type Allowance, allowances, networkOf, waitAfter } from './throttle.rules.ts';

type Counter = { key: string; allowance: Allowance };
export type Counters = { account: Counter; address: Counter };

/** The counters of a try: by account, whatever the case of the e-mail, and by address. Kept as hashes. */
export const countersOf = (email: string, address: string): Counters => {
  const key = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('hex')}`;
  return {
    account: { key: key('account', email.trim().toLowerCase()), allowance: allowances.account },
    address: { key: key('address', networkOf(address)), allowance: allowances.address },
  };
};

// One lock class a kind, always taken in this order, so that no two tries wait for each other.
const LOCKS = { account: 7_306_003, address: 7_306_004 };

/** Makes tries of the same account or address take turns until the transaction ends, also those not yet counted. */
export const takeTurns = async (tx: Connection, { account, address }: Counters): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.account}, hashtext(${account.key}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.address}, hashtext(${address.key}))`);
};

/** Milliseconds that a try must still wait; 0 where it may go on. */
export const waitLeft = async (db: Connection, { account, address }: Counters, now: Date): Promise<number> => {
  const rows = await db
    .select({ waitUntil: loginFailures.waitUntil })
    .from(loginFailures)
    .where(inArray(loginFailures.key, [account.key, address.key]));
  return Math.max(0, ...rows.map((row) => (row.waitUntil ? row.waitUntil.getTime() - now.getTime() : 0)));
};

/** Counts a wrong password, and starts a wait where the free ones are used up. */
export const countFailure = async (tx: Connection, { key, allowance }: Counter, now: Date): Promise<void> => {
  const forgotten = new Date(now.getTime() - allowance.forgetAfter);
  const [row] = await tx
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        count: sql`case when ${loginFailures.lastAt} < ${forgotten.toISOString()}::timestamptz then 1 else ${loginFailures.count} + 1 end`,
        lastAt: now,
        waitUntil: null,
      },
    })
    .returning({ count: loginFailures.count });
  const wait = waitAfter(row?.count ?? 1, allowance);
  if (wait === 0) return;
  await tx
    .update(loginFailures)
    .set({ waitUntil: new Date(now.getTime() + wait) })
    .where(eq(loginFailures.key, key));
};

/** A login makes the account's wrong passwords forgotten. */
export const forgetFailures = async (tx: Connection, { key }: Counter): Promise<void> => {
  await tx.delete(loginFailures).where(eq(loginFailures.key, key));
};
