import { updateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { UpdateList } from '../../../../features/updates/UpdateList.tsx';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <UpdateList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/updates/')({
  ...resourceListRoute({
    list: updateList,
    above: trails.settings,
    load: async () => (await import('../../../../features/updates/updates.resource.ts')).updates,
  }),
  component: List,
});
