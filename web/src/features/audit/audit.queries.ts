import { api, type HistoryKind, namedLogList, type TimelineKind } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { contractKey, type OfContract } from '../../domain/sponsorship.queries.ts';
import { call, urlOf } from '../../lib/client.ts';
import { type ListSearch, listRequest, readListSearch } from '../../ui/list/listSearch.ts';

/** What is asked of the log. */
export const logBody = (search: ListSearch) => listRequest(namedLogList, readListSearch(namedLogList, search));

/** A page of the log, as its address asks for it. */
export const logQuery = (search: ListSearch) => {
  const body = logBody(search);
  return queryOptions({
    queryKey: ['log', body],
    queryFn: ({ signal }) => call(api.audit.log, { body, signal }),
    placeholderData: keepPreviousData,
    // Whatever anybody does is in it.
    staleTime: 0,
    meta: { inline: true },
  });
};

/** Where the log of the asked days is fetched line by line, for machines. */
export const logFileUrl = ({ from, to }: ListSearch): string =>
  urlOf('/api/log/file', {}, { format: 'jsonl', from, to });

const HISTORY_PAGE = 20;
/** Which lines of a history are shown: those of a kind, or all. */
export type HistoryView<K> = { kind: K | undefined; page: number };

const bodyOf = ({ kind, page }: HistoryView<HistoryKind>) => ({ filter: { kind }, page, perPage: HISTORY_PAGE });
const shared = { placeholderData: keepPreviousData, staleTime: 0, meta: { inline: true } };

/** What was done to a sponsorship and its agreements. */
export const sponsorshipHistoryQuery = (id: number, request: HistoryView<HistoryKind>) =>
  queryOptions({
    ...shared,
    queryKey: [...keys.sponsorship(id), 'history', request],
    queryFn: ({ signal }) => call(api.audit.sponsorshipHistory, { params: { id }, body: bodyOf(request), signal }),
  });

/** What was done to an agreement. */
export const contractHistoryQuery = (of: OfContract, request: HistoryView<HistoryKind>) =>
  queryOptions({
    ...shared,
    queryKey: [...contractKey(of), 'history', request],
    queryFn: ({ signal }) =>
      call(api.audit.contractHistory, { params: { contractId: of.contractId }, body: bodyOf(request), signal }),
  });

/** What happened with a sponsorship. */
export const timelineQuery = (id: number, { kind, page }: HistoryView<TimelineKind>) => {
  const body = { filter: { kinds: kind && [kind] }, page, perPage: HISTORY_PAGE };
  return queryOptions({
    ...shared,
    queryKey: [...keys.sponsorship(id), 'timeline', body],
    queryFn: ({ signal }) => call(api.timeline.list, { params: { id }, body, signal }),
  });
};
