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
  tickets: (count: string) => (count === '1' ? '1 billet' : `${count} billetter`),
  noProducts: (section: string) =>
    `${section} har ingen produkter endnu. En administrator opretter dem under Produkter. Du kan gå videre uden.`,
  reviewHint: 'Læs aftalen igennem, som den vil stå. Ret det, der ikke passer.',
  correct: 'Ret',
  correctPart: (part: string) => `Ret ${part}`,
} as const;
