import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { api, productIcons } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { notFound } from '../../lib/problem.ts';
import { moveResource } from '../../lib/resource/move.usecases.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { listProducts, productResource } from './products.store.ts';

const YEAR = 31_536_000;
const icons = new Set<string>(productIcons);

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}`));

/** Serves the pictures of products, and no other file of their set. */
const serveIcons = (app: FastifyInstance): void =>
  route(
    app,
    {
      method: 'GET',
      path: '/icons/:name',
      right: 'Bruger',
      summary: 'Et ikon',
      params: z.object({ name: z.string() }),
      types: ['image/svg+xml'],
    },
    async ({ params: { name }, reply }) => {
      if (!icons.has(name)) throw notFound();
      return reply
        .type('image/svg+xml')
        .header('cache-control', `private, max-age=${YEAR}, immutable`)
        .send(await readFile(fileOf(name)));
    },
  );

export const productsRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.products, productResource, (product) => product);
  route(app, api.products.move, ({ actor, params, input }) =>
    moveResource(productResource, deps, actor, params.id, input),
  );
  route(app, api.products.icons, async () => [...productIcons]);
  route(app, api.sponsorships.products, () => listProducts(deps.db));
  serveIcons(app);
};
