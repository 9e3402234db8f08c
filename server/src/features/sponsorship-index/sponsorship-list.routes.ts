import {
  api,
  type SponsorshipContractFilter,
  type SponsorshipFilterStatus,
  type SponsorshipListRequest,
  type SponsorshipRow,
} from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf, sliceOf } from '../../lib/resource/lists.ts';
import { statusOfRank } from '../sponsorships/active-contract.sql.ts';
import { hasArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import type { Filters } from './sorted-table.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import { answerCache, type Summaries } from './summaries.ts';
import { isBig, type Summary } from './summary.schemas.ts';

const ranks: Record<SponsorshipFilterStatus, number> = { active: 1, renegotiation: 2, expired: 3 };

const contracts: Record<SponsorshipContractFilter, (row: Summary) => boolean> = {
  active: (row) => row.contractId !== null,
  big: isBig,
  tickets: (row) => row.hasTickets,
  tracked: (row) => row.utilization !== null,
};

const filtersOf = (
  actor: Actor,
  { area, category, status, contract }: SponsorshipListRequest['filter'],
): Filters<Summary> => ({
  ...(!isAdmin(actor) && { [`areas ${scopeKey(actor)}`]: (row) => hasArea(actor, row.areaId) }),
  ...(area !== undefined && { [`area ${area}`]: (row) => row.areaId === area }),
  ...(category !== undefined && {
    [`category ${category}`]: (row) => row.categoryId === category || row.contractCategoryId === category,
  }),
  ...(status && { [`status ${status}`]: (row) => row.status === ranks[status] }),
  ...(contract && { [`contract ${contract}`]: contracts[contract] }),
});

const presentSponsorshipRow = (row: Summary): SponsorshipRow => ({
  Id: row.id,
  Name: row.name,
  Logo: row.logo,
  SponsorCategory: row.sponsorCategory,
  Category: row.category,
  Sum: row.ore / 100,
  Renegotiation: row.renegotiation,
  Utilization: row.utilizationPercent,
  Status: statusOfRank(row.status),
  Deletable: row.deletable,
});

/** One page of the sponsorships that the actor sees. */
const listSponsorships = ({ sponsorships }: Summaries, actor: Actor, request: SponsorshipListRequest) => {
  const { filter, sort } = request;
  const question = { filters: filtersOf(actor, filter), search: filter.search, sort, ...sliceOf(request) };
  const { rows, total } = sponsorships.page(question);
  return listAnswerOf(rows.map(presentSponsorshipRow), total, request);
};

export const sponsorshipListRoutes = (app: FastifyInstance, { clock }: AppDeps, index: SponsorshipIndex): void => {
  const cached = answerCache<ReturnType<typeof listSponsorships>>();
  route(app, api.sponsorships.list, ({ actor, input }) => {
    const request = input.value();
    return index.read(today(clock), (summaries) =>
      cached(summaries, `${scopeKey(actor)} ${JSON.stringify(request)}`, () =>
        listSponsorships(summaries, actor, request),
      ),
    );
  });
};
