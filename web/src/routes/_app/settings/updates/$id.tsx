import { updateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
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
  ...recordRoute({
    list: updateList,
    above: trails.settings,
    load: async () => (await import('../../../../features/updates/updates.resource.ts')).updates,
  }),
  component: Form,
});
