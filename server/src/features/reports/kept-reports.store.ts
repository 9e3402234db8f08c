import type { KeptReport, ReportFigure, ReportFilter, ReportKind } from '@sponsorat/api';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { type Connection, first, oneRow } from '../../lib/db/database.ts';
import { fileUrl } from '../files/files.store.ts';
import { files } from '../files/files.table.ts';
import { keptReports } from './kept-reports.table.ts';

export type { KeptAmount } from './kept-reports.table.ts';

type NewKept = Omit<typeof keptReports.$inferInsert, 'id'>;

const { content: _content, amounts: _amounts, ...columns } = getTableColumns(keptReports);

/** Keeps a report, and says what it is called by. */
export const insertKept = (tx: Connection, values: NewKept) =>
  oneRow(tx.insert(keptReports).values(values).returning(columns));
type KeptRow = Awaited<ReturnType<typeof insertKept>>;

export const presentKept = (row: KeptRow, file: { id: number; sha256: string }): KeptReport => {
  const { id, kind, title, year, date, areaId: area, keptBy: by, keptAt } = row;
  return { id, kind, title, filter: { year, date, area }, by, at: keptAt.toISOString(), url: fileUrl(file) ?? '' };
};

/** The kept reports that the actor may fetch, the newest first. */
export const listKept = async (db: Connection, actor: Actor): Promise<KeptReport[]> => {
  const rows = await db
    .select({ kept: columns, file: { id: files.id, sha256: files.sha256 } })
    .from(keptReports)
    .innerJoin(files, eq(files.id, keptReports.fileId))
    .where(isAdmin(actor) ? undefined : eq(keptReports.userId, actor.id))
    .orderBy(desc(keptReports.keptAt), desc(keptReports.id));
  return rows.map(({ kept, file }) => presentKept(kept, file));
};

/** The newest that the actor kept of the same, with its figures; null where there is none. */
export const findNewestKept = (db: Connection, actor: Actor, kind: ReportKind, filter: ReportFilter) => {
  const { year, date, area } = filter;
  const figures = sql<ReportFigure[]>`${keptReports.content} -> 'figures'`;
  const isSame = and(
    eq(keptReports.userId, actor.id),
    eq(keptReports.kind, kind),
    sql`(${keptReports.year}, ${keptReports.date}, ${keptReports.areaId})
      is not distinct from (${year}::int, ${date}::date, ${area}::int)`,
  );
  return first(
    db
      .select({ id: keptReports.id, at: keptReports.keptAt, figures })
      .from(keptReports)
      .where(isSame)
      .orderBy(desc(keptReports.keptAt), desc(keptReports.id))
      .limit(1),
  );
};

/** What each agreement was part of a kept report with. */
export const findKeptAmounts = async (db: Connection, id: number) => {
  const kept = await first(db.select({ amounts: keptReports.amounts }).from(keptReports).where(eq(keptReports.id, id)));
  return kept?.amounts ?? [];
};
