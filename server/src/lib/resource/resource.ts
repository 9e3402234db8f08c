import { type FieldErrors, theOf } from '@sponsorat/api';
import type { GetColumnData, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../db/database.ts';
import type { ColumnsOf, StoredRow, VersionedTable } from '../db/versions.ts';

/*
 * The grammar of what an Admin maintains: sponsor categories, areas, updates, product categories, products and templates
 * are listed, saved and removed alike. Each declares here what sets it apart; stores and use cases beside this file do the rest.
 */

export type ResourceTable = VersionedTable & Record<'searched', PgColumn>;

/** The six, as the audit log names them. */
type ResourceKind = 'category' | 'area' | 'update' | 'product-category' | 'product' | 'template';

type InAnswer<V> = V extends Date ? string : V;
/** What a list shows: columns, or expressions, whose texts say themselves that they are sorted in Danish. */
export type Row = Record<string, PgColumn | SQL>;
/** A row as a list answers it. */
export type RowOf<R extends Row> = {
  [K in keyof R]: R[K] extends PgColumn ? InAnswer<GetColumnData<R[K]>> : R[K] extends SQL<infer V> ? V : never;
};

/** What a save is made in: the stored resource, or null for a new one, the instant and the transaction. */
type Saving<T extends VersionedTable> = { before: StoredRow<T> | null; at: Date; tx: Connection };

/** How a resource is saved and removed. */
export type SavedResource<T extends VersionedTable, V = ColumnsOf<T>> = {
  /** Its name in the audit log. */
  name: ResourceKind | 'budget';
  table: T;
  /** Queries for whatever refers to the resource, as of `in-use.sql.ts`. */
  usedBy?: (id: number) => SQL[];
  /** Danish messages, by field, for values that refer to what does not exist. */
  check?: (values: V, saving: Saving<T>) => Promise<FieldErrors>;
  /** The columns of the values, where they are not the same. Throws 409 and 422. */
  columns?: (values: V, saving: Saving<T>) => ColumnsOf<T> | Promise<ColumnsOf<T>>;
};

export type ResourceDefinition<
  T extends ResourceTable = ResourceTable,
  R extends Row = Row,
  V = ColumnsOf<T>,
> = SavedResource<T, V> & {
  name: ResourceKind;
  /** The columns of its list by their names in a row. Texts are sorted in Danish; `searched` holds the table's own. */
  row: R;
  /** What the row needs beside the table. */
  join?: SQL;
  /** Further names that a list may be sorted by. */
  sortNames?: Row;
  /** Columns that a list is filtered by, by the filter's name. */
  filters?: Record<string, PgColumn>;
  /** True where a search matches what the row shows of another table. */
  searchesToo?: (search: string) => SQL;
};

/** Declares a resource. */
export const defineResource = <T extends ResourceTable, R extends Row, V = ColumnsOf<T>>(
  definition: ResourceDefinition<T, R, V>,
): ResourceDefinition<T, R, V> => definition;

/** What a refusal begins with: 'Kategorien'. */
export const theResource = ({ name }: { name: string }): string =>
  theOf(name).replace(/^./u, (letter) => letter.toLocaleUpperCase('da-DK'));
