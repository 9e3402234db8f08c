import {
  type AccrualTerms,
  accruedIn,
  type ContractTax,
  daysOf,
  oreToKroner,
  type PartOfTax,
  type TaxPercents,
  type TaxSums,
  taxOf,
  taxWarningsOf,
} from '@sponsorat/api';
import type { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import type { TaxedAgreement } from './tax.store.ts';

type RulesOfYear = Awaited<ReturnType<typeof findRulesOfYear>>;

/** The percents of a year, by the rules that hold on its first day. */
export const percentsOf = ({ rules }: Pick<RulesOfYear, 'rules'>): TaxPercents => ({
  bank: rules['vat.bankPercent'],
  vat: { Reklame: rules['vat.advertisement'], Forplejning: rules['vat.catering'] },
  income: {
    Reklame: rules['tax.advertisement'],
    Forplejning: rules['tax.catering'],
    Rejse: rules['tax.travel'],
  },
  tickets: {
    employees: rules['tax.tickets.employees'],
    prizes: rules['tax.tickets.prizes'],
    charity: rules['tax.tickets.charity'],
    others: rules['tax.tickets.others'],
  },
});

/** How much of an agreement's amounts is VAT, and who says so: its invoices before the club. */
const vatOf = ({ invoiced, invoicedVat, chargesVat }: TaxedAgreement) => {
  if (invoiced > 0n) return { source: 'invoice', vat: { of: invoicedVat, in: invoiced } } as const;
  // 25 % on top of a price is a fifth of what is paid.
  if (chargesVat !== null) return { source: 'club', vat: { of: chargesVat ? 1n : 0n, in: 5n } } as const;
  return { source: 'unknown', vat: null } as const;
};

type OreSums = Pick<PartOfTax, 'amount' | 'vat' | 'vatDeductible' | 'cost' | 'deductible'>;

const NONE: OreSums = { amount: 0n, vat: null, vatDeductible: 0n, cost: 0n, deductible: 0n };

/** What parts add up to, in øre; of VAT what is known. */
const sumOf = (parts: readonly OreSums[]): OreSums =>
  parts.reduce(
    (sum, part) => ({
      amount: sum.amount + part.amount,
      vat: part.vat === null ? sum.vat : (sum.vat ?? 0n) + part.vat,
      vatDeductible: sum.vatDeductible + part.vatDeductible,
      cost: sum.cost + part.cost,
      deductible: sum.deductible + part.deductible,
    }),
    NONE,
  );

/** Sums in kroner, and what of the cost is not deductible; `vat` is null where nobody knows it. */
export const presentSums = ({ amount, vat, vatDeductible, cost, deductible }: OreSums): TaxSums => ({
  amount: oreToKroner(amount),
  vat: vat === null ? null : oreToKroner(vat),
  vatDeductible: oreToKroner(vatDeductible),
  cost: oreToKroner(cost),
  deductible: oreToKroner(deductible),
  notDeductible: oreToKroner(cost - deductible),
});

/** What of an agreement's year is deductible, of its VAT and of its cost, and what is to be said of it. */
export const taxOfContract = (
  agreement: TaxedAgreement,
  { year, percents, adShareMin }: { year: number; percents: TaxPercents; adShareMin: number },
) => {
  const { startDate, endDate, sponsorshipAmount, rates, shares, isItemised, paid, lastPaidOn, tickets } = agreement;
  const terms: AccrualTerms = { startDate, endDate, sponsorshipAmount, rates };
  const { source, vat } = vatOf(agreement);
  const taxTerms = { amount: accruedIn(terms, year), shares, vat, tickets };
  const parts = taxOf(taxTerms, percents);
  const unregistered =
    tickets.length === 0
      ? Number.POSITIVE_INFINITY
      : tickets.filter(({ type }) => type === null).reduce((sum, one) => sum + one.seats, 0);
  const warnings = taxWarningsOf({
    ...taxTerms,
    terms,
    lastDay: daysOf(year).to,
    isItemised,
    tickets: parts.find(({ part }) => part === 'Billetter')?.amount ?? 0n,
    unregistered,
    adShareMin,
    paid,
    lastPaidOn,
  });
  return { source, vat, parts, warnings };
};
export type TaxOfContract = ReturnType<typeof taxOfContract>;

const presentPart = ({ split, ...part }: PartOfTax): ContractTax['parts'][number] => ({
  part: part.part,
  ...presentSums(part),
  split: split.map(({ type, cost, percent, deductible }) => ({
    type,
    share: part.cost === 0n ? 0 : Math.round((Number(cost) / Number(part.cost)) * 1e4) / 100,
    percent,
    deductible: oreToKroner(deductible),
  })),
});

/** An agreement's tax of a year as a call answers. */
export const presentTax = (
  { source, vat, parts, warnings }: TaxOfContract,
  year: number,
  rules: RulesOfYear['used'],
): ContractTax => ({
  year,
  vat: {
    known: source === 'invoice',
    estimated: source === 'club',
    fraction: vat && Number(vat.of) / Number(vat.in),
    source,
  },
  parts: parts.map(presentPart),
  total: presentSums(sumOf(parts)),
  warnings,
  rules,
});
