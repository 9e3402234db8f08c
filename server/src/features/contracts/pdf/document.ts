import type { AgreementTerms } from '@sponsorat/api';
import { agreementSheet } from '@sponsorat/api/contracts/sheet.rules.ts';
import type { Block, Definition } from 'pdfmake';
import { pdfPart, splitEnd } from './blocks.ts';
import { inFonts } from './fonts.ts';
import { bodyStyle, colors, contentWidth, landscapeWidth, type Part, pageMargins, part, sizes } from './layout.ts';
import { letterhead, parties, signatures, titleBlock } from './parties.ts';
import { texts } from './texts.ts';

export type PdfSection = AgreementTerms['sections'][number];
export type PdfProduct = PdfSection['categories'][number]['products'][number];

/** All that a PDF is made of: the terms, the day it is printed, and both logos as data URLs. */
export interface AgreementDocument {
  terms: AgreementTerms & { printedOn: string };
  logos: { bank: string | null; club: string | null };
}

type Frame = {
  title: string;
  /** At the head of each page that follows the first, and at the foot of every page. */
  header: string;
  footer: string;
  author: string;
  printedOn: string;
  logos: AgreementDocument['logos'];
  landscape?: boolean;
};

const small = { fontSize: sizes.small, color: colors.muted };

const header = (line: string): Block => ({
  text: inFonts(line),
  ...small,
  margin: [pageMargins[0], 22, pageMargins[2], 0],
});

const footer = (left: string, right: string, width: number): Block => ({
  columns: [
    { text: inFonts(left), width: width - 100, ...small },
    { text: right, width: 100, alignment: 'right', ...small },
  ],
  margin: [pageMargins[0], 22, 0, 0],
});

/** What every document of ours has besides what it says: its pages, what is at their head and foot, and its logos. */
export function pageFrame({ title, header: head, footer: foot, author, printedOn, logos, landscape = false }: Frame) {
  return {
    header: (page: number) => (page === 1 ? null : header(head)),
    footer: (page: number, pages: number) =>
      footer(foot, texts.page(page, pages), landscape ? landscapeWidth : contentWidth),
    images: { ...(logos.bank && { bank: logos.bank }), ...(logos.club && { club: logos.club }) },
    info: { title, author, creator: texts.creator, creationDate: new Date(`${printedOn}T00:00:00Z`) },
    language: 'da',
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4' as const,
    ...(landscape && { pageOrientation: 'landscape' as const }),
    pageMargins,
    defaultStyle: bodyStyle,
  };
}

/** The whole agreement as a document of pdfmake, with the logos as data URLs. */
export function agreementDocument({ terms, logos }: AgreementDocument): Definition {
  const sheet = agreementSheet(terms, terms.printedOn);
  // A viewer opens the outline of a file that has one, which an agreement of a page does not need.
  const outlined = !terms.simple;
  const blockOf = (one: Part) => part(one, outlined);
  // The signatures never stand alone on their page: the last part goes along, or the last lines of it.
  const before = [...sheet.parts];
  const last = before.pop();
  const { part: rest, end } = last && !pdfPart(last).short ? splitEnd(last) : { part: last, end: [] };
  const isWhole = rest !== undefined && pdfPart(rest).short === true && end.length === 0;
  const own = rest ? [blockOf(pdfPart(rest))] : [];
  return {
    content: [
      letterhead(sheet, logos.bank !== null),
      titleBlock(sheet, logos.club !== null),
      parties(sheet),
      ...before.map((one) => blockOf(pdfPart(one))),
      ...(isWhole ? [] : own),
      signatures(sheet.signatures, isWhole ? own : end),
    ],
    ...pageFrame({
      title: `${[sheet.title, terms.number].filter(Boolean).join(' ')} – ${terms.club.name}`,
      header: sheet.header,
      footer: sheet.footer,
      author: terms.bank.name,
      printedOn: terms.printedOn,
      logos,
    }),
    ...(terms.draft && {
      watermark: { text: texts.watermark, color: colors.fjord, opacity: 0.09, bold: true, fontSize: 128, angle: -52 },
    }),
  };
}
