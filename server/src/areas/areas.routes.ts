import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { entityRoutes } from '../platform/entities/entity.routes.ts';
import { presentArea } from './areas.present.ts';
import { areaEntity } from './areas.store.ts';

export const areasRoutes = (app: FastifyInstance, deps: Deps): void => {
  entityRoutes(app, deps, api.areas, areaEntity, presentArea);
};
