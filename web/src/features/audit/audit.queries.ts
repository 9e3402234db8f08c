import { api, type HistoryKind, namedLogList, type TimelineKind } from '@sponsorat/api';
import { keys } from '../../domain/keys.ts';
import { contractKey, type OfContract } from '../../domain/sponsorship.queries.ts';
import { call, urlOf } from '../../lib/client.ts';
import { listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody, readListSearch } from '../../ui/list/listSearch.ts';

/** What is asked of the log. */
export const logBody = (search: ListSearch) => listBody(namedLogList, readListSearch(namedLogList, search));

/** A page of the log, as its address asks for it. */
export const logQuery = (search: ListSearch) =>
  listPageQuery(['log'], logBody(search), (options) => call(api.audit.log, options));

/** Where the log of the asked days is fetched line by line, for machines. */
export const logFileUrl = ({ from, to }: ListSearch): string =>
  urlOf('/api/log/file', {}, { format: 'jsonl', from, to });

const HISTORY_PAGE = 20;
/** Which lines of a history are shown: those of a kind, or all. */
export type HistoryView<K> = { kind: K | undefined; page: number };

const bodyOf = ({ kind, page }: HistoryView<HistoryKind>) => ({ filter: { kind }, page, perPage: HISTORY_PAGE });

/** What was done to a sponsorship and its agreements. */
export const sponsorshipHistoryQuery = (id: number, view: HistoryView<HistoryKind>) =>
  listPageQuery([...keys.sponsorship(id), 'history'], bodyOf(view), (options) =>
    call(api.audit.sponsorshipHistory, { params: { id }, ...options }),
  );

/** What was done to an agreement. */
export const contractHistoryQuery = (of: OfContract, view: HistoryView<HistoryKind>) =>
  listPageQuery([...contractKey(of), 'history'], bodyOf(view), (options) =>
    call(api.audit.contractHistory, { params: { contractId: of.contractId }, ...options }),
  );

/** What happened with a sponsorship. */
export const timelineQuery = (id: number, { kind, page }: HistoryView<TimelineKind>) =>
  listPageQuery(
    [...keys.sponsorship(id), 'timeline'],
    { filter: { kinds: kind && [kind] }, page, perPage: HISTORY_PAGE },
    (options) => call(api.timeline.list, { params: { id }, ...options }),
  );
