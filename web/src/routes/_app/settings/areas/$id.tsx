import { areaList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../../domain/resource/resource.queries.ts';
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
  ...recordRoute(areaList, trails.settings),
  loader: ({ context: { queryClient }, params: { id } }) => loadRecord(queryClient, areas, id),
  component: Form,
});
