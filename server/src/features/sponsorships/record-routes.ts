import type { EndpointDefinition, PageQuery } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { pageOf } from '../../lib/http/pages.ts';
import { route } from '../../lib/http/route.ts';
import type { RecordTable } from './records.store.ts';
import { listRecords, type RecordDefinition, removeRecord, saveRecord } from './records.usecases.ts';

type Call<More> = EndpointDefinition & { right: 'Bruger' } & More;
type Path = `/api/sponsorships/:id/${string}`;

/** The calls of what hangs on a sponsorship, as `recordApi` makes them. */
type RecordCalls<V, A> = {
  list: Call<{ path: Path; output: z.ZodType<A[]> }>;
  save: Call<{ path: Path; body: z.ZodType<V & { id: number | null; version: number | null }>; output: z.ZodType<A> }>;
  remove: Call<{ path: `${Path}/:recordId`; output?: never }>;
};

/** Serves the three calls of what hangs on a sponsorship. */
export const recordRoutes = <T extends RecordTable, V, A>(
  app: FastifyInstance,
  deps: Deps,
  calls: RecordCalls<V, A>,
  definition: RecordDefinition<T, V, A>,
): void => {
  const isPaged = calls.list.query !== undefined;
  if (isPaged !== definition.store.isPaged)
    throw new Error(`${calls.list.path}: pages are of the call and of the store, or of neither`);
  route(app, calls.list, async ({ actor, params, query, reply }) => {
    const page = await listRecords(definition, deps, actor, params.id, query as () => PageQuery);
    return isPaged ? pageOf(reply)(page) : page.rows;
  });
  route(app, calls.save, ({ actor, params, input }) => saveRecord(definition, deps, actor, params.id, input));
  route(app, calls.remove, ({ actor, params }) => removeRecord(definition, deps, actor, params));
};
