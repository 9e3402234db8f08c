import {
  type AgreementTerms,
  agreementTexts,
  type Comparison,
  type ComparisonPart,
  type ComparisonRow,
  comparisonParts,
  kronerText,
  percentText,
  shortDate,
  toOre,
  yesNoText,
} from '@sponsorat/api';
import type { ContractItem } from './contracts.store.ts';
import { agreedOf, type FrozenProduct } from './terms.rules.ts';

/** A selected product of an agreement, as the agreement reads. */
type ComparedProduct = { item: ContractItem; product: FrozenProduct };
/** All that an agreement says. */
export type ComparedContract = {
  terms: AgreementTerms;
  products: readonly ComparedProduct[];
  /** The number of an older paper, which is kept beside what the agreement says. */
  externalNumber: string | null;
};

type Row = [label: string, before: string | null, after: string | null];

const t = agreementTexts;

const day = (value: string | null) => value && shortDate(value);
const percent = (value: number | null) => (value === null ? null : percentText(value));
const kroner = (value: string | null): string | null => (value === null ? null : kronerText(Number(value)));

const changeOf = (before: string | null, after: string | null): ComparisonRow['change'] => {
  if (before === after) return 'same';
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
};

const rowOf = ([label, before, after]: Row): ComparisonRow => ({
  label,
  before,
  after,
  change: changeOf(before, after),
});

/** What neither says is not worth a row. */
const hasValue = ([, before, after]: Row): boolean => before !== null || after !== null;

const purposeRows = (one: AgreementTerms, other: AgreementTerms): Row[] => [
  [t.category, one.categoryName, other.categoryName],
  [t.additionalCategories, one.additionalCategories.join(', ') || null, other.additionalCategories.join(', ') || null],
  ['Startdato', day(one.startDate), day(other.startDate)],
  ['Slutdato', day(one.endDate), day(other.endDate)],
  [t.renegotiation, day(one.renegotiation), day(other.renegotiation)],
  [t.yearly, kroner(one.sponsorshipAmount), kroner(other.sponsorshipAmount)],
  [t.prints, yesNoText(one.sponsorPaysPrints), yesNoText(other.sponsorPaysPrints)],
];

const shareNames = Object.entries(t.shareNames) as [keyof AgreementTerms['shares'], string][];
const shareRows = (one: AgreementTerms, other: AgreementTerms): Row[] =>
  shareNames.map(([share, label]) => [label, percent(one.shares[share]), percent(other.shares[share])]);

const rateText = (rate: AgreementTerms['rates'][number] | undefined): string | null =>
  rate ? [kroner(rate.amount), day(rate.dueDate)].filter(Boolean).join(' den ') : null;
const rateRows = (one: AgreementTerms, other: AgreementTerms): Row[] =>
  Array.from({ length: Math.max(one.rates.length, other.rates.length) }, (_, at) => [
    `${t.rate} ${at + 1}`,
    rateText(one.rates[at]),
    rateText(other.rates[at]),
  ]);

const textRows = (one: AgreementTerms, other: AgreementTerms): Row[] => [
  [t.exclusivity, one.exclusivity, other.exclusivity],
  [t.specialAgreements, one.specialAgreements, other.specialAgreements],
];

const NOTHING_SAID = 'Ikke udfyldt';

/** What was agreed of a product in one line. */
const summaryOf = ({ item, product }: ComparedProduct): string =>
  agreedOf(item, product)
    .flatMap(({ label, value }) => (value === null ? [] : [`${label}: ${value}`]))
    .join(' · ') || 'Valgt';

/** What is true of a product whatever was agreed of it. */
const traitsOf = ({ product }: ComparedProduct): [label: string, value: string][] => [
  ['Titel', product.name],
  ['Sektion', product.section],
  ['Afkrydsning', yesNoText(product.hasCheckbox)],
  ['Billet', yesNoText(product.isTicket)],
  ['Udnyttelse', yesNoText(product.isUtilization)],
];

/** One row for each thing that differs of a product that both have; else one for the product. */
const rowsOfBoth = (one: ComparedProduct, other: ComparedProduct): Row[] => {
  const title = other.product.name;
  const now = agreedOf(other.item, other.product);
  const was = agreedOf(one.item, one.product);
  const fields = [...new Set([...now, ...was].map(({ field }) => field))];
  const agreed = fields.map((field): Row => {
    const [before, after] = [was, now].map((list) => list.find((entry) => entry.field === field));
    const label = `${title}: ${(after ?? before)?.label}`;
    // What only one asks for differs, also where nothing was said of it.
    if (!before || !after)
      return [label, before ? (before.value ?? NOTHING_SAID) : null, after ? (after.value ?? NOTHING_SAID) : null];
    if (before.label === after.label) return [label, before.value, after.value];
    return [
      label,
      `${before.label}: ${before.value ?? NOTHING_SAID}`,
      `${after.label}: ${after.value ?? NOTHING_SAID}`,
    ];
  });
  const before = traitsOf(one);
  const traits = traitsOf(other).map(
    ([label, value], at): Row => [`${title}: ${label}`, before[at]?.[1] ?? null, value],
  );
  const different = [...traits, ...agreed].filter(([, left, right]) => left !== right);
  return different.length > 0 ? different : [[title, summaryOf(one), summaryOf(other)]];
};

const productRows = (one: ComparedContract, other: ComparedContract, section: ComparisonPart): Row[] => {
  const find = ({ products }: ComparedContract, id: number) => products.find(({ item }) => item.productId === id);
  const of = ({ products }: ComparedContract) => products.filter(({ product }) => product.section === section);
  const now = of(other).flatMap((after): Row[] => {
    const before = find(one, after.item.productId);
    return before ? rowsOfBoth(before, after) : [[after.product.name, null, summaryOf(after)]];
  });
  const gone = of(one).filter(({ item }) => !find(other, item.productId));
  return [...now, ...gone.map((before): Row => [before.product.name, summaryOf(before), null])];
};

const rowsOf = (part: ComparisonPart, one: ComparedContract, other: ComparedContract): Row[] => {
  switch (part) {
    case 'Periode og pris':
      return [[t.externalNumber, one.externalNumber, other.externalNumber], ...purposeRows(one.terms, other.terms)];
    case 'Prisandele':
      return shareRows(one.terms, other.terms);
    case 'Rater':
      return rateRows(one.terms, other.terms);
    case 'Tekster':
      return textRows(one.terms, other.terms);
    default:
      return productRows(one, other, part);
  }
};

const amountsOf = (one: AgreementTerms, other: AgreementTerms): Comparison['amount'] => {
  const [was, is] = [one.sponsorshipAmount, other.sponsorshipAmount].map((amount) => amount && toOre(amount));
  const both = typeof was === 'bigint' && typeof is === 'bigint';
  return {
    before: one.sponsorshipAmount === null ? null : Number(one.sponsorshipAmount),
    after: other.sponsorshipAmount === null ? null : Number(other.sponsorshipAmount),
    difference: both ? Number(is - was) / 100 : null,
    percent: both && was > 0n ? Math.round(Number(((is - was) * 1_000_000n) / was) / 100) / 100 : null,
  };
};

/** What differs between two agreements: their annual amounts, and every part with a row for each thing that one says. */
export const compareAgreements = (
  one: ComparedContract,
  other: ComparedContract,
): Pick<Comparison, 'amount' | 'parts'> => ({
  amount: amountsOf(one.terms, other.terms),
  parts: comparisonParts.map((part) => ({ part, rows: rowsOf(part, one, other).filter(hasValue).map(rowOf) })),
});
