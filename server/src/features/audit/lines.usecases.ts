import type { HistoryRow } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { presentHistory } from './audit.present.ts';
import { findLines } from './log.store.ts';

/** What lines of the log say, by their ids, for whoever has been let into what they are about. */
export const linesById = async (db: Connection, ids: readonly number[]): Promise<Map<number, HistoryRow>> => {
  const lines = ids.length === 0 ? [] : await presentHistory(db, await findLines(db, ids));
  return new Map(lines.map((line) => [line.Id, line]));
};
