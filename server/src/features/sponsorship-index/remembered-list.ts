import type { IsoDate } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { listAnswerOf, type PageRequest } from '../../lib/resource/lists.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { rememberUntilChange } from './answer-cache.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';

/**
 * A list that is remembered, rows and all, until a sponsorship or anything that hangs on one changes. `besides` is what
 * else its rows follow from.
 */
export const rememberList = <Q extends PageRequest, R, B = null>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  index: SponsorshipIndex,
  find: (tx: Connection, actor: Actor, request: Q, day: IsoDate, besides: B) => Promise<{ rows: R[]; total: number }>,
) => {
  const remembered = rememberUntilChange<ReturnType<typeof listAnswerOf<R>>>(index);
  return (actor: Actor, request: Q, besides: B) => {
    const day = today(clock);
    return remembered(day, { scope: scopeKey(actor), besides, request }, () =>
      readSnapshot(db, async (tx) => {
        const { rows, total } = await find(tx, actor, request, day, besides);
        return listAnswerOf(rows, total, request);
      }),
    );
  };
};
