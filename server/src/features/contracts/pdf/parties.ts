import type { AgreementSheet } from '@sponsorat/api/contracts/sheet.rules.ts';
import type { Block } from 'pdfmake';
import { inFonts } from './fonts.ts';
import { colors, contentWidth, label, sizes } from './layout.ts';
import { texts } from './texts.ts';

function wordmark(name: string): Block {
  return { text: inFonts(name), fontSize: name.length > 40 ? 12 : 18, bold: true, color: colors.fjord };
}

/** The bank's logo, or its name where there is none, with its address opposite, over a rule. */
export function letterhead(
  { sender, bank }: Pick<AgreementSheet, 'sender' | 'bank'>,
  hasLogo: boolean,
  width = contentWidth,
): Block {
  const lines: Block[] = sender.map((line, index) => ({
    text: inFonts(line),
    fontSize: sizes.small,
    ...(index === 0 && bank ? { bold: true } : { color: colors.muted }),
  }));
  const logo: Block = hasLogo ? { image: 'bank', fit: [170, 46] } : wordmark(bank);
  return {
    stack: [
      {
        columns: [
          { width: 285, stack: [logo] },
          { width: width - 301, stack: lines, alignment: 'right' },
        ],
        columnGap: 16,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.9, lineColor: colors.fjord }],
        margin: [0, 10, 0, 16],
      },
    ],
  };
}

/** What this document is, its number and the club's name, with the club's logo opposite. */
export function titleBlock(
  { title, number, club }: Record<'title' | 'number' | 'club', string>,
  hasLogo: boolean,
): Block {
  const stack: Block[] = [
    { text: title, fontSize: sizes.title, bold: true, lineHeight: 1.05 },
    { text: inFonts(club), fontSize: sizes.club, bold: true, color: colors.fjord, margin: [0, 3, 0, 2] },
    { text: number, color: colors.muted },
  ];
  const width = hasLogo ? contentWidth - 92 : contentWidth;
  const logo: Block[] = hasLogo ? [{ width: 76, image: 'club', fit: [76, 64], alignment: 'right' }] : [];
  return { columns: [{ width, stack }, ...logo], columnGap: 16 };
}

function party({ role, name, lines, people }: AgreementSheet['parties'][number]): Block {
  return {
    width: (contentWidth - 24) / 2,
    stack: [
      { ...label(role), margin: [0, 0, 0, 2] },
      { text: inFonts(name), bold: true, fontSize: 10.5, margin: [0, 0, 0, 1] },
      ...lines.map((line) => ({ text: inFonts(line) })),
      ...people.map((line, index) => ({
        text: inFonts(line),
        margin: [0, index === 0 ? 5 : 0, 0, 0] as [0, number, 0, 0],
      })),
    ],
  };
}

/** Bank and club side by side. */
export function parties(sheet: AgreementSheet): Block {
  return { columns: sheet.parties.map(party), columnGap: 24, margin: [0, 14, 0, 0] };
}

const signersGap = 36;
const signerWidth = (contentWidth - signersGap) / 2;
const dateWidth = 76;
const lineGap = 12;
// A hand that signs needs more room than one that writes a date.
const heights = { writing: 24, signing: 36 };

function line(name: string, length: number, above = heights.writing): Block {
  const stroke = { type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.7, lineColor: colors.muted };
  return { width: length, stack: [{ canvas: [stroke], margin: [0, above, 0, 2] }, label(name)] };
}

const sideBySide = (ours: Block, theirs: Block): Block => ({ columns: [ours, theirs], columnGap: signersGap });

const signer = (name: string): Block => ({ width: signerWidth, text: inFonts(name), bold: true });

function lines(): Block {
  const who: Block = {
    columns: [line(texts.date, dateWidth), line(texts.name, signerWidth - dateWidth - lineGap)],
    columnGap: lineGap,
  };
  return { width: signerWidth, stack: [who, line(texts.signature, signerWidth, heights.signing)] };
}

/** Where both parties sign, all on one page, with the part that stands before it where that is short. */
export function signatures(
  { heading, note, signers }: { heading: string; note: string | null; signers: string[] },
  before: Block[],
): Block {
  const title: Block = { text: heading, fontSize: sizes.heading, bold: true, color: colors.fjord };
  const stack: Block[] = [...before, { ...title, margin: [0, 15, 0, 5] }];
  if (note) stack.push({ ...label(note), margin: [0, -4, 0, 7] });
  const [ours = '', theirs = ''] = signers;
  stack.push(sideBySide(signer(ours), signer(theirs)), sideBySide(lines(), lines()));
  return { stack, unbreakable: true };
}
