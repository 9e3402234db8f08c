import { createFileRoute } from '@tanstack/react-router';
import { AreaList } from '../../../../features/areas/AreaList.tsx';
import { areas } from '../../../../features/areas/areas.resource.ts';
import { listRoute, trails } from '../../-resource.tsx';

const List = () => <AreaList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/areas/')({
  ...listRoute(areas, trails.settings),
  component: List,
});
