import type { SponsorshipListRequest, TicketListRequest } from '@sponsorat/api';
import { booleans, integers, numbers, plain, sharedTexts, texts } from './live/columns.ts';
import { LiveTable, type SortField } from './live/live-table.ts';
import { bySigns } from './live/values.ts';
import type { Standing, TicketStanding } from './standings.types.ts';

/** A ticket with the sponsorship that it comes from. */
export type BookedTicket = TicketStanding & { of: Standing };
/** A sponsorship with the ids of its tickets. */
type BookedSponsorship = Standing & { ticketIds: readonly number[] };

type TicketField = TicketListRequest['sort']['field'];
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
  Approved: { value: (row) => row.approvedAt, first: (row) => -(row.approvedContractId ?? 0) },
};

const ticketFields: Record<TicketField, SortField<BookedTicket>> = {
  Id: { value: (row) => row.id },
  SponsorshipId: { value: (row) => row.of.id },
  Name: { value: (row) => row.of.name },
  Logo: { value: (row) => row.of.logo, compare: bySigns },
  Product: { value: (row) => row.product },
  Amount: { value: (row) => row.amount },
  UserEmail: { value: (row) => row.of.contactEmail },
  UserName: { value: (row) => row.of.userName },
  UserPicture: { value: (row) => row.of.userPicture, compare: bySigns },
  Public: { value: (row) => Number(row.public) },
  Sort: { value: (row) => row.sort },
};

/** All sponsorships. */
export const sponsorshipTable = () =>
  new LiveTable<BookedSponsorship, SponsorshipField>({
    fields: sponsorshipFields,
    columns: {
      id: integers(),
      name: texts(),
      areaId: integers(),
      categoryId: integers(),
      sponsorCategory: sharedTexts(),
      logo: texts(),
      contactEmail: texts(),
      userName: sharedTexts(),
      userPicture: sharedTexts(),
      deletable: booleans(),
      status: integers(),
      contractId: integers(),
      sum: numbers(),
      category: sharedTexts(),
      renegotiation: sharedTexts(),
      utilization: sharedTexts(),
      utilizationPercent: integers(),
      hasTickets: booleans(),
      approvedAt: numbers(),
      approvedContractId: integers(),
      validFrom: sharedTexts(),
      validUntil: sharedTexts(),
      ticketIds: plain(),
    },
  });

/** All tickets of these sponsorships. */
export const ticketTable = (sponsorships: ReturnType<typeof sponsorshipTable>) =>
  new LiveTable<BookedTicket, TicketField>({
    fields: ticketFields,
    columns: {
      id: integers(),
      product: sharedTexts(),
      amount: numbers(),
      public: booleans(),
      forEveryone: booleans(),
      sort: integers(),
      of: sponsorships.owners(),
    },
  });
