import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { areasQuery, categoriesQuery } from '../../features/sponsorships/sponsorships.queries.ts';
import { TicketList } from '../../features/tickets/TicketList.tsx';
import { texts } from '../../features/tickets/texts.ts';
import { ticketList } from '../../features/tickets/tickets.list.ts';
import { ticketListQuery } from '../../features/tickets/tickets.queries.ts';
import { readListSearch } from '../../ui/list/listSearch.ts';
import type { GoTo } from '../../ui/list/useListState.ts';
import { trails } from './-resource.tsx';

const List = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const goTo = useCallback<GoTo>(
    (next, how) => void navigate({ search: next, resetScroll: false, ...how }),
    [navigate],
  );
  const categories = useQuery(categoriesQuery).data;
  const areas = useQuery(areasQuery).data;
  return <TicketList search={search} goTo={goTo} categories={categories} areas={areas} />;
};

export const Route = createFileRoute('/_app/tickets')({
  staticData: { crumbs: [...trails.home, { title: texts.title, to: '/tickets' }] },
  validateSearch: (raw: Record<string, unknown>) => readListSearch(ticketList, raw),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(ticketListQuery(deps));
    void queryClient.prefetchQuery(categoriesQuery);
    void queryClient.prefetchQuery(areasQuery);
  },
  component: List,
});
