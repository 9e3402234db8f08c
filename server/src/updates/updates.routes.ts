import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { entityRoutes } from '../platform/entities/entity.routes.ts';
import { presentUpdate } from './updates.present.ts';
import { updateEntity } from './updates.store.ts';

export const updatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  entityRoutes(app, deps, api.updates, updateEntity, presentUpdate);
};
