import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { route } from '../platform/http/route.ts';
import { findNewestUpdates } from '../updates/updates.store.ts';
import { presentLatestContract, presentUpdateItem } from './dashboard.present.ts';
import { chartOf } from './dashboard.rules.ts';
import { countByCategory, findLatestContracts, findOverview } from './dashboard.store.ts';

const LATEST = 5;
const UPDATES = 10;

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  route(app, api.dashboard.overview, ({ actor }) => findOverview(db, actor, today(clock)));
  route(app, api.dashboard.latestContracts, async ({ actor }) =>
    (await findLatestContracts(db, actor, LATEST)).map(presentLatestContract),
  );
  route(app, api.dashboard.categories, async ({ actor }) => {
    const categories = await countByCategory(db, actor, today(clock));
    return { categories, chart: chartOf(categories) };
  });
  route(app, api.dashboard.updates, async () => (await findNewestUpdates(db, UPDATES)).map(presentUpdateItem));
};
