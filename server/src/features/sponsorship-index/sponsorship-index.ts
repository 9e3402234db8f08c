import type { IsoDate } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { ChangeFollower, type IndexDefinition } from './change-follower.ts';
import { Summaries } from './summaries.ts';
import type { Summary } from './summary.schemas.ts';
import { summariesOn } from './summary.sql.ts';

const summaries: IndexDefinition<Summaries, Summary, IsoDate> = {
  begin: () => new Summaries(),
  contextOn: (today) => today,
  sourceOn: summariesOn,
  invalidOn: (kept, today, before) => (today === before ? [] : kept.invalidOn(today)),
};

/** The summaries of all sponsorships. */
export class SponsorshipIndex extends ChangeFollower<Summaries, Summary, IsoDate> {
  constructor(db: PooledDatabase) {
    super(db, summaries);
  }

  /** Reads everything and sorts it as the screens ask for it, a step at a time, so that nobody need wait for it. */
  async warm(today: IsoDate): Promise<void> {
    for (const dir of ['asc', 'desc'] as const) {
      for (const field of [
        'Status',
        'Name',
        'SponsorCategory',
        'Category',
        'Sum',
        'Renegotiation',
        'Utilization',
        'UserName',
      ] as const)
        await this.read(today, ({ sponsorships }) => sponsorships.sort(field, dir));
      for (const field of ['Sort', 'Name', 'Product', 'Amount'] as const)
        await this.read(today, ({ tickets }) => tickets.sort(field, dir));
    }
  }
}
