import { foldLetters } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { foldedSql, searchedFor } from './lists.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const letters = [
  ...'abcøæåØÆÅäöüÄÖÜéèêëÉñçßœŒðÐþÞłŁđĐıİšŽőűŵŷǿǽ 0-9%_\\\n\t.',
  ...'ΑΒΣςσάЖжйЙёſﬁ日本語العربية',
  '😀',
  '\u030a',
  '\u0301',
  '\u0308',
  '\u00ad',
  'A\u030a',
  'ẞ',
  'Ǻ',
  'Å',
];
const TEXTS = 1_000;
const SEARCHES = 50;
let seed = 20_261_125;
const below = (most: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
};
const random = (longest: number): string =>
  Array.from({ length: 1 + below(longest) }, () => letters[below(letters.length)]).join('');

it('folds random texts in the database as in memory, and finds the same in them', async () => {
  const texts = Array.from({ length: TEXTS }, () => random(12));
  const soughts = texts.map((text) => (below(2) ? random(3) : [...text].slice(0, 1 + below(3)).join('')));
  const { rows } = await database.db.execute(sql`
    select ${foldedSql(sql`t`)} as plain, t from unnest(${sql.param(texts)}::text[]) with ordinality as u (t, n) order by n`);
  expect(rows.map((row) => row.plain)).toEqual(texts.map(foldLetters));
  for (let at = 0; at < SEARCHES; at += 1) {
    const sought = soughts[at] ?? '';
    const matches =
      await database.db.execute(sql`select n from unnest(${sql.param(texts)}::text[]) with ordinality as u (t, n)
      where ${searchedFor(sought, foldedSql(sql`t`))} order by n`);
    const inMemory = texts.flatMap((text, index) =>
      foldLetters(text).includes(foldLetters(sought)) ? [index + 1] : [],
    );
    expect([sought, matches.rows.map((row) => Number(row.n))]).toEqual([sought, inMemory]);
  }
});
