import type { AgreementTerms } from '@sponsorat/api';

/** One of the two who sign. */
export type PdfParty = AgreementTerms['bank'];
/** An instalment. */
export type PdfRate = AgreementTerms['rates'][number];
export type PdfSection = AgreementTerms['sections'][number];
export type PdfProduct = PdfSection['categories'][number]['products'][number];

/** A PNG, JPEG or WebP; anything else is printed as if there were none. */
export type PdfLogo = Uint8Array | null;

export interface PrintedTerms extends AgreementTerms {
  printedOn: string;
}

/** The terms, and what belongs to the one print of them. */
export interface AgreementPdf extends PrintedTerms {
  logos: { bank: PdfLogo; club: PdfLogo };
}

/** What the PDF thread is given: the terms, and the logos as data URLs. */
export interface PdfTask {
  terms: PrintedTerms;
  logos: { bank: string | null; club: string | null };
}
