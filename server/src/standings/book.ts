import type { SponsorshipListRequest, TicketListRequest } from '@sponsorat/api';
import { facetIs, LiveTable, type SortField } from '../platform/live/live-table.ts';
import { searchText } from '../platform/live/searches.ts';
import { bySigns } from '../platform/live/values.ts';
import type { Standing, StandingTicket } from './standings.types.ts';
import { isBig, Totals } from './totals.ts';

/** A ticket with the sponsorship that it comes from. */
export type BookedTicket = { ticket: StandingTicket; of: Standing };

type SponsorshipField = SponsorshipListRequest['sort']['field'] | 'Approved';

const sponsorshipFields: Record<SponsorshipField, SortField<Standing>> = {
  Id: { value: (row) => row.id },
  Name: { value: (row) => row.name },
  Logo: { value: (row) => row.logo, compare: bySigns },
  SponsorCategory: { value: (row) => row.sponsorCategory },
  Category: { value: (row) => row.category },
  Sum: { value: (row) => row.sum },
  Renegotiation: { value: (row) => row.renegotiation, compare: bySigns },
  Utilization: { value: (row) => row.utilizationPercent },
  Status: { value: (row) => row.status },
  Deletable: { value: (row) => Number(row.deletable) },
  Approved: { value: (row) => row.approved, compare: bySigns },
};

const ticketFields: Record<TicketListRequest['sort']['field'], SortField<BookedTicket>> = {
  Id: { value: (row) => row.ticket.id },
  SponsorshipId: { value: (row) => row.of.id },
  Name: { value: (row) => row.of.name },
  Logo: { value: (row) => row.of.logo, compare: bySigns },
  Product: { value: (row) => row.ticket.product },
  Amount: { value: (row) => row.ticket.amount },
  UserEmail: { value: (row) => row.of.contactEmail },
  UserName: { value: (row) => row.of.userName },
  UserPicture: { value: (row) => row.of.userPicture, compare: bySigns },
  Public: { value: (row) => Number(row.ticket.public) },
  Sort: { value: (row) => row.ticket.sort },
};

/** The reach of a ticket that is not its area's alone. */
export const EVERYONE = 0;

/** How all sponsorships stand on one day: the lists and sums over them. */
export class Book {
  readonly totals = new Totals();
  readonly sponsorships = new LiveTable({
    id: (row: Standing) => row.id,
    fields: sponsorshipFields,
    facets: {
      area: (row) => row.areaId,
      category: (row) => row.categoryId,
      status: (row) => row.status ?? 0,
      active: (row) => Number(row.contractId !== null),
      big: (row) => Number(isBig(row)),
      tickets: (row) => Number(row.hasTickets),
      approved: (row) => Number(row.approved !== null),
      tracked: (row) => Number(row.utilization !== null),
    },
    searched: (row) => row.searched,
  });
  readonly tickets = new LiveTable({
    id: (row: BookedTicket) => row.ticket.id,
    fields: ticketFields,
    facets: {
      area: (row) => row.of.areaId,
      category: (row) => row.of.categoryId,
      reach: (row) => (row.ticket.forEveryone ? EVERYONE : row.of.areaId),
    },
    searched: (row) => searchText(`${row.of.name}\n${row.ticket.product}\n${row.of.userName}`),
  });

  /** The sponsorships in whose contracts the last approved ones are, so many of them. */
  lastApproved(isOwn: 'all' | ((areaId: number) => boolean), count: number): number[] {
    const { rows } = this.sponsorships.find({
      where: [{ facet: 'area', holds: isOwn }, ...facetIs('approved', 1)],
      sort: { field: 'Approved', dir: 'desc' },
      search: '',
      before: 0,
      count,
    });
    return rows.map(({ id }) => id);
  }

  /** Makes ready what is asked for first. */
  prepare(): void {
    this.sponsorships.prepare('Status', 'asc');
    this.sponsorships.prepare('Approved', 'desc');
    this.tickets.prepare('Sort', 'asc');
  }

  put(standing: Standing): void {
    this.remove(standing.id);
    this.sponsorships.set(standing);
    this.totals.add(standing);
    for (const ticket of standing.tickets) this.tickets.set({ ticket, of: standing });
  }

  remove(id: number): void {
    const before = this.sponsorships.get(id);
    if (!before) return;
    this.sponsorships.delete(id);
    this.totals.remove(before);
    for (const ticket of before.tickets) this.tickets.delete(ticket.id);
  }
}
