import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

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
