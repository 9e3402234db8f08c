import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';

const fresh = { staleTime: 0, retry: false, meta: { inline: true } } as const;

/** The rate of a club that is paid next: of its approved agreements, the oldest that is not paid. */
export const nextRateQuery = (sponsorship: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.payments, 'next', sponsorship],
    queryFn: async ({ signal }) => {
      const filter = { sponsorship, open: true };
      const body = { filter, sort: { field: 'DueDate', dir: 'asc' }, page: 1, perPage: 1 } as const;
      const { Result } = await call(api.payments.rates, { body, signal });
      return Result[0] ?? null;
    },
  });

const MOST_ROWS = 20;
const LEAST = 3;

/** Rates whose invoice may be the one that is sought; those that are found by something else are among them. */
export const invoicesQuery = (sought: string) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.payments, 'invoices', sought],
    queryFn: async ({ signal }) => {
      const filter = { search: sought };
      const body = { filter, sort: { field: 'DueDate', dir: 'desc' }, page: 1, perPage: MOST_ROWS } as const;
      return (await call(api.payments.rates, { body, signal })).Result;
    },
    enabled: sought.length >= LEAST && /\d/.test(sought),
  });
