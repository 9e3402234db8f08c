import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { entityRoutes } from '../platform/entities/entity.routes.ts';
import { moveEntity } from '../platform/entities/move.usecases.ts';
import { route } from '../platform/http/route.ts';
import { presentProductCategory } from './product-categories.present.ts';
import { listProductCategories, productCategoryEntity } from './product-categories.store.ts';

export const productCategoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const everyOne = async () => (await listProductCategories(deps.db)).map(presentProductCategory);
  entityRoutes(app, deps, api.productCategories, productCategoryEntity, presentProductCategory);
  route(app, api.productCategories.move, async ({ actor, params, input }) =>
    presentProductCategory(await moveEntity(productCategoryEntity, deps, actor, params.id, input)),
  );
  route(app, api.productCategories.all, everyOne);
  route(app, api.sponsorships.productCategories, everyOne);
};
