import type { IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type PooledDatabase, prepared, readSnapshot } from '../../lib/db/database.ts';
import { type Summary, summarySchema } from './summary.schemas.ts';
import { summariesOn } from './summary.sql.ts';

const positionSchema = z.object({ snapshot: z.string(), database: z.string() });
/** How far the change log was read: which transactions were seen, and of which database. */
export type LogPosition = z.infer<typeof positionSchema>;

const ROWS_AT_A_TIME = 500;
/** With more than these it is faster to read everything anew. */
const MOST_CHANGED = 5_000;
const MOST_ENTRIES = 10 * MOST_CHANGED;

/** After a restore or a failover transactions may be numbered anew; then nothing that was read holds. */
const position = sql`pg_current_snapshot()::text as snapshot,
  pg_postmaster_start_time()::text || ' ' || 'sponsorship_changes'::regclass::oid as database`;

/** Reads the summaries of all sponsorships on a day, by name, some at a time. */
export const readAllSummaries = (
  db: Database,
  today: IsoDate,
  take: (summaries: Summary[]) => void,
): Promise<LogPosition> =>
  readSnapshot(db, async (tx) => {
    await tx.execute(sql`declare summaries cursor for
      select to_json(summary) as summary from (${summariesOn(today, sql`true`)}) summary
      order by summary.name collate danish, summary.id`);
    for (;;) {
      const { rows } = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from summaries`);
      take(rows.map(({ summary }) => summarySchema.parse(summary)));
      if (rows.length < ROWS_AT_A_TIME) break;
    }
    const { rows } = await tx.execute(sql`select ${position}`);
    return positionSchema.parse(rows[0]);
  });

/** The log's entries of transactions that were not seen. Without the order PostgreSQL would read the whole log. */
const entriesSince = ({ snapshot }: LogPosition, most: number): SQL => sql`
  select sponsorship_id as id from sponsorship_changes
  where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
  order by xid limit ${most}::int`;

/** Whether entries may be gone that were not seen. */
const isCutAfter = ({ snapshot }: LogPosition): SQL => sql`coalesce(
  (select up_to >= pg_snapshot_xmin(${snapshot}::pg_snapshot) from sponsorship_changes_removed), true)`;

const newsSchema = positionSchema.extend({ isChanged: z.boolean(), isCut: z.boolean() });
const changesSchema = positionSchema.extend({
  isCut: z.boolean(),
  isMuch: z.boolean(),
  ids: z.array(z.int()),
  summaries: z.array(summarySchema),
});

type Since = {
  position: LogPosition;
  /** Further sponsorships to be read. */
  ids: readonly number[];
  today: IsoDate;
};
type Changes = Pick<z.infer<typeof changesSchema>, 'ids' | 'summaries'> & { position: LogPosition };

/**
 * The sponsorships that were changed since a position, and `ids`; one that has no summary is gone. Null where
 * everything must be read anew.
 */
export const findChanges = async (db: PooledDatabase, since: Since): Promise<Changes | null> => {
  const [row] = await prepared(
    db,
    sql`select ${position}, exists(${entriesSince(since.position, 1)}) as "isChanged", ${isCutAfter(since.position)} as "isCut"`,
  );
  const { isChanged, isCut, ...now } = newsSchema.parse(row);
  if (isCut || now.database !== since.position.database) return null;
  if (!isChanged && since.ids.length === 0) return { position: now, ids: [], summaries: [] };
  return readChanges(db, since);
};

/** In one statement, and so of one moment. */
const readChanges = async (db: PooledDatabase, { position: since, ids, today }: Since): Promise<Changes | null> => {
  const [row] = await prepared(
    db,
    sql`
    with entries as materialized (${entriesSince(since, MOST_ENTRIES)}), changed as materialized (
      select array(select id from entries union select unnest(${sql.param([...ids])}::int[])) as ids)
    select ${position}, ${isCutAfter(since)} as "isCut", to_json(changed.ids) as ids,
      (select count(*) from entries) = ${MOST_ENTRIES}::int or cardinality(changed.ids) > ${MOST_CHANGED}::int as "isMuch",
      coalesce((select json_agg(summary) from (
        ${summariesOn(sql`${today}::date`, sql`s.id = any((select c.ids from changed c)::int[]) and (select cardinality(c.ids) from changed c) <= ${MOST_CHANGED}::int`)}
      ) summary), '[]') as summaries
    from changed`,
  );
  const { snapshot, database, isCut, isMuch, ...changes } = changesSchema.parse(row);
  if (isCut || isMuch || database !== since.database) return null;
  return { ...changes, position: { snapshot, database } };
};

/**
 * Removes the log's entries of more than a week ago, and those of a database that this one was restored from, whose
 * transactions are still to come here. What is removed is noted by a trigger, for nodes that have not read it.
 */
export const sweepChangeLog = async (db: Database): Promise<void> => {
  await db.execute(sql`delete from sponsorship_changes
    where (at < now() - interval '7 days' and xid < pg_snapshot_xmin(pg_current_snapshot()))
      or xid >= pg_snapshot_xmax(pg_current_snapshot())`);
  await db.execute(sql`update sponsorship_changes_removed set up_to = pg_snapshot_xmax(pg_current_snapshot())
    where up_to > pg_snapshot_xmax(pg_current_snapshot())`);
};
