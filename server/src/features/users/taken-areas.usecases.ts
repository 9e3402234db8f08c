import { joinWords } from '@sponsorat/api';
import type { Author } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { areaNames } from '../areas/areas.store.ts';
import { returnApprovals } from './return-approvals.usecases.ts';

/** Rings at the bell of a user from whom areas were taken; what they were to approve there goes back to whoever asked. */
export const tellOfTakenAreas = async (
  tx: Connection,
  clock: Clock,
  author: Author,
  userId: number,
  taken: number[],
): Promise<void> => {
  if (taken.length === 0) return;
  await returnApprovals(tx, clock, author, { approverId: userId });
  const names = await areaNames(tx);
  const named = taken.map((id) => names.get(id) ?? '').sort((one, other) => one.localeCompare(other, 'da'));
  const all = `${taken.length === 1 ? 'området' : 'områderne'} ${joinWords(named)}`;
  const text = `${author.name} har taget ${all} fra dig`;
  await notify(tx, clock, author, [userId], { kind: 'area-taken', text, path: '/profile' });
};
