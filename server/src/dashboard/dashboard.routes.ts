import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../platform/clock.ts';
import type { AppDeps } from '../platform/deps.ts';
import { route } from '../platform/http/route.ts';
import { areasInScope } from '../sponsorships/sponsorships.scope.ts';
import { inAreasOf } from '../standings/filters.ts';
import type { Standings } from '../standings/standings.ts';
import type { Standing } from '../standings/standings.types.ts';
import { findNewestUpdates } from '../updates/updates.store.ts';
import { presentLatestContract, presentUpdateItem } from './dashboard.present.ts';
import { chartOf } from './dashboard.rules.ts';
import { findLatestContracts } from './dashboard.store.ts';

const areaOf = ({ areaId }: Standing) => areaId;
const LATEST = 5;
const UPDATES = 10;

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: AppDeps, standings: Standings): void => {
  const calls = api.dashboard;

  route(app, calls.overview, ({ actor }) =>
    standings.read(today(clock), ({ totals }) => totals.overview(areasInScope(actor))),
  );
  route(app, calls.latestContracts, async ({ actor }) => {
    const sponsorshipIds = await standings.read(today(clock), (book) =>
      book.lastApproved(inAreasOf(actor, areaOf), LATEST),
    );
    return (await findLatestContracts(db, sponsorshipIds, LATEST)).map(presentLatestContract);
  });
  route(app, calls.categories, ({ actor }) =>
    standings.read(today(clock), ({ totals }) => {
      const categories = totals.byCategory(areasInScope(actor));
      return { categories, chart: chartOf(categories) };
    }),
  );
  route(app, calls.updates, async () => (await findNewestUpdates(db, UPDATES)).map(presentUpdateItem));
};
