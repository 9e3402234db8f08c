import { describe, expect, it } from 'vitest';
import { pageOf } from './usedBy.tsx';

describe('the page of what uses a record', () => {
  it.each([
    ['sponsorship', '/sponsorships/7'],
    ['contract', '/sponsorships/3/7'],
    ['product', '/products/7'],
    ['user', '/users/7'],
    ['template', '/settings/templates/7'],
  ] as const)('of a %s is %s', (kind, page) => {
    expect(pageOf({ kind, id: 7, name: 'Navn', sponsorshipId: 3 })).toBe(page);
  });
});
