import type { IsoDate } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { listOf, type PooledDatabase, prepared } from '../../lib/db/database.ts';

export type LatestContractRow = {
  id: number;
  name: string;
  logoId: number | null;
  logoSha: string | null;
  startDate: IsoDate;
  sponsorshipId: number;
};

/** The contracts of these sponsorships, the last approved first. */
export const findLatestContracts = (db: PooledDatabase, sponsorshipIds: readonly number[], count: number) =>
  prepared<LatestContractRow>(
    db,
    sql`
    select c.id, s.name, l.id as "logoId", l.sha256 as "logoSha", c.start_date::text as "startDate",
      s.id as "sponsorshipId"
    from contracts c
    join sponsorships s on s.id = c.sponsorship_id
    left join files l on l.id = s.logo_file_id
    where c.status = 'Godkendt' and s.id = any(${listOf(sponsorshipIds, 'int')})
    order by c.approved_at desc, c.id desc limit ${count}::int`,
  );
