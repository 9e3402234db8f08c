import { api, type EndpointDefinition } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { agreementsOf } from '../../features/contracts/contracts.testing.ts';
import { soundProblem } from '../../testing/answers.ts';
import { openTestApp } from '../../testing/app.ts';
import { openFuzz } from '../../testing/fuzz/fuzz.ts';
import { oddIds } from '../../testing/fuzz/values.ts';

const test = await openTestApp();

const fuzzing = await openFuzz(20_261_122);

describe('whatever it is sent', () => {
  it.each(fuzzing.routes)('%s answers what the document of the calls says', (name) => fuzzing.fuzz(name, 1));
});

const calls = Object.values(api).flatMap((feature): EndpointDefinition[] => Object.values(feature));
const withParams = calls
  .filter(({ path }) => path.includes(':'))
  .map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(withParams)('%s', (name, call) => {
  it('finds nothing under odd ids', async () => {
    for (const odd of oddIds) {
      const url = call.path.replaceAll(/:\w+/g, encodeURIComponent(odd));
      const answer = await test.admin.send(call.method, url, call.method === 'POST' ? { payload: {} } : {});
      expect([soundProblem(answer), `${name} ${odd}`]).toEqual([null, `${name} ${odd}`]);
      expect([400, 404], `${name} ${odd}`).toContain(answer.status);
    }
  });
});

describe('addresses and queries', () => {
  it('never meet the inside, whatever stands in them', async () => {
    const { sponsorship } = await agreementsOf(test).active();
    const contract = await agreementsOf(test).awaiting(sponsorship.id);
    const queries = [
      '',
      '?',
      '?id',
      '?id=',
      '?id=1&id=2',
      '?id[]=1',
      '?id=%00',
      '?id=%zz',
      '?id=1e9',
      '?id=9999999999',
      '?__proto__=1',
      '?external=ja',
      '?version=x',
      '?version=1&version=2',
      '?version=-1',
      '?external=true&external=false',
    ];
    for (const query of queries) {
      expect([soundProblem(await test.admin.get(`/print-contract${query}`)), query]).toEqual([null, query]);
      const upload = await test.admin.upload(
        `/api/sponsorships/contracts/${contract.id}/upload${query}`,
        Buffer.from('intet'),
      );
      expect([soundProblem(upload), query]).toEqual([null, query]);
      expect(upload.status).toBeGreaterThanOrEqual(400);
    }
    for (const odd of oddIds)
      expect((await test.admin.get(`/print-contract?id=${encodeURIComponent(odd)}`)).status, odd).toBe(404);
    for (const path of [
      '/api/files/1/0123456789abcdef',
      '/api/files/x/y',
      `/api/files/${'9'.repeat(30)}/0123456789abcdef`,
      '/api/files/1/%00',
      '/api/sponsorships/area-users/%00',
    ])
      expect((await test.admin.get(path)).status, path).toBe(404);
  });
});
