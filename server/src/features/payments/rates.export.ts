import {
  paymentInputSchema,
  type RateListRequest,
  rateListRequest,
  rateRowSchema,
  withoutRatesRequest,
  withoutRatesRowSchema,
} from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { formColumns, rowColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, type Source, wholeList, yesNo } from '../../lib/exports/list-export.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { Search } from '../sponsorship-index/text-index.ts';
import { type ExportedPayment, findExportedPaymentIds, findExportedPayments } from './export.store.ts';
import { matchingAgreements } from './payment-lists.usecases.ts';
import { findRatePage, findRateRows } from './rates.store.ts';
import type { FoundAgreements } from './search.sql.ts';
import { findAgreementPage, findAgreementRows } from './without-rates.store.ts';

/** The agreements that a search finds; null without one. */
const agreementsIn = async (
  db: PooledDatabase,
  index: SponsorshipIndex,
  source: Source,
  filter: { search?: Search },
): Promise<FoundAgreements | null> =>
  filter.search?.trim()
    ? readAtMoment(db, index, source, (summaries) => matchingAgreements(summaries, source.actor, filter))
    : null;

/** What rates are asked for by: the day, and the agreements that a search finds. */
const rateQueryOf = async (
  db: PooledDatabase,
  index: SponsorshipIndex,
  source: Source,
  { filter }: RateListRequest,
) => {
  const { tx, today } = source;
  const agreements = await agreementsIn(db, index, source, filter);
  return { agreements, day: { today, lead: (await findRulesOn(tx, today))['tasks.rateLead'] } };
};

export const ratesExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport({
    forBooks: true,
    request: rateListRequest,
    find: async (source, request) => {
      const { tx, actor } = source;
      const query = await rateQueryOf(db, index, source, request);
      const { ids, total } = await findRatePage(tx, actor, wholeList(request), query);
      return { total, batches: inBatches(ids, (some) => findRateRows(tx, some, query.day)) };
    },
    columns: rowColumns(rateRowSchema),
  });

/** Active and coming agreements that are paid without rates. */
export const withoutRatesExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport({
    forBooks: true,
    request: withoutRatesRequest,
    find: async (source, request) => {
      const { tx, actor, today } = source;
      const agreements = await agreementsIn(db, index, source, request.filter);
      const { ids, total } = await findAgreementPage(tx, actor, wholeList(request), { today, agreements });
      return { total, batches: inBatches(ids, (some) => findAgreementRows(tx, some)) };
    },
    columns: rowColumns(withoutRatesRowSchema),
  });

/** Payments on the rates that a filter lets through, and those beside any rate. */
export const paymentsExport = (db: PooledDatabase, index: SponsorshipIndex) =>
  defineExport<RateListRequest, ExportedPayment>({
    forBooks: true,
    request: rateListRequest,
    find: async (source, request) => {
      const { tx, actor } = source;
      const query = await rateQueryOf(db, index, source, request);
      const ids = await findExportedPaymentIds(tx, actor, request, query);
      return { total: ids.length, batches: inBatches(ids, (some) => findExportedPayments(tx, some, query.day)) };
    },
    columns: [
      ['Id', 'whole', 8, ({ id }) => id],
      ['Aftalenr.', 'text', 14, ({ contractNumber }) => contractNumber],
      ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
      ['Sponsorat', 'text', 36, ({ name }) => name],
      ['Område', 'text', 18, ({ area }) => area],
      ['Omkostningssted', 'text', 18, ({ costCenter }) => costCenter],
      ['Ansvarlig', 'text', 24, ({ userName }) => userName],
      ['Rate', 'whole', 7, ({ position }) => position],
      ['Raten forfalder', 'date', 15, ({ dueDate }) => dueDate],
      ['Ratens status', 'text', 18, ({ rateStatus }) => rateStatus],
      ...formColumns<ExportedPayment>(paymentInputSchema, {
        contractId: null,
        rateId: null,
        // The form asks a whole sentence.
        itemised: ['Opdelt faktura', 'text', 14, ({ itemised }) => yesNo(itemised)],
      }),
      ['Registreret', 'instant', 18, ({ createdAt }) => createdAt],
      ['Registreret af', 'text', 24, ({ createdBy }) => createdBy],
    ],
  });
