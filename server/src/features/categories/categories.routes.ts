import { api, type Category } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type CategoryRecord, categoryResource } from './categories.store.ts';

const presentCategory = ({ id, name, use, version }: CategoryRecord): Category => ({ id, name, use, version });

export const categoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.categories, categoryResource, presentCategory);
};
