import { addDays, type Rule } from '@sponsorat/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { today } from '../../lib/clock.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { findRulesAndStart, findRulesOfYear, findRulesOn } from './rule-values.store.ts';

const test = await openTestApp();
beforeEach(() => test.clock.moveTo(START.toISOString()));

const DAY = today({ now: () => START });
const key = 'tasks.windowDays';
const save = (values: object = {}) =>
  test.admin.post('/api/settings/rules/update', { key, validFrom: DAY, value: 60, ...values });
const read = async (): Promise<Rule[]> => ok(await test.admin.get('/api/settings/rules'));
const rule = async () => (await read()).find((one) => one.key === key);
const inForce = async () => (await findRulesOn(test.db, today(test.clock)))[key];

describe('the rules', () => {
  it('are all there, with their bounds and defaults, before anybody set one', async () => {
    expect(await read()).toHaveLength(29);
    expect(await rule()).toMatchObject({ group: 'Opgaver', unit: 'dage', min: 30, max: 365, default: 90, values: [] });
    expect(await inForce()).toBe(90);
  });

  it('hold from their day on, from midnight in Copenhagen', async () => {
    await save({ validFrom: addDays(DAY, 1), value: 120 });
    expect(await inForce()).toBe(90);
    test.clock.moveTo('2026-06-15T21:59:59.999Z');
    expect(await inForce()).toBe(90);
    test.clock.moveTo('2026-06-15T22:00:00Z');
    expect(await inForce()).toBe(120);
  });

  it('hold from midnight also in the nights when the clocks change', async () => {
    // Summer time ends on 25 October 2026: that day begins at 22:00 UTC, the next one at 23:00.
    ok(await save({ validFrom: '2026-10-25', value: 45 }));
    ok(await save({ validFrom: '2026-10-26', value: 46 }));
    ok(await save({ validFrom: '2027-03-28', value: 47 }));
    ok(await save({ validFrom: '2027-03-29', value: 48 }));
    const at = async (instant: string) => {
      test.clock.moveTo(instant);
      return inForce();
    };
    expect(await at('2026-10-24T22:00:00Z')).toBe(45);
    expect(await at('2026-10-25T22:59:59Z')).toBe(45);
    expect(await at('2026-10-25T23:00:00Z')).toBe(46);
    expect(await at('2027-03-27T22:59:59Z')).toBe(46);
    expect(await at('2027-03-27T23:00:00Z')).toBe(47);
    expect(await at('2027-03-28T21:59:59Z')).toBe(47);
    expect(await at('2027-03-28T22:00:00Z')).toBe(48);
  });

  it('take one value a day: a later one replaces it', async () => {
    const validFrom = addDays(DAY, 30);
    await save({ validFrom, value: 50, note: 'Første bud' });
    const { values } = ok<Rule>(await save({ validFrom, value: 55 }));
    expect(values.filter((value) => value.validFrom === validFrom)).toEqual([
      { id: expect.any(Number), validFrom, value: 55, note: null, by: 'Anna Admin', at: START.toISOString() },
    ]);
  });

  it('stay as they are where what holds already is saved again, unless somebody notes why', async () => {
    const validFrom = addDays(DAY, 90);
    const ofDay = async () => (await rule())?.values.filter((value) => value.validFrom === validFrom) ?? [];
    const holds = (await findRulesOn(test.db, validFrom))[key];
    const lines = await test.db.$count(auditLog);
    const before = await rule();
    expect(ok<Rule>(await save({ validFrom, value: holds }))).toEqual(before);
    expect(await ofDay()).toEqual([]);
    ok(await save({ validFrom, value: holds, note: 'Set efter' }));
    ok(await save({ validFrom, value: holds, note: 'Set efter' }));
    expect(await ofDay()).toMatchObject([{ value: holds, note: 'Set efter' }]);
    expect(await test.db.$count(auditLog)).toBe(lines + 1);
    // What is said of a year is known for it from then on, also where it is the same as by default.
    const year = { key: 'tax.travel', validFrom: '2020-01-01', value: 25 };
    const { values } = ok<Rule>(await save(year));
    expect(values).toContainEqual(expect.objectContaining({ validFrom: '2020-01-01', value: 25 }));
  });

  it('are listed with the latest day first', async () => {
    const days = (await rule())?.values.map((value) => value.validFrom) ?? [];
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it.each([
    [{ key: 'tasks.unknown' }, 'key', 'Regel skal være en gyldig værdi'],
    [{ value: 29 }, 'value', 'Værdi skal være mellem 30 og 365'],
    [{ value: 366 }, 'value', 'Værdi skal være mellem 30 og 365'],
    [{ value: 60.5 }, 'value', 'Værdi skal være et helt tal'],
    [{ value: '60' }, 'value', 'Værdi skal være et tal'],
    [{ value: null }, 'value', 'Værdi skal udfyldes'],
    [{ validFrom: addDays(DAY, -1) }, 'validFrom', 'Gælder fra kan tidligst være i dag'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'Gælder fra skal være en gyldig dato (dd-mm-åååå)'],
    [{ note: 'x'.repeat(201) }, 'note', 'Note må højst være på 200 tegn'],
  ])('refuse %j', async (values, name, message) => {
    const before = await read();
    const lines = await auditOf(test, async () => {
      expect(await save(values)).toMatchObject({ status: 422, body: { fields: { [name]: message } } });
    });
    expect([await read(), lines]).toEqual([before, []]);
  });

  it('are yes or no where that is what they say', async () => {
    const off = { key: 'signing.enabled', value: false };
    const signing = async () => (await read()).find((one) => one.key === 'signing.enabled');
    expect(await signing()).toMatchObject({ type: 'yesNo', min: null, max: null, default: true, values: [] });
    expect(ok(await test.admin.get('/api/user'))).not.toHaveProperty('onPaper');
    for (const value of [1, 'false', null]) expect(await save({ ...off, value })).toMatchObject({ status: 422 });
    ok(await save(off));
    expect(await signing()).toMatchObject({ values: [{ value: false }] });
    expect(ok(await test.admin.get('/api/user'))).toMatchObject({ onPaper: true });
    ok(await save({ ...off, value: true }));
    expect(ok(await test.admin.get('/api/user'))).not.toHaveProperty('onPaper');
  });

  it('that need not be in use begin with their first value after none, and are not in use from the next none on', async () => {
    const months = { key: 'kyc.months' } as const;
    const set = async (validFrom: string, value: unknown) => ok(await save({ ...months, validFrom, value }));
    const on = async (day: string) => {
      const { rules, start } = await findRulesAndStart(test.db, day, months.key);
      return [rules[months.key], start];
    };
    const days = Array.from({ length: 8 }, (_, at) => addDays(DAY, at)) as [string, ...string[]];
    expect(await on(DAY)).toEqual([null, null]);
    const [first, second, third, fourth, fifth] = days.slice(1) as [string, string, string, string, string];
    await set(first, 12);
    await set(second, 24);
    await set(third, null);
    await set(fourth, null);
    await set(fifth, 6);
    expect(await Promise.all([DAY, first, second, third, fourth, fifth, addDays(fifth, 100)].map(on))).toEqual([
      [null, null],
      [12, first],
      [24, first],
      [null, null],
      [null, null],
      [6, fifth],
      [6, fifth],
    ]);
    for (const value of [0, 61, 1.5, true])
      expect(await save({ ...months, validFrom: first, value })).toMatchObject({ status: 422 });
  });

  it('say the limit of small benefits year by year, and nothing of a year for which none is announced', async () => {
    const limit = (await read()).find((one) => one.key === 'tax.smallBenefit');
    expect(limit?.values).toMatchObject([
      { validFrom: '2027-01-01', value: null, note: 'ikke udmeldt her', by: 'System' },
      { validFrom: '2026-01-01', value: 1400 },
      { validFrom: '2025-01-01', value: 1400 },
      { validFrom: '2024-01-01', value: 1300 },
      { validFrom: '2023-01-01', value: 1300, note: expect.stringContaining('C.A.5.1.4') },
    ]);
    const on = async (day: string) => (await findRulesOn(test.db, day))['tax.smallBenefit'];
    const days = ['2022-12-31', '2023-01-01', '2024-12-31', '2025-01-01', '2026-12-31', '2027-01-01', '2031-06-01'];
    expect(await Promise.all(days.map(on))).toEqual([null, 1300, 1300, 1400, 1400, null, null]);
    const announced = { key: 'tax.smallBenefit', validFrom: '2027-01-01' };
    expect(await save({ ...announced, value: null })).toMatchObject({ status: 422 });
    ok(await save({ ...announced, value: 1500 }));
    expect(await Promise.all(days.map(on))).toEqual([null, 1300, 1300, 1400, 1400, 1500, 1500]);
  });

  it('of tax are as law and practice have them from 2023 on, but for the percentage of the bank’s VAT', async () => {
    const ofTax = (await read()).filter(({ group }) => group === 'Skat og moms');
    const withValues = ofTax.filter(({ isAnnounced }) => !isAnnounced);
    expect(withValues.map((one) => [one.key, one.default, one.values[0]?.value, one.values[0]?.validFrom])).toEqual([
      ['vat.bankPercent', 0, undefined, undefined],
      ['vat.advertisement', 100, 100, '2023-01-01'],
      ['vat.catering', 0, 0, '2023-01-01'],
      ['tax.advertisement', 100, 100, '2023-01-01'],
      ['tax.catering', 25, 25, '2023-01-01'],
      ['tax.travel', 25, 25, '2023-01-01'],
      ['tax.tickets.employees', 100, 100, '2023-01-01'],
      ['tax.tickets.prizes', 25, 25, '2023-01-01'],
      ['tax.tickets.charity', 0, 0, '2023-01-01'],
      ['tax.tickets.others', 25, 25, '2023-01-01'],
      ['tax.adShareMin', 50, undefined, undefined],
    ]);
    expect(ofTax.every(({ isYearly }) => isYearly)).toBe(true);
  });

  it('of years are set from a 1 January, of past years too and as often as one likes, each time with a line', async () => {
    const bank = { key: 'vat.bankPercent' } as const;
    const refused = { status: 422, body: { fields: { validFrom: 'Gælder fra skal være en 1. januar' } } };
    for (const validFrom of [DAY, '2025-01-02', '2024-12-31'])
      expect(await save({ ...bank, validFrom })).toMatchObject(refused);
    const lines = await auditOf(test, async () => {
      for (const value of [12, 10]) ok(await save({ ...bank, validFrom: '2025-01-01', value }));
      ok(await save({ ...bank, validFrom: '2027-01-01', value: 15 }));
    });
    expect(lines.map(({ action }) => action)).toEqual(['create', 'update', 'create']);
    const of = async (year: number) => (await findRulesOfYear(test.db, year)).used.find(({ key }) => key === bank.key);
    expect(await Promise.all([2024, 2025, 2026, 2027].map(of))).toEqual([
      { ...bank, value: 0, validFrom: null },
      { ...bank, value: 10, validFrom: '2025-01-01' },
      { ...bank, value: 10, validFrom: '2025-01-01' },
      { ...bank, value: 15, validFrom: '2027-01-01' },
    ]);
    for (const value of [-1, 101, 12.5, null, true])
      expect(await save({ ...bank, validFrom: '2026-01-01', value })).toMatchObject({ status: 422 });
  });

  it('take 0 kr. as a limit', async () => {
    const limit = { key: 'gifts.guestYear' } as const;
    const now = async () => (await findRulesOn(test.db, DAY))[limit.key];
    expect(await now()).toBeNull();
    ok(await save({ ...limit, value: 0 }));
    expect(await now()).toBe(0);
    ok(await save({ ...limit, value: null }));
    expect(await now()).toBeNull();
  });

  it('lose a value only before it holds', async () => {
    const idOf = async (validFrom: string) =>
      ok<Rule>(await save({ validFrom })).values.find((value) => value.validFrom === validFrom)?.id;
    const [now, later] = [await idOf(DAY), await idOf(addDays(DAY, 9))];
    const remove = (id: number | undefined) => test.admin.delete(`/api/settings/rules/${id}`);
    expect(await remove(now)).toMatchObject({
      status: 409,
      body: { message: 'Reglen har været i brug. Læg en ny værdi ind i stedet.' },
    });
    const lines = await auditOf(test, async () => expect((await remove(later)).status).toBe(204));
    expect(lines).toMatchObject([{ action: 'delete', entity: 'rule', before: { key, value: 60 } }]);
    expect((await remove(later)).status).toBe(404);
  });

  it('write one line for each value that is set', async () => {
    const validFrom = addDays(DAY, 40);
    const made = await auditOf(test, () => save({ validFrom, value: 70 }));
    const changed = await auditOf(test, () => save({ validFrom, value: 80 }));
    expect(made).toMatchObject([{ action: 'create', entity: 'rule', after: { key, validFrom, value: 70 } }]);
    expect(changed).toMatchObject([{ action: 'update', before: { value: 70 }, after: { value: 80 } }]);
  });

  it('are Admin’s alone', async () => {
    expect((await test.user.get('/api/settings/rules')).status).toBe(403);
    expect((await test.user.post('/api/settings/rules/update', { key, validFrom: DAY, value: 60 })).status).toBe(403);
  });
});
