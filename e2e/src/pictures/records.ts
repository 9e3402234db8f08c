import type { callerOf } from '../support/caller.ts';
import type { Chains } from './chains.ts';
import { demoRecords } from './demo-records.ts';
import { longRecords } from './long-records.ts';
import type { Filling } from './state.ts';

/** The ids of what the screens show: the same names in the demo and among the longest texts. */
export type Records = Record<
  | 'club'
  | 'active'
  | 'awaitingClub'
  | 'awaiting'
  | 'draftClub'
  | 'draft'
  | 'bareClub'
  // A club with a draft that lacks nothing, one that lacks what it needs, and one without products.
  | 'workClub'
  | 'whole'
  | 'lacking'
  | 'simple'
  // A club whose one draft is deleted.
  | 'spareClub'
  | 'spare'
  // One with tickets, one of a club without an agreement, and one that is cancelled.
  | 'event'
  | 'bareEvent'
  | 'cancelledEvent'
  // One that has delivered much of what can be seen.
  | 'provedClub'
  | 'user'
  | 'lockedUser'
  | 'product'
  | 'productCategory'
  | 'category'
  | 'area'
  | 'update'
  | 'template',
  number
> &
  Chains;

/** Finds, or makes, what the screens of an app show. The other fillings have lists alone. */
export const recordsOf = async (filling: Filling, call: ReturnType<typeof callerOf>): Promise<Records> => {
  if (filling === 'demo') return demoRecords(call);
  if (filling === 'long') return longRecords(call);
  return {} as Records;
};
