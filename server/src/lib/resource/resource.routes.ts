import type { EndpointDefinition, UsedByAnswer } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readSnapshot } from '../db/database.ts';
import { findRow, type StoredRow } from '../db/versions.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { existing, notFound } from '../problem.ts';
import { findUsedBy } from './in-use.sql.ts';
import { type ListRequest, listResources } from './list.store.ts';
import { listAnswerOf } from './lists.ts';
import type { ResourceDefinition, ResourceTable, RowOf } from './resource.ts';
import { removeResource, saveResource } from './resource.usecases.ts';

type Call<More> = EndpointDefinition & { right: 'Admin' } & More;

/** The calls of a resource, as `resourceApi` makes them. */
type ResourceCalls<Answer, Row, V> = {
  list: Call<{
    body: z.ZodType<ListRequest>;
    output: z.ZodType<{ Result: Row[]; TotalPages: number; Total: number }>;
  }>;
  get: Call<{ path: `${string}/:id`; output: z.ZodType<Answer> }>;
  save: Call<{ body: z.ZodType<V & { id: number | null; version: number | null }>; output: z.ZodType<Answer> }>;
  remove: Call<{ path: `${string}/:id`; output?: never }>;
  usedBy: Call<{ path: `${string}/:id/used-by`; output: z.ZodType<UsedByAnswer> }>;
};

type Answering<Found, Row> = Found extends Row ? unknown : 'the row lacks what the list answers';

/** Serves the five calls of a resource; what else is stored of one stays behind, as with every answer. */
export const resourceRoutes = <T extends ResourceTable, R extends ResourceDefinition['row'], V, Answer, Row>(
  app: FastifyInstance,
  deps: Deps,
  calls: ResourceCalls<Answer, Row, V>,
  definition: ResourceDefinition<T, R, V> & Answering<RowOf<R>, Row>,
  present: (resource: StoredRow<T>) => Answer,
): void => {
  route(app, calls.list, async ({ input }) => {
    const request = input.value();
    // Pages near the end are counted from there: rows and total must be of one moment.
    const { rows, total } = await readSnapshot(deps.db, (tx) => listResources(tx, definition, request));
    return listAnswerOf(rows as Row[], total, request);
  });
  route(app, calls.get, async ({ params }) => {
    const resource = existing(await findRow(deps.db, definition.table, params.id));
    return present(resource);
  });
  route(app, calls.save, async ({ actor, input }) => present(await saveResource(definition, deps, actor, input)));
  route(app, calls.usedBy, ({ params: { id } }) =>
    readSnapshot(deps.db, async (tx) => {
      if (!(await findRow(tx, definition.table, id))) throw notFound();
      return findUsedBy(tx, definition.usedBy?.(id) ?? []);
    }),
  );
  route(app, calls.remove, ({ actor, params }) => removeResource(definition, deps, actor, params.id));
};
