import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, save, rates, approved } = paymentsOf(test);

const months = async (client = test.admin) => ok(await client.get('/api/payments/months?year=2026'))[5];
const totals = async (client = test.admin) => ok(await client.get('/api/payments/totals'));
const withoutRates = async (search: string) =>
  ok(await test.admin.post('/api/payments/without-rates', { filter: { search } })).Result;

it('say what was saved, as soon as it is', async () => {
  const { sponsorship, contract } = await approved([rate(1000, '2026-06-01')], {}, { name: 'Straks IF' });
  const open = async (client = test.admin) => (await rates({ open: true, search: 'straks' }, client)).length;
  const sumsNow = async () => ({ ...(await months()), overdue: (await totals()).overdue, open: await open() });
  const before = { month: 6, due: 1000, paid: 0, late: 1000, paidIn: 0, overdue: 1000, open: 1 };
  expect(await sumsNow()).toEqual(before);
  const part = await pay(contract, 0, { amount: 300, paidOn: '2026-06-03' });
  expect(await sumsNow()).toEqual({ ...before, paid: 300, late: 700, paidIn: 300, overdue: 700 });
  const waiting = await pay(contract, 0, { amount: 700, paidOn: null, invoiceNumber: 'V-1' });
  expect(await sumsNow()).toMatchObject({ late: 700, overdue: 700, open: 1 });
  ok(await save({ ...waiting, paidOn: '2026-06-04' }));
  expect(await sumsNow()).toMatchObject({ paid: 1000, paidIn: 1000, open: 0 });
  expect(await rates({ search: 'v-1' })).toHaveLength(1);
  expect((await test.admin.delete(`/api/payments/${waiting.id}`)).status).toBe(204);
  expect(await rates({ search: 'v-1' })).toEqual([]);
  expect(await sumsNow()).toMatchObject({ paid: 300, late: 700, open: 1 });
  await pay(contract, null, { amount: 50, paidOn: '2026-06-05' });
  expect(await sumsNow()).toMatchObject({ paidIn: 350, paid: 300 });
  ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  // What was paid is paid, whatever becomes of the agreement; what it owes is to be signed anew.
  expect(await sumsNow()).toMatchObject({ due: 0, paid: 0, paidIn: 350, overdue: 0, open: 0 });
  ok(await agreements.call(sponsorship.id, 'confirm', { id: contract.id }));
  ok(await agreements.upload(contract.id));
  expect(await sumsNow()).toMatchObject({ due: 1000, paid: 300, paidIn: 350, open: 1 });
  expect([await open(test.user), await open(test.other), (await months(test.other)).due]).toEqual([1, 0, 0]);
  await test.db.execute(sql`update sponsorships set area_id = ${test.ids.south} where id = ${sponsorship.id}`);
  expect([await open(test.user), await open(test.other), (await months(test.other)).due]).toEqual([0, 1, 1000]);
  await test.db.execute(sql`update sponsorships set name = 'Senere IF' where id = ${sponsorship.id}`);
  expect(await open()).toBe(0);
  // Another server than this one saves a payment.
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`insert into payments (contract_id, rate_id, amount, paid_on, created_at, created_by)
      values (${contract.id}, ${part.rateId}, 100, '2026-06-06', now(), 'En anden')`);
    await tx.execute(sql`update contract_rates set paid = 400, registered = 400 where id = ${part.rateId}`);
    expect(await months()).toMatchObject({ paid: 300, paidIn: 350 });
  });
  expect(await months()).toMatchObject({ paid: 400, paidIn: 450 });
});

it('say what falls due within 30 days, and what should have been paid before', async () => {
  const before = await totals();
  const days = ['2026-06-14', '2026-06-15', '2026-07-15', '2026-07-16'];
  await approved(days.map((day, at) => rate(10 ** at, day)));
  const { due, overdue } = await totals();
  expect([due - before.due, overdue - before.overdue]).toEqual([110, 1]);
});

it('still count what was paid while the agreement is edited: its paid rates say so', async () => {
  const dues = [rate(400, '2026-05-01'), rate(600, '2026-05-02')];
  const { sponsorship, contract } = await approved(dues, {}, { name: 'Redigeret IF' });
  await pay(contract, 0, { amount: 400, paidOn: '2026-05-03' });
  await pay(contract, 1, { amount: 100, paidOn: '2026-05-03' });
  const may = async () => ok(await test.admin.get('/api/payments/months?year=2026'))[4];
  const before = { month: await may(), totals: await totals() };
  expect(before.month).toMatchObject({ paidIn: 500 });
  ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  expect((await totals()).paidThisYear).toBe(before.totals.paidThisYear);
  const { due, paid, late, paidIn } = before.month;
  expect(await may()).toMatchObject({ due: due - 600, paid: paid - 100, late: late - 500, paidIn });
  const statuses = async (filter: object) =>
    (await rates({ search: 'redigeret', ...filter })).map(({ Amount, Status }) => [Amount, Status]);
  const [first, second] = [
    [400, 'Betalt'],
    [600, 'Ikke underskrevet'],
  ];
  expect(await statuses({})).toEqual([first, second]);
  expect(await statuses({ status: 'Betalt' })).toEqual([first]);
  expect(await statuses({ status: 'Ikke underskrevet' })).toEqual([second]);
  expect((await agreements.get(contract.id)).rates.map(({ status }) => status)).toEqual([
    'Betalt',
    'Ikke underskrevet',
  ]);
});

it('let an overdue rate be overdue also where its invoice waits', async () => {
  const { contract } = await approved([rate(1000, '2026-06-01')], {}, { name: 'Venter IF' });
  await pay(contract, 0, { amount: 1000, paidOn: null, invoiceNumber: 'V-9' });
  const row = { Status: 'Overskredet', Rest: 1000, Waiting: 1000 };
  expect(await rates({ search: 'venter' })).toMatchObject([row]);
  expect(await rates({ search: 'venter', status: 'Overskredet' })).toMatchObject([row]);
  expect(await rates({ search: 'venter', status: 'Forfalder' })).toEqual([]);
});

it('say of an agreement without rates what is paid of it by now', async () => {
  const { contract } = await approved([], { sponsorshipAmount: 500 }, { name: 'Uden IF' });
  expect(await withoutRates('uden if')).toMatchObject([{ ContractId: contract.id, Paid: 0 }]);
  await pay(contract, null, { amount: 125.5 });
  expect(await withoutRates('uden if')).toMatchObject([{ Paid: 125.5 }]);
  expect(await withoutRates(contract.number)).toHaveLength(1);
});

it('say of an agreement without rates what is still to be paid, and list those that are paid apart', async () => {
  const { contract } = await approved([], { sponsorshipAmount: 500 }, { name: 'Mangler IF' });
  const listBy = async (status: string) => {
    const filter = { search: 'mangler if', status };
    return ok(await test.admin.post('/api/payments/without-rates', { filter })).Result;
  };
  await pay(contract, null, { amount: 125.5 });
  expect(await listBy('open')).toMatchObject([{ Amount: 500, Paid: 125.5, Rest: 374.5 }]);
  expect(await listBy('paid')).toEqual([]);
  await pay(contract, null, { amount: 400 });
  expect(await listBy('open')).toEqual([]);
  expect(await listBy('paid')).toMatchObject([{ Paid: 525.5, Rest: 0 }]);
  const byRest = { sort: { field: 'Rest', dir: 'desc' } };
  expect((await test.admin.post('/api/payments/without-rates', byRest)).status).toBe(200);
  expect((await test.admin.post('/api/payments/without-rates', { filter: { status: 'x' } })).status).toBe(422);
});

it('list a rate under its area’s new name', async () => {
  const { sponsorship } = await approved([rate(1, '2026-08-01')]);
  const other = await approved([rate(2, '2026-08-02')]);
  await test.db.execute(sql`update sponsorships set area_id = ${test.ids.south} where id = ${other.sponsorship.id}`);
  const areas = async () =>
    (await rates({ year: 2026, month: 8 }, test.admin, { sort: { field: 'Area' } })).map(({ Area }) => Area);
  expect(await areas()).toEqual(['Nord', 'Syd']);
  await test.db.execute(sql`update areas set name = 'Øst' where id = ${test.ids.north}`);
  expect(await areas()).toEqual(['Syd', 'Øst']);
  expect(sponsorship.id).toBeGreaterThan(0);
});

it('say in the very next answer what a row says otherwise, whoever changed it', async () => {
  const { sponsorship, contract } = await approved([rate(70, '2027-01-01')], {}, { name: 'Række IF' });
  const row = async () => (await rates({ sponsorship: sponsorship.id }))[0];
  expect(await row()).toMatchObject({ Name: 'Række IF', UserName: 'Bo Bruger', InvoiceNumber: null, Paid: 0 });
  await test.db.execute(sql`update sponsorships set name = 'Rykket IF' where id = ${sponsorship.id}`);
  expect(await row()).toMatchObject({ Name: 'Rykket IF' });
  await test.db.execute(sql`update users set name = 'Bo B.' where id = ${test.ids.userId}`);
  expect(await row()).toMatchObject({ UserName: 'Bo B.' });
  await test.db.execute(sql`update users set name = 'Bo Bruger' where id = ${test.ids.userId}`);
  const payment = await pay(contract, 0, { amount: 20, paidOn: '2026-06-02', invoiceNumber: 'R-1' });
  expect(await row()).toMatchObject({ Paid: 20, Rest: 50, InvoiceNumber: 'R-1', PaidOn: '2026-06-02' });
  ok(await save({ ...payment, invoiceNumber: 'R-2' }));
  expect(await row()).toMatchObject({ InvoiceNumber: 'R-2' });
  await test.db.execute(sql`update contract_rates set amount = 90 where contract_id = ${contract.id}`);
  expect(await row()).toMatchObject({ Amount: 90, Rest: 70 });
});

it('follow a sponsorship to another area, also what a node of the release before saves meanwhile', async () => {
  const { sponsorship, contract } = await approved([rate(80, '2026-12-01')], {}, { name: 'Flyt IF' });
  await pay(contract, 0, { amount: 30, paidOn: '2026-12-03' });
  const december = async (client = test.admin) => ok(await client.get('/api/payments/months?year=2026'))[11];
  const sumsByUser = async () => [await december(test.user), await december(test.other)];
  const all = { due: 80, paid: 30, paidIn: 30 };
  const nothing = { due: 0, paid: 0, paidIn: 0 };
  expect(await sumsByUser()).toMatchObject([all, nothing]);
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`update sponsorships set area_id = ${test.ids.south} where id = ${sponsorship.id}`);
    expect(await sumsByUser()).toMatchObject([all, nothing]);
  });
  expect(await sumsByUser()).toMatchObject([nothing, all]);
  await test.db.execute(sql`insert into contract_rates (contract_id, position, amount, due_date)
    values (${contract.id}, 1, 5, '2026-12-09')`);
  await test.db.execute(sql`insert into payments (contract_id, amount, paid_on, created_at, created_by)
    values (${contract.id}, 7, '2026-12-10', now(), 'En anden')`);
  expect(await sumsByUser()).toMatchObject([nothing, { due: 85, paid: 30, paidIn: 37 }]);
  expect((await brokenInvariants(test.db)).join()).not.toContain('lies elsewhere than its sponsorship');
});
