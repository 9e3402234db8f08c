import type { AgreementTerms } from '@sponsorat/api';
import { type AgreementPart, agreementParts } from '@sponsorat/api/contracts/agreement.rules.ts';
import { danishDate } from '@sponsorat/api/dates.ts';
import type { Block, Definition } from 'pdfmake';
import { inFonts } from './fonts.ts';
import { bodyStyle, colors, contentWidth, estimateLines, type Part, pageMargins, part, sizes } from './layout.ts';
import { letterhead, parties, signatures, titleBlock } from './parties.ts';
import { sectionPart } from './products.ts';
import { pricePart, sharesPart, termsPart } from './terms.ts';
import { texts } from './texts.ts';

export type PdfSection = AgreementTerms['sections'][number];
export type PdfProduct = PdfSection['categories'][number]['products'][number];

/** All that a PDF is made of: the terms, the day it is printed, and both logos as data URLs. */
export interface AgreementDocument {
  terms: AgreementTerms & { printedOn: string };
  logos: { bank: string | null; club: string | null };
}

/** A text of its own, which may be long and runs on over pages. */
function textPart(heading: string, text: string): Part {
  const clean = text.replace(/\n{3,}/g, '\n\n');
  const short = estimateLines(clean, contentWidth) <= 12;
  return { heading, content: [{ text: inFonts(clean), lineHeight: 1.3 }], opening: 44, short };
}

function pdfPart(one: AgreementPart, terms: AgreementTerms): Part {
  switch (one.kind) {
    case 'terms':
      return termsPart(terms);
    case 'price':
      return pricePart(terms);
    case 'section':
      return sectionPart(one);
    case 'shares':
      return sharesPart(terms);
    case 'text':
      return textPart(one.heading, one.text ?? '');
  }
}

const LONGEST_NAME = 44;
/** As much of a name as the footer has room for. */
const shorten = (name: string): string => {
  const signs = [...name];
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join('').trimEnd()}…` : name;
};

function footer(left: string, right: string): Block {
  const style = { fontSize: sizes.small, color: colors.muted };
  return {
    columns: [
      { text: inFonts(left), width: contentWidth - 180, ...style },
      { text: right, width: 180, alignment: 'right', ...style },
    ],
    margin: [pageMargins[0], 22, 0, 0],
  };
}

/** The whole agreement as a document of pdfmake, with the logos as data URLs. */
export function agreementDocument({ terms, logos }: AgreementDocument): Definition {
  const heading = terms.simple ? texts.simpleAgreement : texts.agreement;
  const named = [heading, terms.number].filter(Boolean).join(' ');
  const printed = texts.printed(danishDate(terms.printedOn));
  const parts = agreementParts(terms)
    .filter(({ isEmpty }) => !isEmpty)
    .map((one) => pdfPart(one, terms));
  const last = parts.at(-1)?.short ? parts.splice(-1) : [];
  // A viewer opens the outline of a file that has one, which an agreement of a page does not need.
  const outlined = !terms.simple;
  const blockOf = (one: Part) => part(one, outlined);
  return {
    content: [
      letterhead(terms, logos.bank !== null),
      titleBlock(terms, heading, logos.club !== null),
      parties(terms),
      ...parts.map(blockOf),
      signatures(terms, last.map(blockOf)),
    ],
    footer: (page, pages) =>
      footer(`${named} · ${shorten(terms.club.name)}`, `${printed} · ${texts.page(page, pages)}`),
    images: { ...(logos.bank && { bank: logos.bank }), ...(logos.club && { club: logos.club }) },
    info: {
      title: `${named} – ${terms.club.name}`,
      author: terms.bank.name,
      creator: texts.creator,
      creationDate: new Date(`${terms.printedOn}T00:00:00Z`),
    },
    language: 'da',
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins,
    defaultStyle: bodyStyle,
    ...(terms.draft && {
      watermark: { text: texts.watermark, color: colors.fjord, opacity: 0.09, bold: true, fontSize: 128, angle: -52 },
    }),
  };
}
