import { addDays, type TaskKind } from '@sponsorat/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from './tasks.testing.ts';

const { test, agreements } = await openContractTests();
const { kindsOf, one } = tasksAs(test.admin);
const of = async (section: 'Eksponering' | 'Hospitality') =>
  (await makeProducts(test, section, [{ isUtilization: true, hasAmount: true }]))[0] as number;
const [banner, seats] = [await of('Eksponering'), await of('Hospitality')];
const products = (productId: number, amount: number) => [selection(productId, { amount })];

let club: number;
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  await test.admin.logIn('anna@bank.dk', PASSWORD);
  club = (await makeSponsorship(test)).id;
});

/** Moves the clock to an instant, the Admin logged in anew. */
const moveTo = async (instant: string) => {
  test.clock.moveTo(instant);
  await test.admin.logIn('anna@bank.dk', PASSWORD);
};
const noonOf = (day: string) => moveTo(`${day}T11:00:00Z`);
const makeApproved = (values: object) => agreements.approved(club, values);
const use = async (used: number, where: 'hospitality' | 'marketing') => {
  const [item] = ok(await test.admin.get(`/api/sponsorships/${club}/${where}`));
  ok(await agreements.call(club, 'save-utilization', { id: item.id, used }));
};

/** What makes a task of a kind exist from a day on. */
const from: Partial<Record<TaskKind, (day: string) => Promise<unknown>>> = {
  renegotiation: (day) =>
    makeApproved({ startDate: addDays(day, -200), endDate: addDays(day, 300), renegotiation: addDays(day, 90) }),
  expiry: (day) => makeApproved({ startDate: addDays(day, -200), endDate: addDays(day, 90) }),
  rate: (day) =>
    makeApproved({
      startDate: addDays(day, -200),
      endDate: addDays(day, 300),
      rates: [{ amount: 10, dueDate: addDays(day, 14) }],
    }),
  draft: async (day) => {
    await noonOf(addDays(day, -14));
    await agreements.draft(club);
  },
  awaiting: async (day) => {
    await noonOf(addDays(day, -14));
    await agreements.awaiting(club);
  },
  hospitality: (day) =>
    makeApproved({ startDate: addDays(day, -300), endDate: addDays(day, 60), products: products(seats, 4) }),
  delivery: (day) =>
    makeApproved({ startDate: addDays(day, -300), endDate: addDays(day, 120), products: products(banner, 4) }),
};
const kinds = Object.keys(from) as TaskKind[];

/** Days by the instant at which they begin in Copenhagen. */
const summer = ['2026-07-10', '2026-07-09T22:00:00Z'] as const;
const winter = ['2026-12-10', '2026-12-09T23:00:00Z'] as const;
/** The days on which summer time ends and begins, and those after them. */
const changes = [
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
  ['2027-03-28', '2027-03-27T23:00:00Z'],
  ['2027-03-29', '2027-03-28T22:00:00Z'],
] as const;
const nights = [
  ...kinds.flatMap((kind) => [[kind, ...summer] as const, [kind, ...winter] as const]),
  ...(['rate', 'draft'] as const).flatMap((kind) => changes.map((night) => [kind, ...night] as const)),
];

describe('a task is there from its first day on, and not the second before', () => {
  it.each(nights)('%s on %s', async (kind, day, midnight) => {
    await from[kind]?.(day);
    await moveTo(new Date(Date.parse(midnight) - 1000).toISOString());
    expect(await kindsOf(club, { kind })).toEqual([]);
    test.clock.moveTo(midnight);
    expect(await kindsOf(club, { kind })).toEqual([kind]);
    test.clock.moveBy(1000);
    expect(await kindsOf(club, { kind })).toEqual([kind]);
  });

  it('is overdue from the day after its date', async () => {
    await makeApproved({ endDate: '2026-12-31', rates: [{ amount: 10, dueDate: '2026-07-09' }] });
    await moveTo('2026-07-09T21:59:59Z');
    expect(await kindsOf(club, { when: 'week' })).toEqual(['rate']);
    expect(await kindsOf(club, { when: 'overdue' })).toEqual([]);
    expect(await one(club, 'rate')).toMatchObject({ Text: 'Rate 1 af 1 forfalder' });
    test.clock.moveTo('2026-07-09T22:00:00Z');
    expect(await kindsOf(club, { when: 'week' })).toEqual([]);
    expect(await kindsOf(club, { when: 'overdue' })).toEqual(['rate']);
    expect(await one(club, 'rate')).toMatchObject({ Text: 'Rate 1 af 1 er forfalden' });
  });

  it('by the rules that hold on that day', async () => {
    const rule = { key: 'tasks.rateLead', validFrom: '2026-07-01', value: 30 };
    ok(await test.admin.post('/api/settings/rules/update', rule));
    await makeApproved({ rates: [{ amount: 10, dueDate: '2026-07-30' }] });
    await moveTo('2026-06-30T21:59:59Z');
    expect(await kindsOf(club, { kind: 'rate' })).toEqual([]);
    test.clock.moveTo('2026-06-30T22:00:00Z');
    expect(await kindsOf(club, { kind: 'rate' })).toEqual(['rate']);
    ok(await test.admin.post('/api/settings/rules/update', { ...rule, value: 14 }));
    expect(await kindsOf(club, { kind: 'rate' })).toEqual([]);
  });
});

describe('a task is gone when its fact is', () => {
  it('an end 90 days after it, a renegotiation when the agreement is over', async () => {
    await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31', renegotiation: '2026-06-30' });
    await noonOf('2026-07-31');
    expect(await kindsOf(club)).toEqual(['renegotiation', 'expiry']);
    await noonOf('2026-08-01');
    expect(await one(club, 'expiry')).toMatchObject({ Text: 'Aftalen er udløbet', DueDate: '2026-07-31' });
    expect(await kindsOf(club)).toEqual(['expiry']);
    await noonOf('2026-10-29');
    expect(await kindsOf(club)).toEqual(['expiry']);
    await noonOf('2026-10-30');
    expect(await kindsOf(club)).toEqual([]);
  });

  it('of an end and a renegotiation on one day the end stays', async () => {
    await makeApproved({ endDate: '2026-07-31', renegotiation: '2026-07-31' });
    expect(await kindsOf(club)).toEqual(['expiry']);
  });

  it('an end, where another agreement of the club ends later', async () => {
    await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31', renegotiation: '2026-07-31' });
    // It begins earlier, and is no successor.
    await makeApproved({ startDate: '2025-01-01', endDate: '2026-12-31' });
    expect(await kindsOf(club)).toEqual(['renegotiation']);
  });

  it('a renegotiation of an agreement that another one has taken the place of for a while', async () => {
    await makeApproved({ startDate: '2026-01-01', endDate: '2027-03-31', renegotiation: '2026-06-30' });
    expect(await kindsOf(club)).toEqual(['renegotiation']);
    // It ends earlier, and is no successor.
    await makeApproved({ startDate: '2026-03-01', endDate: '2026-12-31' });
    expect(await kindsOf(club)).toEqual([]);
  });

  it('an end, as soon as it is renewed, to where it leads', async () => {
    const { id } = await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31' });
    expect(await one(club, 'expiry')).toMatchObject({ Path: `/sponsorships/${club}/${id}#forny` });
    const draft = ok(await agreements.call(club, 'renew', { id }));
    expect(await kindsOf(club)).toEqual(['renewal']);
    expect(await one(club, 'renewal')).toMatchObject({ ContractId: draft.id, DueDate: '2026-07-31' });
  });

  it('an end and a renegotiation, once there is a successor: its draft stands for both until it is signed', async () => {
    const { id } = await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31', renegotiation: '2026-06-30' });
    const next = await agreements.draft(club, { startDate: '2026-08-01', endDate: '2027-07-31' });
    expect(await one(club, 'renewal')).toMatchObject({
      Key: `renewal:${next.id}:2026-07-31`,
      Text: 'Fornyelsen er en kladde',
      ContractNumber: next.number,
      Path: `/sponsorships/${club}/${next.id}`,
    });
    expect(await kindsOf(club)).toEqual(['renewal']);
    await noonOf('2026-07-20');
    // A draft that stands still is no task of its own where it is a renewal.
    expect(await kindsOf(club)).toEqual(['renewal']);
    ok(await agreements.call(club, 'confirm', { id: next.id }));
    expect(await one(club, 'renewal')).toMatchObject({ Text: 'Fornyelsen venter på underskrift' });
    await noonOf('2026-08-03');
    expect(await kindsOf(club)).toEqual(['renewal', 'awaiting']);
    ok(await agreements.upload(next.id));
    expect(await kindsOf(club)).toEqual([]);
    expect((await agreements.call(club, 'delete', { id: next.id })).status).toBe(204);
    expect((await one(club, 'expiry')).ContractId).toBe(id);
  });

  it.each([
    ['2026-07-15', '2026-07-15'],
    ['2026-08-01', '2026-07-31'],
  ])('a renewal that begins on %s is to be signed by %s', async (startDate, dueDate) => {
    await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31' });
    const next = await agreements.draft(club, { startDate, endDate: '2027-07-31' });
    const key = `renewal:${next.id}:${dueDate}`;
    expect(await one(club, 'renewal')).toMatchObject({ Key: key, DueDate: dueDate, ContractStatus: 'Kladde' });
    ok(await agreements.call(club, 'confirm', { id: next.id }));
    expect(await one(club, 'renewal')).toMatchObject({ Key: key, DueDate: dueDate, ContractStatus: 'Afventer' });
  });

  it('a renewal whose predecessor became a draft again is a draft like any other', async () => {
    const { id } = await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31' });
    const { id: next } = ok(await agreements.call(club, 'copy', { id }));
    expect(await kindsOf(club)).toEqual(['renewal']);
    ok(await agreements.call(club, 'delete-file', { id, reason: 'Forkert fil' }));
    expect(await kindsOf(club)).toEqual([]);
    await noonOf('2026-06-29');
    expect((await tasksAs(test.admin).list({ sponsorship: club })).map(({ Key }) => Key)).toEqual([
      `draft:${id}:2026-06-29`,
      `draft:${next}:2026-06-29`,
    ]);
  });

  it('a rate when it is paid: until then it says what is left', async () => {
    const { id, rates } = await makeApproved({ rates: [{ amount: 100.5, dueDate: '2026-06-20' }] });
    const pay = async (amount: number, paidOn: string | null) =>
      ok(await test.admin.post('/api/payments/update', { contractId: id, rateId: rates[0]?.id, amount, paidOn }));
    await pay(40.25, '2026-06-15');
    expect(await one(club, 'rate')).toMatchObject({ Amount: 60.25 });
    await pay(60.25, '2026-06-15');
    expect(await kindsOf(club)).toEqual([]);
  });

  it('a rate whose invoice waits only when that is paid: it says so, and leads to its payment', async () => {
    const { id, rates } = await makeApproved({ rates: [{ amount: 100.5, dueDate: '2026-06-20' }] });
    const waiting = { contractId: id, rateId: rates[0]?.id, amount: 100.5 };
    const payment = ok(await test.admin.post('/api/payments/update', waiting));
    expect(await one(club, 'rate')).toMatchObject({
      Text: 'Rate 1 af 1 forfalder. Faktura modtaget',
      Amount: 100.5,
      Path: `/payments?rate=${rates[0]?.id}`,
    });
    await noonOf('2026-06-21');
    expect((await one(club, 'rate')).Text).toBe('Rate 1 af 1 er forfalden. Faktura modtaget');
    ok(await test.admin.post('/api/payments/update', { ...payment, paidOn: '2026-06-21' }));
    expect(await kindsOf(club)).toEqual([]);
  });

  it('a draft and one that awaits its signature, when they go on', async () => {
    const draft = await agreements.draft(club);
    const awaiting = await agreements.awaiting(club);
    await noonOf('2026-06-30');
    expect(await kindsOf(club)).toEqual(['awaiting', 'draft']);
    expect(await one(club, 'draft')).toMatchObject({
      Key: `draft:${draft.id}:2026-06-29`,
      Text: 'Kladden har ligget siden 15-06-2026',
    });
    expect(await one(club, 'awaiting')).toMatchObject({ Text: 'Venter på underskrift siden 15-06-2026' });
    ok(await agreements.call(club, 'update', { id: draft.id }));
    ok(await agreements.upload(awaiting.id));
    expect(await kindsOf(club)).toEqual([]);
  });

  it('a draft without any date can stand still', async () => {
    const { id } = ok(await agreements.call(club, 'update', {}));
    await noonOf('2026-06-29');
    expect((await one(club, 'draft')).ContractId).toBe(id);
  });

  it('hospitality when it is used up', async () => {
    await makeApproved({ endDate: '2026-07-31', products: products(seats, 4) });
    await use(3, 'hospitality');
    expect(await one(club, 'hospitality')).toMatchObject({
      Text: 'Hospitality 1: 3 af 4 er brugt',
      DueDate: '2026-07-31',
      Path: `/sponsorships/${club}#udnyttelse`,
    });
    await use(4, 'hospitality');
    expect(await kindsOf(club)).toEqual(['expiry']);
  });

  it('hospitality of an agreement that another one has taken the place of', async () => {
    await makeApproved({ startDate: '2026-01-01', endDate: '2026-07-31', products: products(seats, 4) });
    expect(await kindsOf(club, { kind: 'hospitality' })).toEqual(['hospitality']);
    await makeApproved({ startDate: '2026-06-01', endDate: '2027-05-31' });
    expect(await kindsOf(club)).toEqual([]);
  });

  it('hospitality that was not chosen', async () => {
    await makeApproved({
      startDate: '2026-01-01',
      endDate: '2026-08-01',
      products: [selection(seats, { selected: false, amount: 4 })],
    });
    expect(await kindsOf(club, { kind: 'hospitality' })).toEqual([]);
  });

  it('hospitality not before its agreement begins', async () => {
    await makeApproved({ startDate: '2026-06-16', endDate: '2026-07-31', products: products(seats, 4) });
    expect(await kindsOf(club, { kind: 'hospitality' })).toEqual([]);
    await noonOf('2026-06-16');
    expect(await kindsOf(club, { kind: 'hospitality' })).toEqual(['hospitality']);
  });

  // Of 100 days 60 are gone on 15 June: 35 % is 25 points behind, which is not more than 25.
  it.each([
    [35, []],
    [34, ['delivery']],
  ])('a delivery when it has come closer than 25 points: %i of 100', async (used, expected) => {
    await makeApproved({ startDate: '2026-04-17', endDate: '2026-07-25', products: products(banner, 100) });
    await use(used, 'marketing');
    expect(await kindsOf(club, { kind: 'delivery' })).toEqual(expected);
    if (used !== 34) return;
    expect(await one(club, 'delivery')).toMatchObject({
      Text: 'Eksponering 1: 34 af 100 er leveret',
      Item: { name: 'Eksponering 1', used: 34, amount: 100 },
    });
  });

  // Of 100 days, the first half ends with the fiftieth.
  it.each([
    ['2026-04-28', []],
    ['2026-04-27', ['delivery']],
  ])('a delivery is asked about from the middle of the agreement on: begun on %s', async (startDate, expected) => {
    await makeApproved({ startDate, endDate: addDays(startDate, 99), products: products(banner, 4) });
    expect(await kindsOf(club, { kind: 'delivery' })).toEqual(expected);
  });

  it('a task of one’s own when it is deleted', async () => {
    const task = { sponsorshipId: club, title: 'Ring til kassereren', dueDate: '2026-09-01' };
    const { id } = ok(await test.admin.post('/api/tasks/update', task));
    expect(await one(club, 'manual')).toMatchObject({
      Key: `manual:${id}:2026-09-01`,
      Text: 'Ring til kassereren',
      Path: `/sponsorships/${club}`,
    });
    expect((await test.admin.delete(`/api/tasks/${id}`)).status).toBe(204);
    expect(await kindsOf(club)).toEqual([]);
  });
});
