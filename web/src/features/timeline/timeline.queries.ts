import { api, type TimelineKind } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { keys } from '../../lib/sponsorship-cache.ts';

const PER_PAGE = 50;
/** Which rows are asked for; all kinds where none is named. */
export type TimelineAsked = { kinds: readonly TimelineKind[]; page: number };

/** A page of what happened with a sponsorship. */
export const timelineQuery = (id: number, { kinds, page }: TimelineAsked) => {
  const body = { filter: { kinds: [...kinds] }, page, perPage: PER_PAGE };
  return queryOptions({
    queryKey: [...keys.sponsorship(id), 'timeline', body],
    queryFn: ({ signal }) => call(api.timeline.list, { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    // Whatever anybody does is in it.
    staleTime: 0,
    meta: { inline: true },
  });
};
