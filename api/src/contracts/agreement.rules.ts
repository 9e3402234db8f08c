import { danishDate } from '../dates.ts';
import type { AgreementTerms } from './terms.schemas.ts';

/** The Danish words of an agreement, in the PDF, in the print view and on the screen. */
export const agreementTexts = {
  agreement: 'Sponsoraftale',
  simpleAgreement: 'Simpel sponsoraftale',
  draft: 'Kladde',
  number: 'Aftalenr.',
  externalNumber: 'Tidligere aftalenr.',
  sponsor: 'Sponsor',
  club: 'Klub',
  cvr: 'CVR',
  responsible: 'Ansvarlig',
  contact: 'Kontaktperson',
  terms: 'Aftale og periode',
  category: 'Kategori',
  additionalCategories: 'Yderligere kategorier',
  period: 'Aftaleperiode',
  from: 'Fra',
  to: 'til',
  until: 'Til',
  renegotiation: 'Genforhandling',
  prints: 'Sponsor betaler tryk',
  yes: 'Ja',
  no: 'Nej',
  price: 'Pris og betaling',
  yearly: 'Årligt beløb',
  total: 'Samlet beløb for aftaleperioden',
  yearlyNote: 'Beløb er årlige og inkl. moms.',
  note: 'Alle beløb er inkl. moms.',
  rates: 'Rater',
  rate: 'Rate',
  dueDate: 'Forfaldsdato',
  amount: 'Beløb',
  ratesTotal: 'I alt',
  included: 'Inkluderet',
  shares: 'Prisandele',
  purpose: 'Formål',
  share: 'Andel',
  shareNames: { advertisement: 'Reklame', tickets: 'Billetter', catering: 'Forplejning', travel: 'Rejse' },
  exclusivity: 'Eksklusivitet',
  specialAgreements: 'Særlige aftaler',
  signatures: 'Underskrifter',
  signatureFor: 'For',
  date: 'Dato',
  name: 'Navn',
  signature: 'Underskrift',
  none: '–',
  printed: (date: string) => `Udskrevet ${date}`,
  confirmed: (by: string, date: string) => `Godkendt til underskrift af ${by} den ${date}.`,
} as const;

const t = agreementTexts;
const isText = (line: string | null | undefined): line is string => Boolean(line?.trim());

/** Street, then postal code and town. */
export const addressLines = ({ address, zipCode, city }: AgreementTerms['bank']): string[] =>
  [address, [zipCode, city].filter(isText).join(' ')].filter(isText);

/** Bank and club, each with its address and CVR, and who speaks for it. */
export const agreementParties = ({ bank, club, responsible }: AgreementTerms) => [
  {
    role: t.sponsor,
    name: bank.name || t.none,
    lines: linesOf(bank),
    people: [responsible ? `${t.responsible}: ${responsible.name}` : null, responsible?.email].filter(isText),
  },
  {
    role: t.club,
    name: club.name || t.none,
    lines: linesOf(club),
    people: [
      isText(club.contact) ? `${t.contact}: ${club.contact}` : null,
      club.contactEmail,
      club.contactPhone,
    ].filter(isText),
  },
];

const linesOf = (party: AgreementTerms['bank']): string[] => [
  ...addressLines(party),
  ...(isText(party.cvr) ? [`${t.cvr} ${party.cvr}`] : []),
];

const periodOf = ({ startDate, endDate }: AgreementTerms): string => {
  if (startDate && endDate) return `${danishDate(startDate)} ${t.to} ${danishDate(endDate)}`;
  if (startDate) return `${t.from} ${danishDate(startDate)}`;
  return endDate ? `${t.until} ${danishDate(endDate)}` : t.none;
};

/** What the agreement is about, and from when until when: labels with their values, in order. */
export const agreementFacts = (terms: AgreementTerms): [label: string, value: string][] => [
  [t.category, terms.categoryName ?? t.none],
  ...(terms.additionalCategories.length > 0
    ? [[t.additionalCategories, terms.additionalCategories.join(', ')] as [string, string]]
    : []),
  [t.period, periodOf(terms)],
  ...(terms.renegotiation ? [[t.renegotiation, danishDate(terms.renegotiation)] as [string, string]] : []),
  [t.prints, terms.sponsorPaysPrints ? t.yes : t.no],
];

/** True where the price for the whole period is another than a year's, and no table of rates says it. */
export const showsTotal = ({ rates, amount, sponsorshipAmount }: AgreementTerms): boolean =>
  rates.length === 0 && amount !== null && amount !== sponsorshipAmount;

/** What the amounts are, below them. */
export const priceNote = (terms: AgreementTerms): string =>
  terms.rates.length === 0 && !showsTotal(terms) ? t.yearlyNote : t.note;

type Sections = AgreementTerms['sections'];

type Product = Sections[number]['categories'][number]['products'][number];

/** What was agreed of a product: values after their labels, then its long text; no label where none was stored. */
export const agreedLines = ({ details, description, descriptionLabel }: Product) => {
  const lines: { label: string | null; value: string }[] = [...details];
  if (isText(description)) lines.push({ label: descriptionLabel ?? null, value: description.trim() });
  return lines.length > 0 ? lines : [{ label: null, value: t.included }];
};

/** A part of an agreement under a heading of its own, and whether it says anything. */
export type AgreementPart = { heading: string; isEmpty: boolean } & (
  | { kind: 'terms' | 'price' | 'shares' }
  | { kind: 'section'; categories: Sections[number]['categories'] }
  | { kind: 'text'; text: string | null }
);

const textPart = (heading: string, text: string | null): AgreementPart => ({
  kind: 'text',
  heading,
  text: isText(text) ? text.trim() : null,
  isEmpty: !isText(text),
});

/**
 * The parts of an agreement in their order: the same in the PDF, in the print view and on the screen. `sections` are
 * those that are there even where nothing was chosen of them.
 */
export const agreementParts = (terms: AgreementTerms, sections: readonly string[] = []): AgreementPart[] => {
  const names = [...new Set([...(terms.simple ? [] : sections), ...terms.sections.map(({ name }) => name)])];
  const categoriesOf = (name: string) =>
    (terms.sections.find((section) => section.name === name)?.categories ?? []).filter(
      ({ products }) => products.length > 0,
    );
  return [
    { kind: 'terms', heading: t.terms, isEmpty: false },
    { kind: 'price', heading: t.price, isEmpty: false },
    ...names.map((heading): AgreementPart => {
      const categories = categoriesOf(heading);
      return { kind: 'section', heading, categories, isEmpty: categories.length === 0 };
    }),
    { kind: 'shares', heading: t.shares, isEmpty: Object.values(terms.shares).every((share) => share === null) },
    textPart(t.exclusivity, terms.exclusivity),
    textPart(t.specialAgreements, terms.specialAgreements),
  ];
};
