import { expect, it } from 'vitest';
import { sizeOf } from './examples.ts';

it('reads a bare number as pixels, and the rest as CSS', () => {
  expect(sizeOf('480')).toBe(480);
  expect(sizeOf(' 60% ')).toBe('60%');
  expect(sizeOf('20rem')).toBe('20rem');
  expect(sizeOf('')).toBe('auto');
});
