import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Connection,
  type Database,
  hasRows,
  type PooledDatabase,
  readSnapshot,
  runPrepared,
} from '../../lib/db/database.ts';

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

/** What is read of sponsorships. */
export type RowSource<R> = {
  row: z.ZodType<R>;
  /** The rows of sponsorships `s` that meet a condition. */
  select(where: SQL): SQL;
  /** How all of them are sorted, as `o`. */
  order: SQL;
};

/** Reads the rows of all sponsorships, some at a time. */
export const readAllRows = <R>(
  db: Database,
  { row, select, order }: RowSource<R>,
  take: (rows: R[]) => void,
): Promise<LogPosition> =>
  readSnapshot(db, async (tx) => {
    await tx.execute(sql`declare everything cursor for
      select to_json(o) as row from (${select(sql`true`)}) o order by ${order}`);
    for (;;) {
      const { rows } = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from everything`);
      take(rows.map((read) => row.parse(read.row)));
      if (rows.length < ROWS_AT_A_TIME) break;
    }
    // The transaction may be part of another, in which more is read.
    await tx.execute(sql`close everything`);
    return positionIn(tx);
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
  rows: z.array(z.unknown()),
});

type Since = {
  position: LogPosition;
  /** Further sponsorships to be read. */
  ids: readonly number[];
};
type Changes<R> = { ids: number[]; rows: R[]; position: LogPosition };

/**
 * The sponsorships that were changed since a position, and `ids`, with their rows; null where everything must be read
 * anew.
 */
export const findChanges = async <R>(
  db: PooledDatabase,
  source: RowSource<R>,
  since: Since,
): Promise<Changes<R> | null> => {
  const [row] = await runPrepared(
    db,
    sql`select ${position}, exists(${entriesSince(since.position, 1)}) as "isChanged", ${isCutAfter(since.position)} as "isCut"`,
  );
  const { isChanged, isCut, ...now } = newsSchema.parse(row);
  if (isCut || now.database !== since.position.database) return null;
  if (!isChanged && since.ids.length === 0) return { position: now, ids: [], rows: [] };
  return readChanges(db, source, since);
};

/** In one statement, and so of one moment. */
const readChanges = async <R>(
  db: PooledDatabase,
  source: RowSource<R>,
  { position: since, ids: further }: Since,
): Promise<Changes<R> | null> => {
  const isChanged = sql`s.id = any((select c.ids from changed c)::int[])
    and (select cardinality(c.ids) from changed c) <= ${MOST_CHANGED}::int`;
  const [row] = await runPrepared(
    db,
    sql`
    with entries as materialized (${entriesSince(since, MOST_ENTRIES)}), changed as materialized (
      select array(select id from entries union select unnest(${sql.param([...further])}::int[])) as ids)
    select ${position}, ${isCutAfter(since)} as "isCut", to_json(changed.ids) as ids,
      (select count(*) from entries) = ${MOST_ENTRIES}::int or cardinality(changed.ids) > ${MOST_CHANGED}::int as "isMuch",
      coalesce((select json_agg(o) from (${source.select(isChanged)}) o), '[]') as rows
    from changed`,
  );
  const { snapshot, database, isCut, isMuch, ids, rows } = changesSchema.parse(row);
  if (isCut || isMuch || database !== since.database) return null;
  return { ids, rows: z.array(source.row).parse(rows), position: { snapshot, database } };
};

/** Where a transaction that reads one moment stands in the log. */
export const positionIn = async (tx: Connection): Promise<LogPosition> => {
  const { rows } = await tx.execute(sql`select ${position}`);
  return positionSchema.parse(rows[0]);
};

/** True where no sponsorship has changed between two positions. Asked of a connection that sees what came after both. */
export const isSameMoment = async (db: Connection, one: LogPosition, other: LogPosition): Promise<boolean> => {
  if (one.database !== other.database) return false;
  const [a, b] = [sql`${one.snapshot}::pg_snapshot`, sql`${other.snapshot}::pg_snapshot`];
  const between = sql`select from sponsorship_changes
    where xid >= least(pg_snapshot_xmin(${a}), pg_snapshot_xmin(${b}))
      and pg_visible_in_snapshot(xid, ${a}) <> pg_visible_in_snapshot(xid, ${b}) limit 1`;
  return !(await hasRows(db, between));
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
