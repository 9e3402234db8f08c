import { defineList } from '@sponsorat/api';
import { afterEach, expect, it, vi } from 'vitest';

/** The modules anew, in a window of a height and with what its browser keeps. */
const windowOf = async (innerHeight: number, kept?: number) => {
  vi.resetModules();
  vi.stubGlobal('innerHeight', innerHeight);
  vi.stubGlobal('localStorage', { getItem: () => (kept === undefined ? null : String(kept)) });
  return import('./listSearch.ts');
};
afterEach(() => {
  vi.unstubAllGlobals();
  // The next file that reads them is in a window of its own.
  vi.resetModules();
});

const list = defineList({ filters: {}, sort: ['Name'] });
const long = defineList({ ...list, perPage: 25 });

it.each([
  ['ten where the window has room for no more', 900, undefined, {}, 10],
  ['more in a taller window', 1080, undefined, {}, 25],
  ['as many as were chosen last', 1080, 50, {}, 50],
  ['as many as the address says', 1080, 50, { perPage: 10 }, 10],
  ['as before where the browser keeps what is no choice', 900, 7, {}, 10],
])('a page has %s', async (_, height, kept, address, rows) => {
  const { placeIn, readListSearch } = await windowOf(height, kept);
  expect(placeIn(list, readListSearch(list, address)).perPage).toBe(rows);
});

it('a list has its own number until one was chosen', async () => {
  expect((await windowOf(700)).placeIn(long, {}).perPage).toBe(25);
  expect((await windowOf(700, 10)).placeIn(long, {}).perPage).toBe(10);
});

it('the address leaves out only what every browser shows', async () => {
  const { readListSearch: inSmall } = await windowOf(700);
  expect(inSmall(list, { perPage: 10 })).toEqual({});
  const { readListSearch: inTall } = await windowOf(1080);
  expect(inTall(list, { perPage: 10 })).toEqual({ perPage: 10 });
  expect(inTall(list, { perPage: 25 })).toEqual({ perPage: 25 });
});
