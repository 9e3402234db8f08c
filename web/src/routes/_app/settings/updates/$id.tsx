import { createFileRoute } from '@tanstack/react-router';
import { UpdateForm } from '../../../../features/updates/UpdateForm.tsx';
import { updates } from '../../../../features/updates/updates.kind.ts';
import { OfRecord, recordRoute, trails } from '../../-entity.tsx';

const Form = () => (
  <OfRecord kind={updates} id={Route.useParams().id}>
    {(update) => <UpdateForm update={update} />}
  </OfRecord>
);

export const Route = createFileRoute('/_app/settings/updates/$id')({
  ...recordRoute(updates, trails.settings),
  component: Form,
});
