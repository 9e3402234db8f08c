import { number, plural } from '../../../lib/formats.ts';

const years = (from: string, to: string): string => (from === to ? `i ${to}` : `fra ${from} til ${to}`);

/** The Danish texts of the wizard. */
export const texts = {
  create: 'Opret aftale',
  steps: 'Trin',
  purpose: 'Formål og pris',
  review: 'Godkendelse',
  done: 'udført',
  current: (number: number, count: number, title: string) => `Trin ${number} af ${count}: ${title}`,
  next: 'Gem og fortsæt',
  previous: 'Tilbage',
  save: 'Gem kladde',
  saved: 'Kladden er gemt',
  chosen: (count: number) => (count === 1 ? '1 valgt' : `${count} valgt`),
  inAgreement: 'Hele aftalen',
  noneChosen: 'ingen valgt',
  worth: (amount: string) => `værdi ${amount}`,
  tickets: (count: number) => `${number(count)} ${count === 1 ? 'billet' : 'billetter'}`,
  noProducts: (section: string) =>
    `${section} har ingen produkter endnu. En administrator opretter dem under Produkter. Du kan gå videre uden.`,
  reviewHint: 'Læs aftalen igennem, og ret det, der ikke passer.',
  ofRates: (message: string, count: number) => `${message} (${plural(count, 'rate', 'rater')})`,
  remarks: {
    title: 'Værd at se på, før du godkender',
    overlap: (numbers: string) => `Perioden overlapper aftale ${numbers}`,
    shares: (sum: string) => `Prisandelene er ${sum} i alt`,
    ratesOver: 'Raterne giver mere, end aftalen koster',
    ratesUnder: 'Raterne giver mindre, end aftalen koster',
    oneYear: (year: string, from: string, to: string) =>
      `Alle rater forfalder i ${year}, men aftalen løber ${years(from, to)}`,
    seasons: (seasons: string, count: number, from: string, to: string) =>
      `${plural(count, 'produkt', 'produkter')} er fra sæson ${seasons}, men aftalen løber ${years(from, to)}`,
    products: 'Ingen produkter er valgt',
    missingRates: (from: string) => `Aftale ${from} har rater, men fornyelsen har ingen`,
    missingProducts: (from: string, count: number, names: string, shown: number) => {
      const all = count > shown && shown > 0 ? `${names} og ${count - shown} mere` : names;
      return `Fornyelsen mangler ${plural(count, 'produkt', 'produkter')} fra aftale ${from}${all && `: ${all}`}`;
    },
  },
  parties: 'parterne',
  correct: 'Ret',
  correctPart: (part: string) => `Ret ${part}`,
} as const;
