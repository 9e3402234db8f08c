import { type AccrualRow, oreToKroner, type ReportFilter, reportKinds, shortDate } from '@sponsorat/api';
import type { Accruals } from '../budgets/accruals.ts';
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
          ['paidOn', 'Betalt', 'date', (row) => row.paidOn],
          ['invoiceNumber', 'Fakturanr.', 'text', (row) => row.invoiceNumber],
          ['amount', 'Beløb', 'money', (row) => row.amount],
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
    notes: taxNotes(tax.totals, filter.date),
    charts: [],
  };
};
