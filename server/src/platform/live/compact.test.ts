import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it.each(['', 'Ærø Boldklub', 'é ÿ \u00ff', 'Łódź', '漢字', '⚽ Fodbold', 'a\nb'])('keeps %j as it reads', (text) => {
  expect(compact(text)).toBe(text);
});
