import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { soughtIn } from '../sponsorship-index/text-index.ts';
import { findVisited, openSearch } from './search.usecases.ts';

export const searchRoutes = (app: FastifyInstance, deps: AppDeps, index: SponsorshipIndex): void => {
  const search = openSearch({ ...deps, index });
  route(app, api.search.find, async ({ actor, query }) => {
    const { q, limit } = query();
    return { groups: await search(actor, { sought: soughtIn(q), limit }) };
  });
  route(app, api.search.visited, ({ actor, query }) => findVisited({ ...deps, index }, actor, query().records));
};
