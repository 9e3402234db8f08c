import {
  type AccrualRow,
  type Ore,
  type ReportContent,
  type ReportFilter,
  reportKinds,
  shortDate,
  toOre,
} from '@sponsorat/api';
import { placeColumns, sumOf, table } from './report-parts.ts';
import type { listPaymentsBetween } from './reports.store.ts';
import { type TaxSources, taxNotes, taxTables } from './tax-tables.ts';

export type AccountsSources = {
  accruals: readonly AccrualRow[];
  payments: Awaited<ReturnType<typeof listPaymentsBetween>>;
  filter: ReportFilter & { date: string };
  areaName: string | null;
  /** Of the year of the day. */
  tax: TaxSources;
};

const TOTAL = 'I alt';
type Amounts = Record<'accrued' | 'paid' | 'prepaid' | 'owed', Ore>;
type Row = Omit<AccrualRow, keyof Amounts> & Amounts;
type PaymentRow = Omit<AccountsSources['payments'][number], 'paidOn'> & { paidOn: string | null };

const inOre = (row: AccrualRow): Row => ({
  ...row,
  accrued: toOre(row.accrued),
  paid: toOre(row.paid),
  prepaid: toOre(row.prepaid),
  owed: toOre(row.owed),
});

/** Økonomi's month: what every agreement has cost by a day and what was paid of it, and the payments of that year until then. */
export const accountsReport = ({ accruals, payments, filter, areaName, tax }: AccountsSources): ReportContent => {
  const rows = accruals.map(inOre);
  const { list, areas, parts } = taxTables(tax);
  const total = (key: keyof Amounts) => sumOf(rows.map((row) => row[key]));
  const nothing = { contractId: 0, sponsorshipId: 0, name: '', area: '', costCenter: null };
  return {
    title: [`${reportKinds.accounts} pr. ${shortDate(filter.date)}`, areaName].filter(Boolean).join(': '),
    filter,
    figures: [],
    tables: [
      table<Row>({
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
          accrued: total('accrued'),
          paid: total('paid'),
          prepaid: total('prepaid'),
          owed: total('owed'),
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
