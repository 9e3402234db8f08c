import type { IsoDate } from '@sponsorat/api';

/** A ticket product of an active contract. */
export type TicketStanding = {
  /** The contract item's. */
  id: number;
  product: string;
  amount: number;
  public: boolean;
  /** The one exception to the area scope: a public one of Hospitality shows in everyone's list. */
  forEveryone: boolean;
  sort: number | null;
};

/** How a sponsorship stands on a day: what lists and the dashboard say of it. */
export type Standing = {
  id: number;
  name: string;
  areaId: number;
  categoryId: number;
  sponsorCategory: string;
  logo: string | null;
  /** Null where no ticket asks for it. */
  contactEmail: string | null;
  userName: string;
  userPicture: string | null;
  deletable: boolean;
  /** Where the status sorts, from 1. */
  status: number | null;
  /** The active contract; null where there is none, and then the next four say nothing. */
  contractId: number | null;
  /** Kroner. */
  sum: number;
  category: string | null;
  renegotiation: IsoDate | null;
  /** Percent with fifteen decimals, as decimal text; null where nothing is tracked. */
  utilization: string | null;
  /** The same, rounded half up to a whole number. */
  utilizationPercent: number | null;
  hasTickets: boolean;
  /** When a contract was last approved, in microseconds since 1970, and which. */
  approvedAt: number | null;
  approvedContractId: number | null;
  /** The days on which all this holds: from the first until before the second. */
  validFrom: string;
  validUntil: string;
};

/** How a sponsorship stands as it is read: with its tickets, and all that a search looks through, a line each. */
export type WholeStanding = Standing & { tickets: readonly TicketStanding[]; searched: string };
