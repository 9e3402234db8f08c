import { paymentMessages } from '@sponsorat/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { type Ask, callsInto, type Entry, type ListShape } from './foreign-area.calls.testing.ts';
import { LEAKS, leaksIn, SECRET, SHOWN, seedAreas, tellingOf } from './foreign-area.testing.ts';

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; enum?: string[] };
type Operation = { requestBody?: { content?: Record<string, { schema?: Schema }> } };

const within = (schema: Schema | undefined): Schema[] => [schema ?? {}, ...(schema?.anyOf ?? []).flatMap(within)];
const propertiesOf = (schema: Schema | undefined) =>
  within(schema).find(({ properties }) => properties)?.properties ?? {};

/** How a list may be asked, as the server's own document says. */
const shapeOf = ({ requestBody }: Operation): ListShape => {
  const { filter, sort } = propertiesOf(requestBody?.content?.['application/json']?.schema);
  const fields = within(propertiesOf(sort).field).flatMap((schema) => schema.enum ?? []);
  return { filters: Object.keys(propertiesOf(filter)), fields: fields.filter(Boolean) };
};

const test = await openTestApp();
const seeded = await seedAreas(test);
const { paths } = ok(await test.admin.get('/api/openapi.json'));
const shapes: Record<string, ListShape> = {};
for (const [path, operations] of Object.entries<Record<string, Operation>>(paths))
  for (const [method, operation] of Object.entries(operations))
    shapes[`${method.toUpperCase()} ${path}`] = shapeOf(operation);
const entries = Object.entries<Entry>(callsInto(test, seeded, shapes));

/** The one thing of a foreign area that everyone sees: a public hospitality item, without a way in. */
const shownRow = () => ({
  Id: seeded.shown.items[0],
  SponsorshipId: null,
  Name: `${SHOWN} Idræt`,
  Logo: seeded.shown.files[0],
  Product: `${SHOWN}-billet til ${SHOWN}-I`,
  Amount: 73_737,
  Used: null,
  UserEmail: `formand@${SHOWN}.dk`,
  UserName: `${SHOWN} Ansvarlig`,
  UserPicture: seeded.hostPicture,
  Public: true,
  Mode: 'pulje',
  HasEvents: true,
  Sort: null,
});

/** Asks a few at a time, as expensive calls have a limit of how many a user may have under way. */
const askAll = async (asks: Ask[], client: TestClient): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let at = 0; at < asks.length; at += 6)
    answers.push(...(await Promise.all(asks.slice(at, at + 6).map((ask) => ask(client)))));
  return answers;
};

/** What of the foreign area an answer to the Bruger tells, but for that one row of the tickets. */
const leaksOf = async (name: string, answer: Answer, common?: true): Promise<string[]> => {
  // The ids are those that were sent; whether there are such rates is not said.
  if (name === 'POST /api/payments/register-many') {
    const { refused } = answer.body;
    expect(new Set(refused.map(({ message }: { message: string }) => message))).toEqual(
      new Set([paymentMessages.gone]),
    );
    return [];
  }
  if (name !== 'POST /api/tickets') return leaksIn(await tellingOf(answer), common);
  type Row = ReturnType<typeof shownRow>;
  const { Result, ...totals } = answer.body as { Result: Row[] };
  for (const row of Result) if (row.SponsorshipId === null) expect(row).toEqual(shownRow());
  const rest = { ...totals, Result: Result.filter(({ SponsorshipId }) => SponsorshipId !== null) };
  return leaksIn(await tellingOf({ ...answer, bytes: Buffer.from(JSON.stringify(rest)) }));
};

const overview = { sum: 100, contracts: 1, bigContracts: 0, hasTickets: 1, utilization: 0 };

describe('the search for leaks', () => {
  it('takes no chance letters in a random cookie for a leak', async () => {
    const cookies = [`XSRF-TOKEN=a${SECRET}b.${SHOWN}; Path=/; SameSite=Lax`, `sponsorat=${SECRET}; HttpOnly`];
    const answer = { status: 200, body: '', headers: { 'set-cookie': cookies }, bytes: Buffer.from('') };
    expect(leaksIn(await tellingOf(answer))).toEqual([]);
    expect(leaksIn(await tellingOf({ ...answer, headers: { location: `/${SECRET}` } }))).toEqual([SECRET]);
  });

  it('looks for what an Admin finds in the same answers', async () => {
    const heard: string[] = [];
    for (const [name, { foreign = [], adminSees = [] }] of entries) {
      if (adminSees.length === 0) continue;
      const answers = await askAll(foreign, test.admin);
      const told = (await Promise.all(answers.map(tellingOf))).join('\n');
      for (const text of adminSees) expect(told, `${name} tells an Admin ${text}`).toContain(text);
      heard.push(told);
    }
    expect(leaksIn(heard.join('\n'))).toHaveLength(LEAKS);
  });
});

describe('the figures of a Bruger', () => {
  it('are of their own area', async () => {
    const { own } = seeded;
    expect(ok(await test.user.get('/api/dashboard/overview'))).toEqual(overview);
    const latest = ok(await test.user.get('/api/dashboard/latest-contracts'));
    expect(latest).toMatchObject([{ id: own.contracts[0], sponsorshipId: own.sponsorship }]);
    const counts = { count: 1, sum: overview.sum };
    const football = [{ name: 'Fodbold', ...counts }];
    expect(ok(await test.user.get('/api/dashboard/categories'))).toEqual({
      categories: football,
      chart: football,
      areas: [{ id: test.ids.north, name: 'Nord', ...counts }],
    });
    expect(ok(await test.user.post('/api/sponsorships'))).toMatchObject({
      Total: 1,
      Result: [{ Id: own.sponsorship }],
      Counts: { All: 1, Renegotiation: 0, Awaiting: 1, Draft: 1, None: 0 },
    });
  });

  it('are of all areas for an Admin', async () => {
    const { own, secret, shown } = seeded;
    expect(ok(await test.admin.get('/api/dashboard/overview'))).toEqual({
      sum: 147_526.74,
      contracts: 3,
      bigContracts: 2,
      hasTickets: 3,
      utilization: 21,
    });
    const latest = ok(await test.admin.get('/api/dashboard/latest-contracts'));
    expect(latest.map(({ sponsorshipId }: { sponsorshipId: number }) => sponsorshipId).sort()).toEqual([
      own.sponsorship,
      secret.sponsorship,
      shown.sponsorship,
    ]);
    expect(ok(await test.admin.post('/api/sponsorships')).Counts).toMatchObject({ All: 3, Draft: 3 });
    const { categories } = ok(await test.admin.get('/api/dashboard/categories'));
    expect(categories).toHaveLength(3);
    for (const search of [SECRET, SHOWN, '2026-737', '73719737'])
      expect(ok(await test.admin.post('/api/sponsorships', { filter: { search } })).Total, search).toBeGreaterThan(0);
    const tickets = ok(await test.admin.post('/api/tickets')).Result;
    expect(tickets.map(({ SponsorshipId }: { SponsorshipId: number }) => SponsorshipId)).not.toContain(null);
    expect(tickets).toHaveLength(3);
  });
});

describe('a foreign area', () => {
  /** All that an Admin sees there. */
  const world = async () => {
    const calls = [seeded.secret, seeded.shown].flatMap(({ sponsorship }) => {
      const path = `/api/sponsorships/${sponsorship}`;
      return [path, `${path}/contracts`, `${path}/hospitality`].map((url) => test.admin.get(url));
    });
    return (await Promise.all(calls)).map(ok);
  };

  let before: unknown[];
  beforeAll(async () => {
    before = await world();
  });

  it.each(entries)('is not there for a Bruger, nor in what they are told: %s', async (name, entry) => {
    const { foreign = [], absent = [], own = [], common } = entry;
    expect(foreign.length + absent.length + own.length).toBeGreaterThan(0);
    const ask = async (asks: Ask[], isExpected: (answer: Answer) => boolean) => {
      for (const [n, answer] of (await askAll(asks, test.user)).entries()) {
        expect({ name, n, leaks: await leaksOf(name, answer, common) }).toEqual({ name, n, leaks: [] });
        expect(isExpected(answer), `${name} ${n}: ${answer.status}`).toBe(true);
      }
    };
    const isAbsent = ({ status }: Answer) => status === 404;
    const refused = await auditOf(test, () => ask(foreign, isAbsent));
    expect(refused.map(({ action, actorName }) => [action, actorName])).toEqual(
      foreign.map(() => ['refused', 'Bo Bruger']),
    );
    expect(await auditOf(test, () => ask(absent, isAbsent))).toEqual([]);
    const isRead = name.startsWith('GET ') && name !== 'GET /logout';
    await ask(own, ({ status }) => (isRead ? status === 200 : status < 500));
  });

  it('is as it was before anyone tried', async () => {
    expect(await world()).toEqual(before);
  });

  it('has nothing in the lists’ totals either', async () => {
    const totalOf = async (path: string, filter: object) => ok(await test.user.post(path, { filter })).Total;
    const { secret, shown } = seeded;
    const secrets = [{ search: SECRET }, { search: '2026-737' }, { search: '7371973' }, { category: secret.category }];
    for (const filter of [...secrets, { area: secret.area }, { contract: 'big' }, { search: SHOWN }])
      expect([filter, await totalOf('/api/sponsorships', filter)]).toEqual([filter, 0]);
    for (const filter of secrets) expect([filter, await totalOf('/api/tickets', filter)]).toEqual([filter, 0]);
    for (const filter of [{ search: SHOWN }, { area: shown.area }, { category: shown.category }])
      expect([filter, await totalOf('/api/tickets', filter)]).toEqual([filter, 1]);
    for (const search of [`${SHOWN}.dk`, `${SHOWN}by`, `${SHOWN}-loge`, `${SHOWN}-note`])
      expect([search, await totalOf('/api/tickets', { search })]).toEqual([search, 0]);
  });

  it('is not found by the search, not even as a count, though an Admin finds it', async () => {
    const searches = [SECRET, SHOWN, '2026-737', '73719737', `formand@${SHOWN}`];
    for (const q of searches) {
      expect([q, ok(await test.user.get(`/api/search?q=${q}`)).groups]).toEqual([q, []]);
      expect([q, ok(await test.admin.get(`/api/search?q=${q}`)).groups]).not.toEqual([q, []]);
    }
    // What an Admin finds of it has each kind in it that a club can have.
    const ofAdmin = ok(await test.admin.get(`/api/search?q=${SECRET}`)).groups;
    expect(ofAdmin.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['event', 'recipient']));
    const { groups } = ok(await test.user.get('/api/search?q=k'));
    expect(groups).toMatchObject([
      { kind: 'sponsorship', items: [{ id: seeded.own.sponsorship }], more: 0 },
      { kind: 'contact', items: seeded.own.contacts.map((id) => ({ id })), more: 0 },
    ]);
  });

  it('shows a public hospitality item to everyone, with its logo, while it is public', async () => {
    const [logo] = seeded.shown.files as [string];
    const rows = async () => ok(await test.user.post('/api/tickets', { filter: { search: SHOWN } })).Result;
    expect(await rows()).toEqual([shownRow()]);
    for (const url of [logo, seeded.hostPicture]) expect((await test.user.get(url)).status).toBe(200);
    const path = `/api/sponsorships/${seeded.shown.sponsorship}/save-public`;
    ok(await test.admin.post(path, { id: seeded.shown.items[0], public: false }));
    expect(await rows()).toEqual([]);
    expect((await test.user.get(logo)).status).toBe(404);
  });
});
