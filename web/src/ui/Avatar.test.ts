import { describe, expect, it } from 'vitest';
import { initials } from './Avatar.tsx';

describe('initials', () => {
  it.each([
    ['Vejle Boldklub', 'VB'],
    ['Mette Sofie Kjærgaard', 'MK'],
    ['åben Øst', 'ÅØ'],
    ['SIF', 'S'],
    ['Fodbold & Fritid', 'FF'],
    ['Hans-Jørgen', 'HJ'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
