import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { openLanes, type Reader, readLanes, writeLane } from './sponsorships.fresh.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

describe('a reading that begins when a change was answered', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('shows it, while eight write and others read', async () => {
    const lanes = await openLanes(test, 8);
    const readers: Reader[] = [
      { client: test.admin, sees: () => true },
      { client: test.user, sees: ({ isNorth }) => isNorth },
    ];
    let turn = 0;
    const readNext = () => {
      turn += 1;
      return readLanes(lanes, readers[turn % 2] as Reader);
    };
    let writing = true;
    const readOn = async () => {
      while (writing) await readNext();
    };
    const write = async () => {
      try {
        await Promise.all(lanes.map((lane) => writeLane(test, lane, readNext)));
      } finally {
        writing = false;
      }
    };
    await Promise.all([write(), readOn()]);
    for (const reader of readers) await readLanes(lanes, reader);
    expect(ok(await test.admin.get('/api/dashboard/overview'))).toMatchObject({ sum: 44_444_444, contracts: 8 });
  });
});

describe('two servers on one database, on either side of midnight', () => {
  let test: TestApp;
  let tomorrows: FastifyInstance;
  beforeAll(async () => {
    test = await startTestApp();
    tomorrows = await createApp({ ...test.deps, clock: { now: () => new Date('2026-06-15T22:00:01Z') } });
    const agreements = agreementsOf(test);
    const [ticket, seats] = (await makeProducts(test, 'Hospitality', [
      { name: 'Sæsonkort', isTicket: true, hasAmount: true },
      { name: 'Loge', isUtilization: true, hasAmount: true },
    ])) as [number, number];
    const make = async (name: string, values: object) => {
      const { id } = await makeSponsorship(test, { name });
      return agreements.approved(id, { products: [selection(ticket, { amount: 3 })], ...values });
    };
    const loge = [selection(seats, { amount: 4 })];
    await make('Slutter', { endDate: '2026-06-15', sponsorshipAmount: 1 });
    await make('Begynder', { startDate: '2026-06-16', sponsorshipAmount: 60_000, products: loge });
    await make('Skal forhandles', { renegotiation: '2026-06-16', sponsorshipAmount: 100 });
    test.clock.moveTo('2026-06-15T21:59:59Z');
  });
  afterAll(async () => {
    await tomorrows.close();
    await test.close();
  });

  const figures = async (client: TestClient) => {
    const [overview, { categories }, list, expired, tickets] = (
      await Promise.all([
        client.get('/api/dashboard/overview'),
        client.get('/api/dashboard/categories'),
        client.post('/api/sponsorships', { sort: { field: 'Name' } }),
        client.post('/api/sponsorships', { filter: { status: 'expired' } }),
        client.post('/api/tickets', { sort: { field: 'Name' } }),
      ])
    ).map(ok);
    return {
      overview,
      categories,
      rows: list.Result.map(({ Name, Sum, Status }: Record<string, unknown>) => [Name, Sum, Status]),
      expired: expired.Total,
      tickets: tickets.Result.map(({ Name }: { Name: string }) => Name),
    };
  };
  const today = {
    overview: { sum: 101, contracts: 2, bigContracts: 0, hasTickets: 2, utilization: null },
    categories: [{ name: 'Fodbold', count: 2, sum: 101 }],
    rows: [
      ['Begynder', 0, null],
      ['Skal forhandles', 100, 'Aktiv'],
      ['Slutter', 1, 'Aktiv'],
    ],
    expired: 0,
    tickets: ['Skal forhandles', 'Slutter'],
  };
  const nextDay = {
    overview: { sum: 60_100, contracts: 2, bigContracts: 1, hasTickets: 1, utilization: 0 },
    categories: [{ name: 'Fodbold', count: 2, sum: 60_100 }],
    rows: [
      ['Begynder', 60_000, 'Aktiv'],
      ['Skal forhandles', 100, 'Genforhandling'],
      ['Slutter', 0, 'Udløbet'],
    ],
    expired: 1,
    tickets: ['Skal forhandles'],
  };

  it('answer each for its own day, in turn and at once', async () => {
    const [early, late] = [test.anonymous(), new TestClient(tomorrows)];
    for (const client of [early, late]) await client.logIn('bo@bank.dk', PASSWORD);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await figures(early)).toEqual(today);
      expect(await figures(late)).toEqual(nextDay);
    }
    const clients = Array.from({ length: 20 }, (_, n) => (n % 2 ? late : early));
    const answers = await Promise.all(clients.map(figures));
    expect(answers).toEqual(clients.map((client) => (client === late ? nextDay : today)));
  });
});
