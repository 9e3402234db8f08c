import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CREATE } from '../../../domain/resource/resource.ts';
import { SponsorshipStatusBadge } from '../../../features/sponsorships/SponsorshipStatusBadge.tsx';
import { texts } from '../../../features/users/texts.ts';
import { UserCreate, UserPage } from '../../../features/users/UserPage.tsx';
import { responsibilitiesQuery, rolesQuery, userAreasQuery, userQuery } from '../../../features/users/users.queries.ts';
import { requireRole } from '../../../lib/session.ts';
import { useCrumbName } from '../../../shell/crumb-names.ts';
import { FormSkeleton } from '../../../ui/PageSkeleton.tsx';
import { trails } from '../-crumbs.ts';

const LoadedUser = ({ id }: { id: number }) => {
  const { data: user } = useSuspenseQuery(userQuery(id));
  useCrumbName('users', user.name);
  return <UserPage user={user} Status={SponsorshipStatusBadge} />;
};

const New = () => {
  useCrumbName('users', texts.create);
  return <UserCreate />;
};

const Form = () => {
  const { id } = Route.useParams();
  return id === CREATE ? <New /> : <LoadedUser key={id} id={Number(id)} />;
};

export const Route = createFileRoute('/_app/users/$id')({
  staticData: { crumbs: [...trails.users, { title: '', name: 'users', to: '/users/$id', params: ['id'] }] },
  beforeLoad: requireRole('Admin'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(rolesQuery);
    void queryClient.prefetchQuery(userAreasQuery);
    if (id !== CREATE) void queryClient.prefetchQuery(responsibilitiesQuery(Number(id)));
    if (id !== CREATE) await queryClient.ensureQueryData(userQuery(Number(id)));
  },
  pendingComponent: FormSkeleton,
  component: Form,
});
