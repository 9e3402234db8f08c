import type { HistoryRow } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { presentHistory } from './audit.present.ts';
import { findLines } from './log.store.ts';

/** What lines of the log say, by their ids, for whoever has been let into what they are about. */
export const tellLines = async (db: Connection, ids: readonly number[]): Promise<Map<number, HistoryRow>> => {
  if (ids.length === 0) return new Map();
  const told = await presentHistory(db, await findLines(db, ids));
  return new Map(told.map((line) => [line.Id, line]));
};
