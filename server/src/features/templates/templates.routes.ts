import { api, type Template } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { templateFromContract } from '../contracts/template.usecases.ts';
import { listActiveTemplates, type TemplateRecord, templateResource } from './templates.store.ts';
import { termsOf } from './terms.rules.ts';

const presentTemplate = (row: TemplateRecord): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  active: row.active,
  terms: { ...termsOf(row), months: row.months, rates: row.rates, products: row.products },
  version: row.version,
});

export const templatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.templates, templateResource, presentTemplate);
  route(app, api.templates.fromContract, async ({ actor, input }) =>
    presentTemplate(await templateFromContract(deps, actor, input)),
  );
  route(app, api.templates.options, () => listActiveTemplates(deps.db));
};
