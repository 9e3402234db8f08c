import { type Call, measure, type Target } from './load.ts';

const find = (name: string, q: string): Call => ({
  name,
  method: 'GET',
  path: `/api/search?${new URLSearchParams({ q })}`,
});
const letters = 'abcdefghijklmnoprstuvyæøå';

/** Searches as people type them. No two of the last are alike, so that no answer is there already. */
const searches: readonly { name: string; calls: readonly Call[] }[] = [
  ...[
    ['one letter', 'e'],
    ['two letters', 'kl'],
    ['two letters that are rare', 'qx'],
    ['one digit', '2'],
    ['a common word', 'boldklub'],
    ['a CVR', '11007919'],
    ['a number', '2026-01234'],
    ['a common title', 'vedtægter'],
    ['an inner part of a word', 'egtæ'],
    ['a phone', '20 00 47 11'],
    ['an e-mail', 'klub4711@'],
    ['no hit', 'findes ikke'],
  ].map(([name = '', q = '']) => ({ name, calls: [find(name, q)] })),
  {
    name: 'two and three letters, no two alike',
    calls: [...letters].flatMap((one) =>
      [...letters].flatMap((two) => ['', 'e', 'r', 'l'].map((end) => find('mixed', `${one}${two}${end}`))),
    ),
  },
];

/** Measures the search over everything with eight connections, as rows of a table: p50 and p95 in milliseconds. */
export const measureSearches = async (target: Target, seconds: number) => {
  const rows: { name: string; p50: number; p95: number }[] = [];
  for (const { name, calls } of searches) {
    const { p50, p95 } = await measure(target, calls, { connections: 8, seconds });
    rows.push({ name, p50, p95 });
  }
  return rows;
};
