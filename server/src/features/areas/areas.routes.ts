import { type Area, api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type AreaRecord, areaResource } from './areas.store.ts';

const presentArea = ({ id, name, address, zipCode, city, version }: AreaRecord): Area => ({
  id,
  name,
  address,
  zipCode,
  city,
  version,
});

export const areasRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.areas, areaResource, presentArea);
};
