import {
  api,
  type CurrentUser,
  type FirstDayInput,
  hasRole,
  oreToKroner,
  type Payment,
  type PaymentInput,
  type RateRow,
  type RegisteredMany,
  type RegisterMany,
  rateList,
  rateStatuses,
  toOre,
  withoutRatesList,
} from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { useSponsorshipChange } from '../../domain/useSponsorshipChange.ts';
import { ApiError, call } from '../../lib/client.ts';
import { fresh, listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';
import { type RateSearch, statusAtFirst, yearShown } from './rateSearch.ts';
import { texts } from './texts.ts';

/** What is asked of the rates. */
export const ratesBody = (search: RateSearch) => {
  const { filter, ...place } = listBody(rateList, search);
  const shown = search.status ?? statusAtFirst(search);
  const status = rateStatuses.find((one) => one === shown);
  const open = shown === 'open' ? true : undefined;
  return { ...place, filter: { ...filter, status, open } };
};

/** The payments of these rates for a file: of all of them unless somebody chose otherwise, as paid ones have most. */
export const paymentsBody = (search: RateSearch) => ratesBody({ ...search, status: search.status ?? 'all' });

/** A page of the rates, as its address asks for it. */
export const ratesQuery = (search: RateSearch) =>
  listPageQuery([...keys.payments, 'rates'], ratesBody(search), (options) => call(api.payments.rates, options));

/** One rate, which a link from elsewhere names. */
export const rateQuery = (rate: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.payments, 'rate', rate],
    queryFn: async ({ signal }) => {
      const body = { filter: { rate }, sort: { field: 'RateId', dir: 'asc' }, page: 1, perPage: 1 } as const;
      const { Result } = await call(api.payments.rates, { body, signal });
      return Result[0] ?? null;
    },
  });

/** What an address asks of the list of agreements without rates. */
export const withoutRatesBody = (search: ListSearch<typeof withoutRatesList>) => listBody(withoutRatesList, search);

/** A page of the agreements that are paid without rates. */
export const withoutRatesQuery = (search: ListSearch<typeof withoutRatesList>) =>
  listPageQuery([...keys.payments, 'without-rates'], withoutRatesBody(search), (options) =>
    call(api.payments.withoutRates, options),
  );

/** Whose rates are summed: an area's, a responsible user's, or all that one sees. */
type Owner = { area: number | undefined; user: number | undefined };

export const monthsQuery = (year: number, { area, user }: Owner) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.payments, 'months', { year, area, user }],
    queryFn: ({ signal }) =>
      call(api.payments.months, {
        query: { year: String(year), area: area?.toString(), user: user?.toString() },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const totalsQuery = ({ area, user }: Owner) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.payments, 'totals', { area, user }],
    queryFn: ({ signal }) =>
      call(api.payments.totals, { query: { area: area?.toString(), user: user?.toString() }, signal }),
    placeholderData: keepPreviousData,
  });

export const firstDayQuery = queryOptions({
  queryKey: [...keys.payments, 'first-day'],
  queryFn: ({ signal }) => call(api.payments.firstDay, { signal }),
  meta: { inline: true },
});

type PaymentWithInvoice = {
  payment: PaymentInput;
  invoice: File | undefined;
  /** Told of the payment before its invoice is sent, which may fail. */
  onRegistered: (payment: Payment) => void;
};

/** Saves a payment, and then its invoice. */
export const useSavePayment = (sponsorshipId: number) =>
  useSponsorshipChange(sponsorshipId, async ({ payment, invoice, onRegistered }: PaymentWithInvoice) => {
    const saved = await call(api.payments.save, { body: payment });
    onRegistered(saved);
    if (invoice) await call(api.payments.uploadInvoice, { params: { id: saved.id }, file: invoice });
    return saved;
  });

/**
 * Takes back what was just saved: a new payment goes, one that was there says again what it said `before`. Throws where
 * somebody has changed it since.
 */
export const useTakeBackPayment = (sponsorshipId: number) =>
  useSponsorshipChange(sponsorshipId, async ({ saved, before }: { saved: Payment; before: Payment | undefined }) => {
    const { id, version, contractId } = saved;
    if (before) return call(api.payments.save, { body: { ...before, version } });
    const payments = await call(api.payments.ofContract, { params: { contractId } });
    const now = payments.find((payment) => payment.id === id);
    // To remove is not asked with a version.
    if (now && now.version !== version) throw new ApiError(409, texts.undo.changedSince(now.by));
    return call(api.payments.remove, { params: { id } });
  });

export const useRemovePayment = (sponsorshipId: number) =>
  useSponsorshipChange(sponsorshipId, (id: number) => call(api.payments.remove, { params: { id } }));

type Many = { rates: readonly RateRow[]; day: Pick<RegisterMany, 'paidOn' | 'reference'> };

const unpaidOf = ({ Rest, Waiting }: RateRow): number => oreToKroner(toOre(Rest) - toOre(Waiting));

/** Says of the invoices of a rate that wait when they were paid. */
const payInvoices = async ({ ContractId, RateId }: RateRow, { paidOn, reference }: Many['day']) => {
  const payments = await call(api.payments.ofContract, { params: { contractId: ContractId } });
  for (const payment of payments.filter(({ rateId, paidOn: day }) => rateId === RateId && day === null))
    await call(api.payments.save, { body: { ...payment, paidOn, reference: payment.reference ?? reference } });
};

/** Registers all that these rates lack as paid on a day: their invoices that wait, and what is not invoiced. */
export const useRegisterMany = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ rates, day }: Many): Promise<RegisteredMany> => {
      const refused: RegisteredMany['refused'] = [];
      for (const rate of rates.filter(({ Waiting }) => Waiting > 0))
        await payInvoices(rate, day).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          refused.push({ rateId: rate.RateId, message: error.message });
        });
      const items = rates
        .filter((rate) => unpaidOf(rate) > 0 && !refused.some(({ rateId }) => rateId === rate.RateId))
        .map((rate) => ({ rateId: rate.RateId, amount: unpaidOf(rate) }));
      if (items.length > 0)
        refused.push(...(await call(api.payments.registerMany, { body: { items, ...day } })).refused);
      return { done: rates.length - refused.length, refused };
    },
    meta: { inline: true },
    // Also where only some were registered: rates of many agreements are others now.
    onSettled: () => queryClient.invalidateQueries(),
  });
};

export const useMarkPaid = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstDayInput) => call(api.payments.markPaid, { body }),
    meta: { inline: true },
    // Rates of all agreements are others now.
    onSuccess: () => queryClient.invalidateQueries(),
  });
};

/** Asks for what the page of the rates will need. */
export const prefetchRates = (queryClient: QueryClient, search: RateSearch): void => {
  const { area, user } = search;
  void queryClient.prefetchQuery(ratesQuery(search));
  void queryClient.prefetchQuery(totalsQuery({ area, user }));
  void queryClient.prefetchQuery(monthsQuery(yearShown(search), { area, user }));
};

/** Waits until it is known whether an Admin is asked about old rates: the question would move all that stands below it. */
export const awaitFirstDay = async (queryClient: QueryClient, { roles }: CurrentUser): Promise<void> => {
  if (hasRole(roles, 'Admin')) await queryClient.ensureQueryData(firstDayQuery).catch(() => undefined);
};
