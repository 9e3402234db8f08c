import type { Match } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const match = async (numbers: unknown): Promise<Match[]> =>
  ok(await test.admin.post('/api/contracts/match', { numbers }));

describe('agreements by their numbers', () => {
  it('are answered as they are asked, with what they are', async () => {
    const draft = await agreements.draft(sponsorship);
    const awaiting = await agreements.awaiting(sponsorship);
    const approved = await agreements.approved(sponsorship);
    const said = ({ number, id, status }: { number: string; id: number; status: string }) => ({
      number,
      contractId: id,
      sponsorshipId: sponsorship,
      name: 'Ærø Boldklub',
      status,
    });
    expect(await match([awaiting.number, '2026-9999', draft.number, approved.number, awaiting.number])).toEqual([
      said(awaiting),
      { number: '2026-9999', contractId: null },
      said(draft),
      said(approved),
      said(awaiting),
    ]);
    expect(await match([])).toEqual([]);
  });

  it('are at most 500', async () => {
    const numbers = Array.from({ length: 501 }, (_, at) => `2026-${at}`);
    expect(await match(numbers.slice(1))).toHaveLength(500);
    expect((await test.admin.post('/api/contracts/match', { numbers })).status).toBe(422);
    expect((await test.admin.post('/api/contracts/match', { numbers: [1] })).status).toBe(422);
  });
});
