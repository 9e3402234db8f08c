import { api, formValues, type Update, updateInputSchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { type UpdateRecord, updateResource } from './updates.store.ts';

const presentUpdate = (row: UpdateRecord): Update => ({
  ...formValues(updateInputSchema, row),
  createDate: row.createDate.toISOString(),
});

export const updatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.updates, updateResource, presentUpdate);
};
