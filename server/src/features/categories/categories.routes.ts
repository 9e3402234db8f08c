import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { presentCategory } from './categories.present.ts';
import { categoryResource } from './categories.store.ts';

export const categoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.categories, categoryResource, presentCategory);
};
