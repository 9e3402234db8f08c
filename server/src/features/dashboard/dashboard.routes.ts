import { api, type CategoryCount, type Overview } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { answerCache, rowsInScope } from '../sponsorship-index/summaries.ts';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { findNewestUpdates } from '../updates/updates.store.ts';
import { categoryCounts, overviewOf } from './dashboard.figures.ts';
import { presentLatestContract, presentUpdateItem } from './dashboard.present.ts';
import { chartOf, lastApproved } from './dashboard.rules.ts';
import { findLatestContracts, findSetup, type LatestContractRow } from './dashboard.store.ts';

const LATEST = 5;
const UPDATES = 10;

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: AppDeps, index: SponsorshipIndex): void => {
  const calls = api.dashboard;
  /** What `answer` says of the sponsorships that an actor sees, read again when one of them has changed. */
  const ofSeen = <T>(answer: (seen: Iterable<Summary>) => T) => {
    const cached = answerCache<T>();
    return (actor: Actor) =>
      index.read(today(clock), (summaries) => ({
        version: summaries.version,
        answer: cached(summaries, scopeKey(actor), () => answer(rowsInScope(summaries, actor))),
      }));
  };
  const overview = ofSeen<Overview>(overviewOf);
  const categories = ofSeen<CategoryCount[]>(categoryCounts);
  const latest = ofSeen<number[]>((seen) => lastApproved(seen, LATEST));
  const latestRows = new WeakMap<object, Map<string, LatestContractRow[]>>();

  route(app, calls.overview, async ({ actor }) => (await overview(actor)).answer);
  route(app, calls.latestContracts, async ({ actor }) => {
    const { version, answer: ids } = await latest(actor);
    const known = latestRows.get(version) ?? new Map<string, LatestContractRow[]>();
    const rows = known.get(ids.join()) ?? (await findLatestContracts(db, ids, LATEST));
    latestRows.set(version, known.set(ids.join(), rows));
    return rows.map(presentLatestContract);
  });
  route(app, calls.categories, async ({ actor }) => {
    const { answer } = await categories(actor);
    return { categories: answer, chart: chartOf(answer) };
  });
  route(app, calls.setup, () => findSetup(db));
  route(app, calls.updates, async () => (await findNewestUpdates(db, UPDATES)).map(presentUpdateItem));
};
