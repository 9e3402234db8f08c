import { type Area, api, areaInputSchema, formValues } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type AreaRecord, areaResource } from './areas.store.ts';

const presentArea = (row: AreaRecord): Area => formValues(areaInputSchema, row);

export const areasRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.areas, areaResource, presentArea);
};
