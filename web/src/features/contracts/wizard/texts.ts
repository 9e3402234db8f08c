import { plural } from '../../../lib/formats.ts';

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
  chosen: (count: number) => `${count} valgt`,
  inAgreement: 'Hele aftalen',
  noneChosen: 'ingen valgt',
  worth: (amount: string) => `værdi ${amount}`,
  tickets: (count: number) => plural(count, 'billet', 'billetter'),
  noProducts: (section: string) =>
    `${section} har ingen produkter endnu. En administrator opretter dem under Produkter. Du kan gå videre uden.`,
  reviewHint: 'Læs aftalen igennem, og ret det, der ikke passer.',
  ofRates: (message: string, count: number) => `${message} (${plural(count, 'rate', 'rater')})`,
  parties: 'parterne',
  correct: 'Ret',
  correctPart: (part: string) => `Ret ${part}`,
} as const;
