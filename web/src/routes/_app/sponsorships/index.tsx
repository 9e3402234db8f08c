import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SponsorshipList } from '../../../features/sponsorships/SponsorshipList.tsx';
import { sponsorshipList } from '../../../features/sponsorships/sponsorships.list.ts';
import {
  areasQuery,
  categoriesQuery,
  sponsorshipListQuery,
} from '../../../features/sponsorships/sponsorships.queries.ts';
import { readListSearch } from '../../../ui/list/listSearch.ts';
import type { GoTo } from '../../../ui/list/useListState.ts';
import { listCrumbs } from './-crumbs.ts';

const List = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const goTo = useCallback<GoTo>(
    (next, how) => void navigate({ search: next, resetScroll: false, ...how }),
    [navigate],
  );
  return <SponsorshipList search={search} goTo={goTo} />;
};

export const Route = createFileRoute('/_app/sponsorships/')({
  staticData: { crumbs: listCrumbs },
  validateSearch: (raw: Record<string, unknown>) => readListSearch(sponsorshipList, raw),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(sponsorshipListQuery(deps));
    void queryClient.prefetchQuery(categoriesQuery);
    void queryClient.prefetchQuery(areasQuery);
  },
  component: List,
});
