import { api, productIcons } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { entityRoutes } from '../platform/entities/entity.routes.ts';
import { moveEntity } from '../platform/entities/move.usecases.ts';
import { route } from '../platform/http/route.ts';
import { serveIcons } from './icons.routes.ts';
import { presentProduct } from './products.present.ts';
import { listProducts, productEntity } from './products.store.ts';

export const productsRoutes = (app: FastifyInstance, deps: Deps): void => {
  entityRoutes(app, deps, api.products, productEntity, presentProduct);
  route(app, api.products.move, async ({ actor, params, input }) =>
    presentProduct(await moveEntity(productEntity, deps, actor, params.id, input)),
  );
  route(app, api.products.icons, async () => [...productIcons]);
  route(app, api.sponsorships.products, async () => (await listProducts(deps.db)).map(presentProduct));
  serveIcons(app);
};
