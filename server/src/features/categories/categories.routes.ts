import { api, type Category, categoryInputSchema, formValues } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type CategoryRecord, categoryResource } from './categories.store.ts';

const presentCategory = (row: CategoryRecord): Category => formValues(categoryInputSchema, row);

export const categoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.categories, categoryResource, presentCategory);
};
