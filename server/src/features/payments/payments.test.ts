import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
beforeEach(() => test.clock.moveTo(START.toISOString()));
const { agreements, save, pay, of, approved } = paymentsOf(test);

const two = [rate(92_500, '2026-06-01'), rate(92_500.5, '2026-12-01')];
const rateOf = async (contractId: number, index = 0) => (await agreements.get(contractId)).rates[index];

describe('a payment', () => {
  it('is answered as it was registered, and its rate says what is paid and left', async () => {
    const { contract } = await approved(two);
    const values = {
      contractId: contract.id,
      rateId: contract.rates[0]?.id,
      amount: 12_500.75,
      paidOn: '2026-06-03',
      reference: 'Bilag 7',
      invoiceNumber: 'F-12',
      invoiceDate: '2026-05-20',
      vatAmount: 2500.15,
      itemised: false,
      note: 'Første halvdel',
    };
    const made = ok(await save({ ...values, by: 'En anden', invoice: '/x' }));
    const rest = { by: 'Anna Admin', at: START.toISOString(), invoice: null, version: 1 };
    expect(made).toEqual({ ...values, ...rest, id: made.id });
    expect(await of(contract.id)).toEqual([made]);
    expect(await rateOf(contract.id)).toMatchObject({ amount: 92_500, paid: 12_500.75, rest: 79_999.25 });
    expect(await rateOf(contract.id, 1)).toMatchObject({ paid: 0, rest: 92_500.5, status: 'Kommende' });
  });

  it('may pay the whole rate, and no øre more', async () => {
    const { contract } = await approved(two);
    await pay(contract, 0, { amount: 80_000 });
    const over = await save({ contractId: contract.id, rateId: contract.rates[0]?.id, amount: 12_500.01 });
    expect(over).toMatchObject({ status: 422, body: { fields: { amount: 'Raten mangler kun 12.500 kr.' } } });
    await pay(contract, 0, { amount: 12_500 });
    expect(await rateOf(contract.id)).toMatchObject({ paid: 92_500, rest: 0, status: 'Betalt' });
  });

  it('without a rate is beside them, and has no limit', async () => {
    const { contract } = await approved(two);
    await pay(contract, null, { amount: 500_000 });
    expect(await rateOf(contract.id)).toMatchObject({ paid: 0, rest: 92_500 });
    expect(await of(contract.id)).toMatchObject([{ rateId: null, amount: 500_000 }]);
  });

  it('that waits is an invoice: it counts against the rest, and is paid once it has a day', async () => {
    const { contract } = await approved(two);
    const waiting = await pay(contract, 0, { amount: 92_500, paidOn: null, invoiceNumber: 'F-1' });
    expect(await rateOf(contract.id)).toMatchObject({ paid: 0, rest: 92_500, waiting: 92_500, status: 'Overskredet' });
    const again = await save({ contractId: contract.id, rateId: contract.rates[0]?.id, amount: 0.01 });
    expect(again.body.fields).toEqual({ amount: 'Hele raten er allerede betalt eller faktureret' });
    ok(await save({ ...waiting, paidOn: '2026-06-10' }));
    expect(await rateOf(contract.id)).toMatchObject({ paid: 92_500, rest: 0, status: 'Betalt' });
  });

  it('says who registered that it is paid, and when, where somebody else registered its invoice', async () => {
    const { contract } = await approved(two);
    const waiting = await pay(contract, 0, { paidOn: null, invoiceNumber: 'F-2' });
    const [later, latest] = ['2026-06-15T10:10:00.000Z', '2026-06-15T10:20:00.000Z'];
    test.clock.moveTo(later);
    const corrected = ok(await save({ ...waiting, invoiceNumber: 'F-3' }, test.user));
    expect(corrected).toMatchObject({ by: 'Anna Admin', at: START.toISOString() });
    const paid = ok(await save({ ...corrected, paidOn: '2026-06-10' }, test.user));
    const registered = { by: 'Bo Bruger', at: later };
    expect(paid).toMatchObject(registered);
    test.clock.moveTo(latest);
    ok(await save({ ...paid, paidOn: '2026-06-11', note: 'Bilag mangler' }));
    expect(await of(contract.id)).toMatchObject([{ ...registered, paidOn: '2026-06-11' }]);
  });

  it.each([
    [{ amount: 0 }, { amount: 'Beløb skal være mindst 0,01' }],
    [{ amount: -5 }, { amount: 'Beløb skal være mindst 0,01' }],
    [{ amount: 1.005 }, { amount: 'Beløb skal være et beløb i kroner med højst to decimaler' }],
    [{ amount: null }, { amount: 'Beløb skal udfyldes' }],
    [{ paidOn: '2026-02-30' }, { paidOn: 'Betalt den skal være en gyldig dato (dd-mm-åååå)' }],
    [{ vatAmount: -1 }, { vatAmount: 'Heraf moms skal være mindst 0' }],
    [{ vatAmount: 21.01 }, { vatAmount: 'Momsen kan højst være 20 % af beløbet inkl. moms' }],
    [{ reference: 'x'.repeat(101) }, { reference: 'Reference/bilagsnr. må højst være på 100 tegn' }],
    [{ invoiceNumber: 'x'.repeat(51) }, { invoiceNumber: 'Fakturanr. må højst være på 50 tegn' }],
    [{ itemised: 'ja' }, { itemised: expect.any(String) }],
    [{ note: 'x'.repeat(10_001) }, { note: expect.any(String) }],
  ])('is refused with %o', async (wrong, fields) => {
    const { contract } = await approved(two);
    const answer = await save({ contractId: contract.id, amount: 100, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual(fields);
    expect(await of(contract.id)).toEqual([]);
  });

  it('may hold VAT of 20 % and a krone', async () => {
    const { contract } = await approved(two);
    for (const vatAmount of [21, 20, 0, null, '']) await pay(contract, null, { amount: 100, vatAmount });
    expect(await of(contract.id)).toMatchObject([null, null, 0, 20, 21].map((vatAmount) => ({ vatAmount })));
  });

  it('of a rate of another agreement is refused, and of no agreement not found', async () => {
    const { contract } = await approved(two);
    const { contract: other } = await approved(two);
    const wrong = await save({ contractId: contract.id, rateId: other.rates[0]?.id, amount: 1 });
    expect(wrong).toMatchObject({ status: 422, body: { fields: { rateId: 'Raten hører ikke til aftalen' } } });
    expect((await save({ contractId: 999_999, amount: 1 })).status).toBe(404);
    expect((await save({ amount: 1 })).body.fields).toEqual({ contractId: 'Aftale skal udfyldes' });
  });

  it('can be made once the agreement is, or was, approved', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id, { rates: two });
    const values = { contractId: draft.id, rateId: draft.rates[0]?.id, amount: 1 };
    expect((await save(values)).status).toBe(409);
    ok(await agreements.call(id, 'confirm', { id: draft.id }));
    expect((await save(values)).status).toBe(409);
    ok(await agreements.upload(draft.id));
    ok(await save(values));
    ok(await agreements.call(id, 'edit', { id: draft.id }));
    ok(await save(values));
    expect(await of(draft.id)).toHaveLength(2);
  });

  it('that somebody else saved meanwhile is not saved over', async () => {
    const { contract } = await approved(two);
    const made = await pay(contract, 0);
    const saved = ok(await save({ ...made, amount: 200 }));
    expect(saved.version).toBe(2);
    expect(await save({ ...made, amount: 300 })).toMatchObject({ status: 409, body: { by: 'Anna Admin' } });
    const { version: _version, ...unseen } = made;
    expect(ok(await save({ ...unseen, amount: 300 })).version).toBe(3);
    expect(await rateOf(contract.id)).toMatchObject({ paid: 300 });
  });

  it('moves from a rate to another, and to none, with what it pays', async () => {
    const { contract } = await approved(two);
    const made = await pay(contract, 0);
    const [first, second] = contract.rates;
    const moved = ok(await save({ ...made, rateId: second?.id }));
    expect([await rateOf(contract.id, 0), await rateOf(contract.id, 1)]).toMatchObject([{ paid: 0 }, { paid: 100 }]);
    ok(await save({ ...moved, rateId: null }));
    expect(await rateOf(contract.id, 1)).toMatchObject({ paid: 0, rest: second?.amount });
    expect(first?.id).not.toBe(second?.id);
  });

  it('stays with its agreement', async () => {
    const { contract } = await approved(two);
    const { contract: other } = await approved(two);
    const made = await pay(contract, 0);
    const answer = await save({ ...made, contractId: other.id });
    expect(answer).toMatchObject({ status: 422, body: { fields: { contractId: expect.any(String) } } });
  });

  it('is gone once deleted, and its rate lacks it again', async () => {
    const { contract } = await approved(two);
    const made = await pay(contract, 0, { amount: 92_500 });
    expect((await test.admin.delete(`/api/payments/${made.id}`)).status).toBe(204);
    expect(await of(contract.id)).toEqual([]);
    expect(await rateOf(contract.id)).toMatchObject({ paid: 0, rest: 92_500, status: 'Overskredet' });
    expect((await test.admin.delete(`/api/payments/${made.id}`)).status).toBe(404);
  });
});

describe('twenty at once', () => {
  it('never exceed the rate', async () => {
    const { contract } = await approved([rate(1000, '2026-06-01')]);
    const values = { contractId: contract.id, rateId: contract.rates[0]?.id, amount: 90, paidOn: '2026-06-01' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(values)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused)
      expect({ status, fields: body.fields }).toEqual({
        status: 422,
        fields: { amount: 'Raten mangler kun 10 kr.' },
      });
    expect(await rateOf(contract.id)).toMatchObject({ paid: 990, rest: 10 });
    expect(await of(contract.id)).toHaveLength(11);
  });

  it('that saw the same payment save it once', async () => {
    const { contract } = await approved([rate(1000, '2026-06-01')]);
    const made = await pay(contract, 0);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ ...made, amount: 101 + n })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await of(contract.id)).toMatchObject([{ version: 2 }]);
  });

  it('that raise payments never exceed it either', async () => {
    const { contract } = await approved([rate(1000, '2026-06-01')]);
    const made = [];
    for (let n = 0; n < 4; n += 1) made.push(await pay(contract, 0));
    const saves = made.flatMap(({ version: _version, ...payment }) =>
      [250, 300, 400, 500, 600].map((amount) => save({ ...payment, amount })),
    );
    const answers = await Promise.all(saves);
    for (const { status } of answers) expect([200, 422]).toContain(status);
    const sum = (await of(contract.id)).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(1000);
    expect(await rateOf(contract.id)).toMatchObject({ paid: sum, rest: 1000 - sum });
  });
});
