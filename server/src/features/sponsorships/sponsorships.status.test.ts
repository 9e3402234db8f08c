import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);
const make = async (name: string) => (await makeSponsorship(test, { name })).id;
const bold = await make('Bold');
await agreements.approved(bold, { startDate: '2026-07-01', endDate: '2027-06-30', renegotiation: '2027-04-01' });
const gone = await make('Gået');
await agreements.approved(gone, { startDate: '2025-01-01', endDate: '2025-12-31' });
// An expired one that has a next: what comes makes no difference until it begins.
const next = await make('Næste');
await agreements.approved(next, { startDate: '2025-01-01', endDate: '2026-05-31', sponsorshipAmount: 1000 });
await agreements.approved(next, { startDate: '2026-08-01', endDate: '2026-08-31', sponsorshipAmount: 2000.55 });
const waiting = await make('Venter');
await agreements.awaiting(waiting, { startDate: '2025-01-01', endDate: '2027-12-31' });
await agreements.draft(waiting, { startDate: '2025-01-01', endDate: '2025-12-31' });

/** "Name: Status" of the list, by name, as it is at an instant. */
const statuses = async (instant: string, filter: object = {}): Promise<string> => {
  const { Result } = await asOf(test, instant, async () =>
    ok(await test.admin.post('/api/sponsorships', { filter, sort: { field: 'Name' } })),
  );
  return Result.map(({ Name, Status }: Record<string, string | null>) => `${Name}: ${Status}`).join(', ');
};

describe('the status of a sponsorship', () => {
  it.each([
    // An instant after midnight in Copenhagen, and the one before it.
    ['2026-06-15T10:00:00Z', 'Bold: null, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2026-06-30T21:59:59Z', 'Bold: null, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2026-06-30T22:00:00Z', 'Bold: Aktiv, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2026-07-31T22:00:00Z', 'Bold: Aktiv, Gået: Udløbet, Næste: Aktiv, Venter: null'],
    ['2026-08-31T22:00:00Z', 'Bold: Aktiv, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2027-03-31T21:59:59Z', 'Bold: Aktiv, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2027-03-31T22:00:00Z', 'Bold: Genforhandling, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2027-06-30T21:59:59Z', 'Bold: Genforhandling, Gået: Udløbet, Næste: Udløbet, Venter: null'],
    ['2027-06-30T22:00:00Z', 'Bold: Udløbet, Gået: Udløbet, Næste: Udløbet, Venter: null'],
  ])('at %s is %s', async (instant, expected) => {
    expect(await statuses(instant)).toBe(expected);
  });

  it('filters', async () => {
    const at = '2027-04-15T10:00:00Z';
    expect(await statuses(at, { status: 'active' })).toBe('');
    expect(await statuses(at, { status: 'renegotiation' })).toBe('Bold: Genforhandling');
    expect(await statuses(at, { status: 'expired' })).toBe('Gået: Udløbet, Næste: Udløbet');
    expect(await statuses('2026-08-15T10:00:00Z', { status: 'active' })).toBe('Bold: Aktiv, Næste: Aktiv');
  });

  it('sorts in its own order, none of it last', async () => {
    const { id } = await makeSponsorship(test, { name: 'Ny' });
    await agreementsOf(test).approved(id, { startDate: '2027-04-01', endDate: '2028-03-31' });
    const statusesIn = async (dir: string) => {
      const { Result } = await asOf(test, '2027-04-15T10:00:00Z', async () =>
        ok(await test.admin.post('/api/sponsorships', { sort: { field: 'Status', dir } })),
      );
      return Result.map(({ Status }: { Status: string | null }) => Status);
    };
    expect(await statusesIn('asc')).toEqual(['Aktiv', 'Genforhandling', 'Udløbet', 'Udløbet', null]);
    expect(await statusesIn('desc')).toEqual(['Udløbet', 'Udløbet', 'Genforhandling', 'Aktiv', null]);
  });

  it('comes with the sum of what is active', async () => {
    const sum = async (instant: string) => {
      const { Result } = await asOf(test, instant, async () =>
        ok(await test.admin.post('/api/sponsorships', { filter: { search: 'Næste' } })),
      );
      return Result[0].Sum;
    };
    expect(await sum('2026-05-31T12:00:00Z')).toBe(1000);
    expect(await sum('2026-06-01T12:00:00Z')).toBe(0);
    expect(await sum('2026-08-01T12:00:00Z')).toBe(2000.55);
  });
});
