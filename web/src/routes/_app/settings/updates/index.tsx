import { updateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../../domain/resource/resource.queries.ts';
import { UpdateList } from '../../../../features/updates/UpdateList.tsx';
import { updates } from '../../../../features/updates/updates.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <UpdateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/updates/')({
  ...resourceListRoute(updateList, trails.settings),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(updates, deps)),
  component: List,
});
