import { type SQL, sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { CommitUnknown, databaseFailure } from './failures.ts';

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

const dialect = new PgDialect();

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig = {}): SQL =>
  sql.raw(['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '));

const commit = async (tx: Transaction, isReadOnly: boolean): Promise<void> => {
  try {
    await tx.execute(sql`commit`);
  } catch (error) {
    if (isReadOnly || databaseFailure(error) !== 'gone') throw error;
    throw new CommitUnknown('The connection was lost during a commit', { cause: error });
  }
};

const isLost = (error: unknown): boolean => ['gone', 'unknown'].includes(databaseFailure(error) ?? '');

const hasRolledBack = (tx: Transaction): Promise<boolean> =>
  tx.execute(sql`rollback`).then(
    () => true,
    () => false,
  );

/**
 * Transactions on a pool. Drizzle's own never give a connection back whose `begin` failed, and give back one that has
 * stopped answering, to be asked by the next: here a connection that failed in any way is closed.
 */
export const transactionsOf =
  (pool: pg.Pool) =>
  async <T>(run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect();
    const tx: Transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
    let isUsable = false;
    try {
      await tx.execute(beginOf(config));
      const answer = await run(tx);
      await commit(tx, config?.accessMode === 'read only');
      isUsable = true;
      return answer;
    } catch (error) {
      // Closing the connection rolls back as well, without asking one that may be silent.
      if (!isLost(error)) isUsable = await hasRolledBack(tx);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };
