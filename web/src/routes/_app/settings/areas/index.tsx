import { createFileRoute } from '@tanstack/react-router';
import { AreaList } from '../../../../features/areas/AreaList.tsx';
import { areas } from '../../../../features/areas/areas.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <AreaList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/areas/')({
  ...resourceListRoute(areas, trails.settings),
  component: List,
});
