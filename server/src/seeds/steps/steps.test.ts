import { passesModulus11 } from '@sponsorat/api';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, it } from 'vitest';
import { samplePdf } from '../../features/contracts/pdf/pdf.testing.ts';
import { renderAgreement } from '../../features/contracts/pdf/render.ts';
import { inventedCvr, randomOf } from './random.ts';
import { signedCopy } from './signed-copy.ts';
import { Later, runInOrder } from './timeline.ts';

it('makes company numbers that pass modulus 11, each another', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => inventedCvr(i));
  expect(numbers.every(passesModulus11)).toBe(true);
  expect(new Set(numbers).size).toBe(200);
  expect(passesModulus11('12345678')).toBe(false);
});

it('gives the same numbers for the same key, and others for another', () => {
  const three = (key: string) => {
    const random = randomOf(key);
    return [random(), random(), random()];
  };
  expect(three('LBK')).toEqual(three('LBK'));
  expect(three('LBK')).not.toEqual(three('LBJ'));
  expect(three('ÆØÅ').every((value) => value >= 0 && value < 1)).toBe(true);
});

it('signs an agreement: the same text with names and dates, and a signature over each line', async () => {
  const { logos, printedOn, ...terms } = samplePdf();
  const printed = await renderAgreement({ ...terms, logos, printedOn });
  const agreement = { terms, logos: { bank: null, club: null }, printedOn };
  const at = new Date('2026-03-02T10:00:00Z');
  const signed = await signedCopy(agreement, { bank: 'Mette Kjærgaard', club: 'Søren Østergård' }, at);
  const [before, after] = await Promise.all([printed, signed].map((bytes) => getDocumentProxy(new Uint8Array(bytes))));
  if (!before || !after) throw new Error('No document');
  expect(after.numPages).toBe(before.numPages);
  const { text } = await extractText(after, { mergePages: true });
  expect(text.match(/02-03-2026/g)).toHaveLength(2);
  for (const name of ['Mette Kjærgaard', 'Søren Østergård', terms.number, terms.club.name])
    expect(text).toContain(name);
  const { OPS } = await getResolvedPDFJS();
  const penStrokes = async (document: typeof after) => {
    const { fnArray, argsArray } = await (await document.getPage(document.numPages)).getOperatorList();
    const colors = argsArray.filter((_, index) => fnArray[index] === OPS.setStrokeRGBColor).map(String);
    return colors.filter((color) => color === '#142985').length;
  };
  expect([await penStrokes(before), await penStrokes(after)]).toEqual([0, 2]);
});

it('takes the same pen for the same name, and another for another', async () => {
  const { logos: _logos, printedOn, ...terms } = samplePdf();
  const agreement = { terms, logos: { bank: null, club: null }, printedOn };
  const sign = (club: string) => signedCopy(agreement, { bank: 'Mette', club }, new Date('2026-03-02T10:00:00Z'));
  expect((await sign('Åse')).equals(await sign('Åse'))).toBe(true);
  expect((await sign('Åse')).equals(await sign('Ida'))).toBe(false);
});

it('runs steps in the order of time, each with its own clock', async () => {
  const seen: string[] = [];
  const step = (iso: string) => ({
    at: new Date(iso),
    run: async ({ clock }: { clock: { now(): Date } }) => {
      seen.push(clock.now().toISOString());
    },
  });
  const deps = { clock: { now: () => new Date() } } as unknown as Parameters<typeof runInOrder>[0];
  await runInOrder(deps, [step('2026-03-01T08:00:00.000Z'), step('2025-03-01T08:00:00.000Z')]);
  expect(seen).toEqual(['2025-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z']);
});

it('refuses to hand over what was not made yet', () => {
  expect(() => new Later('The agreement').get()).toThrow('The agreement is asked for before it was made');
});
