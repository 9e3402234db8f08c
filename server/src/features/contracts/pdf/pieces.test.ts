import { expect, test } from 'vitest';
import { countLines, type Entry, intoRows, wrap } from './pieces.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `ord${index}`).join(' ');

const said = (rows: Entry[][]) =>
  rows
    .flat()
    .map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
    .join(' ');

test('what fits in a row stays as it is', () => {
  const entries = [{ label: 'Antal', text: '2 stk.' }, { text: 'En linje\nog en til' }];
  expect(intoRows(entries, 275)).toEqual([entries]);
});

test.each([100, 275])('a long text loses nothing over the rows of a column of %i points', (width) => {
  const rows = intoRows([{ label: 'Tilvalg', text: words(1500) }], width);
  expect(said(rows)).toBe(`Tilvalg: ${words(1500)}`);
  for (const row of rows) expect(countLines(row, width)).toBeLessThanOrEqual(18);
});

test('a word wider than the column is cut, and no emoji in halves', () => {
  const word = `${'W'.repeat(200)}${'🎉'.repeat(200)}`;
  const lines = wrap(word, 80);
  expect(lines.join('')).toBe(word);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
});

test('very many short lines and a very long label divide too', () => {
  for (const entry of [{ text: 'a\n'.repeat(5000) }, { label: words(1000), text: 'Ja' }]) {
    for (const row of intoRows([entry], 275)) expect(countLines(row, 275)).toBeLessThanOrEqual(18);
  }
});
