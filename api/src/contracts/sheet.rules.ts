import { danishDate } from '../dates.ts';
import {
  addressLines,
  agreedLines,
  agreementFacts,
  agreementParties,
  agreementParts,
  priceNote,
  showsTotal,
  agreementTexts as t,
} from './agreement.rules.ts';
import type { AgreementTerms } from './terms.schemas.ts';

/** "60000.5" reads "60.000,50"; works on the text, so that no øre is lost in a binary fraction. */
function kronerText(value: string): string {
  const [kroner = '0', øre = ''] = value.split('.');
  return `${kroner.replace(/\B(?=(\d{3})+$)/g, '.')},${øre.padEnd(2, '0').slice(0, 2)}`;
}

/** "60000.5" reads "60.000,50 kr.". */
export function formatKroner(value: string): string {
  return `${kronerText(value)}\u00a0kr.`;
}

/** 12.5 reads "12,5 %". */
export function formatPercent(value: number): string {
  return `${String(value).replace('.', ',')}\u00a0%`;
}

type Pair = readonly [label: string, value: string];

/** What stands under a heading of the printed agreement, with every value as it is read. */
export type SheetBlock =
  | { kind: 'facts'; rows: Pair[] }
  | { kind: 'amounts'; rows: Pair[] }
  | { kind: 'table'; columns: string[]; rows: string[][]; total: string[] | null }
  | { kind: 'products'; section: string; category: string; rows: SheetProduct[] }
  | { kind: 'text' | 'note'; text: string };
export type SheetProduct = { title: string; lines: ReturnType<typeof agreedLines> };
export type SheetPart = { heading: string; blocks: SheetBlock[] };

const kroner = (amount: string | null): string => (amount === null ? t.none : formatKroner(amount));

const priceBlocks = (terms: AgreementTerms): SheetBlock[] => {
  const { sponsorshipAmount, amount, rates } = terms;
  const price: SheetBlock = { kind: 'amounts', rows: [[t.yearly, kroner(sponsorshipAmount)]] };
  if (showsTotal(terms)) price.rows.push([t.total, kroner(amount)]);
  const table: SheetBlock = {
    kind: 'table',
    columns: [t.rate, t.dueDate, t.amount],
    rows: rates.map((rate, at) => [
      `${t.rate} ${at + 1}`,
      rate.dueDate ? danishDate(rate.dueDate) : t.none,
      kroner(rate.amount),
    ]),
    total: amount === null ? null : [t.ratesTotal, '', kroner(amount)],
  };
  return [price, ...(rates.length > 0 ? [table] : []), { kind: 'note', text: priceNote(terms) }];
};

const sharesBlock = ({ shares }: AgreementTerms): SheetBlock => ({
  kind: 'table',
  columns: [t.purpose, t.share],
  rows: (Object.keys(t.shareNames) as (keyof typeof t.shareNames)[]).flatMap((name) => {
    const percent = shares[name];
    return percent === null ? [] : [[t.shareNames[name], formatPercent(percent)]];
  }),
  total: null,
});

const blocksOf = (part: ReturnType<typeof agreementParts>[number], terms: AgreementTerms): SheetBlock[] => {
  switch (part.kind) {
    case 'terms':
      return [{ kind: 'facts', rows: agreementFacts(terms) }];
    case 'price':
      return priceBlocks(terms);
    case 'section':
      return part.categories.map(({ name, products }) => ({
        kind: 'products',
        section: part.heading,
        category: name,
        rows: products.map((product) => ({ title: product.title || t.none, lines: agreedLines(product) })),
      }));
    case 'shares':
      return [sharesBlock(terms)];
    case 'text':
      return [{ kind: 'text', text: (part.text ?? '').replace(/\n{3,}/g, '\n\n') }];
  }
};

/** The printed agreement: all that stands on it, in its order. The PDF and the print view both draw this. */
export const agreementSheet = (terms: AgreementTerms, printedOn: string) => {
  const { bank, club, number, draft, confirmed } = terms;
  const title = terms.simple ? t.simpleAgreement : t.agreement;
  const named = [title, number].filter(Boolean).join(' ');
  return {
    title,
    number: [number && `${t.number} ${number}`, draft && t.draft].filter(Boolean).join(' · ') || t.none,
    club: club.name,
    bank: bank.name,
    sender: [bank.name, ...addressLines(bank)].filter(Boolean),
    parties: agreementParties(terms),
    parts: agreementParts(terms)
      .filter(({ isEmpty }) => !isEmpty)
      .map((part): SheetPart => ({ heading: part.heading, blocks: blocksOf(part, terms) })),
    signatures: {
      heading: t.signatures,
      note: confirmed && t.confirmed(confirmed.by, danishDate(confirmed.at)),
      signers: [bank, club].map(({ name }) => `${t.signatureFor} ${name || t.none}`),
    },
    /** At the head of each page that follows the first. */
    header: `${named} · ${club.name}`,
    /** At the foot of every page, beside its number. */
    footer: `${named} · ${t.printed(danishDate(printedOn))}`,
  };
};
export type AgreementSheet = ReturnType<typeof agreementSheet>;
