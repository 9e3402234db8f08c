import type { IsoDate } from '../dates.ts';

/** How far a sending for signature has come; `Udløbet` follows from its deadline. */
export const signingStates = ['Sendt', 'Underskrevet', 'Modtaget', 'Afvist', 'Udløbet', 'Annulleret'] as const;
export type SigningState = (typeof signingStates)[number];
/** How it ended, where it has. */
export const signingOutcomes = ['Underskrevet', 'Afvist', 'Annulleret'] as const satisfies readonly SigningState[];
export type SigningOutcome = (typeof signingOutcomes)[number];

export const signerStates = ['Sendt', 'Åbnet', 'Underskrevet', 'Afvist'] as const;
export type SignerState = (typeof signerStates)[number];

/** How far the last mail to a signer has come. */
export const signerMailStates = ['Venter', 'Sendt', 'Fejlet'] as const;
export type SignerMailState = (typeof signerMailStates)[number];

export const signingLimits = {
  signers: 5,
  /** The deadline: proposed, and the last day that it may be, in days from today. */
  days: 30,
  mostDays: 90,
  codeMinutes: 15,
  codeTries: 5,
  codesADay: 5,
  /** Hours that must pass between two mails to a signer. */
  reminderHours: 24,
} as const;

type SigningFacts = { outcome: SigningOutcome | null; isReceived: boolean; deadline: IsoDate };

/** The state of a sending on a day. The deadline's own day counts; a copy that came in time is still to be decided. */
export const signingStateOn = ({ outcome, isReceived, deadline }: SigningFacts, today: IsoDate): SigningState => {
  if (outcome) return outcome;
  if (isReceived) return 'Modtaget';
  return deadline < today ? 'Udløbet' : 'Sendt';
};

/** True while the club can still answer, or the bank must. */
export const isOpenSigning = (state: SigningState): boolean => state === 'Sendt' || state === 'Modtaget';

/** An address as somebody else may see it: `f•••@klub.dk`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1•••');

/** What a text of a mail may name, and what each is. */
export const signingPlaceholders = {
  klub: 'klubbens navn',
  nummer: 'aftalens nummer',
  navn: 'modtagerens navn',
  bank: 'bankens navn',
  frist: 'fristen',
} as const;
export type SigningPlaceholder = keyof typeof signingPlaceholders;

/** A text with its placeholders filled in; what is no placeholder stays as it is written. */
export const fillPlaceholders = (text: string, values: Partial<Record<SigningPlaceholder, string>>): string => {
  const byName = new Map<string, string>(Object.entries(values));
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) => byName.get(name) ?? written);
};
