import type { IsoDate } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { ChangeFollower, type IndexDefinition } from './change-follower.ts';
import { Summaries } from './summaries.ts';
import type { SummaryRecord } from './summary.schemas.ts';
import { summariesOn } from './summary.sql.ts';

const summaries: IndexDefinition<Summaries, SummaryRecord, IsoDate> = {
  begin: () => new Summaries(),
  contextOn: (today) => today,
  sourceOn: summariesOn,
  invalidOn: (kept, today, before) => (today === before ? [] : kept.invalidOn(today)),
};

/** The summaries of all sponsorships. */
export class SponsorshipIndex extends ChangeFollower<Summaries, SummaryRecord, IsoDate> {
  constructor(db: PooledDatabase) {
    super(db, summaries);
  }

  /** Reads everything and sorts it as the list opens. */
  warm(today: IsoDate): Promise<unknown> {
    return this.read(today, ({ sponsorships }) => sponsorships.sort('Status', 'asc'));
  }
}
