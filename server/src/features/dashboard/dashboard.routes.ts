import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { Standings } from '../sponsorship-index/standings.ts';
import { hasArea } from '../sponsorships/sponsorships.scope.ts';
import { findNewestUpdates } from '../updates/updates.store.ts';
import { latestContracts } from './dashboard.latest.ts';
import { presentLatestContract, presentUpdateItem } from './dashboard.present.ts';
import { chartOf } from './dashboard.rules.ts';

const LATEST = 5;
const UPDATES = 10;

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: AppDeps, standings: Standings): void => {
  const calls = api.dashboard;
  const latest = latestContracts(db, standings, LATEST);

  route(app, calls.overview, ({ actor }) =>
    standings.read(today(clock), ({ totals }) => totals.overview((areaId) => hasArea(actor, areaId))),
  );
  route(app, calls.latestContracts, async ({ actor }) =>
    (await latest(actor, today(clock))).map(presentLatestContract),
  );
  route(app, calls.categories, ({ actor }) =>
    standings.read(today(clock), ({ totals }) => {
      const categories = totals.byCategory((areaId) => hasArea(actor, areaId));
      return { categories, chart: chartOf(categories) };
    }),
  );
  route(app, calls.updates, async () => (await findNewestUpdates(db, UPDATES)).map(presentUpdateItem));
};
