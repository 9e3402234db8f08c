import { mailList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { MailList } from '../../../features/mails/MailList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <MailList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/mails')({
  ...listRoute({
    list: mailList,
    crumbs: [...trails.settings, crumbOf(mailList)],
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../../features/mails/mails.queries.ts'),
        ({ mailsQuery }) => queryClient.prefetchQuery(mailsQuery(search)),
      );
    },
  }),
  component: List,
});
