import { createFileRoute } from '@tanstack/react-router';
import { UpdateList } from '../../../../features/updates/UpdateList.tsx';
import { updates } from '../../../../features/updates/updates.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <UpdateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/updates/')({
  ...resourceListRoute(updates, trails.settings),
  component: List,
});
