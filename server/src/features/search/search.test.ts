import type { FoundGroup, FoundItem } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);
const { south, otherId } = test.ids;
const foreign = { areaId: south, userId: otherId };

const find = async (q: string, { client = test.admin, limit = 5 } = {}): Promise<FoundGroup[]> =>
  ok(await client.get(`/api/search?${new URLSearchParams({ q, limit: String(limit) })}`)).groups;
const titlesOf = async (q: string, kind: string, options?: Parameters<typeof find>[1]) =>
  (await find(q, options)).find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? [];
const kindsOf = async (q: string, client = test.admin) => (await find(q, { client })).map(({ kind }) => kind);

const club = await makeSponsorship(test, {
  name: 'Ærø Boldklub',
  shortName: 'ÆBK',
  cvr: '73719737',
  city: 'Marstal',
  contact: 'Åse Østergård',
  contactEmail: 'aase@aeroe-bold.dk',
  contactPhone: '61 62 63 64',
});
const draft = await agreements.draft(club.id);
const approved = await agreements.approved(club.id);
const far = await makeSponsorship(test, {
  name: 'Østjysk Boldklub',
  shortName: 'ØBK',
  cvr: '73719738',
  city: 'Grenaa',
  ...foreign,
  contact: 'Åse Andersen',
  contactEmail: 'aase@oest.dk',
});
const section = await test.fixtures.productCategory('Bander', 'Eksponering');
const product = await test.fixtures.product({
  name: 'Boldbane',
  productTitle: 'Skilt til {name}',
  categoryId: section,
});

describe('the search', () => {
  it('answers groups in their order, without empty ones', async () => {
    expect(await kindsOf('bold')).toEqual(['sponsorship', 'contact', 'product']);
    expect(await kindsOf('2026')).toEqual(['contract']);
    expect(await kindsOf('dorte')).toEqual(['user']);
    expect(await kindsOf('findes ikke')).toEqual([]);
  });

  it('says of each hit what it is, and where it is shown', async () => {
    const ofClub = { id: club.id, path: `/sponsorships/${club.id}`, logo: null };
    const named = { ...ofClub, title: 'Ærø Boldklub', subtitle: 'ÆBK · Marstal · Fodbold · CVR 73719737' };
    const expected = [{ ...named, renewable: true }];
    expect(await find('73719737')).toEqual([{ kind: 'sponsorship', items: expected, more: 0 }]);
    const [{ id: contactId }] = ok(await test.admin.get(`/api/sponsorships/${club.id}/contacts`));
    const inFolder = { id: contactId, path: `/sponsorships/${club.id}/folder`, logo: null };
    const contact = {
      ...inFolder,
      title: 'Åse Østergård',
      subtitle: 'Ærø Boldklub · aase@aeroe-bold.dk · 61 62 63 64',
    };
    expect(await find('åse ø')).toEqual([{ kind: 'contact', items: [contact], more: 0 }]);
    const [contracts] = await find('2026-');
    expect(contracts?.items).toMatchObject([
      { id: approved.id, title: approved.number, subtitle: 'Ærø Boldklub · Aktiv' },
      { id: draft.id, subtitle: 'Ærø Boldklub · Kladde', path: `/sponsorships/${club.id}/${draft.id}` },
    ]);
    expect((await find('boldbane'))[0]?.items).toMatchObject([
      { id: product, subtitle: 'Bander · Eksponering', path: `/products/${product}` },
    ]);
    expect((await find('dorte'))[0]?.items).toMatchObject([
      { id: otherId, title: 'Dorte Øst', subtitle: 'dorte@bank.dk', path: `/users/${otherId}` },
    ]);
  });

  it('finds a contact by name and e-mail, and names one without a name by the e-mail', async () => {
    await makeSponsorship(test, { name: 'Navnløs', contactEmail: 'kun@navnloes.dk' });
    expect(await titlesOf('AASE@', 'contact')).toEqual(['Åse Østergård', 'Åse Andersen']);
    expect(await titlesOf('navnloes.dk', 'contact')).toEqual(['kun@navnloes.dk']);
  });

  it('finds a contact by phone, however it and the search are written, once', async () => {
    const swede = { name: 'Malmö', contact: 'Ulla Lund', contactPhone: '+46 70-123 45 67' };
    const plain = { name: 'Tlf', contact: 'Per 7512', contactEmail: '75123456@klub.dk', contactPhone: '+4575123456' };
    for (const values of [swede, plain, { name: 'Uden navn', contactPhone: '(0045) 98 76 54 32' }])
      await makeSponsorship(test, { shortName: 'x', ...values });
    const written = [
      '61626364',
      '61 62 63 64',
      ' 61-62-63-64',
      '+45 61626364',
      '0045 61 62 63 64',
      '4561626364',
      '626364',
    ];
    for (const q of written) expect([q, await titlesOf(q, 'contact')]).toEqual([q, ['Åse Østergård']]);
    for (const q of ['+46 70 123', '0046 701234567', '701 23 45'])
      expect(await titlesOf(q, 'contact')).toEqual(['Ulla Lund']);
    expect(await titlesOf('75 12 34 56', 'contact')).toEqual(['Per 7512']);
    expect(await titlesOf('75123456', 'contact')).toEqual(['Per 7512']);
    expect((await find('98765432'))[0]?.items).toMatchObject([{ title: '98 76 54 32', subtitle: 'Uden navn' }]);
    // Four digits are a year before they are a part of a phone number.
    for (const q of ['6162', '61 62', '+45 61', 'tlf. 61626364', '61626365'])
      expect([q, await kindsOf(q)]).toEqual([q, []]);
    expect(await titlesOf('61626364', 'contact', { client: test.other })).toEqual([]);
  });

  it('finds contacts that are not primary, and documents, of the sponsorships that one sees', async () => {
    const { id } = await makeSponsorship(test, { name: 'Mappens Klub', contact: 'Villads Krogh' });
    const path = `/api/sponsorships/${id}`;
    const kaja = { name: 'Kaja Villadsen', email: 'kaja@mappen.dk', phone: '+45 71 72 73 74' };
    const { id: contactId } = ok(await test.admin.post(`${path}/contacts/update`, kaja));
    const { id: documentId } = ok(await test.admin.upload(`${path}/documents?title=Villads%20vedtægter`, signedPdf()));
    const removed = ok(await test.admin.upload(`${path}/documents?title=Villads%20udkast`, signedPdf()));
    await test.admin.delete(`${path}/documents/${removed.id}`);
    const folder = { path: `/sponsorships/${id}/folder`, logo: null };
    expect(await find('villads', { client: test.user })).toMatchObject([
      { kind: 'contact', items: [{ title: 'Villads Krogh' }, { title: 'Kaja Villadsen' }], more: 0 },
      {
        kind: 'document',
        items: [{ ...folder, id: documentId, title: 'Villads vedtægter', subtitle: 'Mappens Klub · Andet' }],
        more: 0,
      },
    ]);
    expect(await find('villads', { client: test.user, limit: 1 })).toMatchObject([{ more: 1 }, { more: 0 }]);
    const expected = {
      ...folder,
      id: contactId,
      title: 'Kaja Villadsen',
      subtitle: 'Mappens Klub · kaja@mappen.dk · 71 72 73 74',
    };
    for (const q of ['kaja@mappen.dk', '71727374', '+45 71 72 73'])
      expect([q, await find(q)]).toEqual([q, [{ kind: 'contact', items: [expected], more: 0 }]]);
    expect(await titlesOf('kaja villadsen', 'contact', { limit: 1 })).toEqual(['Kaja Villadsen']);
    expect(await find('villads', { client: test.other })).toEqual([]);
  });

  it('takes æ, ø and å, however they are spelled, and capitals as lists do, and % and _ as letters', async () => {
    await makeSponsorship(test, { name: '100% Sport_Klub', shortName: '100S' });
    for (const q of ['ærø b', 'ÆRØ B', ' Ærø b ']) expect(await titlesOf(q, 'sponsorship')).toEqual(['Ærø Boldklub']);
    expect(await titlesOf('aeroe boldklub', 'sponsorship')).toEqual(['Ærø Boldklub']);
    for (const q of ['%', '_', '100% sport_'])
      expect([q, await titlesOf(q, 'sponsorship')]).toEqual([q, ['100% Sport_Klub']]);
    const tiles = await test.fixtures.product({ name: '50%_flise', categoryId: section });
    for (const q of ['%', '_']) {
      const products = (await find(q)).find(({ kind }) => kind === 'product');
      expect([q, products?.items.map(({ id }) => id)]).toEqual([q, [tiles]]);
    }
  });

  it('never finds one line’s end with the next one’s beginning', async () => {
    expect(await kindsOf('Ærø Boldklub\nÆBK')).toEqual([]);
    expect(await kindsOf('Boldbane\nSkilt')).toEqual([]);
    expect(await kindsOf('øst\ndorte@bank.dk')).toEqual([]);
    const totalOf = async (path: string, search: string) =>
      ok(await test.admin.post(path, { filter: { search } })).Total;
    expect([await totalOf('/api/sponsorships', 'Ærø Boldklub'), await totalOf('/api/products', 'Boldbane')]).toEqual([
      1, 1,
    ]);
    expect(await totalOf('/api/sponsorships', 'Ærø Boldklub\nÆBK')).toBe(0);
    expect(await totalOf('/api/products', 'Boldbane\nSkilt')).toBe(0);
  });

  it('ranks the whole value, then beginnings of words, then any place; names before towns; each in Danish order', async () => {
    const names = ['Midtfyn', 'FC Fyn', 'Fynbo IF', 'Syd·Fyn', 'Åfyn', 'Fyn'];
    for (const name of names) await makeSponsorship(test, { name, shortName: 'x' });
    await makeSponsorship(test, { name: 'Agger', shortName: 'x', city: 'Fyn' });
    const ranked = ['Fyn', 'FC Fyn', 'Fynbo IF', 'Syd·Fyn', 'Agger', 'Midtfyn', 'Åfyn'];
    expect(await titlesOf('fyn', 'sponsorship', { limit: 10 })).toEqual(ranked);
    for (const name of names) await test.fixtures.product({ name, categoryId: section });
    expect(await titlesOf('FYN', 'product', { limit: 10 })).toEqual(ranked.filter((name) => name !== 'Agger'));
    for (const name of names)
      await test.fixtures.user({ name, email: `${name.replaceAll(/[ ·]/g, '.')}@x.dk`, areaIds: [] });
    expect(await titlesOf('fyn', 'user', { limit: 10 })).toEqual(ranked.filter((name) => name !== 'Agger'));
  });

  it('puts an agreement with just that number first, and else the newest', async () => {
    const numbers = [approved.number, draft.number];
    expect(await titlesOf('2026', 'contract')).toEqual(numbers.toSorted().toReversed());
    expect((await titlesOf(draft.number, 'contract'))[0]).toBe(draft.number);
    expect((await find(draft.number))[0]).toMatchObject({ kind: 'contract', more: 0 });
  });

  it('shows as many of each group as are asked for, five unasked, and says how many more there are', async () => {
    for (let made = 0; made < 7; made += 1)
      await makeSponsorship(test, { name: `Mange ${made}`, contact: 'Mange Mand' });
    expect(await find('mange', { limit: 2 })).toMatchObject([
      { kind: 'sponsorship', items: [{ title: 'Mange 0' }, { title: 'Mange 1' }], more: 5 },
      { kind: 'contact', items: [{}, {}], more: 5 },
    ]);
    const unasked: FoundGroup[] = ok(await test.admin.get('/api/search?q=mange')).groups;
    expect(unasked.map(({ items, more }) => [items.length, more])).toEqual([
      [5, 2],
      [5, 2],
    ]);
    expect((await find('mange', { limit: 10 }))[0]?.items).toHaveLength(7);
  });

  it('counts a hundred further hits, and finds the best of more', async () => {
    const { id } = await makeSponsorship(test, { name: 'Stor mappe' });
    const insert = (name: SQL, count: number) =>
      test.db.execute(sql`insert into contacts (sponsorship_id, name, updated_at, updated_by)
        select ${id}, ${name}, now(), 'System' from generate_series(1, ${count}::int) n`);
    await insert(sql`'Zobel'`, 1);
    await insert(sql`'Per Zobelius ' || n`, 1);
    await insert(sql`'Inzobel ' || n`, 150);
    await insert(sql`'Xq ' || n`, 104);
    const [group] = await find('zobel');
    expect([group?.kind, group?.more]).toEqual(['contact', 100]);
    expect(group?.items.map(({ title }) => title).slice(0, 2)).toEqual(['Zobel', 'Per Zobelius 1']);
    // 104 of which five are shown are counted exactly; of one and two letters as of more.
    for (const q of ['xq 1', 'xq']) expect([q, (await find(q))[0]?.more]).toEqual([q, q === 'xq' ? 99 : 11]);
    expect((await find('q', { limit: 10 })).find(({ kind }) => kind === 'contact')?.more).toBe(94);
    expect(await find('xq', { client: test.other })).toEqual([]);
  });

  it('knows at once what was saved, renamed and deleted', async () => {
    const { id, version } = await makeSponsorship(test, { name: 'Flygtig' });
    expect(await titlesOf('flygtig', 'sponsorship')).toEqual(['Flygtig']);
    await makeSponsorship(test, { id, version, name: 'Varig' });
    expect([await titlesOf('flygtig', 'sponsorship'), await titlesOf('varig', 'sponsorship')]).toEqual([[], ['Varig']]);
    await test.admin.delete(`/api/sponsorships/${id}`);
    expect(await titlesOf('varig', 'sponsorship')).toEqual([]);
  });
});

describe('the scope of the search', () => {
  it('is a Bruger’s own areas in every group and count', async () => {
    expect(await titlesOf('boldklub', 'sponsorship')).toEqual(['Ærø Boldklub', 'Østjysk Boldklub']);
    expect(await find('boldklub', { client: test.user })).toMatchObject([{ items: [{ id: club.id }], more: 0 }]);
    expect(await find('boldklub', { client: test.other })).toMatchObject([{ items: [{ id: far.id }], more: 0 }]);
    expect(await titlesOf('åse', 'contact', { client: test.other })).toEqual(['Åse Andersen']);
    expect(await kindsOf(approved.number, test.other)).toEqual([]);
    expect(await kindsOf('73719737', test.other)).toEqual([]);
    expect((await find('bold', { client: test.user, limit: 1 }))[0]?.more).toBe(0);
  });

  it('has products and users for Admins alone', async () => {
    expect(await kindsOf('boldbane', test.user)).toEqual([]);
    expect(await kindsOf('dorte', test.user)).toEqual([]);
  });
});

describe('a search that asks for nothing, or for too much', () => {
  it.each([
    ['', 'q', 'Søgning skal udfyldes'],
    ['?q=', 'q', 'Søgning skal udfyldes'],
    ['?q=%20%20', 'q', 'Søgning skal udfyldes'],
    [`?q=${'a'.repeat(101)}`, 'q', 'Søgning må højst være på 100 tegn'],
    ['?q=a%00b', 'q', 'Søgning er ikke gyldig'],
    ['?q=a&q=b', 'q', 'Søgning er ikke gyldig'],
    ['?q=a&limit=0', 'limit', 'Antal skal være mindst 1'],
    ['?q=a&limit=11', 'limit', 'Antal må højst være 10'],
    ['?q=a&limit=1.5', 'limit', 'Antal skal være et helt tal'],
    ['?q=a&limit=mange', 'limit', 'Antal skal være et tal'],
  ])('%s is refused in Danish', async (query, field, message) => {
    const { status, body } = await test.user.get(`/api/search${query}`);
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
  });

  it('is answered with 100 signs, spaces around them aside', async () => {
    expect((await test.user.get(`/api/search?q=%20${'a'.repeat(100)}%20`)).status).toBe(200);
  });
});

describe('what was visited', () => {
  const listVisits = async (records: string, client = test.admin) =>
    ok(await client.get(`/api/search/visited?${new URLSearchParams({ records })}`)).map(
      ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`,
    );
  const all = `contract-${draft.id},user-${otherId},sponsorship-${far.id},product-${product},sponsorship-${club.id}`;

  it('is called as it is now, in the order that is asked for', async () => {
    expect(await listVisits(all)).toEqual([
      `contract ${draft.number}`,
      'user Dorte Øst',
      'sponsorship Østjysk Boldklub',
      'product Boldbane',
      'sponsorship Ærø Boldklub',
    ]);
  });

  it('leaves out what the asker does not see, what is gone and what means nothing', async () => {
    expect(await listVisits(all, test.user)).toEqual([`contract ${draft.number}`, 'sponsorship Ærø Boldklub']);
    expect(await listVisits(all, test.other)).toEqual(['sponsorship Østjysk Boldklub']);
    expect(await listVisits(`sponsorship-999999,contact-1,x,,user-0,user-99999999999,contract-${draft.id}`)).toEqual([
      `contract ${draft.number}`,
    ]);
    expect(await listVisits('')).toEqual([]);
  });
});

it('says of a club whether it has a signed agreement, one that runs, ran out or is to come', async () => {
  const renewable = async (q: string) =>
    (await find(q)).flatMap(({ kind, items }) => (kind === 'sponsorship' ? items : [])).map((one) => one.renewable);
  const past = { startDate: '2024-01-01', endDate: '2024-12-31' };
  const coming = { startDate: '2027-01-01', endDate: '2027-12-31' };
  const made = { approved: past, coming, awaiting: {}, draft: {} };
  for (const [kind, values] of Object.entries(made)) {
    const { id } = await makeSponsorship(test, { name: `Fornyes ${kind}` });
    await agreements[kind === 'coming' ? 'approved' : (kind as 'draft')](id, values);
  }
  expect(await renewable('fornyes approved')).toEqual([true]);
  expect(await renewable('fornyes coming')).toEqual([true]);
  expect(await renewable('fornyes awaiting')).toEqual([undefined]);
  expect(await renewable('fornyes draft')).toEqual([undefined]);
  const visited = ok(await test.admin.get(`/api/search/visited?records=sponsorship-${club.id},sponsorship-${far.id}`));
  expect(visited.map((one: FoundItem) => one.renewable)).toEqual([true, undefined]);
});
