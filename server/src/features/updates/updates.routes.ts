import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { updateResource } from './updates.store.ts';

export const updatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.updates, updateResource, (update) => ({
    ...update,
    createDate: update.createDate.toISOString(),
  }));
};
