import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

type Row = {
  Id: number;
  SponsorshipId: number | null;
  Name: string;
  Product: string;
  Amount: number;
  Mode: string;
  Sort: number;
  HasEvents: boolean;
};

const test = await openTestApp();
const agreements = agreementsOf(test);
let tennis: number;
/** The sponsorships' ids by name. */
const clubs: Record<string, number> = {};
const items: Record<string, number> = {};

beforeAll(async () => {
  const { ids, fixtures } = test;
  tennis = await fixtures.category('Tennis');
  const [season, single, late, seats] = (await makeProducts(test, 'Hospitality', [
    {
      name: 'saesonkort',
      productTitle: 'Sæsonkort til {name}',
      isTicket: true,
      isUtilization: true,
      hasAmount: true,
      sort: 1.5,
    },
    { name: 'Enkeltbillet 100%', isTicket: true, hasAmount: true, sort: 1.25 },
    { name: 'Åben pulje', isTicket: true, hasAmount: true, sort: null },
    { name: 'Loge', isTicket: false, hasAmount: true, sort: 0 },
  ])) as [number, number, number, number];
  const [raffle] = (await makeProducts(test, 'Aktivering', [{ name: 'Lodder', isTicket: true, sort: 3 }])) as [number];
  const make = async (name: string, values: object, products: object[], contract: object = {}) => {
    const { id } = await makeSponsorship(test, { name, ...values });
    clubs[name] = id;
    await agreements.approved(id, { products, ...contract });
    const hospitality = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
    for (const item of hospitality) items[`${name} ${item.product.name}`] = item.id;
  };
  await make('Ærø', { shortName: 'ÆB', contact: 'Ib', contactEmail: 'ib@aeroe.dk' }, [
    selection(season, { amount: 20 }),
    selection(late, { amount: 3 }),
    selection(seats, { amount: 8 }),
    selection(raffle, { amount: 50 }),
  ]);
  await make('Bold', { shortName: 'LBK', areaId: ids.south, userId: ids.otherId, categoryId: tennis }, [
    selection(season, { amount: 4 }),
    selection(single, { amount: 12 }),
    selection(raffle, { amount: 7 }),
  ]);
  await make('Zebra', {}, [selection(single, { amount: 0 }), selection(season), selection(late, { selected: false })]);
  await make('Udløbet', {}, [selection(single, { amount: 1 })], { endDate: '2026-06-14' });
  await make('Kommende', {}, [selection(single, { amount: 2 })], { startDate: '2026-07-01' });
  const draft = await makeSponsorship(test, { name: 'Kladde' });
  await agreements.draft(draft.id, { products: [selection(single, { amount: 9 })] });
  const awaiting = await makeSponsorship(test, { name: 'Afventer' });
  await agreements.awaiting(awaiting.id, { products: [selection(single, { amount: 9 })] });
});

const list = async (request: object = {}, client = test.admin) => ok(await client.post('/api/tickets', request));
const listTexts = async (request: object = {}, client = test.admin): Promise<string[]> =>
  (await list(request, client)).Result.map(({ Name, Amount, Product }: Row) => `${Name}: ${Amount} × ${Product}`);
const filterTexts = (filter: object) => listTexts({ filter });

const single = 'Bold: 12 × Enkeltbillet 100%';
const lbk = 'Bold: 4 × Sæsonkort til LBK';
const [season, raffle, late] = ['Ærø: 20 × Sæsonkort til ÆB', 'Ærø: 50 × Lodder', 'Ærø: 3 × Åben pulje'];
const all = [single, season, lbk, raffle, 'Bold: 7 × Lodder', late];

describe('the rows', () => {
  it('say of which tickets an event is to come, for who may wish for them', async () => {
    const withEvents = async (client = test.admin) =>
      (await list({}, client)).Result.flatMap((row: Row) => (row.HasEvents ? [row.Name] : []));
    const match = { title: 'Hjemmekamp', kind: 'Hjemmekamp', sponsorshipId: clubs.Bold };
    const save = async (values: object) => ok(await test.admin.post('/api/events/update', { ...match, ...values }));
    await save({ date: '2026-06-14' });
    const event = await save({ date: '2026-06-15', cancelled: true });
    expect(await withEvents()).toEqual([]);
    const open = await save({ ...event, cancelled: false });
    expect(await withEvents()).toEqual(['Bold', 'Bold', 'Bold']);
    expect(await withEvents(test.user)).toEqual([]);
    await save({ ...open, cancelled: true });
  });

  it('are the tickets with an amount on active agreements, by sort, ties by id', async () => {
    expect(await list()).toMatchObject({ Total: 6, TotalPages: 1 });
    expect(await listTexts()).toEqual(all);
    expect(await listTexts({ sort: { field: 'Sort', dir: 'asc' } })).toEqual(all);
  });

  it('have these keys; the mail is the contact’s', async () => {
    const { Result } = await list({ filter: { search: 'sæsonkort' } });
    const none = { Logo: null, UserPicture: null, Public: false, Mode: 'pulje', Sort: 1.5, Used: 0, HasEvents: false };
    expect(Result).toEqual([
      {
        ...none,
        Id: items['Ærø Sæsonkort til ÆB'],
        SponsorshipId: clubs.Ærø,
        Name: 'Ærø',
        Amount: 20,
        Product: 'Sæsonkort til ÆB',
        UserEmail: 'ib@aeroe.dk',
        UserName: 'Bo Bruger',
      },
      {
        ...none,
        Id: items['Bold Sæsonkort til LBK'],
        SponsorshipId: clubs.Bold,
        Name: 'Bold',
        Amount: 4,
        Product: 'Sæsonkort til LBK',
        UserEmail: null,
        UserName: 'Dorte Øst',
      },
    ]);
  });

  it('say how many are used as soon as it is saved, and nothing where it is not tracked', async () => {
    const id = items['Ærø Sæsonkort til ÆB'] as number;
    const usedOf = async (search: string) =>
      (await list({ filter: { search } })).Result.map(({ Used }: { Used: number | null }) => Used);
    ok(await agreements.call(clubs.Ærø as number, 'save-utilization', { id, used: 12 }));
    expect(await usedOf('sæsonkort')).toEqual([12, 0]);
    expect(await usedOf('lodder')).toEqual([null, null]);
    expect((await list({ sort: { field: 'Used', dir: 'desc' } })).Result[0]).toMatchObject({ Id: id });
    ok(await agreements.call(clubs.Ærø as number, 'save-utilization', { id, used: 0 }));
  });

  it('say whether the seats are free anew at each event, as soon as it is saved', async () => {
    const id = items['Ærø Sæsonkort til ÆB'] as number;
    const modes = async () => (await list({ filter: { search: 'ærø' } })).Result.map(({ Mode }: Row) => Mode);
    const save = async (mode: string) => {
      const item = ok(await test.admin.get(`/api/tickets/${id}`));
      ok(await test.admin.post(`/api/tickets/${id}/update`, { ...item, mode }));
    };
    expect(await modes()).toEqual(['pulje', 'pulje', 'pulje']);
    await save('pr. arrangement');
    expect(await modes()).toEqual(['pr. arrangement', 'pulje', 'pulje']);
    await save('pulje');
  });

  it('follow the day: what has begun, and not what has ended', async () => {
    const on = (instant: string) => asOf(test, instant, () => filterTexts({ search: 'enkelt' }));
    expect(await on('2026-06-14T21:59:59Z')).toEqual([
      'Bold: 12 × Enkeltbillet 100%',
      'Udløbet: 1 × Enkeltbillet 100%',
    ]);
    expect(await on('2026-06-30T22:00:00Z')).toEqual([
      'Bold: 12 × Enkeltbillet 100%',
      'Kommende: 2 × Enkeltbillet 100%',
    ]);
    expect(await on('2026-12-31T23:00:00Z')).toEqual([]);
  });

  it('read as the agreement was confirmed', async () => {
    await test.db.execute(sql`update products set product_title = 'Noget andet', sort = 99, is_ticket = false`);
    expect(await listTexts()).toEqual(all);
  });
});

describe('filters', () => {
  it.each<[object, string[]]>([
    [{ search: 'ÆRØ' }, [season, raffle, late]],
    [{ search: ' lodder ' }, [raffle, 'Bold: 7 × Lodder']],
    [{ search: 'dorte ø' }, [single, lbk, 'Bold: 7 × Lodder']],
    [{ search: '100%' }, [single]],
    [{ search: 'ib@aeroe' }, []],
    [{ search: 'LBK' }, [lbk]],
    [{ category: 999_999 }, []],
    [{ area: '', category: null, search: '' }, all],
  ])('%j', async (filter, expected) => {
    expect(await filterTexts(filter)).toEqual(expected);
  });

  it('by category and area', async () => {
    expect(await filterTexts({ category: tennis })).toEqual([single, lbk, 'Bold: 7 × Lodder']);
    expect(await filterTexts({ area: test.ids.north })).toEqual([season, raffle, late]);
    expect(await filterTexts({ area: test.ids.north, category: tennis })).toEqual([]);
  });
});

describe('sorting and paging', () => {
  it.each([
    ['Product', 'asc', single],
    ['Product', 'desc', late],
    ['Amount', 'desc', raffle],
    ['Name', 'desc', season],
    ['UserEmail', 'desc', season],
    ['UserName', 'desc', lbk],
    ['Sort', 'desc', raffle],
    ['SponsorshipId', 'asc', season],
  ])('by %s %s begins with %s', async (field, dir, first) => {
    expect((await listTexts({ sort: { field, dir } }))[0]).toBe(first);
  });

  it.each(['Id', 'Logo', 'UserPicture', 'Public'])('by %s is taken: every key of the row is', async (field) => {
    expect(await listTexts({ sort: { field } })).toHaveLength(6);
  });

  it('shows every row once', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) seen.push(...(await listTexts({ page, perPage: 2, sort: { field: 'Public' } })));
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(await list({ page: 9, perPage: 4 })).toEqual({ Result: [], TotalPages: 2, Total: 6 });
  });

  it.each([{ sort: { field: 'Farve' } }, { page: 0 }, { perPage: 101 }])('refuses %j', async (request) => {
    expect((await test.admin.post('/api/tickets', request)).status).toBe(422);
  });
});

describe('who sees what', () => {
  it('a Bruger sees the tickets of their areas', async () => {
    expect(await listTexts({}, test.user)).toEqual([season, raffle, late]);
    expect(await listTexts({}, test.other)).toEqual([single, lbk, 'Bold: 7 × Lodder']);
    expect(await listTexts({ filter: { area: test.ids.south } }, test.user)).toEqual([]);
    expect((await test.anonymous().post('/api/tickets', {})).status).toBe(401);
  });

  it('a public hospitality item shows for everyone, with its logo, without a way in', async () => {
    const id = items['Bold Sæsonkort til LBK'] as number;
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f566b' } })
      .png()
      .toBuffer();
    ok(await test.admin.upload(`/api/sponsorships/${clubs.Bold}/logo`, png, { name: 'a.png', type: 'image/png' }));
    ok(await agreements.call(clubs.Bold as number, 'save-public', { id, public: true }));
    const foreign = (await list({ filter: { area: test.ids.south } }, test.user)).Result;
    expect(foreign).toMatchObject([{ Id: id, SponsorshipId: null, Name: 'Bold', Public: true, UserName: 'Dorte Øst' }]);
    expect((await test.user.get(foreign[0].Logo)).status).toBe(200);
    expect((await test.user.get(`/api/sponsorships/${clubs.Bold}`)).status).toBe(404);
    expect(await listTexts({}, test.user)).toEqual([season, lbk, raffle, late]);
    for (const client of [test.admin, test.other])
      expect((await list({ filter: { search: 'LBK' } }, client)).Result).toMatchObject([{ SponsorshipId: clubs.Bold }]);
    // By what the asker sees of it: no way in is no id, and comes last.
    const { Result } = await list({ sort: { field: 'SponsorshipId', dir: 'desc' } }, test.user);
    expect(Result.at(-1)).toMatchObject({ Id: id });
  });

  it('an item of another section is nobody else’s, whatever it says', async () => {
    await test.db.execute(sql`update contract_items set public = true where section = 'Aktivering'`);
    expect(await listTexts({ filter: { search: 'Lodder' } }, test.user)).toEqual([raffle]);
  });
});
