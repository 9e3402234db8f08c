import { api, type FromContractInput, type Template } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { route } from '../../lib/http/route.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
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

/** What templates need of agreements: agreements know templates, not the other way round. */
export type FromContract = (deps: Deps, actor: Actor, input: Input<FromContractInput>) => Promise<TemplateRecord>;

export const templatesRoutes = (app: FastifyInstance, deps: Deps, fromContract: FromContract): void => {
  resourceRoutes(app, deps, api.templates, templateResource, presentTemplate);
  route(app, api.templates.fromContract, async ({ actor, input }) =>
    presentTemplate(await fromContract(deps, actor, input)),
  );
  route(app, api.templates.options, () => listActiveTemplates(deps.db));
};
