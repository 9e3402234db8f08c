import {
  type AccrualRow,
  type IsoDate,
  type Ore,
  oreToKroner,
  type ReportFilter,
  reportKinds,
  shortDate,
  type TaxPart,
  taxParts,
  withOre,
  yearOf,
} from '@sponsorat/api';
import { type AccrualSums, type Accruals, inKroner } from '../budgets/accruals.ts';
import { placeColumns, sumOf, table, type WholeReport } from './report-parts.ts';
import type { listPaymentsBetween } from './reports.store.ts';
import { accountNumberOf, type TaxSources, taxNotes, taxTables } from './tax-tables.ts';

export type AccountsSources = {
  accruals: Accruals;
  payments: Awaited<ReturnType<typeof listPaymentsBetween>>;
  filter: ReportFilter & { date: string };
  areaName: string | null;
  /** Of the year of the day. */
  tax: TaxSources;
  today: IsoDate;
};

const TOTAL = 'I alt';

/** What each table is of. */
const periods = (day: string): string =>
  `Bogføring og udgift pr. konto er månedens bevægelser til og med ${shortDate(day)}. Periodiseringen regnes fra hver aftales start, betalingerne fra 1. januar, og moms og fradrag er hele ${yearOf(day)}.`;

const POSTING =
  'Debet er udgiften og stigningen i forudbetalt, kredit er det betalte og stigningen i skyldigt; et fald er omvendt.';
const TO_COME = 'Dagen er ikke kommet endnu: det, der bliver betalt indtil da, er ikke med.';
const besides = (amount: Ore): string =>
  `Af årets betalinger ligger ${withOre(oreToKroner(amount))} kr. ud over aftalernes rater, f.eks. en bonus. De er betalt, men er ingen udgift, før aftalens beløb siger det: indtil da er de forudbetalt.`;

/** What økonomi should know of the figures. */
const notesOf = ({ payments, filter, tax, today }: AccountsSources): string[] => {
  const more = sumOf(payments.filter(({ isBesides }) => isBesides).map(({ amount }) => amount));
  return [
    periods(filter.date),
    POSTING,
    ...(filter.date > today ? [TO_COME] : []),
    ...(more > 0n ? [besides(more)] : []),
    ...taxNotes(tax, filter.date),
  ];
};

type PartCost = { name: string; costCenter: string | null; part: TaxPart | null; cost: Ore };
/** What the month's cost is for, area by area, with the account of each part. */
const partsTable = ({ areas, sums, before }: Accruals, { accounts }: TaxSources) =>
  table<PartCost>({
    key: 'postingParts',
    title: 'Udgift pr. konto',
    columns: [
      ['area', 'Område', 'text', ({ name }) => name],
      ['costCenter', 'Omkostningssted', 'text', ({ costCenter }) => costCenter],
      ['part', 'Del', 'text', ({ part }) => part],
      ['account', 'Konto', 'text', ({ part }) => part && accountNumberOf(part, accounts)],
      ['cost', 'Udgift i måneden', 'money', ({ cost }) => cost],
    ],
    rows: areas
      .flatMap(({ place, parts }) => taxParts.map((part, at) => ({ ...place, part, cost: parts[at] ?? 0n })))
      .filter(({ cost }) => cost !== 0n),
    total: { name: TOTAL, costCenter: null, part: null, cost: sums.accrued - before.accrued },
  });

type Posting = Pick<Accruals, 'place' | 'sums' | 'before'>;
/** What moved in the month of the day, up to and with it, area by area: cost = paid - what prepaid rose by + what owed did. */
const postingTable = ({ areas, ...total }: Accruals) => {
  const movementOf = (key: keyof AccrualSums) => (row: Posting) => row.sums[key] - row.before[key];
  return table<Posting>({
    key: 'posting',
    title: 'Bogføring',
    columns: [
      ['area', 'Område', 'text', ({ place }) => place.name],
      ['costCenter', 'Omkostningssted', 'text', ({ place }) => place.costCenter],
      ['cost', 'Udgift i måneden', 'money', movementOf('accrued')],
      ['paid', 'Betalt i måneden', 'money', movementOf('paid')],
      ['prepaidChange', 'Ændring i forudbetalt', 'money', movementOf('prepaid')],
      ['owedChange', 'Ændring i skyldigt', 'money', movementOf('owed')],
      ['prepaid', 'Forudbetalt ultimo', 'money', ({ sums }) => sums.prepaid],
      ['owed', 'Skyldigt ultimo', 'money', ({ sums }) => sums.owed],
    ],
    rows: areas.filter(({ sums, before }) => [sums, before].some(({ accrued, paid }) => accrued !== 0n || paid !== 0n)),
    total: { ...total, place: { name: TOTAL, costCenter: null } },
  });
};

type PaymentRow = Omit<AccountsSources['payments'][number], 'paidOn' | 'isBesides'> & { paidOn: string | null };

/** Økonomi's month: what every agreement has cost by a day and what was paid of it, and the payments of that year until then. */
export const accountsReport = (sources: AccountsSources): WholeReport => {
  const { accruals, payments, filter, areaName, tax } = sources;
  const { rows, sums } = accruals;
  const { list, areas, parts } = taxTables(tax);
  const total = { contractId: 0, sponsorshipId: 0, number: TOTAL, name: '', area: '', costCenter: null };
  return {
    title: [`${reportKinds.accounts} pr. ${shortDate(filter.date)}`, areaName].filter(Boolean).join(': '),
    filter,
    figures: [],
    tables: [
      postingTable(accruals),
      partsTable(accruals, tax),
      table<AccrualRow>({
        key: 'accrual',
        title: 'Periodisering',
        columns: [
          ...placeColumns,
          ['accrued', 'Periodiseret', 'money', (row) => row.accrued],
          ['paid', 'Betalt', 'money', (row) => row.paid],
          ['prepaid', 'Forudbetalt', 'money', (row) => row.prepaid],
          ['owed', 'Skyldigt', 'money', (row) => row.owed],
        ],
        rows,
        total: { ...total, ...inKroner(sums) },
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
          ...total,
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
    notes: notesOf(sources),
    charts: [],
  };
};
