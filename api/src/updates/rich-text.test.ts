import { describe, expect, it } from 'vitest';
import { hasText } from './rich-text.rules.ts';

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

  it('is read in time that grows with its length only', () => {
    const start = performance.now();
    expect(hasText('<'.repeat(200_000))).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
