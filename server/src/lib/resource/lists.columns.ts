import { getTableName, sql } from 'drizzle-orm';
import { index, type PgColumn, text } from 'drizzle-orm/pg-core';

/*
 * What lets a list of thousands answer as fast as one of ten: an index for every order that it may be asked in, and
 * its texts stored as a search reads them.
 */

const lineOf = (column: string): string => `coalesce(folded("${column}"), '')`;
const digitsOf = (column: string): string => `coalesce(regexp_replace("${column}", '[^0-9]', '', 'g'), '')`;

/** The texts of a row as `searchedFor` looks through them, one a line, folded; a number of a phone also as its digits. */
export const searchedColumn = (names: readonly string[], phone?: string) => {
  const lines = [...names.map(lineOf), ...(phone ? [digitsOf(phone)] : [])];
  return text('searched').generatedAlwaysAs(sql.raw(lines.join(` || E'\\n' || `)));
};

/**
 * The parts of a `searchedColumn` that trigrams do not find: its letters, each two that follow each other, '^' with the
 * first letter and the first two of each word, '=' with each line.
 */
export const searchedParts = sql.raw('searched_parts(searched)');

/**
 * Indexes for the columns that a list is sorted by, each with ties by id. One that may be null needs one for each
 * direction, because its nulls come last in both; any other is read from either end.
 */
export const orderIndexes = (id: PgColumn, columns: readonly PgColumn[]) =>
  columns.flatMap((column) => {
    const name = `${getTableName(column.table)}_by_${column.name}`;
    const order = column.columnType === 'PgText' ? sql`${column} collate danish` : sql`${column}`;
    const both = index(name).on(order, id);
    return column.notNull ? [both] : [both, index(`${name}_desc`).on(sql`${order} desc nulls last`, id)];
  });
