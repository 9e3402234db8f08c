import { ticketListRequest } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { defineExport, inBatches, wholeList, yesNo } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { findTicketAgreements } from './export.store.ts';
import { pageOfTickets, presentTicketRow } from './tickets.list.ts';

/** Tickets of active agreements; of one that is open to everyone, the agreement is told to whom its area is. */
export const ticketsExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport({
    request: ticketListRequest,
    find: async (source, request) => {
      const { tx, actor } = source;
      const { rows, total } = await readAtMoment(db, index, source, (summaries) =>
        pageOfTickets(summaries, actor, wholeList(request)),
      );
      const read = async (tickets: typeof rows) => {
        const ids = tickets.map(({ id }) => id);
        const agreements = await findTicketAgreements(tx, actor, ids);
        return tickets.map((ticket) => ({
          row: presentTicketRow(actor, ticket),
          agreement: agreements.get(ticket.id),
        }));
      };
      return { total, batches: inBatches(rows, read) };
    },
    columns: [
      ['Id', 'whole', 8, ({ row }) => row.Id],
      ['Sponsorat-id', 'whole', 13, ({ row }) => row.SponsorshipId],
      ['Sponsorat', 'text', 36, ({ row }) => row.Name],
      ['Område', 'text', 18, ({ agreement }) => agreement?.area ?? null],
      ['Produkt', 'text', 30, ({ row }) => row.Product],
      ['Antal', 'whole', 8, ({ row }) => row.Amount],
      ['Brugt', 'whole', 8, ({ row }) => row.Used],
      ['Tilbage', 'whole', 9, ({ row }) => (row.Used === null ? null : row.Amount - row.Used)],
      ['Vist for alle', 'text', 13, ({ row }) => yesNo(row.Public)],
      ['Aftalenr.', 'text', 14, ({ agreement }) => agreement?.number ?? null],
      ['Startdato', 'date', 12, ({ agreement }) => agreement?.startDate ?? null],
      ['Slutdato', 'date', 12, ({ agreement }) => agreement?.endDate ?? null],
      ['Klubbens e-mail', 'text', 30, ({ row }) => row.UserEmail],
      ['Ansvarlig', 'text', 24, ({ row }) => row.UserName],
    ],
  });
