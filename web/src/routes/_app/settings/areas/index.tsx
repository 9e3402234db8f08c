import { areaList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { AreaList } from '../../../../features/areas/AreaList.tsx';
import { trails } from '../../-crumbs.ts';
import { resourceListRoute } from '../../-resource.ts';

const List = () => <AreaList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/settings/areas/')({
  ...resourceListRoute({
    list: areaList,
    above: trails.settings,
    load: async () => (await import('../../../../features/areas/areas.resource.ts')).areas,
  }),
  component: List,
});
