import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { moveResource } from '../../lib/resource/move.usecases.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { listProductCategories, productCategoryResource } from './product-categories.store.ts';

export const productCategoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const everyOne = () => listProductCategories(deps.db);
  resourceRoutes(app, deps, api.productCategories, productCategoryResource, (category) => category);
  route(app, api.productCategories.move, ({ actor, params, input }) =>
    moveResource(productCategoryResource, deps, actor, params.id, input),
  );
  route(app, api.productCategories.all, everyOne);
  route(app, api.sponsorships.productCategories, everyOne);
};
