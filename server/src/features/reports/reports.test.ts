import { addDays, addMonths, type KeptReport } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import type { TestClient } from '../../testing/client.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { asOf, clubIn, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { expectSameCells, figuresOf, readReport, sheetsIn, tableOf } from './reports.testing.ts';

const test = await openTestApp();
const { agreements, pay } = paymentsOf(test);
const { north, south } = test.ids;
const keep = (kind: string, values: object = {}, client: TestClient = test.admin) =>
  client.post(`/api/reports/${kind}/keep`, values);
const keptOf = async (client: TestClient): Promise<KeptReport[]> => ok(await client.get('/api/reports/kept'));

const terms = { startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 36_500.5 };
const club = await makeSponsorship(test, { name: 'Ærø Boldklub' });
const contract = await agreements.approved(club.id, terms);
await pay(contract, null, { paidOn: '2026-02-01', amount: 1_200.75 });
await agreements.approved((await clubIn(test, south, { name: 'Syd IF' })).id, { ...terms, sponsorshipAmount: 365 });
ok(await test.admin.post('/api/budget/update', { areaId: north, year: 2026, amount: 40_000 }));

describe('what is asked for', () => {
  it.each(['ukendt', 'Year', 'kept2'])('there is no report %s', async (kind) => {
    for (const answer of [
      await test.admin.get(`/api/reports/${kind}`),
      await test.admin.get(`/api/reports/${kind}/file?format=xlsx`),
      await test.admin.get(`/print-report?kind=${kind}`),
      await keep(kind),
    ])
      expect(answer.status).toBe(404);
  });

  it.each(['1989', '2101', '20.5', 'i år'])('there is no year %s', async (year) => {
    for (const kind of ['year', 'budget']) {
      expect((await test.admin.get(`/api/reports/${kind}?year=${year}`)).status).toBe(422);
      expect((await test.admin.get(`/api/reports/${kind}/file?format=xlsx&year=${year}`)).status).toBe(422);
    }
    expect((await keep('year', { year: Number(year) || year })).status).toBe(422);
  });

  it('there is no such day, and no other file', async () => {
    expect((await test.admin.get('/api/reports/accounts?date=2026-02-30')).status).toBe(422);
    expect((await keep('accounts', { date: '2026-02-30' })).status).toBe(422);
    expect((await test.admin.get('/api/reports/year/file?format=csv')).status).toBe(422);
  });

  it.each(['year', 'budget', 'accounts'])('an area that is not one’s own is not there for %s', async (kind) => {
    const query = `area=${south}`;
    for (const answer of [
      await test.user.get(`/api/reports/${kind}?${query}`),
      await test.user.get(`/api/reports/${kind}/file?format=xlsx&${query}`),
      await test.user.get(`/print-report?kind=${kind}&${query}`),
      await keep(kind, { area: south }, test.user),
      await test.admin.get(`/api/reports/${kind}?area=999999`),
    ])
      expect(answer.status).toBe(404);
    expect(JSON.stringify(await readReport(test.user, kind, 'year=2026'))).not.toContain('Syd');
  });

  it('is narrowed to an area', async () => {
    const budget = await readReport(test.admin, 'budget', `year=2026&area=${south}`);
    expect(budget.title).toBe('Budget 2026: Syd');
    expect(tableOf(budget, 'areas').rows.map(([name]) => name)).toEqual(['Syd']);
    expect(figuresOf(budget)).toMatchObject({ bound: [365, null], budget: [null, null] });
    expect(tableOf(budget, 'committed').rows[0]).toEqual(['2026', 365]);
    const accounts = await readReport(test.admin, 'accounts', `date=2026-01-10&area=${south}`);
    expect(tableOf(accounts, 'accrual').rows).toEqual([[expect.any(String), 'Syd IF', 'Syd', null, 10, 0, 0, 10]]);
  });

  it('has payments of the year up to the day', async () => {
    const paymentsBy = async (date: string) =>
      tableOf(await readReport(test.admin, 'accounts', `date=${date}`), 'payments').rows.map((row) => row[6]);
    expect(await paymentsBy('2026-01-31')).toEqual([]);
    expect(await paymentsBy('2026-02-01')).toEqual([1_200.75]);
    expect(await paymentsBy('2027-02-01')).toEqual([]);
  });
});

it('økonomi posts what has moved in the month, area by area: the cost is what was paid, less what more is prepaid, plus what more is owed', async () => {
  const areaId = ok(await test.admin.post('/api/settings/areas/update', { name: 'Als', costCenter: '4711' })).id;
  const als = await clubIn(test, areaId);
  const year = { startDate: '2025-01-01', endDate: '2025-12-31', sponsorshipAmount: 36_500 };
  const one = await agreements.approved(als.id, year);
  await pay(one, null, { paidOn: '2025-01-31', amount: 1_200 });
  await pay(one, null, { paidOn: '2025-02-01', amount: 5_000 });
  await agreements.approved((await clubIn(test, areaId)).id, {
    ...year,
    startDate: '2025-02-10',
    sponsorshipAmount: 3_650,
  });
  const postingTable = async (date: string, area: number | '' = areaId) =>
    tableOf(await readReport(test.admin, 'accounts', `date=${date}&area=${area}`), 'posting');
  const february = await postingTable('2025-02-10');
  expect(february.rows).toEqual([['Als', '4711', 1_010, 5_000, 2_100, -1_890, 2_100, 10]]);
  expect(february.total).toEqual(['I alt', null, 1_010, 5_000, 2_100, -1_890, 2_100, 10]);
  expect((await postingTable('2025-01-31')).rows).toEqual([['Als', '4711', 3_100, 1_200, 0, 1_900, 0, 1_900]]);
  expect((await postingTable('2024-12-31')).rows).toEqual([]);
  const [, , ...sums] = (await postingTable('2025-03-31', '')).total ?? [];
  const [cost, paid, prepaid, owed] = sums.map((sum) => Math.round(Number(sum) * 100)) as [
    number,
    number,
    number,
    number,
  ];
  expect(cost).toBe(paid - prepaid + owed);
});

it('the month’s cost stands on the accounts of its parts, and a year’s months add up to its tax', async () => {
  const areaId = ok(await test.admin.post('/api/settings/areas/update', { name: 'Fur', costCenter: '4720' })).id;
  const company = ok(await test.admin.get('/api/settings'));
  ok(await test.admin.post('/api/settings', { ...company, accounts: { advertisement: '04711', tickets: '4712' } }));
  const shares = { valueOfAdvertisement: 55, valueOfTickets: 25, valueOfCatering: 17.3 };
  for (const amount of [36_500, 99_999.99, 1_234.57, 777.79, 10_001.01])
    await agreements.approved((await clubIn(test, areaId)).id, {
      ...shares,
      startDate: '2024-03-05',
      endDate: '2026-03-04',
      sponsorshipAmount: amount,
    });
  const reportOf = async (date: string) => readReport(test.admin, 'accounts', `date=${date}&area=${areaId}`);
  const sums = new Map<unknown, number>();
  for (let month = 1; month <= 12; month += 1) {
    const report = await reportOf(addDays(addMonths('2025-01-01', month), -1));
    const { rows, total } = tableOf(report, 'postingParts');
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ['Fur', '4720', 'Reklame', '04711'],
      ['Fur', '4720', 'Billetter', '4712'],
      ['Fur', '4720', 'Forplejning', null],
      ['Fur', '4720', 'Ufordelt', null],
    ]);
    const cost = rows.reduce((ore, row) => ore + Math.round(Number(row[4]) * 100), 0);
    expect([total?.[4], tableOf(report, 'posting').total?.[2]]).toEqual([cost / 100, cost / 100]);
    for (const row of rows) sums.set(row[2], (sums.get(row[2]) ?? 0) + Math.round(Number(row[4]) * 100));
  }
  const tax = tableOf(await reportOf('2025-12-31'), 'taxParts').rows.filter(([, , amount]) => amount !== 0);
  expect([...sums]).toEqual(tax.map(([part, , amount]) => [part, Math.round(Number(amount) * 100)]));
});

it('økonomi is told of payments besides the rates, and of a day that is to come', async () => {
  const areaId = await test.fixtures.area('Hjarnø');
  const rates = [{ amount: 36_500.5, dueDate: '2026-03-01' }];
  const one = await agreements.approved((await clubIn(test, areaId)).id, { ...terms, rates });
  await pay(one, 0, { paidOn: '2026-03-01', amount: 36_500.5 });
  await pay(one, null, { paidOn: '2026-04-01', amount: 1_500 });
  const notes = async (date: string) =>
    (await readReport(test.admin, 'accounts', `date=${date}&area=${areaId}`)).notes.join(' ');
  expect(await notes('2026-03-31')).not.toContain('ud over aftalernes rater');
  expect(await notes('2026-04-30')).toContain('ligger 1.500,00 kr. ud over aftalernes rater');
  expect(await notes('2026-06-15')).not.toContain('Dagen er ikke kommet');
  expect(await notes('2026-06-16')).toContain('Dagen er ikke kommet');
});

describe('page, Excel file and PDF', () => {
  const reports = [
    ['year', { year: 2026, date: null, area: null }],
    ['budget', { year: 2026, date: null, area: null }],
    ['accounts', { year: null, date: '2026-06-30', area: null }],
  ] as const;

  it.each(reports)('say the same of %s, cell by cell', async (kind, filter) => {
    await expectSameCells(test.admin, kind, filter);
  });

  it('leave a line each in the log', async () => {
    await test.user.get('/api/reports/budget/file?format=xlsx&year=2026');
    expect(await lastLine(test.db)).toMatchObject({
      action: 'export',
      kind: 'report',
      after: { title: 'Budget 2026' },
    });
    await test.user.get('/print-report?kind=year&year=2026');
    expect(await lastLine(test.db)).toMatchObject({
      action: 'print',
      kind: 'report',
      after: { title: 'Året i tal 2026' },
    });
  });
});

describe('a kept report', () => {
  it('says what has changed since: what was corrected, what came and what went', async () => {
    const areaId = await test.fixtures.area('Fanø');
    const { id } = await clubIn(test, areaId);
    const of = (kind: string, query: string) => readReport(test.admin, kind, `${query}&area=${areaId}`);
    const gone = await agreements.approved(id, terms);
    const same = await agreements.approved(id, { ...terms, sponsorshipAmount: 5 });
    expect((await of('year', 'year=2026')).kept).toBeNull();
    const kept = ok(await keep('year', { year: 2026, area: areaId }));
    expect(kept).toEqual({
      id: expect.any(Number),
      kind: 'year',
      title: 'Året i tal 2026: Fanø',
      by: 'Anna Admin',
      filter: { year: 2026, date: null, area: areaId },
      at: test.clock.now().toISOString(),
      url: expect.stringMatching(/^\/api\/files\/\d+\/[\da-f]{16}$/),
    });
    expect(await lastLine(test.db)).toMatchObject({ action: 'create', kind: 'report', recordId: kept.id });
    ok(await keep('budget', { year: 2026, area: areaId }));
    ok(await keep('accounts', { date: '2026-01-10', area: areaId }));
    expect((await of('year', 'year=2026')).kept).toEqual({ id: kept.id, at: kept.at, changes: [], figures: [] });
    const before = await test.admin.get(kept.url);
    ok(await agreements.call(id, 'delete-file', { id: gone.id, reason: 'Forkert' }));
    const came = await agreements.approved(id, { ...terms, sponsorshipAmount: 36_535 });
    const changes = [
      { contractId: came.id, number: came.number, difference: 36_535 },
      { contractId: gone.id, number: gone.number, difference: -36_500.5 },
    ];
    for (const kind of ['year', 'budget']) expect((await of(kind, 'year=2026')).kept?.changes).toEqual(changes);
    const figures = (await of('year', 'year=2026')).kept?.figures;
    expect(figures).toContainEqual({
      key: 'accrued',
      label: 'Kroner i perioden',
      unit: 'kr.',
      before: 36_505.5,
      value: 36_540,
    });
    expect(figures?.map(({ key }) => key)).not.toContain('paid');
    await pay(came, null, { paidOn: '2026-03-01', amount: 700 });
    ok(await test.admin.post('/api/budget/update', { areaId, year: 2026, amount: 40_000 }));
    const later = (await of('year', 'year=2026')).kept;
    expect(later?.changes).toEqual(changes);
    expect(later?.figures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'paid', before: 0, value: 700 }),
        expect.objectContaining({ key: 'free', before: null, value: 3_460 }),
      ]),
    );
    expect((await of('accounts', 'date=2026-01-10')).kept?.changes.map(({ difference }) => difference)).toEqual([
      1_000.96, -1_000.01,
    ]);
    expect(changes.map(({ contractId }) => contractId)).not.toContain(same.id);
    // Another year, another day or all areas is another report.
    expect((await of('year', 'year=2027')).kept).toBeNull();
    expect((await of('accounts', 'date=2026-01-11')).kept).toBeNull();
    expect((await readReport(test.admin, 'year', 'year=2026')).kept).toBeNull();
    const after = await test.admin.get(kept.url);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(after.headers['content-type']).toBe('application/pdf');
    await asOf(test, '2026-06-16T10:00:00Z', async () => {
      const again = ok(await keep('year', { year: 2026, area: areaId }));
      expect((await of('year', 'year=2026')).kept).toEqual({ id: again.id, at: again.at, changes: [], figures: [] });
    });
  });

  it('is its keeper’s: others do not find it, an Admin finds all', async () => {
    const mine = ok(await keep('accounts', {}, test.user));
    expect(mine.title).toBe('Til økonomi pr. 15-06-2026');
    expect((await keptOf(test.user)).map(({ id }) => id)).toEqual([mine.id]);
    expect(await keptOf(test.other)).toEqual([]);
    const theirs = ok(await keep('year', {}));
    const all = (await keptOf(test.admin)).map(({ id }) => id);
    expect(all.filter((id) => id === theirs.id || id === mine.id)).toEqual([theirs.id, mine.id]);
    const statusOf = async (client: TestClient, url: string) => (await client.get(url)).status;
    expect(await statusOf(test.user, mine.url)).toBe(200);
    expect(await statusOf(test.admin, mine.url)).toBe(200);
    expect(await statusOf(test.other, mine.url)).toBe(404);
    expect(await statusOf(test.user, theirs.url)).toBe(404);
    // What an Admin kept is no report of a Bruger's, and the other way round.
    expect((await readReport(test.user, 'year')).kept).toBeNull();
    expect((await readReport(test.admin, 'accounts')).kept).toBeNull();
    expect((await sheetsIn((await test.user.get(mine.url)).bytes)).has('Periodisering')).toBe(true);
  });
});
