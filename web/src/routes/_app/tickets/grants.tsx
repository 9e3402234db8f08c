import { ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { areasQuery } from '../../../domain/catalog.queries.ts';
import { findWaitingWishes } from '../../../domain/grants.queries.ts';
import { GrantList } from '../../../features/grants/GrantList.tsx';
import { grantListQuery, registerList } from '../../../features/grants/register.queries.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <GrantList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/grants')({
  ...listRoute(registerList, [...trails.home, crumbOf(ticketList), crumbOf(registerList)]),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(grantListQuery(search));
    void queryClient.prefetchQuery(areasQuery);
    return findWaitingWishes(queryClient);
  },
  component: List,
});
