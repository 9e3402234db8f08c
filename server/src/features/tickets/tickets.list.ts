import type { TicketListRequest, TicketRow } from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { listAnswerOf, sliceOf } from '../../lib/resource/lists.ts';
import { findItemsWithEvents } from '../grants/items.store.ts';
import type { Filters } from '../sponsorship-index/sorted-table.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { Summaries } from '../sponsorship-index/summaries.ts';
import type { Ticket } from '../sponsorship-index/summary.schemas.ts';
import { hasArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';

const filtersOf = ({ area, category }: TicketListRequest['filter']): Filters<Ticket> => ({
  ...(area !== undefined && { [`area ${area}`]: ({ sponsorship }) => sponsorship.areaId === area }),
  ...(category !== undefined && {
    [`category ${category}`]: ({ sponsorship }) =>
      sponsorship.categoryId === category || sponsorship.contractCategoryId === category,
  }),
});

/** A ticket as the actor sees it: one of a foreign area gives no way in. */
export const presentTicketRow = (actor: Actor, { sponsorship, ...ticket }: Ticket): Omit<TicketRow, 'HasEvents'> => ({
  Id: ticket.id,
  SponsorshipId: hasArea(actor, sponsorship.areaId) ? sponsorship.id : null,
  Name: sponsorship.name,
  Logo: sponsorship.logo,
  Product: ticket.product,
  Amount: ticket.amount,
  Used: ticket.used,
  UserEmail: sponsorship.contactEmail,
  UserName: sponsorship.userName,
  UserPicture: sponsorship.userPicture,
  Public: ticket.public,
  Mode: ticket.perEvent ? 'pr. arrangement' : 'pulje',
  Sort: ticket.sort,
});

/** Which tickets are on one page of those that the actor may see, and how many there are in all. */
export const pageOfTickets = ({ tickets }: Summaries, actor: Actor, request: TicketListRequest) => {
  const query = { search: request.filter.search, sort: request.sort, ...sliceOf(request) };
  const filters = filtersOf(request.filter);
  const isOwn = ({ sponsorship }: Ticket) => hasArea(actor, sponsorship.areaId);
  const areas = scopeKey(actor);
  if (isAdmin(actor)) return tickets.page({ ...query, filters });
  if (request.sort.field !== 'SponsorshipId')
    return tickets.page({
      ...query,
      filters: { ...filters, [`seen in ${areas}`]: (ticket) => isOwn(ticket) || ticket.forEveryone },
    });
  // Those of other areas have no sponsorship for the asker, and come last.
  const own = tickets.page({ ...query, filters: { ...filters, [`of ${areas}`]: isOwn } });
  const others = tickets.page({
    ...query,
    filters: { ...filters, [`not of ${areas}`]: (ticket) => !isOwn(ticket) && ticket.forEveryone },
    sort: { field: 'Id', dir: 'asc' },
    before: Math.max(0, query.before - own.total),
    count: query.count - own.rows.length,
  });
  return { rows: [...own.rows, ...others.rows], total: own.total + others.total };
};

/** One page of the tickets that the actor may see, with which of them there is an event to wish for. */
export const listTickets = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  index: SponsorshipIndex,
  actor: Actor,
  request: TicketListRequest,
) => {
  const day = today(clock);
  const { rows, total } = await index.read(day, (summaries) => pageOfTickets(summaries, actor, request));
  const ids = rows.map(({ id }) => id);
  const withEvents = await findItemsWithEvents(db, actor, ids, day);
  const presented = rows.map((row) => ({ ...presentTicketRow(actor, row), HasEvents: withEvents.has(row.id) }));
  return listAnswerOf(presented, total, request);
};
