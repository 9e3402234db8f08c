import { type BehindRow, budgetFigures, type YearBudget } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import type { TestClient } from '../../testing/client.ts';
import { paymentsOf, rate } from '../payments/payments.testing.ts';
import { asOf, clubIn, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { agreements, pay } = paymentsOf(test);
const { north, south } = test.ids;
const save = (values: object) => test.admin.post('/api/budget/update', values);
const of = async (year: number | '', client: TestClient = test.admin): Promise<YearBudget> =>
  ok(await client.get(`/api/budget?year=${year}`));
const rowOf = async (year: number, areaId: number | null, client?: TestClient) =>
  (await of(year, client)).rows.find((row) => row.areaId === areaId);
const behind = async (
  year: number | '',
  figure: string,
  area: number | '' = '',
  client = test.admin,
): Promise<BehindRow[]> => ok(await client.get(`/api/budget/behind?year=${year}&area=${area}&figure=${figure}`));
const accrual = async (date: string, client: TestClient = test.admin) =>
  ok(await client.get(`/api/budget/accrual?date=${date}`));
const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

describe('a budget', () => {
  it('is made, saved and removed, of an area or of the whole bank, each in the log', async () => {
    const common = ok(await save({ areaId: null, year: 2031, amount: 500_000, note: 'Jubilæum' }));
    expect(common).toEqual({
      id: expect.any(Number),
      version: 1,
      areaId: null,
      year: 2031,
      amount: 500_000,
      note: 'Jubilæum',
    });
    const { id } = ok(await save({ areaId: north, year: 2031, amount: 0 }));
    expect(await rowOf(2031, north)).toMatchObject({ budget: 0, free: 0 });
    const after = ok(await save({ id, version: 1, areaId: north, year: 2031, amount: 100.5 }));
    expect(after).toMatchObject({ id, version: 2, amount: 100.5, note: null });
    expect(await lastLine(test.db)).toMatchObject({ action: 'update', kind: 'budget', recordId: id });
    expect((await of(2031)).rows.map((row) => [row.area, row.id, row.budget, row.free, row.version])).toEqual([
      ['Nord', id, 100.5, 100.5, 2],
      ['Syd', null, null, null, null],
      ['Fælles', common.id, 500_000, 500_000, 1],
    ]);
    expect((await of(2031)).total).toMatchObject({ budget: 500_100.5, free: 500_100.5, bound: 0 });
    for (const one of [id, common.id]) expect((await test.admin.delete(`/api/budget/${one}`)).status).toBe(204);
    expect((await test.admin.delete(`/api/budget/${id}`)).status).toBe(404);
    expect((await of(2031)).total).toMatchObject({ budget: null, free: null });
  });

  it('there is one of an area and year, also where 20 are saved at once', async () => {
    for (const areaId of [null, south]) {
      const at = { areaId, year: 2032 };
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ ...at, amount: n })));
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(19);
      expect(refused[0]?.body).toMatchObject({ by: 'Anna Admin', at: test.clock.now().toISOString() });
    }
    const { id } = ok(await save({ areaId: south, year: 2033, amount: 1 }));
    expect((await save({ id, version: 1, areaId: south, year: 2032, amount: 1 })).status).toBe(409);
    expect((await save({ id, version: 7, areaId: south, year: 2033, amount: 1 })).status).toBe(409);
    expect((await save({ id: 999_999, areaId: south, year: 2033, amount: 1 })).status).toBe(404);
  });

  it.each([
    [{ year: 1989 }, 'year'],
    [{ year: 2101 }, 'year'],
    [{ year: 2027.5 }, 'year'],
    [{ year: null }, 'year'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ areaId: 999_999 }, 'areaId'],
  ])('cannot be %j', async (values, field) => {
    const answer = await save({ areaId: north, year: 2034, amount: 1, ...values });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await of(2034)).total.budget).toBeNull();
  });

  it('keeps its area from being deleted', async () => {
    const areaId = await test.fixtures.area('Ærø');
    const { id } = ok(await save({ areaId, year: 2027, amount: 1 }));
    const refused = await test.admin.delete(`/api/settings/areas/${areaId}`);
    expect(refused).toMatchObject({ status: 409, body: { usedBy: [{ kind: 'budget', id, name: 'Budget 2027' }] } });
    ok(await save({ id, version: 1, areaId: north, year: 2027, amount: 1 }));
    expect((await test.admin.delete(`/api/settings/areas/${areaId}`)).status).toBe(204);
  });

  it('is read by everybody for the own areas, and written by an Admin', async () => {
    expect((await test.user.post('/api/budget/update', { year: 2027, amount: 1 })).status).toBe(403);
    expect((await test.user.delete(`/api/budget/${(await rowOf(2027, north))?.id}`)).status).toBe(403);
    const mine = await of(2027, test.user);
    expect(mine.rows.map(({ area }) => area)).toEqual(['Nord']);
    expect(mine.total.budget).toBe(1);
  });

  it.each(['1989', '2101', '20.5', 'i år', '02027'])('there is none of the year %s', async (year) => {
    expect((await test.admin.get(`/api/budget?year=${year}`)).status).toBe(422);
  });
});

describe('what agreements come to in a year', () => {
  const twoYears = { startDate: '2026-07-01', endDate: '2028-06-30', sponsorshipAmount: 60_000 };

  it('is bound, awaited or drafted by the days of each calendar year', async () => {
    const club = await clubIn(test, south);
    await agreements.approved(club.id, twoYears);
    await agreements.awaiting(club.id, { ...twoYears, sponsorshipAmount: 365_000, endDate: '2027-06-30' });
    await agreements.draft(club.id, { startDate: '2027-01-01', endDate: '2027-12-31', sponsorshipAmount: 12_000 });
    await agreements.draft(club.id, { startDate: null, endDate: '2027-12-31', sponsorshipAmount: 9_000 });
    expect(await rowOf(2026, south)).toMatchObject({ bound: 30_246.58, awaiting: 184_000, drafts: 0 });
    expect(await rowOf(2027, south)).toMatchObject({ bound: 59_917.35, awaiting: 181_000, drafts: 12_000 });
    expect(await rowOf(2028, south)).toMatchObject({ bound: 29_836.07, awaiting: 0, drafts: 0 });
    const { committed } = await of(2026);
    expect(committed.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030]);
    expect(committed.map(({ amount }) => amount)).toEqual([30_246.58, 59_917.35, 29_836.07, 0, 0]);
    ok(await save({ areaId: south, year: 2028, amount: 20_000 }));
    expect((await rowOf(2028, south))?.free).toBe(-9_836.07);
    expect((await of(2028)).total.free).toBe(-9_836.07);
    expect(await rowOf(2028, south, test.user)).toBeUndefined();
    expect((await of(2028, test.user)).total).toMatchObject({ bound: 0, budget: null });
    expect((await of(2026, test.user)).committed[0]?.amount).toBe(0);
  });

  it('is paid and owed whatever the accrual', async () => {
    const rates = [rate(100, '2036-03-01'), rate(300, '2036-09-01'), rate(700, '2037-09-01')];
    const terms = { startDate: '2036-01-01', endDate: '2036-12-31', sponsorshipAmount: 1_100, rates };
    const club = await makeSponsorship(test);
    const contract = await agreements.approved(club.id, terms);
    await pay(await agreements.approved((await clubIn(test, south)).id, terms), 0, { paidOn: '2036-02-01', amount: 1 });
    await pay(contract, 0, { paidOn: '2026-02-01', amount: 60.25 });
    await pay(contract, null, { paidOn: '2025-12-31', amount: 5 });
    await pay(contract, 1, { paidOn: null, invoiceDate: '2026-02-01', amount: 50 });
    expect(await rowOf(2036, north)).toMatchObject({ bound: 1_100, paid: 0, owed: 339.75 });
    expect(await rowOf(2026, north)).toMatchObject({ bound: 0, paid: 60.25, owed: 0 });
    expect(await rowOf(2025, north)).toMatchObject({ paid: 5 });
    ok(await agreements.call(club.id, 'delete-file', { id: contract.id }));
    expect(await rowOf(2036, north)).toMatchObject({ bound: 0, drafts: 1_100, owed: 0 });
    expect(await rowOf(2026, north)).toMatchObject({ paid: 60.25 });
  });

  it('would be renewed where it is the last, ended 90 days ago at most, and nothing follows it', async () => {
    const areaId = await test.fixtures.area('Fyn');
    const club = async () => (await clubIn(test, areaId)).id;
    const terms = { startDate: '2024-01-01', sponsorshipAmount: 36_500 };
    // 15 June less 90 days is 17 March.
    const lately = await agreements.approved(await club(), { ...terms, endDate: '2026-03-17' });
    await agreements.approved(await club(), { ...terms, endDate: '2026-03-16' });
    const followed = await club();
    const before = await agreements.approved(followed, { ...terms, endDate: '2026-12-31' });
    ok(await agreements.call(followed, 'renew', { id: before.id }));
    await agreements.awaiting(await club(), { ...terms, endDate: '2026-12-31' });
    const outlasted = await club();
    await agreements.approved(outlasted, { ...terms, endDate: '2026-11-30' });
    const last = await agreements.approved(outlasted, { ...terms, endDate: '2026-12-31' });
    const rows = await behind(2027, 'renewals', areaId);
    expect(rows.map(({ contractId }) => contractId)).toEqual([lately.id, last.id]);
    expect(await rowOf(2027, areaId)).toMatchObject({ renewals: sumOf(rows) });
    // From 18 March 2026 a year each; no leap day lies in those of 2034.
    expect(await behind(2034, 'renewals', areaId)).toContainEqual(
      expect.objectContaining({ contractId: lately.id, amount: 36_500 }),
    );
    expect((await rowOf(2026, areaId))?.bound).toBeGreaterThan(0);
    await asOf(test, '2026-06-16T10:00:00Z', async () => {
      const later = await behind(2027, 'renewals', areaId);
      expect(later.map(({ contractId }) => contractId)).not.toContain(lately.id);
    });
  });

  it('has agreements behind each figure that add up to it', async () => {
    for (const year of [2025, 2026, 2027, 2028, 2036]) {
      const { rows, total } = await of(year);
      for (const figure of Object.keys(budgetFigures) as (keyof typeof budgetFigures)[]) {
        const all = await behind(year, figure);
        expect(all.every(({ amount }) => amount !== 0)).toBe(true);
        expect(sumOf(all)).toBe(total[figure]);
        expect(await behind(year, figure, '', test.user)).toEqual(await behind(year, figure, north));
        for (const { areaId, ...row } of rows)
          if (areaId !== null) expect(sumOf(await behind(year, figure, areaId))).toBe(row[figure]);
      }
    }
    for (const figure of ['paid', 'owed'])
      expect(await behind(2036, figure)).not.toEqual(await behind(2036, figure, north));
    expect((await test.user.get(`/api/budget/behind?area=${south}&figure=bound`)).status).toBe(404);
    expect((await test.admin.get('/api/budget/behind?area=999999&figure=bound')).status).toBe(404);
    for (const figure of ['free', '', 'Bound'])
      expect((await test.admin.get(`/api/budget/behind?figure=${figure}`)).status).toBe(422);
  });

  it('is named where its rates come to another total by more than a krone', async () => {
    const areaId = await test.fixtures.area('Møn');
    const club = await clubIn(test, areaId, { name: 'Møn IF' });
    const year = { startDate: '2040-01-01', endDate: '2040-12-31', sponsorshipAmount: 185_000 };
    const little = await agreements.approved(club.id, { ...year, rates: [rate(1_000, '2040-02-01')] });
    await agreements.approved(club.id, { ...year, rates: [rate(185_001, '2040-02-01')] });
    await agreements.draft(club.id, { ...year, rates: [rate(5, '2040-02-01')] });
    await agreements.approved(club.id, year);
    await agreements.approved(club.id, { ...year, rates: [rate(184_999, '2040-02-01')] });
    const awaiting = async (amount: number) =>
      (await agreements.awaiting(club.id, { ...year, rates: [rate(amount, '2040-02-01')] })).id;
    const [more, less] = [await awaiting(185_001.01), await awaiting(184_998.99)];
    const named = { name: 'Møn IF', amount: 185_000 };
    expect((await of(2040)).mismatched).toEqual([
      { ...named, contractId: little.id, number: little.number, rates: 1_000 },
      { ...named, contractId: more, number: expect.any(String), rates: 185_001.01 },
      { ...named, contractId: less, number: expect.any(String), rates: 184_998.99 },
    ]);
    for (const other of [2036, 2039, 2041]) expect((await of(other)).mismatched).toEqual([]);
    // What is free of all budgets is less than what is bound, also where there is no budget.
    ok(await save({ areaId: null, year: 2040, amount: 1_000 }));
    expect((await of(2040)).total).toMatchObject({ budget: 1_000, bound: 556_000, free: -555_000 });
    expect((await rowOf(2040, areaId))?.free).toBeNull();
    expect(await behind(2040, 'bound', areaId)).toContainEqual(
      expect.objectContaining({ contractId: little.id, amount: 1_000 }),
    );
  });

  it('is of this year in Copenhagen, also as the year begins', async () => {
    for (const [instant, year, day] of [
      ['2026-12-31T22:59:59Z', 2026, '2026-12-31'],
      ['2026-12-31T23:00:00Z', 2027, '2027-01-01'],
    ] as const)
      await asOf(test, instant, async () => {
        expect((await of('')).year).toBe(year);
        for (const figure of ['bound', 'paid']) expect(await behind('', figure)).toEqual(await behind(year, figure));
        expect(await accrual('')).toEqual(await accrual(day));
      });
    expect(await behind(2026, 'bound')).not.toEqual(await behind(2027, 'bound'));
    expect(await accrual('2026-12-31')).not.toEqual(await accrual('2027-01-01'));
  });
});
