import { api, type Update } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type UpdateRecord, updateResource } from './updates.store.ts';

const presentUpdate = ({ id, title, description, createDate, version }: UpdateRecord): Update => ({
  id,
  title,
  description,
  createDate: createDate.toISOString(),
  version,
});

export const updatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.updates, updateResource, presentUpdate);
};
