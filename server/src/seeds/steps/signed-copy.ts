import { type AgreementTerms, shortDate } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { agreementDocument } from '../../features/contracts/pdf/document.ts';
import { printableLogo } from '../../features/contracts/pdf/render.ts';
import { texts } from '../../features/contracts/pdf/texts.ts';
import { print } from '../../features/contracts/pdf/worker.ts';
import { randomOf } from './random.ts';

export type Signers = { bank: string; club: string };
type Agreement = { terms: AgreementTerms; logos: Record<'bank' | 'club', Buffer | null>; printedOn: string };

const ink = '#142985';

const STEPS_A_LOOP = 16;

/** A pen's loops over the line at y = 0, the same for the same name. */
const signatureOf = (name: string): { x: number; y: number }[] => {
  const random = randomOf(name);
  const between = (least: number, most: number) => least + random() * (most - least);
  const [start, slant] = [between(6, 20), between(0.2, 0.6)];
  const loops = Array.from({ length: Math.round(between(4, 8)) }, (_, index) => ({
    height: index === 0 || random() < 0.25 ? between(16, 26) : between(3, 10),
    width: between(7, 16),
  }));
  let left = start;
  return loops.flatMap(({ height, width }) => {
    const from = left;
    left += width;
    return Array.from({ length: STEPS_A_LOOP }, (_, step) => {
      const turn = step / STEPS_A_LOOP;
      const up = (height * (1 - Math.cos(2 * Math.PI * turn))) / 2;
      return { x: from + turn * width + Math.sin(2 * Math.PI * turn) * width * 0.4 + up * slant, y: -5 - up };
    });
  });
};

const textOf = ({ text = '' }: Block): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : run.text)).join('');

/** Every block of a document, in the order of reading. */
const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...blocksIn([...(block.stack ?? []), ...(block.columns ?? [])])]);

/** Each line to be filled in: a block with a stroke over a label, and what the label says. */
const linesIn = (blocks: readonly Block[]) =>
  blocksIn(blocks).flatMap((block) => {
    const [stroke, label] = block.stack ?? [];
    if (!stroke?.canvas || !label) return [];
    return [{ block, stroke, label, asks: textOf(label) }];
  });

const write = ({ block, stroke, label }: ReturnType<typeof linesIn>[number], text: string) => {
  const above = stroke.margin?.[1] ?? 0;
  const written: Block = { text, color: ink, fontSize: 11, margin: [4, above - 15, 0, 1] };
  block.stack = [written, { ...stroke, margin: [0, 0, 0, 2] }, label];
};

/** The agreement as it came back: as it was printed, with both parties' dates, names and signatures. */
export const signedCopy = async ({ terms, logos, printedOn }: Agreement, signers: Signers, at: Date) => {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  const document = agreementDocument({ terms: { ...terms, printedOn }, logos: { bank, club } });
  const day = shortDate(at);
  const names = [signers.bank, signers.club];
  const lines = linesIn(document.content);
  for (const line of lines.filter(({ asks }) => asks === texts.date)) write(line, day);
  for (const [index, line] of lines.filter(({ asks }) => asks === texts.name).entries())
    write(line, names[index] ?? '');
  const signatures = lines.filter(({ asks }) => asks === texts.signature);
  if (signatures.length !== names.length) throw new Error('The agreement has no lines to sign on');
  for (const [index, { stroke }] of signatures.entries()) {
    const pen = { type: 'polyline', points: signatureOf(names[index] ?? ''), lineColor: ink, lineWidth: 1.2 };
    stroke.canvas = [...(stroke.canvas ?? []), pen];
  }
  return print(document);
};
