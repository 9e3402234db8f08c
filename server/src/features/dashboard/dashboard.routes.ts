import { api, type UserQuery } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { areaNames } from '../areas/areas.store.ts';
import { fileUrl } from '../files/files.store.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { rowsInScope } from '../sponsorship-index/summaries.ts';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { findNewestUpdates } from '../updates/updates.store.ts';
import { areaCounts, categoryCounts, overviewOf } from './dashboard.figures.ts';
import { chartOf, lastApproved } from './dashboard.rules.ts';
import { findLatestContracts, findSetup } from './dashboard.store.ts';

const LATEST = 5;
const UPDATES = 10;

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: AppDeps, index: SponsorshipIndex): void => {
  const calls = api.dashboard;
  /** What `answer` says of the sponsorships that an actor sees, all or a user's, asked again when one of them has changed. */
  const ofSeen = <T>(answer: (seen: Summary[]) => T | Promise<T>) => {
    const remembered = rememberUntilChange<T>(index);
    return (actor: Actor, { user }: UserQuery): Promise<T> =>
      remembered(today(clock), { scope: scopeKey(actor), user }, async (summaries) => {
        const seen = rowsInScope(summaries, actor);
        return answer(user === undefined ? seen : seen.filter(({ userId }) => userId === user));
      });
  };
  const overview = ofSeen(overviewOf);
  const counts = ofSeen((seen) => ({ categories: categoryCounts(seen), areas: areaCounts(seen) }));
  const latest = ofSeen(async (seen) => {
    const contracts = await findLatestContracts(db, lastApproved(seen, LATEST), LATEST);
    // An approved one has its dates: the table sees to it.
    return contracts.map((row) => ({ ...row, logo: fileUrl(row.logo), startDate: row.startDate ?? '' }));
  });

  route(app, calls.overview, ({ actor, query }) => overview(actor, query()));
  route(app, calls.latestContracts, ({ actor, query }) => latest(actor, query()));
  route(app, calls.categories, async ({ actor, query }) => {
    const [{ categories, areas }, names] = await Promise.all([counts(actor, query()), areaNames(db)]);
    const named = areas.map((area) => ({ ...area, name: names.get(area.id) ?? '' }));
    return { categories, chart: chartOf(categories), areas: named };
  });
  route(app, calls.setup, () => findSetup(db));
  route(app, calls.updates, async () => {
    const updates = await findNewestUpdates(db, UPDATES);
    return updates.map((row) => ({ ...row, createDate: row.createDate.toISOString() }));
  });
};
