import { dayInCopenhagen, type rateList, yearOf } from '@sponsorat/api';
import type { ListSearch } from '../../ui/list/listSearch.ts';

export type RateSearch = ListSearch<typeof rateList>;

/** The status where none is chosen: what is to be paid. Who looks for a club, an invoice or some days looks at all. */
export const statusAtFirst = ({ search, from, to, sponsorship }: RateSearch) =>
  search || from || to || sponsorship ? 'all' : 'open';

const thisYear = (): number => yearOf(dayInCopenhagen(new Date()));

/** The year whose months are shown: the one in which the filter's period begins, or ends, else this one. */
export const yearShown = ({ from, to }: RateSearch): number => {
  const day = from ?? to;
  return day ? yearOf(day) : thisYear();
};

/** The rate whose payment an address asks for: `/payments?rate=118`. */
export const readRate = (value: unknown): number | undefined => {
  const rate = Number(value);
  return Number.isSafeInteger(rate) && rate > 0 ? rate : undefined;
};
