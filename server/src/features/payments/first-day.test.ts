import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { withClient } from '../../testing/database.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, of, approved } = paymentsOf(test);

const read = async () => ok(await test.admin.get('/api/payments/first-day'));
const mark = (before: unknown) => test.admin.post('/api/payments/first-day', { before });
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  await test.db.execute(sql`update payments_start set answered_at = null, since = '2026-06-10'`);
  await test.db.execute(sql`update contract_rates set paid = 0, registered = 0`);
  await test.db.execute(sql`delete from payments`);
  await test.db.execute(sql`delete from contract_rates`);
});

const three = [rate(100, '2026-06-09'), rate(200.5, '2026-06-10'), rate(300, '2026-06-14')];

it('asks while rates from before payments were registered here lack something', async () => {
  expect(await read()).toEqual({ open: false, before: '2026-06-10', count: 0, amount: 0 });
  const { contract, sponsorship } = await approved(three);
  expect(await read()).toEqual({ open: true, before: '2026-06-10', count: 1, amount: 100 });
  await pay(contract, 0, { amount: 40 });
  expect(await read()).toMatchObject({ open: true, amount: 60 });
  ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  expect(await read()).toMatchObject({ open: false, count: 0 });
});

it('registers all of them as paid when they were due, once', async () => {
  const { contract } = await approved(three);
  await pay(contract, 0, { amount: 40 });
  await pay(contract, 1, { amount: 0.5, paidOn: null });
  const { contract: other } = await approved([rate(7, '2020-01-01')]);
  const { contract: invoiced } = await approved([rate(9, '2020-01-02')]);
  await pay(invoiced, 0, { amount: 9, paidOn: null });
  expect(ok(await mark('2026-06-11'))).toEqual({ count: 3, amount: 267 });
  expect((await agreements.get(contract.id)).rates).toMatchObject([
    { paid: 100, rest: 0, status: 'Betalt' },
    { paid: 200, rest: 0.5, waiting: 0.5 },
    { paid: 0, rest: 300, status: 'Overskredet' },
  ]);
  expect(await of(other.id)).toMatchObject([{ amount: 7, paidOn: '2020-01-01', by: 'Anna Admin', version: 1 }]);
  expect(await of(invoiced.id)).toMatchObject([{ amount: 9, paidOn: null }]);
  expect(await brokenInvariants(test.db)).toEqual([]);
  expect(await read()).toMatchObject({ open: false });
  expect((await mark('2026-06-15')).status).toBe(409);
  expect((await agreements.get(contract.id)).rates[2]?.paid).toBe(0);
});

it('is answered for ever also by a no, which names a day that nothing was due before', async () => {
  const { contract } = await approved(three);
  expect(ok(await mark('1900-01-01'))).toEqual({ count: 0, amount: 0 });
  expect(await read()).toEqual({ open: false, before: '2026-06-15', count: 0, amount: 0 });
  expect((await mark('2026-06-11')).status).toBe(409);
  expect(await of(contract.id)).toEqual([]);
  expect((await agreements.get(contract.id)).rates[0]).toMatchObject({ paid: 0, rest: 100, status: 'Overskredet' });
});

it('takes no day to come, and none that is none', async () => {
  for (const before of ['2026-06-16', 'i går', '', null])
    expect(Object.keys((await mark(before)).body.fields)).toEqual(['before']);
  ok(await mark('2026-06-15'));
});

it('is the Admin’s, and happens once where twenty say it at the same moment', async () => {
  const { contract } = await approved(three);
  expect((await test.user.get('/api/payments/first-day')).status).toBe(403);
  expect((await test.user.post('/api/payments/first-day', { before: '2026-06-11' })).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark('2026-06-11')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await of(contract.id)).toHaveLength(2);
});

it('waits for a registration that is under way, and leaves alone what is approved meanwhile', async () => {
  const { contract } = await approved(three);
  const awaiting = await agreements.awaiting((await makeSponsorship(test)).id, { rates: [rate(7, '2026-06-09')] });
  const [first] = contract.rates;
  const { answer } = await test.db.transaction(async (tx) => {
    await tx.execute(sql`select from contracts where id = ${contract.id} for no key update`);
    const answer = mark('2026-06-10');
    let isThrough = false;
    void answer.then(() => {
      isThrough = true;
    });
    const isWaiting = async () => (await test.db.execute(sql`select from pg_locks where not granted`)).rows.length > 0;
    while (!isThrough && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    ok(await agreements.upload(awaiting.id));
    await tx.execute(sql`insert into payments (contract_id, rate_id, amount, paid_on, created_at, created_by, updated_at,
      updated_by) values (${contract.id}, ${first?.id}, 100, '2026-06-01', now(), 'Bo', now(), 'Bo')`);
    await tx.execute(sql`update contract_rates set paid = 100, registered = 100 where id = ${first?.id}`);
    return { answer };
  });
  expect(ok(await answer)).toEqual({ count: 0, amount: 0 });
  expect(await of(contract.id)).toMatchObject([{ amount: 100, by: 'Bo' }]);
  expect(await of(awaiting.id)).toEqual([]);
});

it('and registrations at the same moment never pay a rate twice', async () => {
  const { contract } = await approved(three);
  const values = { contractId: contract.id, rateId: contract.rates[0]?.id, amount: 100, paidOn: '2026-06-01' };
  await Promise.all([
    mark('2026-06-11'),
    ...Array.from({ length: 5 }, () => test.admin.post('/api/payments/update', values)),
  ]);
  const paid = (await of(contract.id)).filter(({ rateId }) => rateId === contract.rates[0]?.id);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  expect(await brokenInvariants(test.db)).toEqual([]);
});

it('leaves alone what becomes due while it is under way', async () => {
  const { contract } = await approved([rate(100, '2026-06-09')]);
  const { contract: paidTwice } = await approved([rate(30, '2026-06-09')]);
  const { id } = await pay(paidTwice, 0, { amount: 30 });
  const awaiting = await agreements.awaiting((await makeSponsorship(test)).id, { rates: [rate(7, '2026-06-09')] });
  await test.asOwner(sql`create function wait_for_others() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return null; end $$`);
  await test.asOwner(sql`create trigger wait_for_others before insert on payments
    for each statement execute function wait_for_others()`);
  const answer = await withClient(test.databaseUrl, async (others) => {
    await others.query('select pg_advisory_lock(1)');
    const answer = mark('2026-06-11');
    const waits = sql`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await test.db.execute(waits)).rows.length, { timeout: 10_000 }).toBe(1);
    ok(await agreements.upload(awaiting.id));
    expect((await test.admin.delete(`/api/payments/${id}`)).status).toBe(204);
    await others.query('select pg_advisory_unlock(1)');
    return answer;
  });
  await test.asOwner(sql`drop function wait_for_others cascade`);
  expect(ok(answer)).toEqual({ count: 1, amount: 100 });
  expect(await brokenInvariants(test.db)).toEqual([]);
  for (const { id, paid } of [
    { id: contract.id, paid: 100 },
    { id: paidTwice.id, paid: 0 },
    { id: awaiting.id, paid: 0 },
  ])
    expect((await agreements.get(id)).rates).toMatchObject([{ paid }]);
});

describe('once it was answered', () => {
  const later = (minutes: number) => test.clock.moveTo(new Date(START.getTime() + minutes * 60_000).toISOString());

  it('is asked again of rates due before their agreements came here, and of no others', async () => {
    const { contract: old } = await approved(three);
    const { id: clubId } = await makeSponsorship(test);
    // Made before the answer, signed after it.
    const waiting = await agreements.awaiting(clubId, { rates: [rate(7, '2026-06-14'), rate(8, '2026-06-15')] });
    later(1);
    ok(await mark('1900-01-01'));
    expect(await read()).toEqual({ open: false, before: '2026-06-15', count: 0, amount: 0 });
    later(2);
    ok(await agreements.upload(waiting.id));
    const { contract } = await approved([rate(20, '2020-01-01'), rate(30, '2027-01-01')]);
    // Signed anew: it was asked about.
    ok(await agreements.call(old.sponsorshipId, 'edit', { id: old.id }));
    ok(await agreements.call(old.sponsorshipId, 'confirm', { id: old.id }));
    ok(await agreements.upload(old.id));
    expect(await read()).toEqual({ open: true, before: '2026-06-15', count: 2, amount: 27 });
    later(3);
    expect(ok(await mark('2026-06-15'))).toEqual({ count: 2, amount: 27 });
    expect((await agreements.get(waiting.id)).rates).toMatchObject([{ paid: 7 }, { paid: 0 }]);
    expect((await agreements.get(contract.id)).rates).toMatchObject([{ paid: 20 }, { paid: 0 }]);
    expect(await of(old.id)).toEqual([]);
    expect(await read()).toMatchObject({ open: false, count: 0 });
    expect((await mark('2026-06-15')).status).toBe(409);
    expect(await brokenInvariants(test.db)).toEqual([]);
  });

  it('is answered by a no again', async () => {
    ok(await mark('1900-01-01'));
    later(1);
    const { contract } = await approved([rate(20, '2020-01-01')]);
    expect(await read()).toMatchObject({ open: true, count: 1 });
    later(2);
    expect(ok(await mark('1900-01-01'))).toEqual({ count: 0, amount: 0 });
    expect(await read()).toMatchObject({ open: false });
    expect(await of(contract.id)).toEqual([]);
  });
});

it('has longer than a request, for there may be very many', async () => {
  await approved(three);
  await test.asOwner(sql`create table limits_seen as select ''::text as statement, ''::text as lock limit 0`);
  await test.asOwner(sql`grant select on limits_seen to public`);
  await test.asOwner(sql`create function see_limits() returns trigger language plpgsql security definer as $$ begin
    insert into limits_seen values (current_setting('statement_timeout'), current_setting('lock_timeout')); return null; end $$`);
  await test.asOwner(
    sql`create trigger see_limits before insert on payments for each statement execute function see_limits()`,
  );
  ok(await mark('2026-06-11'));
  const { rows } = await test.db.execute(sql`select * from limits_seen`);
  await test.asOwner(sql`drop function see_limits cascade`);
  await test.asOwner(sql`drop table limits_seen`);
  expect(rows).toEqual([{ statement: '5min', lock: expect.any(String) }]);
});
