import type { IsoDate } from '@sponsorat/api';
import { SponsorshipIndex } from './features/sponsorship-index/sponsorship-index.ts';
import { TaskIndex } from './features/tasks/task-index.ts';
import { TaxYears } from './features/tax/tax-index.ts';
import { type Clock, MINUTE, today } from './lib/clock.ts';
import type { PooledDatabase } from './lib/db/database.ts';

/** What is kept in memory of the app's database. */
export const openIndexes = (db: PooledDatabase) => ({
  sponsorships: new SponsorshipIndex(db),
  tasks: new TaskIndex(db),
  tax: new TaxYears(db),
});
export type Indexes = ReturnType<typeof openIndexes>;

/** Makes them ready for the first who asks; one after the other, which takes less memory. */
export const warmIndexes = async ({ sponsorships, tasks }: Indexes, day: IsoDate): Promise<void> => {
  await sponsorships.warm(day);
  await tasks.warm(day);
};

const AHEAD = 10 * MINUTE;

/** Reads tomorrow's tasks where midnight is near, so that the first who asks after it need not wait for all of them. */
export const prepareNextDay = async ({ tasks }: Indexes, clock: Clock): Promise<void> => {
  const soon = today({ now: () => new Date(clock.now().getTime() + AHEAD) });
  if (soon !== today(clock)) await tasks.prepareDay(soon);
};

/** Looks every minute whether midnight is near, until it is told to end. */
export const prepareDays = (indexes: Indexes, clock: Clock): (() => void) => {
  // What goes wrong here goes wrong for the first who asks as well, and is told there.
  const timer = setInterval(() => prepareNextDay(indexes, clock).catch(() => {}), MINUTE).unref();
  return () => clearInterval(timer);
};
