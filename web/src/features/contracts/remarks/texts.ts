import { plural } from '../../../lib/formats.ts';

const years = (from: string, to: string): string => (from === to ? `i ${to}` : `fra ${from} til ${to}`);

const products = (count: number): string => plural(count, 'produkt', 'produkter');
/** The few that are named of so many. */
const list = (count: number, names: readonly string[]): string => {
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
  seasons: (count: number, names: readonly string[], seasons: string, from: string, to: string) =>
    `${products(count)} er fra sæson ${seasons}, men aftalen løber ${years(from, to)}${list(count, names)}`,
  products: 'Ingen produkter er valgt',
  noRates: 'Ingen rater: ingen opgave minder om, at der skal betales',
  missingRates: (from: string) => `Aftale ${from} har rater, men fornyelsen har ingen`,
  missingProducts: (count: number, names: readonly string[], from: string) =>
    `Fornyelsen mangler ${products(count)} fra aftale ${from}${list(count, names)}`,
} as const;
