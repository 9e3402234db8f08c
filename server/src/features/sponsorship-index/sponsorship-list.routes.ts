import { api, type SponsorshipListRequest, type SponsorshipRow } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { statusOfRank } from '../sponsorships/active-contract.sql.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { inDanish } from './sorted-table.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import { countTabs, pageOfSponsorships } from './sponsorship-list.ts';
import { answerCache, rowsInScope, type Summaries } from './summaries.ts';
import { matchOf, type Summary } from './summary.schemas.ts';

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
const listSponsorships = (summaries: Summaries, actor: Actor, request: SponsorshipListRequest) => {
  const { rows, total } = pageOfSponsorships(summaries, actor, request);
  const present = (row: Summary) => ({ ...presentSponsorshipRow(row), Match: matchOf(row, request.filter.search) });
  return {
    ...listAnswerOf(rows.map(present), total, request),
    Counts: countTabs(summaries, actor, request),
  };
};

/** Who is responsible for something that the actor sees, by name. */
const responsibleUsers = (summaries: Summaries, actor: Actor) => {
  const users = new Map(rowsInScope(summaries, actor).map(({ userId, userName }) => [userId, userName]));
  return Array.from(users, ([id, name]) => ({ id, name })).sort(
    (one, other) => inDanish(one.name, other.name) || one.id - other.id,
  );
};

export const sponsorshipListRoutes = (app: FastifyInstance, { clock }: AppDeps, index: SponsorshipIndex): void => {
  const cached = answerCache<ReturnType<typeof listSponsorships>>();
  const cachedUsers = answerCache<ReturnType<typeof responsibleUsers>>();
  route(app, api.sponsorships.responsibleUsers, ({ actor }) =>
    index.read(today(clock), (summaries) =>
      cachedUsers(summaries, scopeKey(actor), () => responsibleUsers(summaries, actor)),
    ),
  );
  route(app, api.sponsorships.list, ({ actor, input }) => {
    const request = input.value();
    return index.read(today(clock), (summaries) =>
      cached(summaries, `${scopeKey(actor)} ${JSON.stringify(request)}`, () =>
        listSponsorships(summaries, actor, request),
      ),
    );
  });
};
