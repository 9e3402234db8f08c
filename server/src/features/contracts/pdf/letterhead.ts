import type { AgreementTerms } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { label } from './blocks.ts';
import { runs } from './runs.ts';
import { texts } from './texts.ts';
import { colors, contentWidth, sizes } from './theme.ts';
import type { PdfParty } from './types.ts';

const present = (line: string | null | undefined): line is string => Boolean(line?.trim());

/** Street, then postal code and town. */
function addressLines({ address, zipCode, city }: PdfParty): string[] {
  return [address, [zipCode, city].filter(present).join(' ')].filter(present);
}

const cvrLine = ({ cvr }: PdfParty) => (present(cvr) ? `${texts.cvr} ${cvr}` : null);

function wordmark(name: string): Block {
  return { text: runs(name), fontSize: name.length > 40 ? 12 : 18, bold: true, color: colors.fjord };
}

/** The bank's logo, or its name where there is none, with its address opposite, over a rule. */
export function letterhead({ bank }: AgreementTerms, hasLogo: boolean): Block {
  const sender = [bank.name, ...addressLines(bank)].filter(present);
  const lines: Block[] = sender.map((line, index) => ({
    text: runs(line),
    fontSize: sizes.small,
    ...(index === 0 && bank.name ? { bold: true } : { color: colors.muted }),
  }));
  const mark: Block = hasLogo ? { image: 'bank', fit: [170, 46] } : wordmark(bank.name);
  return {
    stack: [
      {
        columns: [
          { width: 285, stack: [mark] },
          { width: 174, stack: lines, alignment: 'right' },
        ],
        columnGap: 16,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: contentWidth, y2: 0, lineWidth: 0.9, lineColor: colors.fjord }],
        margin: [0, 10, 0, 16],
      },
    ],
  };
}

/** What this paper is, its number and the club's name, with the club's logo opposite. */
export function titleBlock(paper: AgreementTerms, heading: string, hasLogo: boolean): Block {
  const number = paper.number ? `${texts.number} ${paper.number}` : null;
  const state = paper.draft ? texts.draft : null;
  const stack: Block[] = [
    { text: heading, fontSize: sizes.title, bold: true, lineHeight: 1.05 },
    { text: runs(paper.club.name), fontSize: sizes.club, bold: true, color: colors.fjord, margin: [0, 3, 0, 2] },
    { text: [number, state].filter(present).join(' · ') || texts.none, color: colors.muted },
  ];
  const width = hasLogo ? contentWidth - 92 : contentWidth;
  const logo: Block[] = hasLogo ? [{ width: 76, image: 'club', fit: [76, 64], alignment: 'right' }] : [];
  return { columns: [{ width, stack }, ...logo], columnGap: 16 };
}

function party(role: string, who: PdfParty, people: (string | null)[]): Block {
  const lines = [...addressLines(who), cvrLine(who)].filter(present);
  const contacts = people.filter(present);
  return {
    width: (contentWidth - 24) / 2,
    stack: [
      { ...label(role), margin: [0, 0, 0, 2] },
      { text: runs(who.name || texts.none), bold: true, fontSize: 10.5, margin: [0, 0, 0, 1] },
      ...lines.map((line) => ({ text: runs(line) })),
      ...contacts.map((line, index) => ({
        text: runs(line),
        margin: [0, index === 0 ? 5 : 0, 0, 0] as [0, number, 0, 0],
      })),
    ],
  };
}

/** Bank and club side by side. */
export function parties({ bank, club, responsible }: AgreementTerms): Block {
  const ours = responsible ? [`${texts.responsible}: ${responsible.name}`, responsible.email] : [];
  const contact = present(club.contact) ? `${texts.contact}: ${club.contact}` : null;
  return {
    columns: [
      party(texts.sponsor, bank, ours),
      party(texts.club, club, [contact, club.contactEmail, club.contactPhone]),
    ],
    columnGap: 24,
    margin: [0, 14, 0, 0],
  };
}
