import type { ImportCause } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { firstOpen, inPlaces, keyOf, soleSuggestions } from './causes.rules.ts';

const cause = (value: string, suggestions: string[] = [], more: Partial<ImportCause> = {}): ImportCause => ({
  cause: `"${value}" findes ikke`,
  field: 'area',
  value,
  rows: 1,
  within: null,
  create: false,
  without: false,
  action: 'error',
  suggestions: suggestions.map((name, id) => ({ id, name })),
  ...more,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((value) => cause(value)) as [
  ImportCause,
  ImportCause,
  ImportCause,
  ImportCause,
];
const values = (all: readonly ImportCause[]) => all.map(({ value }) => value);

describe('the list of causes', () => {
  it('does not move after a choice: what is mended stays in its place, what is new comes last', () => {
    const chosen = new Map([[keyOf(a), 'Brug Nord']]);
    const after = inPlaces([a, b, c], [d, { ...c, rows: 2 }, b], chosen);
    expect(values(after)).toEqual(['a', 'b', 'c', 'd']);
    expect(after).toMatchObject([{ choice: 'Brug Nord' }, {}, { rows: 2 }, {}]);
    // It came back: its choice did not hold.
    expect(inPlaces(after, [a, b], chosen)).toEqual([a, b]);
  });

  it('loses what went by itself', () => {
    expect(values(inPlaces([a, b, c], [b], new Map()))).toEqual(['b']);
  });

  it('shows so many open ones, and those between them', () => {
    const all = [{ ...a, choice: 'x' }, b, { ...c, choice: 'x' }, d];
    expect(values(firstOpen(all, 1))).toEqual(['a', 'b', 'c']);
    expect(values(firstOpen(all, 2))).toEqual(['a', 'b', 'c', 'd']);
  });
});

it('names what causes with exactly one suggestion are taken for', () => {
  const mended = { ...cause('e', ['Nord']), choice: 'Brug Nord' };
  const doubt = cause('f', ['Nord'], { action: 'doubt', field: null });
  expect(soleSuggestions([cause('Nrd', ['Nord']), a, cause('S', ['Syd', 'Sjælland']), mended, doubt])).toEqual([
    { value: 'Nrd', name: 'Nord' },
  ]);
});
