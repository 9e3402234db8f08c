import { plural } from '../../../lib/formats.ts';

/** The Danish texts of having somebody else allow an agreement. */
export const texts = {
  lockTitle: (number: string) => `Godkend aftale ${number}`,
  askTitle: (number: string) => `Bed om godkendelse af aftale ${number}`,
  ask: 'Bed om godkendelse',
  askAnother: 'Spørg en anden',
  asked: (name: string) => `${name} er bedt om at godkende aftalen`,
  aboveLimit: (amount: string) => `Aftalen er på ${amount} og skal godkendes af en anden.`,
  withPost: 'Når du har en post i klubben, skal aftalen godkendes af en anden.',
  nobody: (amount: string) => `Spørg en administrator: Ingen i området må godkende ${amount}`,
  postHelp: 'F.eks. kasserer, eller hvem i familien der har den',
  noteHelp: 'Det, den anden skal vide',

  waiting: (name: string) => `${name} er bedt om at godkende aftalen`,
  since: (by: string, at: string) => `${by} spurgte den ${at}. Hvis kladden gemmes, skal der spørges igen.`,
  withdraw: 'Træk tilbage',
  withdrawn: 'Anmodningen er trukket tilbage',

  toYou: (by: string, amount: string) => `${by} beder dig godkende ${amount}`,
  post: (by: string, post: string) => `${by} har oplyst en post i klubben: ${post}`,
  ofYear: (year: number, count: number, amount: string) =>
    `Klubbens aftaler, der begynder i ${year}: ${plural(count, 'aftale', 'aftaler')}, i alt ${amount}`,
  approve: 'Godkend',
  approveQuestion: 'Godkend aftalen?',
  approveWhat: 'Aftalen låses i dit navn, som den står nu, og afventer derefter underskrift.',
  approved: 'Aftalen er godkendt og låst til underskrift',
  decline: 'Afvis',
  declineTitle: (number: string) => `Afvis aftale ${number}`,
  declineHint: 'Aftalen bliver ved med at være en kladde. Den, der spurgte, får din begrundelse.',
  declined: 'Aftalen er afvist',

  refusedBy: (name: string) => `${name} ville ikke godkende aftalen`,
} as const;
