import { api, type SponsorshipListRequest, type SponsorshipRow } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { statusOfRank } from '../sponsorships/active-contract.sql.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { rememberUntilChange } from './answer-cache.ts';
import { inDanish } from './sorted-table.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import { countTabs, pageOfSponsorships } from './sponsorship-list.ts';
import { rowsInScope, type Summaries } from './summaries.ts';
import { matchOf, type Summary } from './summary.schemas.ts';
import { findSearchedTexts } from './summary.sql.ts';

const presentSponsorshipRow = (row: Summary): Omit<SponsorshipRow, 'Match'> => ({
  Id: row.id,
  Name: row.name,
  Logo: row.logo,
  SponsorCategory: row.sponsorCategory,
  Category: row.category,
  Sum: row.ore / 100,
  Renegotiation: row.renegotiation,
  Utilization: row.utilizationPercent,
  Status: statusOfRank(row.status),
  Pending: row.pending,
  PendingDate: row.pendingDate,
  PendingSince: row.pendingSince,
  UserName: row.userName,
  UserPicture: row.userPicture,
  Deletable: row.deletable,
});

/** One page of the sponsorships that the actor sees. */
const listSponsorships = async (
  { db, clock }: AppDeps,
  summaries: Summaries,
  { actor, request }: { actor: Actor; request: SponsorshipListRequest },
) => {
  const { rows, total } = pageOfSponsorships(summaries, actor, request);
  const counts = countTabs(summaries, actor, request);
  const { search } = request.filter;
  const ids = search ? rows.map(({ id }) => id) : [];
  const texts = await findSearchedTexts(db, ids, today(clock));
  const present = (row: Summary) => ({
    ...presentSponsorshipRow(row),
    Match: matchOf(texts.get(row.id) ?? '', search),
  });
  return { ...listAnswerOf(rows.map(present), total, request), Counts: counts };
};

/** Who is responsible for something that the actor sees, by name. */
const responsibleUsers = (summaries: Summaries, actor: Actor) => {
  const users = new Map(rowsInScope(summaries, actor).map(({ userId, userName }) => [userId, userName]));
  return Array.from(users, ([id, name]) => ({ id, name })).sort(
    (one, other) => inDanish(one.name, other.name) || one.id - other.id,
  );
};

export const sponsorshipListRoutes = (app: FastifyInstance, deps: AppDeps, index: SponsorshipIndex): void => {
  const list = rememberUntilChange<Awaited<ReturnType<typeof listSponsorships>>>(index);
  route(app, api.sponsorships.responsibleUsers, ({ actor }) =>
    index.read(today(deps.clock), (summaries) => responsibleUsers(summaries, actor)),
  );
  route(app, api.sponsorships.list, ({ actor, input }) => {
    const request = input.value();
    return list(today(deps.clock), { scope: scopeKey(actor), request }, (summaries) =>
      listSponsorships(deps, summaries, { actor, request }),
    );
  });
};
