import type { Match } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const match = async (numbers: unknown): Promise<Match[]> =>
  ok(await test.admin.post('/api/contracts/match', { numbers }));

describe('agreements by their numbers', () => {
  it('are answered as they are asked, with what they are', async () => {
    const draft = await agreements.draft(sponsorship);
    const awaiting = await agreements.awaiting(sponsorship);
    const approved = await agreements.approved(sponsorship);
    const agreementOf = ({
      number,
      id,
      status,
      version,
    }: {
      number: string;
      id: number;
      status: string;
      version: number;
    }) => ({
      number,
      contractId: id,
      sponsorshipId: sponsorship,
      name: 'Ærø Boldklub',
      status,
      version,
    });
    expect(await match([awaiting.number, '2026-9999', draft.number, approved.number, awaiting.number])).toEqual([
      agreementOf(awaiting),
      { number: '2026-9999', contractId: null },
      agreementOf(draft),
      agreementOf(approved),
      agreementOf(awaiting),
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

describe('agreements by the names of files', () => {
  it('are found among those that await their signature, by club or by an older number', async () => {
    const club = await makeSponsorship(test, { name: 'Arkivets Idræt' });
    const externalNumber = 'ARK/2019-7';
    const { id, number, version, startDate, endDate } = await agreements.awaiting(club.id, { externalNumber });
    const said = { number, contractId: id, sponsorshipId: club.id, name: 'Arkivets Idræt', status: 'Afventer' };
    const agreement = { ...said, version, externalNumber, startDate, endDate };
    const names = ['ark 2019 7.pdf', 'arkivets idræt 2026.pdf', 'Arkivets idræt 2019.pdf', 'scan.pdf'];
    expect(ok(await test.admin.post('/api/contracts/match-files', { names }))).toEqual([
      { name: names[0], by: 'externalNumber', agreement, proposals: [] },
      { name: names[1], by: 'clubAndYear', agreement, proposals: [] },
      { name: names[2], by: 'clubAndYear', agreement: null, proposals: [agreement] },
      { name: names[3], by: null, agreement: null, proposals: [] },
    ]);
    expect((await test.admin.post('/api/contracts/match-files', { names: Array(501).fill('a') })).status).toBe(422);
  });
});
