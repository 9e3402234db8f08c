import {
  type Accounts,
  type ContractTax,
  numberText,
  ruleDefinitions,
  ruleValueText,
  shortDate,
  type TaxPart,
  type TaxSums,
  type TaxTotals,
  taxWarnings,
  vatKnowledge,
  withOre,
} from '@sponsorat/api';
import type { TaxedAgreement } from '../tax/tax.store.ts';
import { knowledgeOf, type TaxedRow } from '../tax/tax-year.ts';
import { mapRows, placeColumns, table, type WholeReport, type WholeTable } from './report-parts.ts';

const t = {
  agreements: 'Moms og fradrag',
  areas: 'Moms og fradrag pr. område',
  parts: 'Moms og fradrag pr. del',
  tickets: 'Billetter efter modtager',
  rules: 'Regler',
  warnings: 'Bemærkninger',
  total: 'I alt',
  unregistered: 'Ikke registreret',
  guidance: (day: string) =>
    `Vejledende. Regler og satser er bankens egne værdier pr. ${shortDate(day)}; skatteafdelingen afgør.`,
  noPercent: (year: number) => `Bankens momsprocent for ${year} er ikke angivet: der regnes med 0 %.`,
  unknown: (agreements: number, amount: string) =>
    `Momsen er ukendt for ${agreements === 1 ? '1 aftale' : `${numberText(agreements)} aftaler`} med ${amount} kr. i året: deres moms er ikke talt med.`,
  estimated: 'Momsen er et skøn efter klubbens oplysning: ingen faktura fra året viser den.',
} as const;

const sumColumns = [
  ['amount', 'Beløb', 'money', (row: TaxSums) => row.amount],
  ['vat', 'Heraf moms', 'money', (row: TaxSums) => row.vat],
  ['vatDeductible', 'Moms, der trækkes fra', 'money', (row: TaxSums) => row.vatDeductible],
  ['cost', 'Udgift', 'money', (row: TaxSums) => row.cost],
  ['deductible', 'Fradragsberettiget', 'money', (row: TaxSums) => row.deductible],
  ['notDeductible', 'Ikke fradragsberettiget', 'money', (row: TaxSums) => row.notDeductible],
] as const;

/** The account that the bank posts each part on. */
const accountOf: Partial<Record<TaxPart, keyof Accounts>> = {
  Reklame: 'advertisement',
  Billetter: 'tickets',
  Forplejning: 'catering',
  Rejse: 'travel',
};

export const accountNumberOf = (part: TaxPart, accounts: Accounts): string | null => {
  const account = accountOf[part];
  return account ? accounts[account] : null;
};

type PartRow = TaxSums & { part: TaxPart | typeof t.total };
const partsTable = (parts: readonly PartRow[], total: TaxSums, accounts: Accounts): WholeTable =>
  table<PartRow>({
    key: 'taxParts',
    title: t.parts,
    columns: [
      ['part', 'Del', 'text', (row) => row.part],
      ['account', 'Konto', 'text', ({ part }) => (part === t.total ? null : accountNumberOf(part, accounts))],
      ...sumColumns,
    ],
    rows: parts,
    total: { part: t.total, ...total },
  });

type AgreementRow = TaxSums & { number: string } & Record<
    'name' | 'area' | 'costCenter' | 'vatSource' | 'warnings',
    string | null
  >;

export type TaxSources = {
  rows: readonly TaxedRow[];
  totals: TaxTotals;
  accounts: Accounts;
  costCenters: ReadonlyMap<number, string | null>;
  /** Whether anybody has said what of its VAT the bank deducts in the year. */
  hasPercent: boolean;
};

/** What is deductible of a year's agreements: by area and part, and of each. */
export const taxTables = ({ rows, totals, accounts, costCenters }: TaxSources) => ({
  parts: partsTable(totals.parts, totals.total, accounts),
  areas: table<TaxSums & { area: string; costCenter: string | null }>({
    key: 'taxAreas',
    title: t.areas,
    columns: [
      ['area', 'Område', 'text', (row) => row.area],
      ['costCenter', 'Omkostningssted', 'text', (row) => row.costCenter],
      ...sumColumns,
    ],
    rows: totals.areas.map((row) => ({ ...row, costCenter: costCenters.get(row.areaId) ?? null })),
    total: { ...totals.total, area: t.total, costCenter: null },
  }),
  list: table<AgreementRow>({
    key: 'tax',
    title: t.agreements,
    columns: [
      ...placeColumns,
      ['vatSource', 'Moms ifølge', 'text', (row) => row.vatSource],
      ...sumColumns,
      ['warnings', 'Bemærkninger', 'text', (row) => row.warnings],
    ],
    rows: mapRows(rows, (row) => ({
      number: row.number,
      name: row.name,
      area: row.area,
      costCenter: costCenters.get(row.areaId) ?? null,
      ...row.sums.total(),
      vatSource: vatKnowledge[knowledgeOf(row)],
      warnings: row.warnings.map((code) => taxWarnings[code]).join('; '),
    })),
    total: {
      number: t.total,
      name: null,
      area: null,
      costCenter: null,
      vatSource: null,
      warnings: null,
      ...totals.total,
    },
  }),
});

/** What is said of all of it: that it is guidance, and how much nobody knows. */
export const taxNotes = ({ totals: { unknown, year }, hasPercent }: TaxSources, day: string): string[] => [
  t.guidance(day),
  ...(hasPercent ? [] : [t.noPercent(year)]),
  ...(unknown.agreements > 0 ? [t.unknown(unknown.agreements, withOre(unknown.amount))] : []),
];

/** What of one agreement's year is deductible, and what that follows from. */
export const contractTaxReport = (
  agreement: TaxedAgreement,
  { year, parts, total, vat, warnings, rules }: ContractTax,
  { day, accounts }: { day: string; accounts: Accounts },
): WholeReport => ({
  title: `Opgørelse til økonomi ${year}: ${agreement.number}, ${agreement.name}`,
  filter: { year, date: null, area: null },
  figures: [],
  tables: [
    partsTable(parts, total, accounts),
    table({
      key: 'tickets',
      title: t.tickets,
      columns: [
        ['type', 'Modtager', 'text', (row) => row.type ?? t.unregistered],
        ['share', 'Andel', 'percent', (row) => row.share],
        ['percent', 'Fradrag', 'percent', (row) => row.percent],
        ['deductible', 'Fradragsberettiget', 'money', (row) => row.deductible],
      ],
      rows: parts.flatMap(({ split }) => split),
    }),
    table({
      key: 'warnings',
      title: t.warnings,
      columns: [['text', 'Hvad der bør afklares eller vides', 'text', (row) => row.text]],
      rows: warnings,
    }),
    table({
      key: 'rules',
      title: t.rules,
      columns: [
        ['label', 'Regel', 'text', ({ key }) => ruleDefinitions[key].label],
        ['value', 'Værdi', 'text', ({ key, value }) => ruleValueText(ruleDefinitions[key], value)],
        ['validFrom', 'Gælder fra', 'date', ({ validFrom }) => validFrom],
      ],
      rows: rules,
    }),
  ],
  charts: [],
  notes: [t.guidance(day), ...(vat.estimated ? [t.estimated] : [])],
});

/** What of a year's agreements is deductible. */
export const yearTaxReport = (sources: TaxSources, day: string): WholeReport => {
  const { parts, areas, list } = taxTables(sources);
  return {
    title: `Opgørelse til økonomi ${sources.totals.year}`,
    filter: { year: sources.totals.year, date: null, area: null },
    figures: [],
    tables: [parts, areas, list],
    charts: [],
    notes: taxNotes(sources, day),
  };
};
