import { contractAmount, type PaymentMonth, type RateRow, rateStatuses, toOre } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, rates, approved } = paymentsOf(test);

/** Moves the clock, and with it everybody's session. */
const moveTo = async (instant: string): Promise<void> => {
  test.clock.moveTo(instant);
  await test.db.execute(sql`update sessions set created_at = ${instant}::timestamptz, seen_at = ${instant}::timestamptz,
    expires_at = ${instant}::timestamptz + interval '1 hour'`);
};
beforeEach(() => moveTo(START.toISOString()));
const noYear = 'År skal være mellem 1900 og 2999';
const months = async (year: number, query = '', client = test.admin): Promise<PaymentMonth[]> =>
  ok(await client.get(`/api/payments/months?year=${year}${query}`));
const sum = (values: number[]): number => Number(values.reduce((total, value) => total + toOre(value), 0n)) / 100;

describe('the status of a rate', () => {
  it('is what its day, its payments and its agreement say', async () => {
    const due = ['2026-06-14', '2026-06-15', '2026-06-29', '2026-06-30', '2026-06-14', '2026-06-14', '2026-06-13'];
    const { sponsorship, contract } = await approved(due.map((day) => rate(100, day)));
    await pay(contract, 4, { amount: 100 });
    await pay(contract, 5, { amount: 40 });
    await pay(contract, 6, { amount: 100, paidOn: null });
    const rows = await rates({ sponsorship: sponsorship.id }, test.admin, { sort: { field: 'Position' } });
    const statuses = ['Overskredet', 'Forfalder', 'Forfalder', 'Kommende', 'Betalt', 'Overskredet', 'Overskredet'];
    expect(rows.map(({ Status }) => Status)).toEqual(statuses);
    expect((await agreements.get(contract.id)).rates.map(({ status }) => status)).toEqual(statuses);
    for (const status of rateStatuses)
      expect(
        (await rates({ sponsorship: sponsorship.id, status }, test.admin, { sort: { field: 'Position' } })).map(
          ({ Position }) => Position,
        ),
        status,
      ).toEqual(statuses.flatMap((one, at) => (one === status ? [at + 1] : [])));
    ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
    const reopened = await rates({ sponsorship: sponsorship.id });
    // What was paid is paid, whatever becomes of the agreement.
    expect(new Set(reopened.map(({ Status }) => Status))).toEqual(new Set(['Ikke underskrevet', 'Betalt']));
  });

  it.each([
    ['in summer', '2026-07-01', '2026-07-01T21:59:59Z', '2026-07-01T22:00:01Z'],
    ['in winter', '2026-12-01', '2026-12-01T22:59:59Z', '2026-12-01T23:00:01Z'],
    ['when summer time ends', '2026-10-25', '2026-10-25T22:59:59Z', '2026-10-25T23:00:01Z'],
    ['when it begins', '2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:01Z'],
  ])('turns at midnight in Copenhagen %s', async (_, day, before, after) => {
    const { sponsorship } = await approved([rate(100, day)]);
    const at = async (instant: string) => {
      await moveTo(instant);
      const [row] = await rates({ sponsorship: sponsorship.id });
      const { late } = (await months(Number(day.slice(0, 4))))[Number(day.slice(5, 7)) - 1] as PaymentMonth;
      return { status: row?.Status, late };
    };
    const evening = await at(before);
    expect(evening.status).toBe('Forfalder');
    expect(await at(after)).toEqual({ status: 'Overskredet', late: evening.late + 100 });
  });

  it('is none of a rate without a day, which no list has', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id, { rates: [rate(100, '2026-07-01'), rate(50, '2026-08-01')] });
    await test.db.execute(
      sql`update contract_rates set due_date = null where contract_id = ${draft.id} and position = 1`,
    );
    expect((await rates({ sponsorship: id })).map(({ DueDate }) => DueDate)).toEqual(['2026-07-01']);
  });

  it('falls due by the rule of the day', async () => {
    const { sponsorship } = await approved([rate(100, '2026-07-15')]);
    const status = async () => (await rates({ sponsorship: sponsorship.id }))[0]?.Status;
    expect(await status()).toBe('Kommende');
    const rule = { key: 'tasks.rateLead', validFrom: '2026-06-16', value: 30 };
    const { values } = ok(await test.admin.post('/api/settings/rules/update', rule));
    expect(await status()).toBe('Kommende');
    await moveTo('2026-06-15T22:00:00Z');
    expect(await status()).toBe('Forfalder');
    await test.db.execute(sql`delete from rule_values where id = ${values[0].id}`);
  });
});

describe('the list of rates', () => {
  it('says of each rate what and whose it is', async () => {
    const club = { name: 'Ærø Sejlklub' };
    const { sponsorship, contract } = await approved([rate(1000.5, '2031-03-01'), rate(10, '2031-02-01')], {}, club);
    await pay(contract, 0, { amount: 200, paidOn: '2026-05-01', invoiceNumber: 'F-7' });
    await pay(contract, 0, { amount: 300.25, paidOn: '2026-04-01', invoiceNumber: 'F-8' });
    const [, row] = await rates({ sponsorship: sponsorship.id });
    expect(row).toEqual({
      RateId: contract.rates[0]?.id,
      ContractId: contract.id,
      ContractNumber: contract.number,
      SponsorshipId: sponsorship.id,
      Name: 'Ærø Sejlklub',
      Logo: null,
      Area: 'Nord',
      UserName: 'Bo Bruger',
      Position: 1,
      Count: 2,
      DueDate: '2031-03-01',
      Amount: 1000.5,
      Paid: 500.25,
      Rest: 500.25,
      Waiting: 0,
      Status: 'Kommende',
      InvoiceNumber: 'F-8',
      PaidOn: '2026-05-01',
    });
  });

  it('is found by club, agreement, responsible user, invoice and reference, whatever the case', async () => {
    const { sponsorship, contract } = await approved(
      [rate(10, '2032-03-01')],
      {},
      { name: 'Ølgod IF', shortName: 'ØIF' },
    );
    await pay(contract, 0, { amount: 1, invoiceNumber: 'ABC_12%', reference: 'Bilag 99-Q' });
    const countMatches = async (search: string) => (await rates({ sponsorship: sponsorship.id, search })).length;
    for (const search of ['ølgod', 'øif', contract.number, 'bo bru', 'abc_12%', '99-q', ''])
      expect(await countMatches(search), search).toBe(1);
    for (const search of ['abc%12', 'ingen', '%'])
      expect(await countMatches(search), search).toBe(search === '%' ? 1 : 0);
  });

  it('is filtered by days, by year and month, area and responsible user', async () => {
    const { sponsorship } = await approved([rate(1, '2033-12-31'), rate(2, '2034-01-01'), rate(3, '2034-02-28')]);
    const amounts = async (filter: object) =>
      (await rates({ sponsorship: sponsorship.id, ...filter })).map(({ Amount }) => Amount);
    expect(await amounts({ from: '2034-01-01', to: '2034-02-27' })).toEqual([2]);
    expect(await amounts({ from: '2034-01-02' })).toEqual([3]);
    expect(await amounts({ to: '2034-01-01', year: 2034 })).toEqual([2]);
    expect(await amounts({ year: 2034 })).toEqual([2, 3]);
    expect(await amounts({ year: 2034, month: 2 })).toEqual([3]);
    expect(await amounts({ year: 2033, month: 12, area: test.ids.north, user: test.ids.userId })).toEqual([1]);
    for (const filter of [{ area: test.ids.south }, { user: test.ids.otherId }, { user: 0 }, { area: 999_999 }])
      expect(await amounts(filter)).toEqual([]);
    for (const [filter, field] of [
      [{ from: '2034-02-30' }, 'filter.from'],
      [{ month: 2 }, 'filter.month'],
      [{ year: 2034, month: 13 }, 'filter.month'],
      [{ year: 12 }, 'filter.year'],
      [{ status: 'Sen' }, 'filter.status'],
    ] as const) {
      const answer = await test.admin.post('/api/payments/rates', { filter });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
    for (const year of [1, 1899, 3000]) {
      const { body } = await test.admin.post('/api/payments/rates', { filter: { year } });
      expect(body.fields).toEqual({ 'filter.year': noYear });
    }
    for (const year of [1900, 2999]) expect(await amounts({ year })).toEqual([]);
  });

  it('shows each row once, page by page, in any order', async () => {
    await approved([5, 1, 3, 3].map((amount) => rate(amount, '2035-01-01')));
    const all = await rates();
    const fields = Object.keys(all[0] as RateRow);
    for (const field of fields)
      for (const dir of ['asc', 'desc']) {
        const ids: number[] = [];
        for (let page = 1; page <= Math.ceil(all.length / 7); page += 1) {
          const request = { sort: { field, dir }, page, perPage: 7 };
          ids.push(...(await rates({}, test.admin, request)).map(({ RateId }) => RateId));
        }
        expect(
          [...new Set(ids)].sort((a, b) => a - b),
          `${field} ${dir}`,
        ).toEqual(all.map(({ RateId }) => RateId).sort((a, b) => a - b));
      }
  });

  it('is of the own area for a Bruger, with its months and totals', async () => {
    const { sponsorship, contract } = await approved([rate(4321, '2036-05-01')]);
    await pay(contract, 0, { amount: 21, paidOn: '2036-05-02' });
    const of = { sponsorship: sponsorship.id };
    expect(await rates(of, test.user)).toHaveLength(1);
    expect(await rates(of, test.other)).toEqual([]);
    expect(await rates({ year: 2036 }, test.other)).toEqual([]);
    expect((await months(2036, '', test.user))[4]).toEqual({ month: 5, due: 4321, paid: 21, late: 0, paidIn: 21 });
    expect((await months(2036, '', test.other)).every(({ due, paidIn }) => due + paidIn === 0)).toBe(true);
    expect((await months(2036, `&area=${test.ids.south}`)).every(({ due }) => due === 0)).toBe(true);
    expect(ok(await test.other.get('/api/payments/totals'))).toEqual({ due: 0, overdue: 0, paidThisYear: 0 });
  });
});

describe('the months of a year', () => {
  it('add up to what the list says, for random agreements and payments', async () => {
    const random = fc.sample(
      fc.array(
        fc.record({
          amount: fc.integer({ min: 1, max: 9_999_999 }),
          day: fc.integer({ min: 0, max: 1000 }),
          share: fc.integer({ min: 0, max: 100 }),
          paidDay: fc.option(fc.integer({ min: 0, max: 1000 })),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      8,
    );
    const dayAfter = (days: number) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
    for (const [at, made] of random.entries()) {
      const { contract, sponsorship } = await approved(
        made.map(({ amount, day }) => rate(amount / 100, dayAfter(day))),
      );
      for (const [place, { amount, share, paidDay }] of made.entries()) {
        const part = Math.floor((amount * share) / 100) / 100;
        if (part > 0) await pay(contract, place, { amount: part, paidOn: paidDay === null ? null : dayAfter(paidDay) });
      }
      if (at === 0) await pay(contract, null, { amount: 77.77, paidOn: '2026-03-03' });
      if (at === 1) ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
    }
    for (const year of [2025, 2026, 2027]) {
      const answered = await months(year);
      expect(answered.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const { month, due, paid, late } of answered) {
        const rows = (await rates({ year, month })).filter(({ Status }) => Status !== 'Ikke underskrevet');
        const overdue = rows.filter(({ Status }) => Status === 'Overskredet');
        expect({ due, paid, late }).toEqual({
          due: sum(rows.map(({ Amount }) => Amount)),
          paid: sum(rows.map(({ Paid }) => Paid)),
          late: sum(overdue.map(({ Rest }) => Rest)),
        });
      }
      const { rows } = await test.db.execute(sql`select coalesce(sum(p.amount), 0)::float8 as paid from payments p
        where extract(year from paid_on) = ${year}`);
      expect(sum(answered.map(({ paidIn }) => paidIn))).toBe(rows[0]?.paid);
    }
    const overdue = await rates({ status: 'Overskredet' });
    const totals = ok(await test.admin.get('/api/payments/totals'));
    expect(totals.overdue).toBe(sum(overdue.map(({ Rest }) => Rest)));
    expect(totals.paidThisYear).toBe(sum((await months(2026)).map(({ paidIn }) => paidIn)));
  });

  it('are of this year where none is named, and of none that there is not', async () => {
    expect(ok(await test.admin.get('/api/payments/months'))).toEqual(await months(2026));
    for (const year of ['x', '20260', '1', '1899', '3000', '9999']) {
      const { status, body } = await test.admin.get(`/api/payments/months?year=${year}`);
      expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { year: noYear } });
    }
    for (const year of [1900, 2999]) expect(await months(year)).toHaveLength(12);
  });
});

describe('agreements without rates', () => {
  const list = async (filter: object = {}, client = test.admin) =>
    ok(await client.post('/api/payments/without-rates', { filter, perPage: 100 })).Result;

  it('are listed while they are active or coming, and have an annual amount', async () => {
    const { id } = await makeSponsorship(test, { name: 'Uden Rater IF' });
    const period = { startDate: '2026-01-01', endDate: '2026-06-15' };
    const contract = await agreements.approved(id, { ...period, sponsorshipAmount: 36_500 });
    await agreements.approved(id, { startDate: '2026-01-01', endDate: '2026-06-14' });
    await agreements.approved(id, { rates: [rate(5, '2026-07-01')] });
    await agreements.approved(id, { sponsorshipAmount: 0 });
    await agreements.awaiting(id);
    const coming = await agreements.approved(id, { startDate: '2027-01-01', endDate: '2027-12-31' });
    await pay(contract, null, { amount: 250.5 });
    await pay(contract, null, { amount: 99, paidOn: null });
    const rows = await list({ search: 'uden rater' });
    expect(rows).toEqual([
      {
        ContractId: contract.id,
        ContractNumber: contract.number,
        SponsorshipId: id,
        Name: 'Uden Rater IF',
        Logo: null,
        UserName: 'Bo Bruger',
        StartDate: '2026-01-01',
        EndDate: '2026-06-15',
        AnnualAmount: 36_500,
        Amount: contract.amount,
        Paid: 250.5,
        Rest: 16_349.5,
      },
      expect.objectContaining({ ContractId: coming.id, Amount: 60_000, Paid: 0 }),
    ]);
    const countVisible = async (client = test.admin) =>
      (await list({}, client)).filter(({ SponsorshipId }: { SponsorshipId: number }) => SponsorshipId === id).length;
    expect([await countVisible(test.user), await countVisible(test.other)]).toEqual([2, 0]);
    expect(await list({ search: 'uden rater' }, test.other)).toEqual([]);
    expect(await list({ search: 'uden rater', area: test.ids.south })).toEqual([]);
    expect(await list({ search: 'uden rater', user: test.ids.userId })).toHaveLength(2);
    await moveTo('2026-06-15T22:00:00Z');
    expect(await list({ search: 'uden rater' })).toMatchObject([{ ContractId: coming.id }]);
  });

  it('have the amount that they say themselves, whatever the period', async () => {
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((n) => new Date(Date.UTC(2026, 5, 15 + n)).toISOString().slice(0, 10));
    const drawn = fc.sample(fc.tuple(day, fc.integer({ min: 0, max: 2500 }), fc.integer({ min: 1, max: 10 ** 9 })), 60);
    const leap: typeof drawn = [
      ['2028-02-29', 364, 1001],
      ['2028-02-29', 1460, 33_333],
      ['2027-03-01', 365, 777],
    ];
    const { id } = await makeSponsorship(test, { name: 'Formel IF' });
    const contract = await agreements.approved(id);
    for (const [startDate, days, ore] of [...drawn, ...leap]) {
      const start = Date.parse(`${startDate}T00:00:00Z`);
      const endDate = new Date(start + days * 86_400_000).toISOString().slice(0, 10);
      await test.db.execute(sql`update contracts set start_date = ${startDate}, end_date = ${endDate},
        sponsorship_amount = ${ore / 100} where id = ${contract.id}`);
      const [row] = await list({ search: contract.number });
      const terms = { startDate, endDate, sponsorshipAmount: BigInt(ore), rates: [] };
      expect({ startDate, endDate, ore, amount: toOre(row.Amount) }).toEqual({
        startDate,
        endDate,
        ore,
        amount: contractAmount(terms),
      });
    }
  });
});
