import { updateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../../domain/resource/resource.queries.ts';
import { UpdateForm } from '../../../../features/updates/UpdateForm.tsx';
import { updates } from '../../../../features/updates/updates.resource.ts';
import { trails } from '../../-crumbs.ts';
import { OfRecord } from '../../-record.tsx';
import { recordRoute } from '../../-resource.ts';

const Form = () => (
  <OfRecord resource={updates} id={Route.useParams().id}>
    {(update) => <UpdateForm update={update} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/settings/updates/$id')({
  ...recordRoute(updateList, trails.settings),
  loader: ({ context: { queryClient }, params: { id } }) => loadRecord(queryClient, updates, id),
  component: Form,
});
