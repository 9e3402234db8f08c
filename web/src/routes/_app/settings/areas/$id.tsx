import { areaList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { AreaForm } from '../../../../features/areas/AreaForm.tsx';
import { areas } from '../../../../features/areas/areas.resource.ts';
import { trails } from '../../-crumbs.ts';
import { OfRecord } from '../../-record.tsx';
import { recordRoute } from '../../-resource.ts';

const Form = () => (
  <OfRecord resource={areas} id={Route.useParams().id}>
    {(area) => <AreaForm area={area} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/settings/areas/$id')({
  ...recordRoute({
    list: areaList,
    above: trails.settings,
    load: async () => (await import('../../../../features/areas/areas.resource.ts')).areas,
  }),
  component: Form,
});
