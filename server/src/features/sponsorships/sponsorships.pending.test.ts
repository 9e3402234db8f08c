import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from './sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);
const make = async (name: string, values: object = {}) => (await makeSponsorship(test, { name, ...values })).id;

const coming = { startDate: '2027-01-01', endDate: '2027-12-31' };
const later = { startDate: '2028-01-01', endDate: '2028-12-31' };
const nothing = await make('Intet');
const active = await make('Aktiv');
await agreements.approved(active);
const both = await make('Begge');
await agreements.approved(both);
await agreements.approved(both, later);
const next = await agreements.approved(both, coming);
await agreements.draft(both, { startDate: '2026-07-01' });
const waiting = await make('Venter', { areaId: test.ids.south, userId: test.ids.otherId });
await agreements.approved(waiting, coming);
const awaited = await agreements.awaiting(waiting, later);
const dateless = await make('Udkast');
await agreements.draft(dateless, { startDate: null, endDate: null });
const first = await agreements.draft(dateless, later);

/** "Name: what is under way" of the list, by name, as it is at an instant. */
const list = async (instant: string, filter: object = {}, client = test.admin): Promise<string[]> => {
  const { Result } = await asOf(test, instant, async () =>
    ok(await client.post('/api/sponsorships', { filter, sort: { field: 'Name' } })),
  );
  return Result.map(
    ({ Name, Pending, PendingDate }: Record<string, string | null>) => `${Name}: ${Pending} ${PendingDate}`,
  );
};
const NOW = '2026-06-15T10:00:00Z';

describe('what is under way', () => {
  it('is one that awaits its signature, else one that is to come, else a draft: of these the first', async () => {
    expect(await list(NOW)).toEqual([
      'Aktiv: null null',
      'Begge: Kommende 2027-01-01',
      'Intet: null null',
      'Udkast: Kladde 2028-01-01',
      'Venter: Afventer 2028-01-01',
    ]);
  });

  it('comes no longer from midnight in Copenhagen on the day that it begins', async () => {
    const row = async (instant: string) => (await list(instant, { search: 'Begge' }))[0];
    expect(await row('2026-12-31T22:59:59Z')).toBe('Begge: Kommende 2027-01-01');
    expect(await row('2026-12-31T23:00:00Z')).toBe('Begge: Kommende 2028-01-01');
    expect(await row('2027-12-31T23:00:00Z')).toBe('Begge: Kladde 2026-07-01');
  });

  it('stands on the sponsorship as in the list', async () => {
    const pendingOf = async (id: number) => ok(await test.admin.get(`/api/sponsorships/${id}`)).pending;
    expect(await pendingOf(nothing)).toBeNull();
    expect(await pendingOf(active)).toBeNull();
    const { id: contractId, number } = next;
    expect(await pendingOf(both)).toEqual({
      status: 'Kommende',
      contractId,
      number,
      startDate: '2027-01-01',
      since: null,
      signing: null,
    });
    expect(await pendingOf(waiting)).toMatchObject({ status: 'Afventer', contractId: awaited.id });
    expect(await pendingOf(dateless)).toMatchObject({ status: 'Kladde', contractId: first.id });
    const later = await asOf(test, '2026-12-31T23:00:00Z', () => pendingOf(both));
    expect(later).toMatchObject({ status: 'Kommende', startDate: '2028-01-01' });
  });

  it('says since when: a draft since it was last saved, one that awaits its signature since it was confirmed', async () => {
    const club = await make('Siden');
    const draft = await agreements.draft(club, coming);
    const sinceAfter = (instant: string, action: string, body: object) =>
      asOf(test, instant, async () => {
        ok(await agreements.call(club, action, body));
        const { pending } = ok(await test.admin.get(`/api/sponsorships/${club}`));
        const { Result } = ok(await test.admin.post('/api/sponsorships', { filter: { search: 'Siden' } }));
        expect(Result).toMatchObject([{ Pending: pending.status, PendingSince: pending.since }]);
        return [pending.status, pending.since];
      });
    const { id } = draft;
    // Just before and after midnight in Copenhagen.
    expect(await sinceAfter('2026-07-01T21:59:59Z', 'update', { ...draft })).toEqual(['Kladde', '2026-07-01']);
    const { version } = await asOf(test, '2026-07-01T22:00:00Z', () => agreements.get(id));
    expect(await sinceAfter('2026-07-01T22:00:00Z', 'update', { ...draft, version })).toEqual(['Kladde', '2026-07-02']);
    expect(await sinceAfter('2026-07-10T10:00:00Z', 'confirm', { id })).toEqual(['Afventer', '2026-07-10']);
    expect(await sinceAfter('2026-07-12T10:00:00Z', 'edit', { id })).toEqual(['Kladde', '2026-07-12']);
    const removed = await asOf(test, NOW, () => test.admin.delete(`/api/sponsorships/${club}`));
    expect(removed.status).toBe(204);
  });

  it('stands on a sponsorship that was just saved', async () => {
    const before = ok(await test.admin.get(`/api/sponsorships/${waiting}`));
    const saved = ok(await test.admin.post('/api/sponsorships/update', before));
    expect(saved.pending).toEqual(before.pending);
  });

  it('is filtered by: whoever has one such, whatever is shown', async () => {
    const names = async (contract: string) => (await list(NOW, { contract })).map((row) => row.split(':')[0]);
    expect(await names('awaiting')).toEqual(['Venter']);
    expect(await names('coming')).toEqual(['Begge', 'Venter']);
    expect(await names('draft')).toEqual(['Begge', 'Udkast']);
    expect(await names('none')).toEqual(['Intet']);
  });
});

describe('the other filters of work', () => {
  it('find those without any status, and those of one responsible user', async () => {
    expect(await list(NOW, { status: 'none' })).toEqual([
      'Intet: null null',
      'Udkast: Kladde 2028-01-01',
      'Venter: Afventer 2028-01-01',
    ]);
    expect(await list(NOW, { user: test.ids.otherId })).toEqual(['Venter: Afventer 2028-01-01']);
    expect(await list(NOW, { user: 999_999 })).toEqual([]);
  });
});

describe('the responsible users to filter by', () => {
  const names = async (client = test.admin) =>
    ok(await client.get('/api/sponsorships/responsible-users')).map(({ name }: { name: string }) => name);

  it('are those of the sponsorships that one sees, in Danish order', async () => {
    expect(await names()).toEqual(['Bo Bruger', 'Dorte Øst']);
    expect(await names(test.user)).toEqual(['Bo Bruger']);
    expect(await names(test.other)).toEqual(['Dorte Øst']);
  });
});

describe('the counts of tabs', () => {
  const counts = async (filter: object = {}, client = test.admin) =>
    ok(await client.post('/api/sponsorships', { filter, perPage: 1 })).Counts;

  it('say what each tab would show, whichever is shown now', async () => {
    const all = { All: 5, Renegotiation: 0, Awaiting: 1, Draft: 2, None: 1 };
    expect(await counts()).toEqual(all);
    expect(await counts({ contract: 'awaiting' })).toEqual(all);
    expect(await counts({ contract: 'none' })).toEqual(all);
  });

  it('follow the search and the other filters', async () => {
    expect(await counts({ user: test.ids.otherId })).toEqual({
      All: 1,
      Renegotiation: 0,
      Awaiting: 1,
      Draft: 0,
      None: 0,
    });
    expect(await counts({ search: 'udkast' })).toEqual({ All: 1, Renegotiation: 0, Awaiting: 0, Draft: 1, None: 0 });
  });

  it('count nothing of other areas', async () => {
    expect(await counts({}, test.user)).toEqual({ All: 4, Renegotiation: 0, Awaiting: 0, Draft: 2, None: 1 });
  });
});

describe('where the search was found', () => {
  const match = async (search: string) =>
    ok(await test.admin.post('/api/sponsorships', { filter: { search } })).Result.map(
      ({ Name, Match }: { Name: string; Match: object | null }) => [Name, Match],
    );

  it('is told where it does not stand on the row', async () => {
    expect(await match(next.number)).toEqual([['Begge', { field: 'number', text: next.number }]]);
    const texts = {
      shortName: 'ØbK',
      city: 'Gug',
      contact: 'Åse Ibsen',
      contactEmail: 'Aase@klub.dk',
      cvr: '87654321',
    };
    await make('Øster', texts);
    for (const [field, text] of Object.entries(texts))
      expect(await match(` ${text.toUpperCase()} `)).toEqual([['Øster', { field, text }]]);
  });

  it('is not told of what stands there: name, category and responsible user', async () => {
    expect(await match('venter')).toEqual([['Venter', null]]);
    expect(await match('dorte')).toEqual([['Venter', null]]);
    expect((await match('fodbold')).every(([, found]: [string, object | null]) => found === null)).toBe(true);
    expect((await match(''))[0]).toEqual([expect.any(String), null]);
  });
});
