import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { entityRoutes } from '../platform/entities/entity.routes.ts';
import { presentCategory } from './categories.present.ts';
import { categoryEntity } from './categories.store.ts';

export const categoriesRoutes = (app: FastifyInstance, deps: Deps): void => {
  entityRoutes(app, deps, api.categories, categoryEntity, presentCategory);
};
