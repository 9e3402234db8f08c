import type { IsoDate } from '@sponsorat/api';
import type { Connection, PooledDatabase } from '../../lib/db/database.ts';
import { TwoMoments } from '../../lib/exports/list-export.ts';
import { isSameMoment, type LogPosition, positionIn } from './change-log.store.ts';

/** What follows the change log. */
type Index<K, B> = {
  read<T>(today: IsoDate, read: (kept: K, context: B, position: LogPosition) => T): Promise<T>;
};

/**
 * Reads what is kept in memory as it is at the moment that a transaction reads, whose first question this must be.
 * Throws `TwoMoments` where something was saved in between.
 */
export const readAtMoment = async <K, B, T>(
  db: PooledDatabase,
  index: Index<K, B>,
  { tx, today }: { tx: Connection; today: IsoDate },
  read: (kept: K, context: B) => T,
): Promise<T> => {
  const moment = await positionIn(tx);
  const { answer, position } = await index.read(today, (kept, context, position) => ({
    answer: read(kept, context),
    position,
  }));
  if (!(await isSameMoment(db, moment, position))) throw new TwoMoments();
  return answer;
};
