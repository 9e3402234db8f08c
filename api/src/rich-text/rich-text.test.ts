import { describe, expect, it } from 'vitest';
import { hasText, headingLevels, isRichTextLink, richTextLink } from './rich-text.rules.ts';

describe('HTML', () => {
  it.each(['x', '<p>x</p>', '<p></p>å', '&amp;', '<p>0</p>', 'a < b', '<3'])('says something: %s', (html) => {
    expect(hasText(html)).toBe(true);
  });

  it.each([
    '',
    ' \n',
    '<p></p>',
    '<p><br /></p>',
    '&nbsp;&#160;&#xA0;\u00a0',
    '<ul><li> </li></ul>',
    '\u200b\u200d\ufeff',
  ])('says nothing: %j', (html) => {
    expect(hasText(html)).toBe(false);
  });

  it('is read to its end also where it opens only', () => {
    expect(hasText('<'.repeat(200_000))).toBe(true);
  });
});

describe('a link', () => {
  it.each(['https://x.dk', 'HTTP://x.dk/a?b=c', 'mailto:a@b.dk'])('may be %s', (href) => {
    expect(isRichTextLink(href)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'ftp://x.dk', 'tel:12345678', '//x.dk', '/x', 'x.dk', 'https://', 'https:// x', ''])(
    'may not be %j',
    (href) => {
      expect(isRichTextLink(href)).toBe(false);
    },
  );

  it.each([
    ['x.dk', 'https://x.dk'],
    ['www.x.dk/a b', undefined],
    [' https://x.dk/å ', 'https://x.dk/å'],
    ['HTTP://x.dk', 'HTTP://x.dk'],
    ['mette@x.dk', 'mailto:mette@x.dk'],
    ['mailto:mette@x.dk', 'mailto:mette@x.dk'],
    ['mailto:mette', undefined],
    ['mailto:', undefined],
    ['x.dk:8080/a', 'https://x.dk:8080/a'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x.dk', undefined],
    ['ftp://x.dk', undefined],
    ['https://intranet/side', 'https://intranet/side'],
    ['https://', undefined],
    ['hej', undefined],
    ['', undefined],
  ])('written as %j leads to %j', (text, href) => {
    expect(richTextLink(text)).toBe(href);
  });
});

describe('the levels of headings', () => {
  it('are told once each, the highest first', () => {
    expect(headingLevels('<h4>a</h4><h2>b</h2><p>c</p><h4>d</h4>')).toEqual([2, 4]);
    expect(headingLevels('<p>a</p>')).toEqual([]);
  });
});
