import { areaList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery } from '../../../../domain/resource/resource.queries.ts';
import { AreaList } from '../../../../features/areas/AreaList.tsx';
import { areas } from '../../../../features/areas/areas.resource.ts';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <AreaList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/areas/')({
  ...resourceListRoute(areaList, trails.settings),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(areas, deps)),
  component: List,
});
