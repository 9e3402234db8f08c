import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { loginFailureShares, loginFailures } from './auth.table.ts';
import { allowances, LONGEST_WAIT, networkOf, waitAfter } from './throttle.rules.ts';

/** What a try counts against: its account and, where it is a login, its address. Stored as hashes. */
export type Counters = { account: string; address: string | null };

const keyOf = (kind: keyof typeof allowances, value: string) => `${kind}:${sha256(value)}`;
const kindOf = (key: string) => (key.startsWith('account:') ? 'account' : 'address');

/** The counters of an e-mail, whatever its case, and an address. */
export const countersOf = (email: string, address: string | null): Counters => ({
  account: keyOf('account', email.trim().toLowerCase()),
  address: address === null ? null : keyOf('address', networkOf(address)),
});

const keysOf = ({ account, address }: Counters): string[] => (address === null ? [account] : [account, address]);

// One lock class a kind, always taken in this order, so that no two tries wait for each other.
const LOCKS = { account: 7_306_003, address: 7_306_004 };

/** Lets tries of the same account or address through one by one until the transaction ends, also those not yet counted. */
export const lockCounters = async (tx: Connection, counters: Counters): Promise<void> => {
  for (const key of keysOf(counters))
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[kindOf(key)]}, hashtext(${key}))`);
};

/** Milliseconds that a try must still wait; 0 where it may go on. */
export const waitLeft = async (db: Connection, counters: Counters, now: Date): Promise<number> => {
  const ours = inArray(loginFailures.key, keysOf(counters));
  const rows = await db.select({ waitUntil: loginFailures.waitUntil }).from(loginFailures).where(ours);
  const wait = Math.max(0, ...rows.map(({ waitUntil }) => (waitUntil ? waitUntil.getTime() - now.getTime() : 0)));
  if (wait <= LONGEST_WAIT) return wait;
  // No wait is that long: it began under a clock that was ahead.
  const latest = new Date(now.getTime() + LONGEST_WAIT);
  await db
    .update(loginFailures)
    .set({ waitUntil: latest })
    .where(and(ours, gt(loginFailures.waitUntil, latest)));
  return LONGEST_WAIT;
};

const countOne = async (tx: Connection, key: string, now: Date): Promise<void> => {
  const allowance = allowances[kindOf(key)];
  const forgotten = new Date(now.getTime() - allowance.forgetAfter);
  await tx.delete(loginFailures).where(and(eq(loginFailures.key, key), lt(loginFailures.lastAt, forgotten)));
  const [row] = await tx
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`${loginFailures.count} + 1`, lastAt: now, waitUntil: null },
    })
    .returning({ count: loginFailures.count });
  const wait = waitAfter(row?.count ?? 1, allowance);
  if (wait === 0) return;
  const waitUntil = new Date(now.getTime() + wait);
  await tx.update(loginFailures).set({ waitUntil }).where(eq(loginFailures.key, key));
};

/** Counts a wrong password, and starts a wait where the free ones are used up. */
export const countFailure = async (tx: Connection, counters: Counters, now: Date): Promise<void> => {
  for (const key of keysOf(counters)) await countOne(tx, key, now);
  const { account, address } = counters;
  if (address === null) return;
  await tx
    .insert(loginFailureShares)
    .values({ address, account, count: 1 })
    .onConflictDoUpdate({
      target: [loginFailureShares.address, loginFailureShares.account],
      set: { count: sql`${loginFailureShares.count} + 1` },
    });
};

/** The right password makes the account's wrong ones forgotten, and gives the address back what they took of it. */
export const forgetFailures = async (tx: Connection, { account, address }: Counters): Promise<void> => {
  await tx.delete(loginFailures).where(eq(loginFailures.key, account));
  if (address === null) return;
  const [share] = await tx
    .delete(loginFailureShares)
    .where(and(eq(loginFailureShares.address, address), eq(loginFailureShares.account, account)))
    .returning({ count: loginFailureShares.count });
  if (!share) return;
  await tx
    .update(loginFailures)
    .set({ count: sql`${loginFailures.count} - ${share.count}` })
    .where(eq(loginFailures.key, address));
};

/** Removes counts that nobody would go on from; those that another try is just using stay for the next time. */
export const removeForgottenFailures = async (tx: Connection, now: Date): Promise<void> => {
  const isForgotten = (kind: keyof typeof allowances) =>
    and(
      sql`starts_with(${loginFailures.key}, ${`${kind}:`})`,
      lt(loginFailures.lastAt, new Date(now.getTime() - allowances[kind].forgetAfter)),
    );
  const forgotten = tx
    .select({ key: loginFailures.key })
    .from(loginFailures)
    .where(or(isForgotten('account'), isForgotten('address')))
    .for('update', { skipLocked: true });
  await tx.delete(loginFailures).where(inArray(loginFailures.key, forgotten));
};

/** How many accounts and addresses must wait before their next try. */
export const countWaiting = async (db: Connection, now: Date): Promise<{ account: number; address: number }> => {
  const waiting = (kind: keyof typeof allowances) =>
    db.$count(
      loginFailures,
      and(sql`starts_with(${loginFailures.key}, ${`${kind}:`})`, gt(loginFailures.waitUntil, now)),
    );
  return { account: await waiting('account'), address: await waiting('address') };
};
