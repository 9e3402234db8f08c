import { withoutRatesRequest, withoutRatesRowSchema } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { rowColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { matchingAgreements } from './payment-lists.usecases.ts';
import { findAgreementPage, findAgreementRows } from './without-rates.store.ts';

/** Active and coming agreements that are paid without rates. */
export const withoutRatesExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport({
    forBooks: true,
    request: withoutRatesRequest,
    find: async (source, request) => {
      const { tx, actor, today } = source;
      const find = () =>
        readAtMoment(db, index, source, (summaries) => matchingAgreements(summaries, actor, request.filter));
      const agreements = request.filter.search?.trim() ? await find() : null;
      const { ids, total } = await findAgreementPage(tx, actor, wholeList(request), { today, agreements });
      return { total, batches: inBatches(ids, (some) => findAgreementRows(tx, some)) };
    },
    columns: rowColumns(withoutRatesRowSchema),
  });
