import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionError } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The block that asked shows the failure itself. */
      inline?: boolean;
    };
    mutationMeta: { inline?: boolean };
  }
}

const SHORT = 3;

// Only what may pass by itself is tried again: a lost connection, a server that is starting.
const mayPass = (failure: unknown): boolean =>
  failure instanceof ConnectionError || (failure instanceof ApiError && [502, 503, 504].includes(failure.status));

const isSessionEnd = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 401;

// A query that nobody watches belongs to a loader, whose route shows the failure; so does one that throws it.
const isShownElsewhere = ({ observers, meta }: Query<unknown, unknown>): boolean =>
  meta?.inline === true || observers.length === 0 || observers.some(({ options }) => options.throwOnError);

/** The cache of answers. `onFailure` gets every failure that nobody handles. */
export const createQueryClient = (onFailure: (failure: Error) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(failure, query) {
        // The frame's own notice tells of a lost connection, once for all calls.
        if (isSessionEnd(failure) || failure instanceof ConnectionError || isShownElsewhere(query)) return;
        onFailure(failure);
      },
    }),
    mutationCache: new MutationCache({
      onError(failure, _variables, _result, { options, meta }) {
        if (isSessionEnd(failure) || options.onError || meta?.inline) return;
        onFailure(failure);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, failure) => count < SHORT && mayPass(failure),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
      },
      // A save that cannot leave fails at once, with its words, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
