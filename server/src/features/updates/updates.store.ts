import { desc } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { cleanDescription } from './rich-text.ts';
import { updates } from './updates.table.ts';

export type UpdateRecord = typeof updates.$inferSelect;

export const updateResource = defineResource({
  name: 'update',
  table: updates,
  row: { Id: updates.id, Title: updates.title, CreateDate: updates.createDate },
  sortNames: { Name: updates.title },
  columns: ({ title, description }: { title: string; description: string }, { before, at }) => ({
    title,
    description: cleanDescription(description),
    createDate: before?.createDate ?? at,
  }),
});

/** The last made, newest first; of those made at the same instant, the one made last. */
export const findNewestUpdates = (db: Connection, count: number): Promise<UpdateRecord[]> =>
  db.select().from(updates).orderBy(desc(updates.createDate), desc(updates.id)).limit(count);
