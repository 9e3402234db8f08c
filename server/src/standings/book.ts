import type { SponsorshipListRequest, TicketListRequest } from '@sponsorat/api';
import { type Filter, LiveTable, type SortField, searchText } from '../platform/live/live-table.ts';
import { bySigns } from '../platform/live/values.ts';
import type { Standing, StandingTicket } from './standings.types.ts';
import { Totals } from './totals.ts';

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

const sponsorshipColumns = [
  'Status',
  'Approved',
  'Name',
  'SponsorCategory',
  'Category',
  'Sum',
  'Renegotiation',
  'Utilization',
] as const;
const ticketColumns = ['Sort', 'Name', 'Product', 'Amount'] as const;

/** How all sponsorships stand on one day: the lists and sums over them. */
export class Book {
  /** Another one after every change: what was read elsewhere may be remembered for as long as it is the same. */
  state = {};
  readonly totals = new Totals();
  readonly sponsorships = new LiveTable({
    id: (row: Standing) => row.id,
    fields: sponsorshipFields,
    searched: (row) => row.searched,
  });
  readonly tickets = new LiveTable({
    id: (row: BookedTicket) => row.ticket.id,
    fields: ticketFields,
    searched: (row) => searchText(`${row.of.name}\n${row.ticket.product}\n${row.of.userName}`),
  });

  /** The sponsorships in whose contracts the last approved ones are, so many of them. */
  lastApproved(scope: readonly Filter<Standing>[], count: number): number[] {
    const sort = { field: 'Approved', dir: 'desc' } as const;
    const { rows } = this.sponsorships.find({ filters: scope, search: '', sort, before: 0, count });
    return rows.filter(({ approved }) => approved !== null).map(({ id }) => id);
  }

  /** Steps that put the rows in the orders that the screens ask for, so that nobody need wait for it. */
  preparations(): (() => void)[] {
    return (['asc', 'desc'] as const).flatMap((dir) => [
      ...sponsorshipColumns.map((field) => () => this.sponsorships.prepare(field, dir)),
      ...ticketColumns.map((field) => () => this.tickets.prepare(field, dir)),
    ]);
  }

  put(standing: Standing): void {
    this.state = {};
    this.remove(standing.id);
    this.sponsorships.set(standing);
    this.totals.add(standing);
    for (const ticket of standing.tickets) this.tickets.set({ ticket, of: standing });
  }

  remove(id: number): void {
    this.state = {};
    const before = this.sponsorships.get(id);
    if (!before) return;
    this.sponsorships.delete(id);
    this.totals.remove(before);
    for (const ticket of before.tickets) this.tickets.delete(ticket.id);
  }
}
