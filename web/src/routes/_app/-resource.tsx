import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requireRole } from '../../lib/session.ts';
import { useCrumbName } from '../../shell/crumb-names.ts';
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

type OfRecordProps<Row extends { Id: number }, Rec extends { id: number }> = {
  resource: Resource<Row, Rec>;
  /** As it stands in the address. */
  id: string;
  children: (record: Rec | undefined) => ReactNode;
};

const Known = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) => {
  const { resource, id, children } = props;
  const { data } = useSuspenseQuery(resourceQuery(resource, Number(id)));
  useCrumbName(resource.key, resource.name(data));
  return children(data);
};

const New = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) => {
  const { resource, children } = props;
  useCrumbName(resource.key, resource.texts.create);
  return children(undefined);
};

/** The screen of the record that an address names, or of a new one. */
export const OfRecord = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) =>
  props.id === CREATE ? <New {...props} /> : <Known key={props.id} {...props} />;
