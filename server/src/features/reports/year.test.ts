import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeProducts, selection } from '../contracts/contracts.testing.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { asOf, clubIn, ok } from '../sponsorships/sponsorships.testing.ts';
import { figuresOf, readReport, tableOf } from './reports.testing.ts';

const test = await openTestApp();
const { agreements, pay } = paymentsOf(test);
const budget = (values: object) => test.admin.post('/api/budget/update', values);
const areaNamed = (name: string) => test.fixtures.area(name);
const yearIn = (area: number, year: number) => readReport(test.admin, 'year', `year=${year}&area=${area}`);
const whole = (year: number, sponsorshipAmount: number) => ({
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
  sponsorshipAmount,
});

describe('the year in figures', () => {
  it('counts an agreement by its days of the year, beside the year before and the budget', async () => {
    const area = await areaNamed('Ærø');
    const club = await clubIn(test, area, { name: 'Ærø IF' });
    const twoYears = { startDate: '2026-07-01', endDate: '2028-06-30', sponsorshipAmount: 60_000 };
    const contract = await agreements.approved(club.id, twoYears);
    await agreements.awaiting((await clubIn(test, area)).id, whole(2027, 5_000));
    await pay(contract, null, { paidOn: '2026-08-01', amount: 1_000.25 });
    ok(await budget({ areaId: area, year: 2027, amount: 50_000 }));
    const report = await yearIn(area, 2027);
    expect(report.title).toBe('Året i tal 2027: Ærø');
    expect(report.filter).toEqual({ year: 2027, date: null, area });
    expect(figuresOf(report)).toMatchObject({
      accrued: [59_917.35, 30_246.58],
      paid: [0, 1_000.25],
      free: [-9_917.35, null],
      clubs: [1, 1],
      begun: [0, 1],
      gone: [0, 0],
      largest: [59_917.35, 30_246.58],
      largestShare: [100, 100],
      committed: [89_753.42, 120_000],
    });
    expect(report.figures[0]).toEqual({
      key: 'accrued',
      label: 'Kroner i perioden',
      unit: 'kr.',
      value: 59_917.35,
      before: 30_246.58,
      budget: 50_000,
      path: `/reports/budget?year=2027&area=${area}&figure=bound`,
    });
    expect(tableOf(report, 'line').rows).toEqual([
      ...[2023, 2024, 2025].map((year) => [String(year), 0]),
      ['2026', 30_246.58],
      ['2027', 59_917.35],
    ]);
    expect(tableOf(report, 'areas')).toMatchObject({
      rows: [['Ærø', 59_917.35, 30_246.58, 29_670.77, 50_000, -9_917.35]],
      total: ['I alt', 59_917.35, 30_246.58, 29_670.77, 50_000, -9_917.35],
    });
    expect(tableOf(report, 'committed')).toMatchObject({
      rows: [['2027', 59_917.35], ['2028', 29_836.07], ...[2029, 2030, 2031].map((year) => [String(year), 0])],
      total: ['I alt', 89_753.42],
    });
  });

  it('has each value of its charts in a table', async () => {
    const { charts, tables } = await readReport(test.admin, 'year', 'year=2027');
    expect(charts.map(({ type }) => type)).toEqual(['line', 'bar', 'doughnut', 'bar']);
    for (const { title, labels, series } of charts) {
      const rows = tables.find((table) => table.title === title)?.rows ?? [];
      expect(labels.map((label, at) => [label, ...series.map(({ values }) => values[at])])).toEqual(
        labels.map((label) => rows.find(([name]) => name === label)?.slice(0, 1 + series.length)),
      );
    }
  });

  it('names who is new and who is gone by the days of agreements', async () => {
    const area = await areaNamed('Fur');
    const club = async (name: string, ...years: number[]) => {
      const { id } = await clubIn(test, area, { name });
      for (const year of years) await agreements.approved(id, whole(year, 0));
    };
    await club('Altid', 2030, 2031, 2032);
    await club('Nye', 2032);
    await club('Borte', 2031);
    await club('Igen', 2030, 2032);
    await agreements.draft((await clubIn(test, area, { name: 'Kladde' })).id, whole(2032, 10));
    const report = await yearIn(area, 2032);
    expect(figuresOf(report)).toMatchObject({ clubs: [3, 2], begun: [2, 1], gone: [1, 1] });
    expect(tableOf(report, 'begun').rows).toEqual([
      ['Igen', 'Fur'],
      ['Nye', 'Fur'],
    ]);
    expect(tableOf(report, 'gone').rows).toEqual([['Borte', 'Fur']]);
    // Nothing is nobody's share.
    expect(figuresOf(report)).toMatchObject({ largest: [0, 0], largestShare: [null, null], accrued: [0, 0] });
  });

  it('names the five clubs with most, and their share', async () => {
    const area = await areaNamed('Als');
    for (const [at, amount] of [600, 500, 400, 300, 200, 1_000].entries())
      await agreements.approved((await clubIn(test, area, { name: `Klub ${at}` })).id, whole(2033, amount));
    const report = await yearIn(area, 2033);
    expect(figuresOf(report)).toMatchObject({ largest: [2_800, 0], largestShare: [93.3, null] });
    expect(tableOf(report, 'largest').rows.map(([name]) => name)).toEqual([
      'Klub 5',
      'Klub 0',
      'Klub 1',
      'Klub 2',
      'Klub 3',
    ]);
    expect(tableOf(report, 'largest').rows[0]).toEqual(['Klub 5', 'Als', 1_000, 0, 33.3]);
  });

  it('adds areas up: the largest, the first to end and the names are those of all', async () => {
    const [fur, mors] = [await areaNamed('Fur'), await areaNamed('Mors')];
    const clubs = [600, 500, 400, 300, 200, 100, 50].entries();
    for (const [at, amount] of clubs) {
      const { id } = await clubIn(test, at % 2 === 0 ? fur : mors, { name: `${9 - at}. klub`, purposes: ['Natur'] });
      const days = { startDate: '2045-01-01', endDate: `2045-12-${31 - at}` };
      const contract = await agreements.approved(id, { ...days, sponsorshipAmount: amount });
      if (at < 2) await pay(contract, null, { paidOn: '2045-02-01', amount: 10 + at });
    }
    const [all, ...each] = [
      await readReport(test.admin, 'year', 'year=2045'),
      await yearIn(fur, 2045),
      await yearIn(mors, 2045),
    ];
    expect(tableOf(all, 'largest').rows.map(([name, area]) => [name, area])).toEqual([
      ['9. klub', 'Fur'],
      ['8. klub', 'Mors'],
      ['7. klub', 'Fur'],
      ['6. klub', 'Mors'],
      ['5. klub', 'Fur'],
    ]);
    expect(tableOf(all, 'ending').rows.map(([, , name]) => name?.toString()[0])).toEqual([...'3456789']);
    expect(tableOf(all, 'begun').rows.map(([name]) => name?.toString()[0])).toEqual([...'3456789']);
    const figureOf = (report: typeof all, key: string) => figuresOf(report)[key]?.[0] ?? 0;
    for (const key of ['accrued', 'paid', 'clubs', 'begun', 'gone', 'committed', 'ending', 'notDeductible'])
      expect([key, figureOf(all, key)]).toEqual([key, each.reduce((sum, one) => sum + figureOf(one, key), 0)]);
    expect(figuresOf(all)).toMatchObject({ paid: [21, 0], clubs: [7, 0], begun: [7, 0] });
    const natureOf = (report: typeof all) =>
      tableOf(report, 'purposes').rows.find(([purpose]) => purpose === 'Natur')?.[1];
    expect(natureOf(all)).toBe(figureOf(all, 'accrued'));
  });

  it('shares an agreement evenly among what its club is supported for', async () => {
    const area = await areaNamed('Anholt');
    const of = async (purposes: string[], amount: number) =>
      agreements.approved((await clubIn(test, area, { purposes })).id, whole(2034, amount));
    await of(['Elite', 'Kultur', 'Natur'], 100);
    await of(['Kultur'], 0.5);
    await of([], 7);
    const report = await yearIn(area, 2034);
    const table = tableOf(report, 'purposes');
    expect(table.rows.map(([name, now]) => [name, now])).toEqual([
      ...['Børn og unge', 'Bredde'].map((name) => [name, 0]),
      ['Elite', 33.34],
      ['Kultur', 33.83],
      ['Socialt', 0],
      ['Natur', 33.33],
      ['Ikke angivet', 7],
    ]);
    expect(table.total?.slice(0, 2)).toEqual(['I alt', 107.5]);
    expect(report.charts.find(({ type }) => type === 'doughnut')).toMatchObject({
      labels: ['Elite', 'Kultur', 'Natur', 'Ikke angivet'],
      series: [{ values: [33.34, 33.83, 33.33, 7] }],
    });
  });

  it('counts as renewed what an approved agreement follows, of those that end in the year', async () => {
    const area = await areaNamed('Møn');
    const club = async () => (await clubIn(test, area)).id;
    const followed = await club();
    await agreements.approved(followed, whole(2026, 10));
    await agreements.approved(followed, whole(2027, 10));
    const waiting = await club();
    await agreements.approved(waiting, whole(2026, 10));
    await agreements.awaiting(waiting, whole(2027, 10));
    await agreements.approved(await club(), whole(2026, 10));
    await agreements.draft(await club(), whole(2026, 10));
    expect(figuresOf(await yearIn(area, 2026))).toMatchObject({ renewed: [33.3, null] });
    expect(figuresOf(await yearIn(area, 2027))).toMatchObject({ renewed: [0, 33.3] });
    expect(figuresOf(await yearIn(area, 2028))).toMatchObject({ renewed: [null, 0] });
  });

  it('counts what ends within 12 months of today, of another year from its nearest day', async () => {
    const area = await areaNamed('Sejerø');
    const { id } = await clubIn(test, area, { name: 'Sejerø IF' });
    // Today is 15 June 2026.
    for (const endDate of ['2026-06-14', '2026-06-15', '2027-06-15', '2027-06-16', '2027-12-31'])
      await agreements.approved(id, { startDate: '2026-01-01', endDate, sponsorshipAmount: 100 });
    const report = await yearIn(area, 2026);
    expect(figuresOf(report).ending).toEqual([2, 2]);
    expect(tableOf(report, 'ending').rows.map(([endDate]) => endDate)).toEqual(['2026-06-15', '2027-06-15']);
    expect(figuresOf(await yearIn(area, 2027)).ending).toEqual([3, 2]);
    expect(figuresOf(await yearIn(area, 2025)).ending).toEqual([2, 0]);
  });

  it('says what was delivered and used of what is followed, as the overview reckons it', async () => {
    const area = await areaNamed('Læsø');
    const tracked = { hasAmount: true, isUtilization: true };
    const [banner = 0] = await makeProducts(test, 'Eksponering', [tracked]);
    const [seats = 0, other = 0] = await makeProducts(test, 'Hospitality', [tracked, tracked]);
    const { id } = await clubIn(test, area);
    const [untracked = 0] = await makeProducts(test, 'Hospitality', [{ hasAmount: true }]);
    const [unchosen = 0] = await makeProducts(test, 'Hospitality', [tracked]);
    const products = [
      ...[banner, seats, other, untracked].map((product) => selection(product, { amount: 4 })),
      selection(unchosen, { amount: 4, selected: false }),
    ];
    const days = { startDate: '2026-01-01', endDate: '2026-12-31' };
    await agreements.approved(id, { ...days, products });
    await agreements.awaiting((await clubIn(test, area)).id, { ...days, products });
    expect(figuresOf(await yearIn(area, 2026))).toMatchObject({ exposure: [0, null], hospitality: [0, null] });
    const hospitality = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
    ok(await test.admin.post(`/api/sponsorships/${id}/save-utilization`, { id: hospitality[0].id, used: 3 }));
    expect(figuresOf(await yearIn(area, 2026))).toMatchObject({ exposure: [0, null], hospitality: [38, null] });
    expect(figuresOf(await yearIn(area, 2027))).toMatchObject({ exposure: [null, 0], hospitality: [null, 38] });
  });

  it('is of this year in Copenhagen where none is asked for', async () => {
    const yearAt = (instant: string) =>
      asOf(test, instant, async () => (await readReport(test.admin, 'year')).filter.year);
    expect(await yearAt('2026-12-31T22:59:59Z')).toBe(2026);
    expect(await yearAt('2026-12-31T23:00:00Z')).toBe(2027);
  });

  it('has what the bank has in common in an Admin’s budget, and only the own areas in a Bruger’s', async () => {
    ok(await budget({ areaId: null, year: 2035, amount: 1_000 }));
    ok(await budget({ areaId: test.ids.north, year: 2035, amount: 200 }));
    ok(await budget({ areaId: test.ids.south, year: 2035, amount: 30 }));
    await agreements.approved((await clubIn(test, test.ids.south)).id, whole(2035, 7));
    const [all, mine] = [
      await readReport(test.admin, 'year', 'year=2035'),
      await readReport(test.user, 'year', 'year=2035'),
    ];
    expect(all.figures[0]).toMatchObject({ value: 7, budget: 1_230 });
    expect(mine.figures[0]).toMatchObject({ value: 0, budget: 200 });
    expect(tableOf(mine, 'areas').rows.map(([name]) => name)).toEqual(['Nord']);
    expect(figuresOf(all).free).toEqual([1_223, null]);
  });
});
