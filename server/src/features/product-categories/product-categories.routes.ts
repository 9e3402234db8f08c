import { api, formValues, type ProductCategory, productCategoryInputSchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { moveResource } from '../../lib/resource/move.usecases.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import {
  listProductCategories,
  type ProductCategoryRecord,
  productCategoryResource,
} from './product-categories.store.ts';

const presentProductCategory = (row: ProductCategoryRecord): ProductCategory =>
  formValues(productCategoryInputSchema, row);

export const productCategoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const everyOne = async () => (await listProductCategories(deps.db)).map(presentProductCategory);
  resourceRoutes(app, deps, api.productCategories, productCategoryResource, presentProductCategory);
  route(app, api.productCategories.move, async ({ actor, params, input }) =>
    presentProductCategory(await moveResource(productCategoryResource, deps, actor, params.id, input)),
  );
  route(app, api.productCategories.all, everyOne);
  route(app, api.sponsorships.productCategories, everyOne);
};
