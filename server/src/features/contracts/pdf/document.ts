import type { Block, Definition } from 'pdfmake';
import { type Part, part } from './blocks.ts';
import { formatDate } from './formats.ts';
import { letterhead, parties, titleBlock } from './letterhead.ts';
import { countLines, wrap } from './pieces.ts';
import { pricePart, sharesPart, termsPart } from './price.ts';
import { sectionPart } from './products.ts';
import { runs } from './runs.ts';
import { signatures } from './signatures.ts';
import { texts } from './texts.ts';
import { bodyStyle, colors, contentWidth, pageMargins, sizes } from './theme.ts';
import type { PrintedTerms } from './types.ts';

/** A text of its own, which may be long and runs on over pages. */
function textPart(heading: string, text: string | null): Part | null {
  const words = text?.trim().replace(/\n{3,}/g, '\n\n');
  if (!words) return null;
  const short = countLines([{ text: words }], contentWidth) <= 12;
  return { heading, content: [{ text: runs(words), lineHeight: 1.3 }], opening: 44, short };
}

/** As much of a name as the footer has room for. */
function shorten(name: string): string {
  const [start = '', ...rest] = wrap(name, 200);
  return rest.length > 0 ? `${start.trimEnd()}…` : name;
}

function footer(left: string, right: string): Block {
  const style = { fontSize: sizes.small, color: colors.muted };
  return {
    columns: [
      { text: runs(left), width: contentWidth - 180, ...style },
      { text: right, width: 180, alignment: 'right', ...style },
    ],
    margin: [pageMargins[0], 22, 0, 0],
  };
}

/** The whole agreement as a document of pdfmake, with the logos as data URLs. */
export function agreementDocument(paper: PrintedTerms, logos: Record<'bank' | 'club', string | null>): Definition {
  const heading = paper.simple ? texts.simpleAgreement : texts.agreement;
  const named = [heading, paper.number].filter(Boolean).join(' ');
  const printed = texts.printed(formatDate(paper.printedOn));
  const parts = [
    termsPart(paper),
    pricePart(paper),
    ...paper.sections.map(sectionPart),
    sharesPart(paper),
    textPart(texts.exclusivity, paper.exclusivity),
    textPart(texts.specialAgreements, paper.specialAgreements),
  ].filter((one) => one !== null);
  const last = parts.at(-1)?.short ? parts.splice(-1) : [];
  return {
    content: [
      letterhead(paper, logos.bank !== null),
      titleBlock(paper, heading, logos.club !== null),
      parties(paper),
      ...parts.map(part),
      signatures(paper, last.map(part)),
    ],
    footer: (page, pages) =>
      footer(`${named} · ${shorten(paper.club.name)}`, `${printed} · ${texts.page(page, pages)}`),
    images: { ...(logos.bank && { bank: logos.bank }), ...(logos.club && { club: logos.club }) },
    info: {
      title: `${named} – ${paper.club.name}`,
      author: paper.bank.name,
      creator: texts.creator,
      creationDate: new Date(`${paper.printedOn}T00:00:00Z`),
    },
    language: 'da',
    displayTitle: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins,
    defaultStyle: bodyStyle,
    ...(paper.draft && {
      watermark: { text: texts.watermark, color: colors.fjord, opacity: 0.09, bold: true, fontSize: 128, angle: -52 },
    }),
  };
}
