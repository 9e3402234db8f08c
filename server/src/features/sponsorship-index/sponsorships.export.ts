import { type SponsorshipListRequest, sponsorshipInputSchema, sponsorshipListRequest } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { formColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { type ExportedSponsorship, findExportedSponsorships } from './export.store.ts';
import { readAtMoment } from './one-moment.ts';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import { pageOfSponsorships } from './sponsorship-list.ts';

/** Sponsorships with all master data, and the active agreement of each. */
export const sponsorshipsExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport<SponsorshipListRequest, ExportedSponsorship>({
    request: sponsorshipListRequest,
    find: async (source, request) => {
      const { ids, total } = await readAtMoment(db, index, source, (summaries) => {
        const { rows, total } = pageOfSponsorships(summaries, source.actor, wholeList(request));
        return { ids: rows.map(({ id }) => id), total };
      });
      return { total, batches: inBatches(ids, (some) => findExportedSponsorships(source.tx, some, source.today)) };
    },
    columns: [
      ['Id', 'whole', 8, ({ id }) => id],
      ...formColumns<ExportedSponsorship>(sponsorshipInputSchema, {
        categoryId: ['Kategori', 'text', 18, ({ category }) => category],
        areaId: ['Område', 'text', 18, ({ area }) => area],
        userId: [
          ['Ansvarlig', 'text', 24, ({ userName }) => userName],
          ['Ansvarliges e-mail', 'text', 30, ({ userEmail }) => userEmail],
        ],
      }),
      ['Status', 'text', 14, ({ status }) => status ?? 'Ingen aftale'],
      ['Undervejs', 'text', 12, ({ pending }) => pending],
      ['Undervejs fra', 'date', 14, ({ pendingDate }) => pendingDate],
      ['Undervejs siden', 'date', 16, ({ pendingSince }) => pendingSince],
      ['Aftalenr.', 'text', 14, ({ number }) => number],
      ['Aftalens kategori', 'text', 18, ({ contractCategory }) => contractCategory],
      ['Startdato', 'date', 12, ({ startDate }) => startDate],
      ['Slutdato', 'date', 12, ({ endDate }) => endDate],
      ['Genforhandling', 'date', 15, ({ renegotiation }) => renegotiation],
      ['Årligt beløb', 'money', 16, ({ annual }) => annual],
      ['Samlet beløb', 'money', 16, ({ total }) => total],
      ['Reklame', 'percent', 12, ({ advertisement }) => advertisement],
      ['Billetter', 'percent', 12, ({ tickets }) => tickets],
      ['Forplejning', 'percent', 12, ({ catering }) => catering],
      ['Rejse', 'percent', 12, ({ travel }) => travel],
      ['Udnyttelse', 'percent', 12, ({ utilization }) => utilization],
      ...changedColumns,
    ],
  });
