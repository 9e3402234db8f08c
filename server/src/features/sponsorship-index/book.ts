import type { IsoDate } from '@sponsorat/api';
import { sponsorshipTable, ticketTable } from './book.tables.ts';
import type { Filter } from './live/live-table.ts';
import type { Standing, WholeStanding } from './standings.types.ts';
import { Totals } from './totals.ts';

// One for all that have none.
const NONE: readonly number[] = [];

/** What the screens sort by. */
const sponsorshipOrders = [
  'Status',
  'Name',
  'SponsorCategory',
  'Category',
  'Sum',
  'Renegotiation',
  'Utilization',
] as const;
const ticketOrders = ['Sort', 'Name', 'Product', 'Amount'] as const;

const lastApproved = { field: 'Approved', dir: 'desc' } as const;

/** How all sponsorships stand on one day: the lists and sums over them. */
export class Book {
  /** Another one after every change: what was read elsewhere may be remembered for as long as it is the same. */
  state = {};
  readonly totals = new Totals();
  readonly sponsorships = sponsorshipTable();
  readonly tickets = ticketTable(this.sponsorships);

  /** The sponsorships in whose contracts the last approved ones are, so many of them. */
  lastApproved(scope: readonly Filter<Standing>[], count: number): number[] {
    const { rows } = this.sponsorships.find({ filters: scope, search: '', sort: lastApproved, before: 0, count });
    return rows.filter(({ approvedAt }) => approvedAt !== null).map(({ id }) => id);
  }

  /** Steps that put the rows in the orders that the screens ask for, so that nobody need wait for it. */
  preparations(): (() => void)[] {
    const bothWays = (['asc', 'desc'] as const).flatMap((dir) => [
      ...sponsorshipOrders.map((field) => () => this.sponsorships.prepare(field, dir)),
      ...ticketOrders.map((field) => () => this.tickets.prepare(field, dir)),
    ]);
    return [...bothWays, () => this.sponsorships.prepare(lastApproved.field, lastApproved.dir)];
  }

  /** The sponsorships that stand otherwise on a day than they do here. */
  turnedOn(today: IsoDate): number[] {
    const turned: number[] = [];
    for (const { id, validFrom, validUntil } of this.sponsorships.rows())
      if (validFrom > today || validUntil <= today) turned.push(id);
    return turned;
  }

  put({ tickets, searched, ...standing }: WholeStanding): void {
    this.remove(standing.id);
    this.sponsorships.set(
      { ...standing, ticketIds: tickets.length === 0 ? NONE : tickets.map(({ id }) => id) },
      searched,
    );
    this.totals.add(standing);
    for (const ticket of tickets)
      this.tickets.set({ ...ticket, of: standing }, `${standing.name}\n${ticket.product}\n${standing.userName}`);
  }

  remove(id: number): void {
    this.state = {};
    const standing = this.sponsorships.get(id);
    if (!standing) return;
    // They are in order by what their sponsorship says.
    for (const ticketId of standing.ticketIds) this.tickets.delete(ticketId);
    this.totals.remove(standing);
    this.sponsorships.delete(id);
  }
}
