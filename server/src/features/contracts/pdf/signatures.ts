import type { AgreementTerms } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { label } from './blocks.ts';
import { formatDate } from './formats.ts';
import { runs } from './runs.ts';
import { texts } from './texts.ts';
import { colors, contentWidth, sizes } from './theme.ts';

const columnGap = 36;
const width = (contentWidth - columnGap) / 2;
const dateWidth = 76;
const gap = 12;
// A hand that signs needs more room than one that writes a date.
const room = { writing: 24, signing: 36 };

function line(name: string, length: number, above = room.writing): Block {
  const stroke = { type: 'line', x1: 0, y1: 0, x2: length, y2: 0, lineWidth: 0.7, lineColor: colors.muted };
  return { width: length, stack: [{ canvas: [stroke], margin: [0, above, 0, 2] }, label(name)] };
}

const sideBySide = (ours: Block, theirs: Block): Block => ({ columns: [ours, theirs], columnGap });

const signer = (name: string): Block => ({
  width,
  text: runs(`${texts.signatureFor} ${name || texts.none}`),
  bold: true,
});

function lines(): Block {
  const who: Block = {
    columns: [line(texts.date, dateWidth), line(texts.name, width - dateWidth - gap)],
    columnGap: gap,
  };
  return { width, stack: [who, line(texts.signature, width, room.signing)] };
}

/** Where both parties sign, all on one page, with the part that stands before it where that is short. */
export function signatures({ bank, club, confirmed }: AgreementTerms, before: Block[]): Block {
  const heading: Block = { text: texts.signatures, fontSize: sizes.heading, bold: true, color: colors.fjord };
  const stack: Block[] = [...before, { ...heading, margin: [0, 15, 0, 5] }];
  if (confirmed) {
    stack.push({ ...label(texts.confirmed(confirmed.by, formatDate(confirmed.at))), margin: [0, -4, 0, 7] });
  }
  stack.push(sideBySide(signer(bank.name), signer(club.name)), sideBySide(lines(), lines()));
  return { stack, unbreakable: true };
}
