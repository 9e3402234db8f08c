import { describe, expect, it } from 'vitest';
import { agreementsOf } from '../../features/contracts/contracts.testing.ts';
import { openTestApp } from '../../testing/app.ts';

const test = await openTestApp();

describe('every answer', () => {
  it.each(['/api/user', '/api/findes-ikke', '/health/live', '/logout', '/print-contract?id=1', '/findes-ikke'])(
    'says that it is not to be sniffed, framed, stored or told of elsewhere: %s',
    async (url) => {
      for (const client of [test.anonymous(), test.user])
        expect((await client.get(url, { 'sec-fetch-site': 'cross-site' })).headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
          'cache-control': 'no-store',
        });
    },
  );

  it('promises https to nobody who came by http', async () => {
    expect((await test.user.get('/api/user')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a printed agreement', () => {
  it('is stored by no cache on the way', async () => {
    const { contract } = await agreementsOf(test).active();
    const printed = await test.user.get(`/print-contract?id=${contract.id}`);
    expect(printed).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
  });
});
