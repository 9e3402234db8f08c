import type { AgreementTerms } from '@sponsorat/api';

/** One of the two who sign. */
export type PaperParty = AgreementTerms['bank'];
/** An instalment. */
export type PaperRate = AgreementTerms['rates'][number];
export type PaperSection = AgreementTerms['sections'][number];
export type PaperProduct = PaperSection['categories'][number]['products'][number];

/** A PNG, JPEG or WebP; anything else is printed as if there were none. */
export type PaperLogo = Uint8Array | null;

export interface PrintedTerms extends AgreementTerms {
  printedOn: string;
}

/** The terms, and what belongs to the one print of them. */
export interface AgreementPaper extends PrintedTerms {
  logos: { bank: PaperLogo; club: PaperLogo };
}
