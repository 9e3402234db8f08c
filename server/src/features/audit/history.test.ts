import type { HistoryRow, LogRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { usersOf } from '../users/users.testing.ts';

const test = await openTestApp();

const agreements = agreementsOf(test);
const [seats = 0] = await makeProducts(test, 'Hospitality', [
  { name: 'Sæsonkort', hasAmount: true, isUtilization: true },
]);
type HistoryQuery = { filter?: object; sort?: object; page?: number; perPage?: number };
const historyOf = async (id: number, query: HistoryQuery = {}, client: TestClient = test.user) =>
  ok(await client.post(`/api/sponsorships/${id}/history`, { perPage: 100, ...query }));
const contractHistory = (id: number, client: TestClient = test.user) =>
  client.post(`/api/sponsorships/contracts/${id}/history`, { perPage: 100 });
const log = async (query: HistoryQuery = {}) => ok(await test.admin.post('/api/log', { perPage: 100, ...query }));
const textsOf = ({ Result }: { Result: HistoryRow[] }) => Result.map(({ Text }) => Text);

const club = await makeSponsorship(test, { name: 'Fjordens BK' });
const first = await agreements.approved(club.id, { products: [selection(seats, { amount: 4 })] });
const second = await agreements.draft(club.id, { startDate: '2027-01-01', endDate: '2027-12-31' });
ok(await agreements.call(club.id, 'update', { id: second.id, sponsorshipAmount: 75_000.5, rates: [] }));
const [item] = ok(await test.admin.get(`/api/sponsorships/${club.id}/hospitality`)) as [{ id: number }];
ok(await agreements.call(club.id, 'save-utilization', { id: item.id, used: 2 }, test.user));
const stranger = await makeSponsorship(test, {
  name: 'En anden klub',
  areaId: test.ids.south,
  userId: test.ids.otherId,
});

describe('the history of a sponsorship', () => {
  it('tells in sentences who did what to it and to all that hangs on it, newest first', async () => {
    const history = await historyOf(club.id);
    expect(history).toMatchObject({ Total: 7, TotalPages: 1 });
    expect(textsOf(history)).toEqual([
      'Bo Bruger registrerede 2 mere af Sæsonkort (2 af 4).',
      'Anna Admin ændrede Årligt beløb fra 60.000 kr. til 75.000,50 kr.',
      `Anna Admin oprettede kladden til aftale ${second.number}.`,
      `Anna Admin uploadede den underskrevne aftale ${first.number}, som nu er godkendt.`,
      `Anna Admin låste aftale ${first.number} til underskrift.`,
      `Anna Admin oprettede kladden til aftale ${first.number}.`,
      'Anna Admin oprettede sponsoratet Fjordens BK.',
    ]);
  });

  it('calls a product by the club where its name says {name}', async () => {
    const [banner = 0] = await makeProducts(test, 'Eksponering', [{ name: 'Banner hos {name}', hasAmount: true }]);
    const { id } = await makeSponsorship(test, { shortName: 'ØB' });
    const draft = await agreements.draft(id, { products: [selection(banner, { amount: 1 })] });
    ok(await agreements.call(id, 'update', { id: draft.id, products: [] }));
    const [removed] = (await historyOf(id)).Result;
    expect(removed?.Text).toContain('fjernede Banner hos ØB');
    expect(JSON.stringify(removed)).not.toContain('{name}');
  });

  it('says of each line what it is about and what was before and after', async () => {
    const [used, changed] = (await historyOf(club.id)).Result;
    expect(used).toEqual({
      Id: expect.any(Number),
      At: '2026-06-15T10:00:00.000Z',
      By: 'Bo Bruger',
      Action: 'save-usage',
      Kind: 'item',
      RecordId: item.id,
      Label: 'Sæsonkort',
      Text: 'Bo Bruger registrerede 2 mere af Sæsonkort (2 af 4).',
      Changes: [{ label: 'Brugt', before: '0', after: '2' }],
    });
    expect(changed).toMatchObject({
      Label: `Aftale ${second.number}`,
      Changes: [{ label: 'Årligt beløb', before: '60.000 kr.', after: '75.000,50 kr.' }],
    });
  });

  it('is filtered by kind and by days in Copenhagen, both included', async () => {
    const kinds = async (filter: object) =>
      (await historyOf(club.id, { filter })).Result.map((row: HistoryRow) => row.Kind);
    expect(new Set(await kinds({ kind: 'contract' }))).toEqual(new Set(['contract']));
    expect(await kinds({ kind: 'item' })).toEqual(['item']);
    expect(await kinds({ from: '2026-06-16' })).toEqual([]);
    expect(await kinds({ to: '2026-06-14' })).toEqual([]);
    expect(await kinds({ from: '2026-06-15', to: '2026-06-15', kind: 'sponsorship' })).toEqual(['sponsorship']);
    // Half past midnight in Copenhagen is still the day before in UTC.
    const late = await asOf(test, '2026-07-01T22:30:00Z', () => makeSponsorship(test));
    const days = async (from: string, to: string) => (await historyOf(late.id, { filter: { from, to } })).Total;
    expect([await days('2026-07-01', '2026-07-01'), await days('2026-07-02', '2026-07-02')]).toEqual([0, 1]);
    for (const filter of [{ kind: 'user' }, { from: '2026-02-30' }])
      expect((await test.user.post(`/api/sponsorships/${club.id}/history`, { filter })).status).toBe(422);
  });

  it('is paged, and turned round', async () => {
    const newest = textsOf(await historyOf(club.id));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => historyOf(club.id, { page, perPage: 2 })));
    expect(pages.flatMap(textsOf)).toEqual(newest);
    expect(textsOf(await historyOf(club.id, { sort: { field: 'At', dir: 'asc' } }))).toEqual(newest.toReversed());
  });

  it('is nobody’s who lacks the area, and says nothing of where a line came from', async () => {
    expect((await test.other.post(`/api/sponsorships/${club.id}/history`, {})).status).toBe(404);
    expect((await test.user.post(`/api/sponsorships/${stranger.id}/history`, {})).status).toBe(404);
    const text = JSON.stringify([await historyOf(club.id), await historyOf(club.id, {}, test.admin)]);
    expect(text).not.toContain('127.0.0.1');
    expect(text).not.toMatch(/Address|RequestId/);
  });

  it('follows the sponsorship into another area', async () => {
    const { id } = await makeSponsorship(test, { name: 'Flyttende IF' });
    const moved = { id, name: 'Flyttende IF', areaId: test.ids.south, userId: test.ids.otherId };
    ok(await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, moved)));
    expect((await test.user.post(`/api/sponsorships/${id}/history`, {})).status).toBe(404);
    expect(textsOf(await historyOf(id, {}, test.other))).toEqual([
      'Anna Admin ændrede Område fra Nord til Syd og Ansvarlig fra Bo Bruger til Dorte Øst.',
      'Anna Admin oprettede sponsoratet Flyttende IF.',
    ]);
  });

  it('holds an agreement that was deleted, whose own history is gone with it', async () => {
    const { sponsorship, contract } = await agreements.active([selection(seats, { amount: 4 })]);
    const [own] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`)) as [{ id: number }];
    ok(await agreements.call(sponsorship.id, 'save-utilization', { id: own.id, used: 1 }));
    await agreements.call(sponsorship.id, 'delete', { id: contract.id });
    const history = await historyOf(sponsorship.id);
    expect(textsOf(history).slice(0, 2)).toEqual([
      `Anna Admin slettede aftale ${contract.number}.`,
      'Anna Admin registrerede 1 mere af Sæsonkort (1 af 4).',
    ]);
    expect((await contractHistory(contract.id)).status).toBe(404);
  });
});

describe('the history of an agreement', () => {
  it('tells of it, of its products and of its documents, and of no other agreement', async () => {
    await test.user.get(String(first.signedDocument));
    expect(textsOf(ok(await contractHistory(first.id)))).toEqual([
      `Bo Bruger hentede det underskrevne dokument til aftale ${first.number}.`,
      'Bo Bruger registrerede 2 mere af Sæsonkort (2 af 4).',
      `Anna Admin uploadede den underskrevne aftale ${first.number}, som nu er godkendt.`,
      `Anna Admin låste aftale ${first.number} til underskrift.`,
      `Anna Admin oprettede kladden til aftale ${first.number}.`,
    ]);
    expect(ok(await contractHistory(second.id)).Total).toBe(2);
    expect((await contractHistory(first.id, test.other)).status).toBe(404);
  });

  it('names products, rates, shares and categories as the screen does', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    const golf = await test.fixtures.category('Golf');
    const values = {
      category: golf,
      endDate: '2027-01-31',
      valueOfTickets: 12.5,
      sponsorPaysPrints: true,
      rates: [{ amount: 60_000, dueDate: '2026-03-01' }],
      products: [selection(seats, { amount: 1200 })],
    };
    ok(await agreements.call(id, 'update', { id: draft.id, ...values }));
    // Today's name is another, but the line holds that of its time.
    await test.db.execute(sql`update categories set name = 'Minigolf' where id = ${golf}`);
    const [row] = ok(await contractHistory(draft.id)).Result as [HistoryRow];
    expect(row.Text).toBe('Anna Admin ændrede Kategori, Slutdato, Rater og 3 mere.');
    expect(row.Changes).toEqual([
      { label: 'Kategori', before: 'Fodbold', after: 'Golf' },
      { label: 'Slutdato', before: '31-12-2026', after: '31-01-2027' },
      { label: 'Rater', before: null, after: '60.000 kr. 01-03-2026' },
      { label: 'Sponsor betaler tryk', before: 'Nej', after: 'Ja' },
      { label: 'Billetter', before: null, after: '12,5 %' },
      { label: 'Sæsonkort', before: null, after: '1.200 stk.' },
    ]);
  });
});

describe('the log', () => {
  it('is for Admins', async () => {
    expect((await test.user.post('/api/log', {})).status).toBe(403);
    expect((await test.user.get('/api/log/file?format=csv')).status).toBe(403);
    expect((await test.anonymous().get('/api/log/file?format=csv')).status).toBe(401);
  });

  it('holds also what is about users, and where each line came from', async () => {
    const { Result } = await log({ filter: { kind: 'user', action: 'login', user: test.ids.userId } });
    expect(Result[0]).toMatchObject({
      By: 'Bo Bruger',
      Text: 'Bo Bruger loggede ind.',
      Label: 'Bo Bruger',
      SponsorshipId: null,
      Address: '127.0.0.1',
      RequestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('names the club of each line about what hangs on one, also once it is gone', async () => {
    const used = (await log()).Result.find(({ Text }: LogRow) => Text.includes('2 mere af Sæsonkort'));
    expect(used).toMatchObject({ Label: 'Sæsonkort', Sponsorship: 'Fjordens BK' });
    const { id } = await makeSponsorship(test, { name: 'Borte Roere' });
    const draft = await agreements.draft(id);
    await test.admin.post(`/api/sponsorships/${id}/delete`, { id: draft.id });
    await test.admin.delete(`/api/sponsorships/${id}`);
    const { Result } = await log({ filter: { kind: 'contract', record: draft.id } });
    expect(Result.map(({ Label, Sponsorship }: LogRow) => [Label, Sponsorship])).toEqual([
      [`Aftale ${draft.number}`, 'Borte Roere'],
      [`Aftale ${draft.number}`, 'Borte Roere'],
    ]);
  });

  it.each<[string, object, (row: LogRow) => boolean]>([
    ['user', { user: test.ids.userId }, ({ By }) => By === 'Bo Bruger'],
    ['action', { action: 'confirm' }, ({ Action }) => Action === 'confirm'],
    ['kind', { kind: 'sponsorship' }, ({ Kind }) => Kind === 'sponsorship'],
    [
      'record',
      { kind: 'contract', record: first.id },
      ({ Kind, RecordId }) => Kind === 'contract' && RecordId === first.id,
    ],
    ['days', { from: '2026-07-01', to: '2026-07-31' }, ({ At }) => At.startsWith('2026-07')],
  ])('is filtered by %s', async (_name, filter, fits) => {
    const all: LogRow[] = (await log()).Result;
    const { Result, Total } = await log({ filter });
    expect(Result.length).toBeGreaterThan(0);
    expect(Result.map(({ Id }: LogRow) => Id)).toEqual(all.filter(fits).map(({ Id }) => Id));
    expect(Total).toBe(Result.length);
  });

  it('is searched by the names of who did it and of what it was done to, and by numbers, also of what is gone', async () => {
    const search = async (search: string) => textsOf(await log({ filter: { search } }));
    const { id } = await makeSponsorship(test, { name: 'Glemte Roere' });
    await test.admin.delete(`/api/sponsorships/${id}`);
    expect(await search('glemte roere')).toEqual([
      'Anna Admin slettede sponsoratet Glemte Roere.',
      'Anna Admin oprettede sponsoratet Glemte Roere.',
    ]);
    expect(await search('FJORDENS')).toEqual(expect.arrayContaining(textsOf(await historyOf(club.id))));
    expect(await search(second.number)).toEqual([
      'Anna Admin ændrede Årligt beløb fra 60.000 kr. til 75.000,50 kr.',
      `Anna Admin oprettede kladden til aftale ${second.number}.`,
    ]);
    expect(await search(first.number)).toContain('Bo Bruger registrerede 2 mere af Sæsonkort (2 af 4).');
    expect(await search('dorte ø')).toContain('Dorte Øst loggede ind.');
    expect(await search('100%_')).toEqual([]);
  });

  it('is searched by what clubs, products and people were called before, too', async () => {
    const search = async (search: string) => textsOf(await log({ filter: { search } }));
    const { id } = await makeSponsorship(test, { name: 'Vestbyens Gymnaster' });
    const renamed = sponsorshipValues(test, { id, name: 'Vestbyens Idræt' });
    ok(await test.admin.post('/api/sponsorships/update', renamed));
    const told = [
      'Anna Admin ændrede Navn fra Vestbyens Gymnaster til Vestbyens Idræt.',
      'Anna Admin oprettede sponsoratet Vestbyens Gymnaster.',
    ];
    expect([await search('gymnaster'), await search('vestbyens idræt')]).toEqual([told, told]);
    const people = usersOf(test);
    const user = await people.make({ name: 'Pia Pigenavn' });
    await people.change(user.id, { name: 'Pia Giftenavn' });
    expect(await search('pigenavn')).toHaveLength(2);
    expect(await search('pigenavn')).toEqual(await search('giftenavn'));
  });

  it.each([{ kind: 'ukendt' }, { action: 'ukendt' }, { from: 'i går' }, { search: 'x'.repeat(201) }])(
    'refuses the filter %j',
    async (filter) => {
      expect((await test.admin.post('/api/log', { filter })).status).toBe(422);
    },
  );
});
