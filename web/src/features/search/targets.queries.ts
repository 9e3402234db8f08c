import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { today } from '../../lib/formats.ts';
import { fresh } from '../../lib/fresh.ts';

const once = { ...fresh, retry: false } as const;

/** The rate of a club that is paid next: of its approved agreements, the oldest that is not paid. */
export const nextRateQuery = (sponsorship: number) =>
  queryOptions({
    ...once,
    queryKey: [...keys.payments, 'next', sponsorship],
    queryFn: async ({ signal }) => {
      const filter = { sponsorship, open: true };
      const body = { filter, sort: { field: 'DueDate', dir: 'asc' }, page: 1, perPage: 1 } as const;
      const { Result } = await call(api.payments.rates, { body, signal });
      return Result[0] ?? null;
    },
  });

const NEAREST = 10;

/** The next event of a club for which tickets are free: its own anew, or of a pool. */
export const nextFreeEventQuery = (sponsorship: number) =>
  queryOptions({
    ...once,
    queryKey: [...keys.events, 'next', 'free', sponsorship],
    queryFn: async ({ signal }) => {
      const body = { filter: { sponsorship, from: today() }, perPage: NEAREST };
      const { Result } = await call(api.events.list, { body, signal });
      const rows = Result.filter(({ Cancelled }) => !Cancelled);
      const [first] = rows;
      if (!first) return null;
      if (first.Free > 0) return first;
      // Rows say nothing of pools, which are there for every event.
      const { items } = await call(api.events.get, { params: { id: first.Id }, signal });
      return items.some(({ free }) => free > 0) ? first : (rows.find(({ Free }) => Free > 0) ?? null);
    },
  });

const MOST_ROWS = 20;
const LEAST = 3;

/** Rates whose invoice may be the one that is sought; those that are found by something else are among them. */
export const invoicesQuery = (sought: string) =>
  queryOptions({
    ...once,
    queryKey: [...keys.payments, 'invoices', sought],
    queryFn: async ({ signal }) => {
      const filter = { search: sought };
      const body = { filter, sort: { field: 'DueDate', dir: 'desc' }, page: 1, perPage: MOST_ROWS } as const;
      return (await call(api.payments.rates, { body, signal })).Result;
    },
    enabled: sought.length >= LEAST && /\d/.test(sought),
  });
