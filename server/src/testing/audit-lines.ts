import { desc, gt } from 'drizzle-orm';
import { auditLog } from '../lib/audit/audit.table.ts';
import { selectLines, type WholeLine, wholeLine } from '../lib/audit/lines.store.ts';
import type { Connection } from '../lib/db/database.ts';

/** The newest line of the audit log. */
export const lastLine = async (db: Connection): Promise<WholeLine | undefined> => {
  const [line] = await selectLines(db, undefined).orderBy(desc(auditLog.id)).limit(1);
  return line && wholeLine(line);
};

/** The lines after one, oldest first. */
export const linesAfter = async (db: Connection, id: number): Promise<WholeLine[]> => {
  const lines = await selectLines(db, gt(auditLog.id, id)).orderBy(auditLog.id);
  return lines.map(wholeLine);
};
