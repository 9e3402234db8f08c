import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it('a place is a path with what follows it', () => {
  expect(placeOf('/payments?rate=118')).toEqual({ to: '/payments', search: { rate: '118' } });
  expect(placeOf('/sponsorships/1#udnyttelse')).toEqual({ to: '/sponsorships/1', search: {}, hash: 'udnyttelse' });
});
