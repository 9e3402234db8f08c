import type { IsoDate } from '@sponsorat/api';
import { SponsorshipIndex } from './features/sponsorship-index/sponsorship-index.ts';
import { TaskIndex } from './features/tasks/task-index.ts';
import type { PooledDatabase } from './lib/db/database.ts';

/** What is kept in memory of the app's database. */
export const openIndexes = (db: PooledDatabase) => ({
  sponsorships: new SponsorshipIndex(db),
  tasks: new TaskIndex(db),
});
export type Indexes = ReturnType<typeof openIndexes>;

/** Makes them ready for the first who asks; one after the other, which takes less memory. */
export const warmIndexes = async ({ sponsorships, tasks }: Indexes, today: IsoDate): Promise<void> => {
  await sponsorships.warm(today);
  await tasks.warm(today);
};
