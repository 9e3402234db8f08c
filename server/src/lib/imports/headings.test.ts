import { expect, it } from 'vitest';
import { guessFields as guess, knownHeadings } from './headings.rules.ts';

const fields = [
  { field: 'name', label: 'Navn', also: ['Klub'] },
  { field: 'amount', label: 'Årligt beløb', also: ['Beløb pr. år'] },
];

const guessFields = (of: Parameters<typeof guess>[0], headings: string[]) =>
  guess(
    of,
    headings.map((heading) => ({ heading, samples: [] })),
  );

it('guesses fields by label first, then by other words, each once', () => {
  expect(guessFields(fields, ['Klub', 'NAVN:', 'amount', 'By'])).toEqual([null, 'name', 'amount', null]);
  expect(guessFields(fields, ['Klub', 'Klub'])).toEqual(['name', null]);
});

it('looks past what a heading adds in brackets', () => {
  expect(guessFields(fields, ['Navn (forening)', 'Beløb pr. år (kr.)', '(Navn)'])).toEqual(['name', 'amount', null]);
  expect(['Navn (forening)', '(Navn)', ''].map(knownHeadings(fields))).toEqual([true, false, false]);
});

it('looks past a unit at the end of a heading, and reads a heading of two words by either', () => {
  expect(guessFields(fields, ['Beløb pr. år i kr.', 'Navn'])).toEqual(['amount', 'name']);
  for (const heading of ['Årligt beløb kr.', 'Beløb pr. år, kr', 'Ydelse/årligt beløb', 'Beløb pr. år/ydelse (kr.)'])
    expect(guessFields(fields, [heading])).toEqual(['amount']);
  // A whole heading goes before a part of one.
  expect(guessFields(fields, ['Klub/sponsor', 'Navn'])).toEqual([null, 'name']);
  expect(['Forening/klub', 'Kr.', 'Forening/sponsor', '/'].map(knownHeadings(fields))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('guesses a heading that may mean several fields by most of what stands below it, after all that are sure', () => {
  const rate = [
    { field: 'day', label: 'Rate dato', alsoIf: { headings: ['Rate'], hold: 'days' } },
    { field: 'amount', label: 'Rate beløb', alsoIf: { headings: ['Rate'], hold: 'amounts' } },
  ] as const;
  const rateWith = (...samples: string[]) => ({ heading: 'Rate', samples });
  const sure = { heading: 'Rate beløb', samples: ['12.500'] };
  expect(guess(rate, [rateWith('15-08-2024', '12/7-2024', 'senere'), sure])).toEqual(['day', 'amount']);
  expect(guess(rate, [rateWith('25.000', '12500', '?')])).toEqual(['amount']);
  expect(guess(rate, [rateWith('25.000'), sure])).toEqual([null, 'amount']);
  for (const unknown of [rateWith(), rateWith('senere'), rateWith('25.000', '?')])
    expect(guess(rate, [unknown])).toEqual([null]);
  expect(knownHeadings(rate)('Rate')).toBe(true);
});
