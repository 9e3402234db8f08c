import { api, type Template } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { resourceRoutes } from '../../lib/resource/resource.routes.ts';
import { templateFromContract } from '../contracts/template.usecases.ts';
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

export const templatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  resourceRoutes(app, deps, api.templates, templateResource, presentTemplate);
  route(app, api.templates.fromContract, async ({ actor, input }) =>
    presentTemplate(await templateFromContract(deps, actor, input)),
  );
  route(app, api.templates.options, () => listActiveTemplates(deps.db));
};
