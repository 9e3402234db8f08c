import { describe, expect, it } from 'vitest';
import { checkFile, documentRule, imageRule, invoiceRule, proofRule } from './checkFile.ts';

const file = (name: string, head: string, size = head.length) =>
  new File([head, new Uint8Array(size - head.length)], name);

describe('a file before its transfer', () => {
  it('passes when it is what is asked for', async () => {
    expect(await checkFile(documentRule, file('aftale.pdf', '%PDF-1.7'))).toBeUndefined();
    expect(await checkFile(documentRule, file('stor.pdf', '%PDF-1.7', 20 * 1024 * 1024))).toBeUndefined();
  });

  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['webp', [...'RIFF\0\0\0\0WEBP'].map((letter) => letter.charCodeAt(0))],
  ])('passes as a picture of type %s, of at most 5 MB', async (type, head) => {
    const picture = (size: number) => new File([new Uint8Array(head), new Uint8Array(size - head.length)], `a.${type}`);
    const MB = 1024 * 1024;
    expect(await checkFile(imageRule, picture(5 * MB))).toBeUndefined();
    expect(await checkFile(imageRule, picture(5 * MB + 1))).toMatch(/Filen må højst fylde 5 MB/);
  });

  it('passes as a proof where a picture has at most 10 MB and a PDF 20', async () => {
    const picture = (size: number) =>
      checkFile(proofRule, new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size - 3)], 'bevis.jpg'));
    expect(await picture(10 * 1024 * 1024)).toBeUndefined();
    expect(await picture(10 * 1024 * 1024 + 1)).toMatch(/Filen må højst fylde 10 MB/);
    expect(await checkFile(proofRule, file('bevis.pdf', '%PDF-1.7', 20 * 1024 * 1024))).toBeUndefined();
  });

  it('passes as an invoice, be it a PDF or a picture, and nothing else does', async () => {
    expect(await checkFile(invoiceRule, file('faktura.pdf', '%PDF-1.7'))).toBeUndefined();
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'faktura.png');
    expect(await checkFile(invoiceRule, png)).toBeUndefined();
    expect(await checkFile(invoiceRule, file('faktura.pdf', 'GIF89a'))).toBe(
      'faktura.pdf er hverken en PDF eller et billede af typen PNG, JPEG eller WebP.',
    );
  });

  it('has its own words for each failure', async () => {
    expect(await checkFile(documentRule, file('tom.pdf', ''))).toBe('tom.pdf er tom. Vælg en fil med indhold.');
    expect(await checkFile(documentRule, file('billede.pdf', 'GIF89a'))).toBe('billede.pdf er ikke en PDF.');
    expect(await checkFile(documentRule, file('stor.pdf', '%PDF-1.7', 21 * 1024 * 1024))).toBe(
      'stor.pdf fylder 21 MB. Filen må højst fylde 20 MB.',
    );
    expect(await checkFile(imageRule, file('aftale.png', '%PDF-1.7'))).toBe(
      'aftale.png er ikke et billede af typen PNG, JPEG eller WebP.',
    );
  });
});
