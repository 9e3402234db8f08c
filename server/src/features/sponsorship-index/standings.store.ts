import type { IsoDate } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { type Database, type PooledDatabase, prepared, readSnapshot } from '../../lib/db/database.ts';
import { fileUrl } from '../files/files.store.ts';
import { standingsOn } from './standings.sql.ts';
import type { WholeStanding } from './standings.types.ts';

/** What was read, as PostgreSQL names the moment: which transactions were part of it, and of which database. */
export type Moment = { snapshot: string; database: string };

type StandingRow = Omit<WholeStanding, 'logo' | 'userPicture' | 'tickets' | 'sum'> & {
  sum: string;
  tickets: WholeStanding['tickets'] | null;
  logoId: number | null;
  logoSha: string | null;
  pictureId: number | null;
  pictureSha: string | null;
};

const ROWS_AT_A_TIME = 500;
/** With more than these it is faster, and smaller, to read everything anew. */
const MOST_CHANGES = 5_000;
const MOST_MARKS = 10 * MOST_CHANGES;

const standingOf = ({ logoId, logoSha, pictureId, pictureSha, tickets, ...row }: StandingRow): WholeStanding => ({
  ...row,
  logo: fileUrl({ id: logoId, sha256: logoSha }),
  userPicture: fileUrl({ id: pictureId, sha256: pictureSha }),
  contactEmail: tickets ? row.contactEmail : null,
  sum: Number(row.sum),
  tickets: tickets ?? [],
});

/** After a restore or a failover its counts of transactions may begin anew; then nothing that was read holds. */
const database = sql`pg_postmaster_start_time()::text || ' ' || 'sponsorship_changes'::regclass::oid`;

/** Reads how every sponsorship stands on a day, by name, some at a time; and says which moment that was. */
export const readAllStandings = (
  db: Database,
  today: IsoDate,
  take: (standings: WholeStanding[]) => void,
): Promise<Moment> =>
  readSnapshot(db, async (tx) => {
    const by = sql`${standingsOn(today, sql`true`)} order by s.name collate danish, s.id`;
    await tx.execute(sql`declare standings cursor for ${by}`);
    for (;;) {
      const { rows } = await tx.execute<StandingRow>(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from standings`);
      take(rows.map(standingOf));
      if (rows.length < ROWS_AT_A_TIME) break;
    }
    const { rows } = await tx.execute<Moment>(
      sql`select pg_current_snapshot()::text as snapshot, ${database} as database`,
    );
    return rows[0] as Moment;
  });

/** In the order of the index: a plan that is made without the snapshot would read all marks otherwise. */
const touchedSince = ({ snapshot }: Moment, most: number) => sql`
  select sponsorship_id as id from sponsorship_changes
  where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
  order by xid limit ${most}::int`;

type Since = {
  moment: Moment;
  /** Further sponsorships that are to be read. */
  ids: readonly number[];
  today: IsoDate;
};
type Changes = { moment: Moment; touched: readonly number[]; standings: readonly WholeStanding[] };
const NOTHING = { touched: [], standings: [] };

/**
 * How those sponsorships stand that were changed by transactions which `moment` does not hold, and `ids`; one that
 * is touched and does not stand is gone. Null where everything must be read anew.
 */
export const findChangedStandings = async (db: PooledDatabase, since: Since): Promise<Changes | null> => {
  const [now] = await prepared<Moment & { changed: boolean }>(
    db,
    sql`select pg_current_snapshot()::text as snapshot, ${database} as database,
      (select count(*) from (${touchedSince(since.moment, 1)}) marks) > 0 as changed`,
  );
  if (now?.database !== since.moment.database) return null;
  const { snapshot, database: name } = now;
  if (!now.changed && since.ids.length === 0) return { moment: { snapshot, database: name }, ...NOTHING };
  return readChangedStandings(db, since);
};

/** In one statement, and so of one moment. */
const readChangedStandings = async (db: PooledDatabase, { moment, ids, today }: Since): Promise<Changes | null> => {
  const [row] = await prepared<Moment & { touched: number[]; marks: number; standings: StandingRow[] | null }>(
    db,
    sql`
    with marks as materialized (${touchedSince(moment, MOST_MARKS)}), touched as materialized (
      select array(select id from marks union select unnest(${sql.param([...ids])}::int[])) as ids)
    select pg_current_snapshot()::text as snapshot, ${database} as database, to_json((select ids from touched)) as touched,
      (select count(*) from marks) as marks,
      (select json_agg(standing) from (
        ${standingsOn(sql`${today}::date`, sql`s.id = any((select ids from touched)::int[]) and (select cardinality(ids) from touched) <= ${MOST_CHANGES}::int`)}
      ) standing) as standings`,
  );
  if (!row) throw new Error('A query of one row gave none');
  const { touched } = row;
  const isMuch = row.marks === MOST_MARKS || touched.length > MOST_CHANGES;
  if (row.database !== moment.database || isMuch) return null;
  return {
    moment: { snapshot: row.snapshot, database: row.database },
    touched,
    standings: (row.standings ?? []).map(standingOf),
  };
};

/** Removes marks that are so old that every server has long looked. */
export const sweepChanges = async (db: Database): Promise<void> => {
  await db.execute(sql`delete from sponsorship_changes where at < now() - interval '7 days'`);
};
