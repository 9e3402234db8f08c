import { grantList, recipientList, ticketList } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RecipientPage } from '../../../features/grants/RecipientPage.tsx';
import { recipientQuery } from '../../../features/grants/register.queries.ts';
import { readsOnly } from '../../../lib/search.ts';
import { useCrumbName } from '../../../shell/crumb-names.ts';
import { RecordSkeleton } from '../../../ui/PageSkeleton.tsx';
import { crumbOf, trails } from '../-crumbs.ts';

type Who = { email?: string; name?: string; company?: string };
const keys = ['email', 'name', 'company'] as const;

// The router reads ?name=123 as a number.
const readWho = (raw: Record<string, unknown>): Who =>
  Object.fromEntries(keys.flatMap((key) => (raw[key] == null || raw[key] === '' ? [] : [[key, String(raw[key])]])));

const Recipient = () => {
  const who = Route.useSearch();
  const { data } = useSuspenseQuery(recipientQuery(who));
  useCrumbName('recipient', data.grants[0]?.Recipient ?? who.name);
  return <RecipientPage who={who} />;
};

export const Route = createFileRoute('/_app/tickets/recipient')({
  staticData: {
    crumbs: [
      ...trails.home,
      crumbOf(ticketList),
      crumbOf(grantList),
      crumbOf(recipientList),
      { title: 'Modtager', name: 'recipient' },
    ],
  },
  validateSearch: readsOnly<Who>(readWho),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(recipientQuery(deps));
  },
  pendingComponent: RecordSkeleton,
  component: Recipient,
});
