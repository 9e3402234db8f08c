import { expect, it } from 'vitest';
import { parseSearch, readsOnly, stringifySearch } from './search.ts';

it('keeps every value a text', () => {
  expect(parseSearch('?search=123&page=2&status=active')).toEqual({ search: '123', page: '2', status: 'active' });
  expect(parseSearch('?search=%22a%22&x=true')).toEqual({ search: '"a"', x: 'true' });
  expect(parseSearch('')).toEqual({});
});

it('leaves out what is missing or empty', () => {
  expect(stringifySearch({ search: '', page: 2, dir: undefined, sort: null })).toBe('?page=2');
  expect(stringifySearch({})).toBe('');
});

it('brings Danish letters and signs through', () => {
  const search = { search: 'Åbenrå & Ærø 100% + "mere"' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

it('a route is given what it can read, and nothing that was typed besides', () => {
  const read = readsOnly(({ year }): { year?: number } => (Number(year) > 0 ? { year: Number(year) } : {}));
  // As the router puts it together.
  const searchIn = (raw: Record<string, unknown>) => ({ ...raw, ...read(raw) });
  expect(searchIn({ year: '2026', extra: 'x' })).toEqual({ year: 2026, extra: undefined });
  expect(searchIn({ year: 'i år' }).year).toBeUndefined();
});
