import { dayInCopenhagen, type RateListRequest, rateStatuses, type WithoutRatesRequest, yearOf } from '@sponsorat/api';
import type { ListSearch } from '../../ui/list/listSearch.ts';

type RateSort = RateListRequest['sort']['field'];
type AgreementSort = WithoutRatesRequest['sort']['field'];

/** What the list of rates can be asked for. It begins with what is to be paid, the nearest first. */
export const rateList = {
  sortFields: [
    'DueDate',
    'Name',
    'Status',
    'Amount',
    'Paid',
    'Rest',
    'InvoiceNumber',
  ] as const satisfies readonly RateSort[],
  defaultSort: 'DueDate',
  filters: ['search', 'status', 'area', 'user', 'from', 'to', 'sponsorship'],
  statuses: ['open', 'all', ...rateStatuses],
} as const;

/** The status where none is chosen: what is to be paid. Who looks for a club, an invoice or some days looks at all. */
export const statusAtFirst = ({ search, from, to, sponsorship }: ListSearch): string =>
  search || from || to || sponsorship ? 'all' : 'open';

/** What the list of agreements without rates can be asked for. */
export const withoutRatesList = {
  sortFields: ['EndDate', 'Name', 'UserName', 'Amount', 'Paid'] as const satisfies readonly AgreementSort[],
  defaultSort: 'EndDate',
  filters: ['search', 'area', 'user'],
} as const;

const thisYear = (): number => yearOf(dayInCopenhagen(new Date()));

/** The year whose months are shown: the one in which the filter's period begins, or ends, else this one. */
export const yearShown = ({ from, to }: ListSearch): number => {
  const day = from ?? to;
  return day ? yearOf(day) : thisYear();
};

/** The rate whose payment an address asks for: `/payments?rate=118`. */
export const readRate = (value: unknown): number | undefined => {
  const rate = Number(value);
  return Number.isSafeInteger(rate) && rate > 0 ? rate : undefined;
};
