import { expect, it } from 'vitest';
import { guessFields, knownHeadings } from './headings.rules.ts';

const fields = [
  { field: 'name', label: 'Navn', also: ['Klub'] },
  { field: 'amount', label: 'Årligt beløb', also: ['Beløb pr. år'] },
];

it('guesses fields by label first, then by other words, each once', () => {
  expect(guessFields(fields, ['Klub', 'NAVN:', 'amount', 'By'])).toEqual([null, 'name', 'amount', null]);
  expect(guessFields(fields, ['Klub', 'Klub'])).toEqual(['name', null]);
});

it('looks past what a heading adds in brackets', () => {
  expect(guessFields(fields, ['Navn (forening)', 'Beløb pr. år (kr.)', '(Navn)'])).toEqual(['name', 'amount', null]);
  expect(['Navn (forening)', '(Navn)', ''].map(knownHeadings(fields))).toEqual([true, false, false]);
});
