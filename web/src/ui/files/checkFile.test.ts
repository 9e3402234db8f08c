import { describe, expect, it } from 'vitest';
import { checkFile, documentRule, imageRule } from './checkFile.ts';

const file = (name: string, head: string, size = head.length) =>
  new File([head, new Uint8Array(size - head.length)], name);

describe('a file before its transfer', () => {
  it('passes when it is what is asked for', async () => {
    expect(await checkFile(documentRule, file('aftale.pdf', '%PDF-1.7'))).toBeUndefined();
    expect(await checkFile(documentRule, file('stor.pdf', '%PDF-1.7', 20 * 1024 * 1024))).toBeUndefined();
    expect(await checkFile(imageRule, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg'))).toBeUndefined();
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
