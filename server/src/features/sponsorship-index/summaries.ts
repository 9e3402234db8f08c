import {
  foldLetters,
  type IsoDate,
  pendingStatuses,
  type SponsorshipListRequest,
  type TicketListRequest,
} from '@sponsorat/api';
import { type Actor, isAdmin, type Viewer } from '../../lib/actor.ts';
import { hasArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import type { MemoryTable } from './change-follower.ts';
import { type Fields, type Filters, SortedTable } from './sorted-table.ts';
import { partsOf, type Summary, type SummaryRecord, type Ticket } from './summary.schemas.ts';

type SponsorshipField = SponsorshipListRequest['sort']['field'];
type TicketField = TicketListRequest['sort']['field'];

const sponsorshipFields: Fields<Summary, SponsorshipField> = {
  Id: (row) => row.id,
  Name: (row) => row.name,
  Logo: (row) => row.logo,
  SponsorCategory: (row) => row.sponsorCategory,
  Category: (row) => row.category,
  Sum: (row) => row.ore,
  Renegotiation: (row) => row.renegotiation,
  Utilization: (row) => row.utilizationPercent,
  Status: (row) => row.status,
  Pending: (row) => row.pending && pendingStatuses.indexOf(row.pending),
  PendingDate: (row) => row.pendingDate,
  PendingSince: (row) => row.pendingSince,
  UserName: (row) => row.userName,
  UserPicture: (row) => row.userPicture,
  Deletable: (row) => Number(row.deletable),
};

const ticketFields: Fields<Ticket, TicketField> = {
  Id: (row) => row.id,
  SponsorshipId: (row) => row.sponsorship.id,
  Name: (row) => row.sponsorship.name,
  Logo: (row) => row.sponsorship.logo,
  Product: (row) => row.product,
  Amount: (row) => row.amount,
  Used: (row) => row.used,
  UserEmail: (row) => row.sponsorship.contactEmail,
  UserName: (row) => row.sponsorship.userName,
  UserPicture: (row) => row.sponsorship.userPicture,
  Public: (row) => Number(row.public),
  Mode: (row) => Number(row.perEvent),
  Sort: (row) => row.sort,
};

const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id;

/** The summaries of all sponsorships on one day. */
export class Summaries implements MemoryTable<SummaryRecord> {
  /** Another one after every change: an answer may be cached for as long as it is the same. */
  version = {};
  readonly #versions = new Map<number, object>();
  readonly sponsorships = new SortedTable<Summary, SponsorshipField>(sponsorshipFields, byId);
  readonly tickets = new SortedTable<Ticket, TicketField>(ticketFields, byId);

  get size(): number {
    return this.sponsorships.size;
  }

  /** Puts summaries in the place of those of the same sponsorships; `ids` that have none any longer are removed. */
  replace(ids: readonly number[], summaries: readonly SummaryRecord[]): void {
    if (ids.length === 0 && summaries.length === 0) return;
    this.version = {};
    const before = ids.flatMap((id) => this.sponsorships.get(id) ?? []);
    for (const { areaId } of [...before, ...summaries]) this.#versions.delete(areaId);
    for (const table of [this.sponsorships, this.tickets]) table.remove(ids);
    for (const summary of summaries) this.#add(summary);
  }

  /** The same of what lies in an area. */
  versionOf(areaId: number): object {
    const version = this.#versions.get(areaId) ?? {};
    this.#versions.set(areaId, version);
    return version;
  }

  /** The sponsorships whose summaries do not hold on a day. */
  invalidOn(today: IsoDate): number[] {
    const ids: number[] = [];
    for (const { id, validFrom, validUntil } of this.sponsorships.rows())
      if (validFrom > today || validUntil <= today) ids.push(id);
    return ids;
  }

  #add({ searched, tickets, ...record }: SummaryRecord): void {
    const text = foldLetters(searched);
    const sponsorship = { ...record, ...partsOf(text) };
    this.sponsorships.add(sponsorship.id, sponsorship, text);
    for (const ticket of tickets) {
      const ticketText = `${sponsorship.name}\n${ticket.product}\n${sponsorship.userName}`;
      this.tickets.add(sponsorship.id, { ...ticket, sponsorship }, foldLetters(ticketText));
    }
  }
}

/** The filter for what lies in the actor's areas. */
export const scopeFilter = (actor: Viewer): Filters<Pick<Summary, 'areaId'>> =>
  isAdmin(actor) ? {} : { [`areas ${scopeKey(actor)}`]: (row) => hasArea(actor, row.areaId) };

/** All sponsorships of the actor's areas. */
export const rowsInScope = ({ sponsorships }: Summaries, actor: Actor): Summary[] =>
  sponsorships.rows().filter(({ areaId }) => hasArea(actor, areaId));
