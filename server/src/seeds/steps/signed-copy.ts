import { deflateSync, inflateSync } from 'node:zlib';
import { setText } from '../drawing/letters.ts';
import { randomOf } from './random.ts';

export type Signers = { bank: string; club: string };
type Line = { left: number; right: number; y: number };

const INK = '0.08 0.16 0.52';
const n = (value: number) => value.toFixed(2);

/** The last page of an agreement as it was printed: its object, its text as drawn, and its height. */
const lastPage = (pdf: Buffer, source: string) => {
  const page = [...source.matchAll(/(\d+) 0 obj\n(<<\n\/Type \/Page\n[\s\S]*?\n>>)\nendobj/g)].at(-1);
  const [, number = '', object = ''] = page ?? [];
  const contents = /\/Contents (\d+) 0 R/.exec(object)?.[1];
  const start = source.indexOf(`\n${contents} 0 obj\n`);
  const length = Number(/\/Length (\d+)/.exec(source.slice(start))?.[1]);
  const from = source.indexOf('stream\n', start) + 'stream\n'.length;
  const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(object)?.[1]);
  if (!contents || start < 0 || !height) throw new Error('The print is not as the signed copy expects it');
  return { number, object, contents, height, drawn: inflateSync(pdf.subarray(from, from + length)).toString('latin1') };
};

/** Each party's date, name and signature: the lowest lines of the page, two for signatures under four for the rest. */
const signatureLines = (drawn: string) => {
  const lines: Line[] = [...drawn.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) \2 l\n/g)].map(([, left, y, right]) => ({
    left: Number(left),
    right: Number(right),
    y: Number(y),
  }));
  const lowest = lines.toSorted((a, b) => b.y - a.y || a.left - b.left).slice(0, 6);
  const [ourSignature, theirSignature, ourDate, ourName, theirDate, theirName] = lowest;
  if (!ourSignature || !theirSignature || !ourDate || !ourName || !theirDate || !theirName)
    throw new Error('The print has no lines to sign on');
  return [
    { date: ourDate, name: ourName, signature: ourSignature },
    { date: theirDate, name: theirName, signature: theirSignature },
  ] as const;
};

/** A text as filled outlines, slanted like handwriting, standing on a line. */
const written = (text: string, { left, right, y }: Line, height: number): string => {
  const natural = setText(text, 'hand', 11);
  const fit = Math.min(1, (right - left - 6) / natural.width) * natural.scale;
  const letters = natural.letters.map(({ commands, x }) =>
    commands.map(({ command, args }) => {
      const points = args.map((value, i) => (i % 2 ? value : value + x) * fit);
      const operator = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' }[command];
      if (command === 'quadraticCurveTo') {
        const [qx = 0, qy = 0, ex = 0, ey = 0] = points;
        return `${n(qx)} ${n(qy)} ${n(ex)} ${n(ey)} v`;
      }
      return `${points.map(n).join(' ')} ${operator}`;
    }),
  );
  return `q ${INK} rg 1 0 0.12 1 ${n(left + 4)} ${n(height - y + 3)} cm ${letters.flat().join('\n')} f Q`;
};

/** A pen's loops along a line, the same for the same name. */
const flourish = (name: string, { left, y }: Line, height: number): string => {
  const random = randomOf(name);
  const between = (least: number, most: number) => least + random() * (most - least);
  const base = height - y + 5;
  let x = left + between(4, 20);
  let path = `${n(x)} ${n(base + between(-2, 6))} m`;
  const loops = Math.round(between(4, 8));
  const tall = Math.floor(random() * loops);
  for (let i = 0; i < loops; i += 1) {
    const rise = i === 0 || i === tall ? between(14, 25) : between(2, 10);
    const [lean, wide] = [between(0.1, 0.8), between(5, 17)];
    const dip = random() < 0.2 ? between(-9, -4) : between(-2, 1);
    path += ` ${n(x + wide * lean)} ${n(base + rise)} ${n(x + wide * (0.8 + lean))} ${n(base + rise * between(0.7, 1.1))}`;
    x += wide * between(0.55, 0.95);
    path += ` ${n(x)} ${n(base + dip)} c`;
  }
  path += ` ${n(x + 10)} ${n(base + between(-10, 6))} ${n(x + 24)} ${n(base + between(-4, 9))} ${n(x + between(30, 58))} ${n(base + between(-1, 8))} c`;
  return `q ${INK} RG ${n(between(0.9, 1.4))} w 1 J 1 j ${path} S Q`;
};

/**
 * The agreement as it came back: its own print with both parties' ink on the signature lines, added to the PDF
 * as a new revision, the way a PDF is signed on a tablet.
 */
export const signedCopy = (printed: Buffer, { bank, club }: Signers, at: Date): Buffer => {
  const source = printed.toString('latin1');
  const page = lastPage(printed, source);
  const [ours, theirs] = signatureLines(page.drawn);
  const day = new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', dateStyle: 'short' }).format(at);
  // The page is drawn from the top down; what is added undoes that first.
  const ink = [
    `1 0 0 -1 0 ${page.height} cm`,
    ...[
      { lines: ours, name: bank },
      { lines: theirs, name: club },
    ].flatMap(({ lines, name }) => [
      written(day, lines.date, page.height),
      written(name, lines.name, page.height),
      flourish(name, lines.signature, page.height),
    ]),
  ].join('\n');
  const stream = deflateSync(Buffer.from(ink, 'latin1'));
  const size = Number(/\/Size (\d+)/.exec(source)?.[1]);
  const root = /\/Root \d+ 0 R\n\/Info \d+ 0 R/.exec(source)?.[0];
  const previous = /startxref\n(\d+)/.exec(source)?.[1];
  const pageObject = page.object.replace(/\/Contents \d+ 0 R/, `/Contents [${page.contents} 0 R ${size} 0 R]`);
  const head = `\n${page.number} 0 obj\n${pageObject}\nendobj\n`;
  const inkAt = printed.length + head.length;
  const opening = `${size} 0 obj\n<<\n/Length ${stream.length}\n/Filter /FlateDecode\n>>\nstream\n`;
  const closing = '\nendstream\nendobj\n';
  const tableAt = inkAt + opening.length + stream.length + closing.length;
  const entry = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`;
  const table = `xref\n${page.number} 1\n${entry(printed.length + 1)}${size} 1\n${entry(inkAt)}`;
  const trailer = `trailer\n<<\n/Size ${size + 1}\n${root}\n/Prev ${previous}\n>>\nstartxref\n${tableAt}\n%%EOF\n`;
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  return Buffer.concat([printed, latin1(head + opening), stream, latin1(closing + table + trailer)]);
};
