import { plural } from '../../../lib/formats.ts';

const years = (from: string, to: string): string => (from === to ? `i ${to}` : `fra ${from} til ${to}`);

/** Products, of which a few are named. */
type Products = { count: number; names: readonly string[] };

const counted = (count: number): string => plural(count, 'produkt', 'produkter');
const list = ({ count, names }: Products): string => {
  const all = names.join(', ');
  return all && `: ${count > names.length ? `${all} og ${count - names.length} mere` : all}`;
};

/** The Danish texts of what may be meant, and is said before an agreement is locked. */
export const texts = {
  title: 'Værd at se på, før du godkender',
  overlap: (numbers: string) => `Perioden overlapper aftale ${numbers}`,
  latest: '. Den aftale, der begynder senest, bliver den aktive.',
  shares: (sum: string) => `Prisandelene er ${sum} i alt`,
  ratesOver: 'Raterne giver mere, end aftalen koster',
  ratesUnder: 'Raterne giver mindre, end aftalen koster',
  oneYear: (year: string, from: string, to: string) =>
    `Alle rater forfalder i ${year}, men aftalen løber ${years(from, to)}`,
  farRates: (count: number, from: string, to: string) =>
    `${plural(count, 'rate', 'rater')} forfalder mere end et år uden for perioden: Aftalen løber ${years(from, to)}`,
  seasons: (products: Products, seasons: string, from: string, to: string) =>
    `${counted(products.count)} er fra sæson ${seasons}, men aftalen løber ${years(from, to)}${list(products)}`,
  products: 'Ingen produkter er valgt',
  missingRates: (from: string) => `Aftale ${from} har rater, men fornyelsen har ingen`,
  missingProducts: (products: Products, from: string) =>
    `Fornyelsen mangler ${counted(products.count)} fra aftale ${from}${list(products)}`,
} as const;
