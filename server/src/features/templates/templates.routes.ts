import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { listActiveTemplates, templateResource } from './templates.store.ts';
import { presentTemplate } from './templates.usecases.ts';

export const templatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.templates, templateResource, presentTemplate);
  route(app, api.templates.options, () => listActiveTemplates(deps.db));
};
