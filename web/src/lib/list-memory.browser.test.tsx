import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { rememberedList, rememberList } from './list-memory.ts';

const loggedIn = (id: number | null) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['user'], id === null ? null : { id });
  return queryClient;
};

beforeEach(() => sessionStorage.clear());

it('brings a list back as its user left it, and nobody else’s', () => {
  const [anna, bo] = [loggedIn(1), loggedIn(2)];
  rememberList(anna, '/sponsorships/', { search: 'bold', page: 2 });
  expect(rememberedList(anna, '/sponsorships')).toEqual({ search: 'bold', page: 2 });
  expect(rememberedList(anna, '/tickets')).toEqual({});
  expect(rememberedList(bo, '/sponsorships')).toEqual({});
  expect(rememberedList(loggedIn(null), '/sponsorships')).toEqual({});
  rememberList(anna, '/sponsorships', {});
  expect(rememberedList(anna, '/sponsorships')).toEqual({});
  expect(sessionStorage.length).toBe(0);
});

it.each(['no json', 'null', '7', '"text"', '{"search":{"a":1},"status":null}'])('takes nothing from %s', (stored) => {
  sessionStorage.setItem('list:1:/tickets', stored);
  expect(rememberedList(loggedIn(1), '/tickets')).toEqual({});
});
