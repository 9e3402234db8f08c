import type { ContractTax, TaxRow, TaxTotals } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeProducts, selection } from '../contracts/contracts.testing.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { asOf, clubIn, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { agreements, save } = paymentsOf(test);
const pay = (contractId: number, values: object) => save({ contractId, ...values });
const { ids } = test;
const year2026 = { startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 185_000 };
const shares = { valueOfAdvertisement: 55, valueOfTickets: 25, valueOfCatering: 17.5, valueOfTravel: 2.5 };
let singles: number;
let cards: number;
beforeAll(async () => {
  [singles, cards] = (await makeProducts(test, 'Hospitality', [
    { name: 'Enkeltbillet', hasAmount: true, isTicket: true, isUtilization: true },
    { name: 'Sæsonkort', hasAmount: true, hasSeason: true, isTicket: true },
  ])) as [number, number];
  await setRule('vat.bankPercent', '2026-01-01', 10);
});

const setRule = async (key: string, validFrom: string, value: number) =>
  ok(await test.admin.post('/api/settings/rules/update', { key, validFrom, value }));
const taxOf = async (
  contractId: number,
  year: number | '' = 2026,
  client: TestClient = test.admin,
): Promise<ContractTax> => ok(await client.get(`/api/sponsorships/contracts/${contractId}/tax?year=${year}`));
const list = async (filter: object = {}, client: TestClient = test.admin, request: object = {}): Promise<TaxRow[]> =>
  ok(await client.post('/api/reports/tax', { perPage: 100, filter: { year: 2026, ...filter }, ...request })).Result;
const totals = async (query = 'year=2026', client: TestClient = test.admin): Promise<TaxTotals> =>
  ok(await client.get(`/api/reports/tax/totals?${query}`));
const codesOf = ({ warnings }: ContractTax) => warnings.map(({ code }) => code);

/** A club with an agreement of 2026 that gives ten single tickets. */
const makeAgreement = async (terms: object = {}, club: object = {}) => {
  const sponsorship = await makeSponsorship(test, { chargesVat: true, ...club });
  const products = [selection(singles, { amount: 10 })];
  const contract = await agreements.approved(sponsorship.id, { ...year2026, ...shares, products, ...terms });
  return { sponsorship, id: contract.id };
};
const itemOf = async (contractId: number, productId = singles): Promise<number> => {
  const { rows } = await test.db.execute(
    sql`select id from contract_items where contract_id = ${contractId} and product_id = ${productId}`,
  );
  return rows[0]?.id as number;
};
/** Gives tickets and hands them out. */
const handOut = async (values: object, isHandedOut = true): Promise<number> => {
  const grant = ok(
    await test.admin.post('/api/grants/update', {
      quantity: 1,
      recipientName: 'Ida Holm',
      recipientType: 'Kunde',
      purpose: 'Kundepleje',
      ...values,
    }),
  );
  if (isHandedOut) ok(await test.admin.post(`/api/grants/${grant.id}/hand-out`, {}));
  return grant.id;
};

describe('an agreement’s year', () => {
  it('of 185.000 kr. to a club with VAT, tickets for 4 customers and 6 employees: 141.340,00', async () => {
    const { id } = await makeAgreement();
    const itemId = await itemOf(id);
    await handOut({ itemId, quantity: 4 });
    await handOut({ itemId, quantity: 6, recipientType: 'Medarbejder' });
    const tax = await taxOf(id);
    expect(tax.total).toEqual({
      amount: 185_000,
      vat: 37_000,
      vatDeductible: 2_035,
      cost: 182_965,
      deductible: 141_340,
      notDeductible: 41_625,
    });
    expect(tax.parts.map((part) => [part.part, part.amount, part.vat, part.vatDeductible, part.deductible])).toEqual([
      ['Reklame', 101_750, 20_350, 2_035, 99_715],
      ['Billetter', 46_250, 9_250, 0, 32_375],
      ['Forplejning', 32_375, 6_475, 0, 8_093.75],
      ['Rejse', 4_625, 925, 0, 1_156.25],
      ['Ufordelt', 0, 0, 0, 0],
    ]);
    expect(tax.parts[1]?.split).toEqual([
      { type: 'Kunde', share: 40, percent: 25, deductible: 4_625 },
      { type: 'Medarbejder', share: 60, percent: 100, deductible: 27_750 },
    ]);
    expect(tax.vat).toEqual({ known: false, estimated: true, fraction: 0.2, source: 'club' });
    expect(tax.warnings).toEqual([]);
  });

  it('of a club without VAT: 143.375,00', async () => {
    const { id } = await makeAgreement({}, { chargesVat: false });
    const itemId = await itemOf(id);
    await handOut({ itemId, quantity: 4 });
    await handOut({ itemId, quantity: 6, recipientType: 'Medarbejder' });
    const { total, vat } = await taxOf(id);
    expect(total).toMatchObject({ vat: 0, vatDeductible: 0, cost: 185_000, deductible: 143_375 });
    expect(vat).toEqual({ known: false, estimated: true, fraction: 0, source: 'club' });
  });

  it('of a club that nobody asked: VAT is not known, which is never nothing', async () => {
    const { id } = await makeAgreement({}, { chargesVat: null });
    const tax = await taxOf(id);
    expect(tax.vat).toEqual({ known: false, estimated: false, fraction: null, source: 'unknown' });
    expect(tax.parts.map(({ vat }) => vat)).toEqual([null, null, null, null, null]);
    expect(tax.total).toMatchObject({ vat: null, vatDeductible: 0, cost: 185_000 });
    expect(codesOf(tax)).toEqual(['vat-unknown', 'tickets-unregistered']);
    // A year that costs nothing has nothing to be found out.
    expect((await taxOf(id, 2025)).warnings).toEqual([]);
  });

  it('of an invoice: its VAT beats the club’s word, in the year of payment, else of the invoice; 0 is said too', async () => {
    const { id } = await makeAgreement({ endDate: '2027-12-31' });
    ok(await pay(id, { amount: 50_000, paidOn: '2026-03-01', vatAmount: 10_000 }));
    ok(await pay(id, { amount: 30_000, paidOn: null, invoiceDate: '2026-04-01', vatAmount: 0 }));
    ok(await pay(id, { amount: 20_000, paidOn: '2026-05-01' }));
    ok(await pay(id, { amount: 40_000, paidOn: '2027-01-01', invoiceDate: '2026-12-31', vatAmount: 0 }));
    expect((await taxOf(id)).vat).toEqual({ known: true, estimated: false, fraction: 0.125, source: 'invoice' });
    expect((await taxOf(id, 2027)).vat).toMatchObject({ known: true, fraction: 0 });
    expect((await taxOf(id, 2028)).vat).toMatchObject({ estimated: true, fraction: 0.2 });
  });

  it('is that of its accrual, and all 0 outside the agreement; without a year it is this one', async () => {
    const { id } = await makeAgreement({ startDate: '2026-07-01', endDate: '2028-06-30', sponsorshipAmount: 60_000 });
    expect((await taxOf(id)).total.amount).toBe(30_246.58);
    expect((await taxOf(id, 2027)).total.amount).toBe(59_917.35);
    const outside = await taxOf(id, 2025);
    expect(outside.total).toEqual({
      amount: 0,
      vat: 0,
      vatDeductible: 0,
      cost: 0,
      deductible: 0,
      notDeductible: 0,
    });
    expect(outside.warnings).toEqual([]);
    expect((await taxOf(id, '')).year).toBe(2026);
    // 31 December 2026, 23:00 UTC is New Year in Copenhagen.
    expect((await asOf(test, '2026-12-31T22:59:59Z', () => taxOf(id, ''))).year).toBe(2026);
    expect((await asOf(test, '2026-12-31T23:00:00Z', () => taxOf(id, ''))).year).toBe(2027);
  });

  it('answers of a draft too, which is in no list', async () => {
    const { id: clubId } = await makeSponsorship(test, { chargesVat: true });
    const draft = await agreements.draft(clubId, { ...year2026, ...shares });
    expect((await taxOf(draft.id)).total.amount).toBe(185_000);
    expect((await list()).some(({ ContractId }) => ContractId === draft.id)).toBe(false);
  });

  it('is reckoned by the rules of its own 1 January', async () => {
    const { id } = await makeAgreement({ startDate: '2020-01-01', endDate: '2020-12-31' });
    const bank = async () => {
      const { rules, total } = await taxOf(id, 2020);
      return [rules.find(({ key }) => key === 'vat.bankPercent'), total.vatDeductible];
    };
    expect(await bank()).toEqual([{ key: 'vat.bankPercent', value: 0, validFrom: null }, 0]);
    await setRule('vat.bankPercent', '2021-01-01', 50);
    expect((await bank())[1]).toBe(0);
    await setRule('vat.bankPercent', '2020-01-01', 40);
    expect(await bank()).toEqual([{ key: 'vat.bankPercent', value: 40, validFrom: '2020-01-01' }, 8_140]);
    expect((await list({ year: 2020 })).map(({ VatDeductible }) => VatDeductible)).toEqual([8_140]);
    await setRule('vat.bankPercent', '2020-01-01', 20);
    expect((await list({ year: 2020 })).map(({ VatDeductible }) => VatDeductible)).toEqual([4_070]);
    expect((await taxOf(id, 2020)).rules.map(({ key }) => key)).toHaveLength(12);
  });

  it.each([
    [{ valueOfAdvertisement: null, valueOfTickets: null, valueOfCatering: null, valueOfTravel: null }, 185_000],
    [{ valueOfAdvertisement: 0, valueOfTickets: 0, valueOfCatering: 0, valueOfTravel: 0 }, 185_000],
    [{ valueOfAdvertisement: 60, valueOfTickets: 0, valueOfCatering: 20, valueOfTravel: 10 }, 18_500],
    [{ valueOfAdvertisement: 100, valueOfTickets: 0, valueOfCatering: 60, valueOfTravel: 40 }, 0],
  ])('with shares %j leaves %i kr. unallotted, and says so', async (given, unallotted) => {
    const { id } = await makeAgreement(given);
    const tax = await taxOf(id);
    expect(tax.parts[4]).toMatchObject({ part: 'Ufordelt', amount: unallotted, deductible: 0, vatDeductible: 0 });
    expect(codesOf(tax)).toEqual(['shares']);
    expect(tax.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(185_000);
  });

  it.each([
    ['2025', 422, 200],
    ['1989', 422, 422],
    ['2101', 422, 422],
    ['2026.5', 422, 422],
  ])('of the year %s', async (year, _, status) => {
    const { id } = await makeAgreement();
    expect((await test.admin.get(`/api/sponsorships/contracts/${id}/tax?year=${year}`)).status).toBe(status);
  });
});

describe('the tickets of a year', () => {
  it('count once they are handed out, by type and value, a companion by his own type; the rest is not registered', async () => {
    const { id, sponsorship } = await makeAgreement({
      products: [selection(singles, { amount: 10 }), selection(cards, { amount: 2 })],
    });
    const [pool, card] = [await itemOf(id), await itemOf(id, cards)];
    const event = ok(
      await test.admin.post('/api/events/update', {
        sponsorshipId: sponsorship.id,
        title: 'Finale',
        date: '2026-09-01',
      }),
    );
    ok(
      await test.admin.post('/api/events/update', {
        sponsorshipId: sponsorship.id,
        title: 'Aflyst kamp',
        date: '2026-09-08',
        cancelled: true,
      }),
    );
    await handOut({
      itemId: card,
      eventId: event.id,
      quantity: 2,
      recipientType: 'Medarbejder (vært)',
      companions: [{ name: 'Bo Lund', type: 'Medarbejder' }],
    });
    await handOut({ itemId: pool, quantity: 3, recipientType: 'Præmie' });
    await handOut({ itemId: pool, quantity: 2 }, false);
    const split = async () => (await taxOf(id)).parts[1]?.split.map(({ type, share }) => [type, share]);
    // Twelve seats in all: two cards at one event, ten of the pool.
    expect(await split()).toEqual([
      ['Præmie', 25],
      [null, 58.33],
      ['Medarbejder', 8.33],
      ['Medarbejder (vært)', 8.33],
    ]);
    for (const [itemId, unitValue, mode] of [
      [pool, 100, 'pulje'],
      [card, 500, 'pr. arrangement'],
    ] as const) {
      const { version } = ok(await test.admin.get(`/api/tickets/${itemId}`));
      ok(await test.admin.post(`/api/tickets/${itemId}/update`, { unitValue, mode, version }));
    }
    // 10 × 100 kr. and 2 × 500 kr.
    expect(await split()).toEqual([
      ['Præmie', 15],
      [null, 35],
      ['Medarbejder', 25],
      ['Medarbejder (vært)', 25],
    ]);
    ok(await test.admin.post('/api/events/update', { ...event, cancelled: true }));
    expect(await split()).toEqual([
      ['Præmie', 15],
      [null, 85],
    ]);
  });

  it('of a pool are spread over the days of its agreement, and count in the year that they were handed out', async () => {
    const { id } = await makeAgreement({ startDate: '2026-01-01', endDate: '2027-12-31' });
    const itemId = await itemOf(id);
    await asOf(test, '2026-12-31T22:00:00Z', () => handOut({ itemId, quantity: 4, recipientType: 'Medarbejder' }));
    const waiting = await asOf(test, '2026-12-31T22:00:00Z', () => handOut({ itemId, quantity: 1 }, false));
    await asOf(test, '2027-01-01T08:00:00Z', async () =>
      ok(await test.admin.post(`/api/grants/${waiting}/hand-out`, {})),
    );
    const split = async (year: number) =>
      (await taxOf(id, year)).parts[1]?.split.map(({ type, share }) => [type, share]);
    expect(await split(2026)).toEqual([
      ['Medarbejder', 80],
      [null, 20],
    ]);
    expect(await split(2027)).toEqual([
      ['Kunde', 20],
      [null, 80],
    ]);
  });
});

describe('what is to be said of it', () => {
  it('an invoice that is not itemised, and one that says nothing of it', async () => {
    const { id } = await makeAgreement({ valueOfTickets: 0, valueOfAdvertisement: 80 });
    ok(await pay(id, { amount: 1_000, paidOn: '2026-03-01' }));
    expect(codesOf(await taxOf(id))).toEqual([]);
    ok(await pay(id, { amount: 1_000, paidOn: '2026-03-01', itemised: false }));
    expect(codesOf(await taxOf(id))).toEqual(['not-itemised']);
    expect((await list({ warning: 'not-itemised' })).map(({ ContractId }) => ContractId)).toEqual([id]);
  });

  it('advertisement under the least share, which is the year’s own', async () => {
    const { id } = await makeAgreement({
      ...shares,
      valueOfAdvertisement: 49,
      valueOfTickets: 0,
      valueOfCatering: 48.5,
    });
    expect(codesOf(await taxOf(id))).toEqual(['ad-share']);
    const just = await makeAgreement({ ...shares, valueOfAdvertisement: 50, valueOfTickets: 0, valueOfCatering: 47.5 });
    expect(codesOf(await taxOf(just.id))).toEqual([]);
  });

  it('what is paid ahead: by the length of the time that it covers', async () => {
    const twoYears = { endDate: '2027-12-31', sponsorshipAmount: 36_500, valueOfTickets: 0, valueOfAdvertisement: 80 };
    const paid = async (amount: number, paidOn: string) => {
      const { id } = await makeAgreement(twoYears);
      ok(await pay(id, { amount, paidOn }));
      return (await taxOf(id)).warnings.map(({ code, text }) => `${code}: ${text}`);
    };
    expect(await paid(36_500, '2026-06-01')).toEqual([]);
    expect(await paid(46_500, '2026-06-01')).toEqual([
      'prepaid: 10.000 kr. er betalt forud og dækker til og med 10. april 2027. Det er højst 12 måneder, og beløbet kan trækkes fra i betalingsåret.',
    ]);
    expect(await paid(73_000, '2026-06-01')).toEqual([
      'prepaid: 36.500 kr. er betalt forud og dækker til og med 31. december 2027. Det er over 12 måneder, og beløbet fordeles på årene.',
    ]);
  });
});

describe('the agreements of a year', () => {
  it('are listed by name, with sums that the totals are the sums of, in every area and part', async () => {
    const rows = await list();
    expect(rows.length).toBeGreaterThan(10);
    const sum = (key: 'Amount' | 'Cost' | 'Deductible' | 'NotDeductible' | 'VatDeductible') =>
      Math.round(rows.reduce((all, row) => all + row[key] * 100, 0)) / 100;
    const { total, areas, parts, unknown } = await totals();
    expect(total).toMatchObject({
      amount: sum('Amount'),
      cost: sum('Cost'),
      deductible: sum('Deductible'),
      notDeductible: sum('NotDeductible'),
      vatDeductible: sum('VatDeductible'),
    });
    for (const some of [areas, parts])
      for (const key of ['amount', 'cost', 'deductible', 'notDeductible'] as const)
        expect(Math.round(some.reduce((all: number, one) => all + one[key] * 100, 0)) / 100).toBe(total[key]);
    const nobodyKnows = rows.filter(({ Vat }) => Vat === null);
    expect(unknown).toEqual({ agreements: 1, amount: 185_000 });
    expect(nobodyKnows).toHaveLength(1);
    expect(await list({ vat: 'unknown' })).toEqual(nobodyKnows);
    const [known, estimated] = [await list({ vat: 'known' }), await list({ vat: 'estimated' })];
    expect(known.length + estimated.length).toBe(rows.length - 1);
    for (const [some, knowledge] of [
      [known, 'known'],
      [estimated, 'estimated'],
      [nobodyKnows, 'unknown'],
    ] as const)
      expect(new Set(some.map(({ Knowledge }) => Knowledge))).toEqual(new Set([knowledge]));
    expect(rows.map(({ Name }) => Name)).toEqual(rows.map(({ Name }) => Name).toSorted());
    // Each as its own call says.
    for (const row of rows.slice(0, 5)) {
      const { total: one } = await taxOf(row.ContractId);
      expect([row.Amount, row.Vat, row.VatDeductible, row.Cost, row.Deductible, row.NotDeductible]).toEqual(
        Object.values(one),
      );
    }
  });

  it('make a list of what is to be found out, with the kroner that follow from it', async () => {
    const { worklist } = await totals();
    const of = (warning: string) => worklist.find((one) => one.warning === warning);
    expect(of('vat-unknown')).toEqual({ warning: 'vat-unknown', agreements: 1, clubs: 1, amount: 185_000 });
    for (const { warning, agreements: count } of worklist) expect(await list({ warning })).toHaveLength(count);
    expect(of('tickets-unregistered')?.agreements).toBeGreaterThan(1);
    // A quarter of an agreement at most is for tickets.
    const withTickets = await list({ warning: 'tickets-unregistered' });
    const inAll = withTickets.reduce((sum, { Amount }) => sum + Amount, 0);
    expect(of('tickets-unregistered')?.amount).toBeLessThanOrEqual(inAll / 4);
    // Of two nothing was said, of one a tenth, and one has too much.
    expect(of('shares')).toEqual({ warning: 'shares', agreements: 4, clubs: 4, amount: 388_500 });
    expect(worklist.map(({ warning }) => warning)).not.toContain('prepaid');
  });

  it('count a club that somebody should ring to once, however many agreements it has', async () => {
    const areaId = await test.fixtures.area('Mandø');
    const club = await clubIn(test, areaId, { chargesVat: null });
    for (let at = 0; at < 2; at += 1) await agreements.approved(club.id, year2026);
    const { worklist } = await totals(`year=2026&area=${areaId}`);
    expect(worklist.find(({ warning }) => warning === 'vat-unknown')).toMatchObject({ agreements: 2, clubs: 1 });
  });

  it('are those that cost something in it', async () => {
    const { id } = await makeAgreement({ sponsorshipAmount: 0 }, { name: 'Gratis' });
    expect((await taxOf(id)).total.amount).toBe(0);
    expect(await list({ search: 'Gratis' })).toEqual([]);
  });

  it('are those of one’s own areas', async () => {
    const south = await makeAgreement({}, { name: 'Syd SK', areaId: ids.south, userId: ids.otherId, chargesVat: null });
    const mine = await list({}, test.other);
    expect(mine.map(({ ContractId, Area }) => [ContractId, Area])).toEqual([[south.id, 'Syd']]);
    expect((await totals('year=2026', test.other)).total.amount).toBe(185_000);
    expect((await totals('year=2026', test.other)).worklist.map(({ agreements: count }) => count)).toEqual([1, 1]);
    expect((await totals(`year=2026&area=${ids.south}`)).total.amount).toBe(185_000);
    expect(await list({ area: ids.south }, test.user)).toEqual([]);
    for (const area of [ids.south, 999_999])
      expect((await test.user.get(`/api/reports/tax/totals?year=2026&area=${area}`)).status).toBe(404);
    expect((await test.user.get(`/api/sponsorships/contracts/${south.id}/tax`)).status).toBe(404);
    expect((await test.admin.get('/api/sponsorships/contracts/999999/tax')).status).toBe(404);
  });

  it('are found by number, name and area, and sorted by what the list shows', async () => {
    expect(await list({ search: 'syd sk' })).toHaveLength(1);
    const [first] = await list({}, test.admin, { sort: { field: 'Amount', dir: 'desc' }, perPage: 1 });
    expect(first?.Amount).toBe(Math.max(...(await list()).map(({ Amount }) => Amount)));
    expect((await list({}, test.admin, { sort: { field: 'Vat', dir: 'asc' } })).at(-1)?.Vat).toBeNull();
  });

  it.each([{ vat: 'maybe' }, { warning: 'wrong' }, { year: 1989 }, { year: 2026.5 }, { year: 'i år' }])(
    'refuse the filter %j',
    async (filter) => {
      expect((await test.admin.post('/api/reports/tax', { filter })).status).toBe(422);
    },
  );

  it('change with what they follow from: the club’s word, a payment, a ticket', async () => {
    const { id, sponsorship } = await makeAgreement({}, { name: 'Ændret', chargesVat: null });
    const row = async () => (await list({ search: 'Ændret' }))[0];
    expect(await row()).toMatchObject({ ContractId: id, Vat: null });
    const full = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}`));
    ok(await test.admin.post('/api/sponsorships/update', { ...full, chargesVat: true }));
    expect((await row())?.Vat).toBe(37_000);
    ok(await pay(id, { amount: 100, paidOn: '2026-02-01', vatAmount: 0 }));
    expect((await row())?.Vat).toBe(0);
    const before = (await row())?.Deductible ?? 0;
    await handOut({ itemId: await itemOf(id), quantity: 10, recipientType: 'Medarbejder' });
    // 46.250 kr. at 100 % where they were at 25 %.
    expect(((await row())?.Deductible ?? 0) - before).toBe(34_687.5);
    expect((await row())?.Warnings).toEqual([]);
    expect((await list({ search: 'Ændret' })).map(({ ContractId }) => ContractId)).toEqual([id]);
    ok(await agreements.call(sponsorship.id, 'delete-file', { id, reason: 'Forkert' }));
    expect(await list({ search: 'Ændret' })).toEqual([]);
  });
});
