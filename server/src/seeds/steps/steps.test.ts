import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { samplePdf } from '../../features/contracts/pdf/pdf.testing.ts';
import { renderAgreement } from '../../features/contracts/pdf/render.ts';
import { inventedCvr, passesModulus11 } from './cvr.ts';
import { randomOf } from './random.ts';
import { signedCopy } from './signed-copy.ts';
import { Later, unfold } from './timeline.ts';

it('makes company numbers that pass modulus 11, each another', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => inventedCvr(i));
  expect(numbers.every(passesModulus11)).toBe(true);
  expect(new Set(numbers).size).toBe(200);
  expect(passesModulus11('12345678')).toBe(false);
});

it('gives the same numbers for the same word, and others for another', () => {
  const three = (word: string) => {
    const random = randomOf(word);
    return [random(), random(), random()];
  };
  expect(three('LBK')).toEqual(three('LBK'));
  expect(three('LBK')).not.toEqual(three('LBJ'));
  expect(three('ÆØÅ').every((value) => value >= 0 && value < 1)).toBe(true);
});

it('signs a print: the same pages and words, with ink', async () => {
  const printed = await renderAgreement(samplePdf());
  const at = new Date('2026-03-02T10:00:00Z');
  const signed = signedCopy(printed, { bank: 'Mette Kjærgaard', club: 'Søren Østergård' }, at);
  expect(signed.subarray(0, printed.length).equals(printed)).toBe(true);
  const [before, after] = await Promise.all([printed, signed].map((bytes) => getDocumentProxy(new Uint8Array(bytes))));
  expect(after?.numPages).toBe(before?.numPages);
  expect((await extractText(after as NonNullable<typeof after>)).text).toEqual(
    (await extractText(before as NonNullable<typeof before>)).text,
  );
  const ink = async (document: typeof after) => {
    const page = await document?.getPage(document.numPages);
    return (await page?.getOperatorList())?.fnArray.length ?? 0;
  };
  expect(await ink(after)).toBeGreaterThan((await ink(before)) + 30);
});

it('refuses to sign what is no print of an agreement', () => {
  expect(() => signedCopy(Buffer.from('%PDF-1.7'), { bank: 'A', club: 'B' }, new Date())).toThrow();
});

it('unfolds steps in the order of time, each with its own clock', async () => {
  const seen: string[] = [];
  const step = (iso: string) => ({
    at: new Date(iso),
    run: async ({ clock }: { clock: { now(): Date } }) => {
      seen.push(clock.now().toISOString());
    },
  });
  const deps = { clock: { now: () => new Date() } } as unknown as Parameters<typeof unfold>[0];
  await unfold(deps, [step('2026-03-01T08:00:00.000Z'), step('2025-03-01T08:00:00.000Z')]);
  expect(seen).toEqual(['2025-03-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z']);
});

it('refuses to hand over what was not made yet', () => {
  expect(() => new Later('The agreement').get()).toThrow('The agreement is asked for before it was made');
});
