import { api, taskList } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

export type TaskSearch = ListSearch<typeof taskList>;

/** Whose tasks: a user's, everybody's, or those that nobody active is responsible for. */
const ownerFilter = (owner: string | undefined, userId: number | undefined) => {
  if (owner === 'all') return {};
  return owner === 'none' ? { unassigned: true } : { user: owner === undefined ? userId : Number(owner) };
};

/** What is asked of the tasks; those of a user, or all, where the address says nothing else. */
export const taskListBody = (search: TaskSearch, userId: number | undefined) => {
  const { filter, ...place } = listBody(taskList, search);
  const { owner, status, ...others } = filter;
  return { ...place, filter: { ...others, ...ownerFilter(owner, userId), state: status } };
};

/** A page of the tasks in their rows, as its address asks for it. */
export const taskListQuery = (search: TaskSearch, userId: number | undefined) =>
  listPageQuery([...keys.tasks, 'list'], taskListBody(search, userId), (options) =>
    call(api.tasks.list, { ...options, query: { inRows: 'true' } }),
  );

/** The nearest deadline that is no task yet. */
export const nextDeadlineQuery = (user?: number) =>
  queryOptions({
    queryKey: [...keys.tasks, 'next deadline', user ?? 'all'],
    queryFn: ({ signal }) =>
      call(api.tasks.nextDeadline, { query: user === undefined ? {} : { user: String(user) }, signal }),
    meta: { inline: true },
  });

/** Who can see to the tasks of a sponsorship: the active users who have its area. */
export const assigneesQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(sponsorshipId), 'assignees'],
    queryFn: async ({ signal }) => {
      const { areaId } = await call(api.sponsorships.get, { params: { id: sponsorshipId }, signal });
      return call(api.sponsorships.areaUsers, { params: { areaId }, signal });
    },
    meta: { inline: true },
  });
