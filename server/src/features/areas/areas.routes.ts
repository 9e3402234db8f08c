import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { presentArea } from './areas.present.ts';
import { areaResource } from './areas.store.ts';

export const areasRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.areas, areaResource, presentArea);
};
