import type { IsoDate } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { PooledDatabase } from '../../lib/db/database.ts';
import type { Standings } from '../sponsorship-index/standings.ts';
import type { Standing } from '../sponsorship-index/standings.types.ts';
import { inAreasOf } from '../sponsorships/sponsorships.scope.ts';
import { findLatestContracts, type LatestContractRow } from './dashboard.store.ts';

const areaOf = ({ areaId }: Standing) => areaId;

/** The contracts that an actor sees, the last approved first; read again when a sponsorship has changed. */
export const latestContracts = (db: PooledDatabase, standings: Standings, count: number) => {
  const known = new WeakMap<object, Map<string, LatestContractRow[]>>();
  return async (actor: Actor, today: IsoDate): Promise<LatestContractRow[]> => {
    const { state, ids } = await standings.read(today, (book) => ({
      state: book.state,
      ids: book.lastApproved(inAreasOf(actor, areaOf), count),
    }));
    const rows = known.get(state)?.get(ids.join()) ?? (await findLatestContracts(db, ids, count));
    known.set(state, (known.get(state) ?? new Map()).set(ids.join(), rows));
    return rows;
  };
};
