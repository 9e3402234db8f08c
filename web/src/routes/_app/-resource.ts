import type { FileList } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { CREATE, type Resource, recordPath } from '../../domain/resource/resource.ts';
import { prefetchLater } from '../../lib/prefetch-later.ts';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { FormSkeleton } from '../../ui/PageSkeleton.tsx';
import { crumbOf } from './-crumbs.ts';
import { listRoute } from './-list.ts';

type Context = { context: { queryClient: QueryClient } };

type ResourceRoute<Row extends { Id: number }, Rec extends { id: number }> = {
  list: FileList;
  above: readonly Crumb[];
  /** By a dynamic import, as what `prefetchLater` loads. */
  load: () => Promise<Resource<Row, Rec>>;
};

const queries = () => import('../../domain/resource/resource.queries.ts');

/** What the route of a resource's list is made of, but for its screen. */
export const resourceListRoute = <Row extends { Id: number }, Rec extends { id: number }>({
  list,
  above,
  load,
}: ResourceRoute<Row, Rec>) =>
  listRoute({
    list,
    crumbs: [...above, crumbOf(list)],
    prefetch: (queryClient, search) =>
      prefetchLater(
        () => Promise.all([queries(), load()]),
        ([{ listQuery }, resource]) => queryClient.prefetchQuery(listQuery(resource, search)),
      ),
  });

/** What the route of a record is made of, but for its screen. */
export const recordRoute = <Row extends { Id: number }, Rec extends { id: number }>({
  list,
  above,
  load,
}: ResourceRoute<Row, Rec>) => ({
  staticData: {
    crumbs: [...above, crumbOf(list), { title: '', name: list.path, to: recordPath(list), params: ['id'] }],
  },
  beforeLoad: requireRole(list.right),
  pendingComponent: FormSkeleton,
  loader: async ({ context: { queryClient }, params: { id } }: Context & { params: { id: string } }) => {
    if (id === CREATE) return;
    const [{ resourceQuery }, resource] = await Promise.all([queries(), load()]);
    await queryClient.ensureQueryData(resourceQuery(resource, Number(id)));
  },
});
