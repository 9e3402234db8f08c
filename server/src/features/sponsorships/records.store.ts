import { PAGE } from '@sponsorat/api';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../../lib/db/database.ts';
import { lockRow, type StoredRow, tableStore, type VersionedTable } from '../../lib/db/versions.ts';

/** A table of what hangs on sponsorships. */
export type RecordTable = VersionedTable & { sponsorshipId: PgColumn };

type Listing = {
  /** Which of the table's rows are there; all where it is missing. */
  isThere?: SQL;
} & (
  | { /** The columns that a page's rows stand by, the last first, and then by id. */ newest: readonly PgColumn[] }
  | { /** What a list that is answered whole stands by, and then by id. */ order: readonly SQL[] }
);

/** Finds, lists and saves the rows of a table by the sponsorship that they hang on. */
export const recordStore = <T extends RecordTable>(table: T, listing: Listing) => {
  const of = (sponsorshipId: number, which?: SQL) =>
    and(eq(table.sponsorshipId, sponsorshipId), listing.isThere, which);
  const select = (db: Connection, where: SQL | undefined) =>
    db
      .select()
      .from(table as PgTable)
      .where(where);

  const listPage = (db: Connection, sponsorshipId: number, newest: readonly PgColumn[], before?: number) => {
    const columns = [...newest, table.id];
    const last = sql`select ${sql.join(
      columns.map(({ name }) => sql`b.${sql.identifier(name)}`),
      sql`, `,
    )} from ${table} b where b.id = ${before} and b.sponsorship_id = ${sponsorshipId}`;
    const follows = sql`(${sql.join(columns, sql`, `)}) < (${last})`;
    return select(db, of(sponsorshipId, before === undefined ? undefined : follows))
      .orderBy(...columns.map((column) => desc(column)))
      .limit(PAGE);
  };

  return {
    ...tableStore(table),
    /** Whether `list` gives a page of them, or all. */
    isPaged: 'newest' in listing,
    count: (db: Connection, sponsorshipId: number): Promise<number> => db.$count(table as PgTable, of(sponsorshipId)),
    /** Those of a sponsorship: all, or a page of them, the first or the one after a record. */
    list: async (db: Connection, sponsorshipId: number, before?: number): Promise<StoredRow<T>[]> => {
      const rows =
        'newest' in listing
          ? listPage(db, sponsorshipId, listing.newest, before)
          : select(db, of(sponsorshipId)).orderBy(...listing.order, table.id);
      return (await rows) as StoredRow<T>[];
    },
    /** One of a sponsorship, locked until the transaction ends; null where it is none of it. */
    lockOf: (tx: Connection, sponsorshipId: number, id: number) =>
      lockRow(tx, table, of(sponsorshipId, eq(table.id, id))),
  };
};
export type RecordStore<T extends RecordTable> = ReturnType<typeof recordStore<T>>;
