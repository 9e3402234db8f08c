import { type AccrualRow, oreToKroner, type ReportFilter, reportKinds, shortDate, yearOf } from '@sponsorat/api';
import type { AccrualSums, Accruals } from '../budgets/accruals.ts';
import { placeColumns, sumOf, table, type WholeReport } from './report-parts.ts';
import type { listPaymentsBetween } from './reports.store.ts';
import { type TaxSources, taxNotes, taxTables } from './tax-tables.ts';

export type AccountsSources = {
  accruals: Accruals;
  payments: Awaited<ReturnType<typeof listPaymentsBetween>>;
  filter: ReportFilter & { date: string };
  areaName: string | null;
  /** Of the year of the day. */
  tax: TaxSources;
};

const TOTAL = 'I alt';

/** What each table is of. */
const periods = (day: string): string =>
  `Bogføring er månedens bevægelser til og med ${shortDate(day)}. Periodiseringen regnes fra hver aftales start, betalingerne fra 1. januar, og moms og fradrag er hele ${yearOf(day)}.`;

type Posting = Pick<Accruals, 'place' | 'sums' | 'before'>;
/** What moved in the month of the day, up to and with it, area by area: cost = paid - what prepaid rose by + what owed did. */
const postingTable = ({ areas, ...total }: Accruals, day: string) => {
  const moved = (key: keyof AccrualSums) => (row: Posting) => row.sums[key] - row.before[key];
  return table<Posting>({
    key: 'posting',
    title: 'Bogføring',
    columns: [
      ['area', 'Område', 'text', ({ place }) => place.name],
      ['costCenter', 'Omkostningssted', 'text', ({ place }) => place.costCenter],
      ['cost', 'Udgift i måneden', 'money', moved('accrued')],
      ['paid', 'Betalt i måneden', 'money', moved('paid')],
      ['prepaidChange', 'Ændring i forudbetalt', 'money', moved('prepaid')],
      ['owedChange', 'Ændring i skyldigt', 'money', moved('owed')],
      ['prepaid', `Forudbetalt ${shortDate(day)}`, 'money', ({ sums }) => sums.prepaid],
      ['owed', `Skyldigt ${shortDate(day)}`, 'money', ({ sums }) => sums.owed],
    ],
    rows: areas.filter(({ sums, before }) => [sums, before].some(({ accrued, paid }) => accrued !== 0n || paid !== 0n)),
    total: { ...total, place: { name: TOTAL, costCenter: null } },
  });
};

type PaymentRow = Omit<AccountsSources['payments'][number], 'paidOn'> & { paidOn: string | null };

/** Økonomi's month: what every agreement has cost by a day and what was paid of it, and the payments of that year until then. */
export const accountsReport = ({ accruals, payments, filter, areaName, tax }: AccountsSources): WholeReport => {
  const { rows, sums } = accruals;
  const { list, areas, parts } = taxTables(tax);
  const nothing = { contractId: 0, sponsorshipId: 0, name: '', area: '', costCenter: null };
  return {
    title: [`${reportKinds.accounts} pr. ${shortDate(filter.date)}`, areaName].filter(Boolean).join(': '),
    filter,
    figures: [],
    tables: [
      postingTable(accruals, filter.date),
      table<AccrualRow>({
        key: 'accrual',
        title: 'Periodisering',
        columns: [
          ...placeColumns,
          ['accrued', 'Periodiseret', 'money', (row) => row.accrued],
          ['paid', 'Betalt', 'money', (row) => row.paid],
          ['prepaid', 'Forudbetalt', 'money', (row) => row.prepaid],
          ['owed', 'Skyldes', 'money', (row) => row.owed],
        ],
        rows,
        total: {
          ...nothing,
          number: TOTAL,
          accrued: oreToKroner(sums.accrued),
          paid: oreToKroner(sums.paid),
          prepaid: oreToKroner(sums.prepaid),
          owed: oreToKroner(sums.owed),
        },
      }),
      table<PaymentRow>({
        key: 'payments',
        title: 'Betalinger',
        columns: [
          ...placeColumns,
          ['paidOn', 'Betalt den', 'date', (row) => row.paidOn],
          ['invoiceNumber', 'Fakturanr.', 'text', (row) => row.invoiceNumber],
          ['amount', 'Beløb inkl. moms', 'money', (row) => row.amount],
          ['vat', 'Heraf moms', 'money', (row) => row.vat],
        ],
        rows: payments,
        total: {
          ...nothing,
          number: TOTAL,
          paidOn: null,
          invoiceNumber: null,
          amount: sumOf(payments.map(({ amount }) => amount)),
          vat: sumOf(payments.map(({ vat }) => vat ?? 0n)),
        },
      }),
      list,
      areas,
      parts,
    ],
    notes: [periods(filter.date), ...taxNotes(tax.totals, filter.date)],
    charts: [],
  };
};
