import { plural } from '../../../lib/formats.ts';

const years = (from: string, to: string): string => (from === to ? `i ${to}` : `fra ${from} til ${to}`);

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
  seasons: (seasons: string, count: number, from: string, to: string) =>
    `${plural(count, 'produkt', 'produkter')} er fra sæson ${seasons}, men aftalen løber ${years(from, to)}`,
  products: 'Ingen produkter er valgt',
  missingRates: (from: string) => `Aftale ${from} har rater, men fornyelsen har ingen`,
  missingProducts: (from: string, count: number, names: string, shown: number) => {
    const all = count > shown && shown > 0 ? `${names} og ${count - shown} mere` : names;
    return `Fornyelsen mangler ${plural(count, 'produkt', 'produkter')} fra aftale ${from}${all && `: ${all}`}`;
  },
} as const;
