import type { ReportContent, ReportKind } from '@sponsorat/api';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';
import { files } from '../files/files.table.ts';
import { users } from '../users/users.table.ts';

/** An agreement's id, its number and its part of the report, in øre. */
export type KeptAmount = [contractId: number, number: string, ore: number];

/** Reports as they were on the day that somebody kept them: written once. */
export const keptReports = pgTable(
  'kept_reports',
  {
    id: idColumn(),
    kind: text('kind').$type<ReportKind>().notNull(),
    year: integer('year'),
    date: date('date'),
    /** What it was asked for, also where there is no such area any more. */
    areaId: integer('area_id'),
    title: text('title').notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    amounts: jsonb('amounts').$type<KeptAmount[]>().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    keptBy: text('kept_by').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [index('kept_reports_user').on(table.userId, table.kind), index('kept_reports_file').on(table.fileId)],
);
