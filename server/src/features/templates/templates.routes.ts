import { api, type FromContractInput, type Template } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { route } from '../../lib/http/route.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { listActiveTemplates, type TemplateRecord, templateResource } from './templates.store.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

const presentTemplate = (row: TemplateRecord): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  active: row.active,
  terms: {
    category: row.categoryId,
    months: row.months,
    sponsorshipAmount: numberOrNull(row.sponsorshipAmount),
    sponsorPaysPrints: row.sponsorPaysPrints,
    valueOfAdvertisement: numberOrNull(row.valueOfAdvertisement),
    valueOfTickets: numberOrNull(row.valueOfTickets),
    valueOfCatering: numberOrNull(row.valueOfCatering),
    valueOfTravel: numberOrNull(row.valueOfTravel),
    exclusivity: row.exclusivity,
    specialAgreements: row.specialAgreements,
    rates: row.rates,
    products: row.products,
  },
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
