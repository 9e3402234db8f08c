import { api, type CurrentUser } from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { ownerId } from '../../domain/owner.ts';
import { call } from '../../lib/client.ts';

const MINUTES = 60_000;

/** How much is due, of a user or of all that one sees. */
export const taskSummaryQuery = (user?: number) =>
  queryOptions({
    queryKey: [...keys.tasks, 'summary', user ?? 'all'],
    queryFn: ({ signal }) =>
      call(api.tasks.summary, { query: user === undefined ? {} : { user: String(user) }, signal }),
    meta: { inline: true },
  });

/** The figure in the menu, asked anew now and then on a screen that stays open. */
export const dueQuery = (user?: number) => queryOptions({ ...taskSummaryQuery(user), refetchInterval: 5 * MINUTES });

/** So many rows stand on Overblik, of so many tasks. */
export const NEAREST = 5;
const NEAREST_TASKS = 20;

/** The tasks that are due first. */
export const nearestTasksQuery = (user?: number) => {
  const body = { filter: { user }, perPage: NEAREST_TASKS };
  return queryOptions({
    queryKey: [...keys.tasks, 'nearest', user ?? 'all'],
    queryFn: ({ signal }) => call(api.tasks.list, { body, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
};

/** How many tasks a sponsorship has, and the first of them. */
export const sponsorshipTasksQuery = (sponsorship: number) => {
  const body = { filter: { sponsorship }, perPage: 1 };
  return queryOptions({
    queryKey: [...keys.tasks, 'sponsorship', sponsorship],
    queryFn: ({ signal }) => call(api.tasks.list, { body, signal }),
    meta: { inline: true },
  });
};

/** Asks for what Overblik shows of the tasks. */
export const loadTasksBlock = (queryClient: QueryClient, user: CurrentUser): void => {
  const userId = ownerId(user);
  void queryClient.prefetchQuery(taskSummaryQuery(userId));
  void queryClient.prefetchQuery(nearestTasksQuery(userId));
};
