import { api, productIcons } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { moveResource } from '../../lib/resource/move.usecases.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { serveIcons } from './icons.routes.ts';
import { presentProduct } from './products.present.ts';
import { listProducts, productResource } from './products.store.ts';

export const productsRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.products, productResource, presentProduct);
  route(app, api.products.move, async ({ actor, params, input }) =>
    presentProduct(await moveResource(productResource, deps, actor, params.id, input)),
  );
  route(app, api.products.icons, async () => [...productIcons]);
  route(app, api.sponsorships.products, async () => (await listProducts(deps.db)).map(presentProduct));
  serveIcons(app);
};
