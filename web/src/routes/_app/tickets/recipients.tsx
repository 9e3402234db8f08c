import { grantList, recipientList, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { RecipientList } from '../../../features/grants/RecipientList.tsx';
import { recipientListQuery } from '../../../features/grants/register.queries.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <RecipientList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/recipients')({
  ...listRoute(recipientList, [...trails.home, crumbOf(ticketList), crumbOf(grantList), crumbOf(recipientList)]),
  loader: ({ context: { queryClient }, deps: search }) => void queryClient.prefetchQuery(recipientListQuery(search)),
  component: List,
});
