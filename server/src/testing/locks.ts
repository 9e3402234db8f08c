import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';

/** Waits until so many statements of the test's database wait for a lock. */
export const whenWaiting = ({ db }: Pick<TestApp, 'db'>, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(count);
    },
    { timeout: 20_000 },
  );
