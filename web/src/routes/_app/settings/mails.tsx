import { mailList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { MailList } from '../../../features/mails/MailList.tsx';
import { mailsQuery } from '../../../features/mails/mails.queries.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <MailList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/mails')({
  ...listRoute(mailList, [...trails.settings, crumbOf(mailList)]),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(mailsQuery(search));
  },
  component: List,
});
