import {
  api,
  type SponsorshipContractFilter,
  type SponsorshipFilterStatus,
  type SponsorshipListRequest,
  type SponsorshipRow,
  type SponsorshipTab,
  sponsorshipTabs,
} from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf, sliceOf } from '../../lib/resource/lists.ts';
import { statusOfRank } from '../sponsorships/active-contract.sql.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { type Filters, inDanish } from './sorted-table.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import { answerCache, rowsInScope, type Summaries, scopeFilter } from './summaries.ts';
import { isBig, matchOf, type Summary } from './summary.schemas.ts';

const ranks: Record<SponsorshipFilterStatus, number | null> = { active: 1, renegotiation: 2, expired: 3, none: null };

const contracts: Record<SponsorshipContractFilter, (row: Summary) => boolean> = {
  active: (row) => row.contractId !== null,
  big: isBig,
  tickets: (row) => row.hasTickets,
  tracked: (row) => row.utilization !== null,
  coming: (row) => row.isComing,
  awaiting: (row) => row.isAwaiting,
  draft: (row) => row.hasDraft,
};

type Filter = SponsorshipListRequest['filter'];

const filtersOf = (actor: Actor, { area, category, contractCategory, user }: Filter): Filters<Summary> => ({
  ...scopeFilter(actor),
  ...(area !== undefined && { [`area ${area}`]: (row) => row.areaId === area }),
  ...(user !== undefined && { [`user ${user}`]: (row) => row.userId === user }),
  ...(category !== undefined && {
    [`category ${category}`]: (row) => row.categoryId === category || row.contractCategoryId === category,
  }),
  ...(contractCategory && {
    [`contract category ${contractCategory}`]: (row) => row.contractId !== null && row.category === contractCategory,
  }),
});

/** What a tab narrows, or the two filters that it sets. */
const tabFiltersOf = ({ status, contract }: Pick<Filter, 'status' | 'contract'>): Filters<Summary> => ({
  ...(status && { [`status ${status}`]: (row) => row.status === ranks[status] }),
  ...(contract && { [`contract ${contract}`]: contracts[contract] }),
});

const tabs = {
  All: tabFiltersOf(sponsorshipTabs.All),
  Renegotiation: tabFiltersOf(sponsorshipTabs.Renegotiation),
  Awaiting: tabFiltersOf(sponsorshipTabs.Awaiting),
  Draft: tabFiltersOf(sponsorshipTabs.Draft),
  None: tabFiltersOf(sponsorshipTabs.None),
} satisfies Record<SponsorshipTab, Filters<Summary>>;

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
  UserName: row.userName,
  UserPicture: row.userPicture,
  Deletable: row.deletable,
});

/** One page of the sponsorships that the actor sees. */
const listSponsorships = ({ sponsorships }: Summaries, actor: Actor, request: SponsorshipListRequest) => {
  const { filter, sort } = request;
  const { search } = filter;
  const filters = filtersOf(actor, filter);
  const question = { filters: { ...filters, ...tabFiltersOf(filter) }, search, sort, ...sliceOf(request) };
  const { rows, total } = sponsorships.page(question);
  const present = (row: Summary) => ({ ...presentSponsorshipRow(row), Match: matchOf(row, search) });
  return {
    ...listAnswerOf(rows.map(present), total, request),
    Counts: sponsorships.counts({ filters, search }, tabs),
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
