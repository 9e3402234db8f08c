import { withoutRatesRequest } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { foundBy } from './sums.usecases.ts';
import { findAgreementPage, findAgreementRows } from './without-rates.store.ts';

/** Active and coming agreements that are paid without rates. */
export const withoutRatesExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport({
    request: withoutRatesRequest,
    find: async (source, request) => {
      const { tx, actor, today } = source;
      const find = () => readAtMoment(db, index, source, (summaries) => foundBy(summaries, actor, request.filter));
      const found = request.filter.search?.trim() ? await find() : null;
      const { ids, total } = await findAgreementPage(tx, actor, wholeList(request), { today, found });
      return { total, batches: inBatches(ids, (some) => findAgreementRows(tx, some)) };
    },
    columns: [
      ['Id', 'whole', 8, ({ ContractId }) => ContractId],
      ['Aftalenr.', 'text', 14, ({ ContractNumber }) => ContractNumber],
      ['Sponsorat-id', 'whole', 13, ({ SponsorshipId }) => SponsorshipId],
      ['Sponsorat', 'text', 36, ({ Name }) => Name],
      ['Ansvarlig', 'text', 24, ({ UserName }) => UserName],
      ['Startdato', 'date', 12, ({ StartDate }) => StartDate],
      ['Slutdato', 'date', 12, ({ EndDate }) => EndDate],
      ['Årligt beløb', 'money', 16, ({ AnnualAmount }) => AnnualAmount],
      ['Samlet beløb', 'money', 16, ({ Amount }) => Amount],
      ['Betalt', 'money', 16, ({ Paid }) => Paid],
    ],
  });
