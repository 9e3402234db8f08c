import type { QueryClient } from '@tanstack/react-query';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { FormSkeleton } from '../../ui/PageSkeleton.tsx';
import { listQuery, resourceQuery } from '../../ui/resource/resource.queries.ts';
import { CREATE, type Resource } from '../../ui/resource/resource.ts';
import { listRoute } from './-list.ts';

type Context = { context: { queryClient: QueryClient } };

const listCrumb = ({ texts, paths }: { texts: { title: string }; paths: { list: string } }): Crumb => ({
  title: texts.title,
  to: paths.list,
});

/** What the route of a resource's list is made of, but for its screen. */
export const resourceListRoute = <Row extends { Id: number }, Rec extends { id: number }>(
  resource: Resource<Row, Rec>,
  above: readonly Crumb[],
) =>
  listRoute({
    list: resource.list,
    crumbs: [...above, listCrumb(resource)],
    right: 'Admin',
    prefetch: (queryClient, search) => void queryClient.prefetchQuery(listQuery(resource, search)),
  });

/** What the route of a record is made of, but for its screen. */
export const recordRoute = <Row extends { Id: number }, Rec extends { id: number }>(
  resource: Resource<Row, Rec>,
  above: readonly Crumb[],
) => ({
  staticData: {
    crumbs: [
      ...above,
      listCrumb(resource),
      { title: '', name: resource.key, to: resource.paths.record, params: ['id'] },
    ],
  },
  beforeLoad: requireRole('Admin'),
  pendingComponent: FormSkeleton,
  loader: async ({ context: { queryClient }, params: { id } }: Context & { params: { id: string } }) => {
    if (id !== CREATE) await queryClient.ensureQueryData(resourceQuery(resource, Number(id)));
  },
});
