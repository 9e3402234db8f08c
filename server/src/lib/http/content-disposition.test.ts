import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it('gives old clients a plain name and all others the true one', () => {
    expect(contentDisposition('Sponsoraftale 2026-0042 – Ærø BK.pdf')).toBe(
      `inline; filename="Sponsoraftale 2026-0042 _ _r_ BK.pdf"; filename*=UTF-8''Sponsoraftale%202026-0042%20%E2%80%93%20%C3%86r%C3%B8%20BK.pdf`,
    );
  });

  it("escapes what RFC 8187 does not allow in a value: ' ( ) *", () => {
    expect(contentDisposition("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
  });

  it('lets nothing out of the quotes, the line or the folder', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 }), (signs) => {
        const header = contentDisposition(String.fromCodePoint(...signs));
        expect(header).toMatch(/^inline; filename="[ !#-$&-.0-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
      }),
    );
  });
});
