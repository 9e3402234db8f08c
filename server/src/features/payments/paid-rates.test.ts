import { type Contract, oreToKroner, toOre } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, of, approved } = paymentsOf(test);

const [first, second, third] = [rate(1000, '2026-06-01'), rate(1000, '2026-06-01'), rate(500.5, '2026-09-01')];

/** An agreement that is a draft again, with 700,50 kr. on its second rate and 100 kr. beside its rates. */
const reopen = async () => {
  const { sponsorship, contract } = await approved([first, second, third]);
  await pay(contract, 1, { amount: 600.5 });
  await pay(contract, 1, { amount: 100, paidOn: null });
  await pay(contract, null, { amount: 100 });
  const draft: Contract = ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  const save = (rates: object[] | undefined, values: object = {}) =>
    agreements.call(sponsorship.id, 'update', { id: contract.id, ...(rates && { rates }), ...values });
  return { id: sponsorship.id, draft, save };
};

describe('a rate with payments', () => {
  it('keeps them through edit and approval', async () => {
    const { id, draft, save } = await reopen();
    const payments = await of(draft.id);
    ok(await save([...draft.rates].reverse()));
    ok(await agreements.call(id, 'confirm', { id: draft.id }));
    const again = ok<Contract>(await agreements.upload(draft.id));
    expect(again.rates).toMatchObject([
      { id: draft.rates[2]?.id, paid: 0, rest: 500.5, status: 'Kommende' },
      { id: draft.rates[1]?.id, paid: 600.5, rest: 399.5, waiting: 100, status: 'Overskredet' },
      { id: draft.rates[0]?.id, paid: 0, rest: 1000, status: 'Overskredet' },
    ]);
    expect(await of(draft.id)).toEqual(payments);
  });

  it('keeps them where an old client sends rates without ids, some of them alike', async () => {
    const { draft, save } = await reopen();
    const saved: Contract = ok(await save([rate(5, '2026-01-01'), third, first, second]));
    expect(saved.rates.slice(1)).toMatchObject([
      { id: draft.rates[2]?.id, paid: 0 },
      { id: draft.rates[0]?.id, paid: 0 },
      { id: draft.rates[1]?.id, paid: 600.5, rest: 399.5, waiting: 100 },
    ]);
    expect(draft.rates.map(({ id }) => id)).not.toContain(saved.rates[0]?.id);
    expect(await of(draft.id)).toHaveLength(3);
  });

  it('is kept before an equal one without, where one of the two is gone', async () => {
    const { draft, save } = await reopen();
    const saved: Contract = ok(await save([first]));
    expect(saved.rates).toMatchObject([{ id: draft.rates[1]?.id, paid: 600.5 }]);
  });

  it('cannot be removed', async () => {
    const { draft, save } = await reopen();
    const [one, , three] = draft.rates;
    for (const rates of [[], [three], [one, three]]) {
      const answer = await save(rates as object[]);
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { 'rates.1': expect.stringMatching('700,50 kr.') } },
      });
    }
    expect(ok(await save(undefined)).rates).toHaveLength(3);
  });

  it('cannot become less than what is registered on it, an invoice that waits included', async () => {
    const { draft, save } = await reopen();
    const [one, two] = draft.rates;
    const lowerTo = (amount: number) => save([{ ...two, amount }, one as object]);
    expect((await lowerTo(700.49)).body.fields).toEqual({ 'rates.0': expect.stringMatching('700,50 kr.') });
    expect(ok<Contract>(await lowerTo(700.5)).rates).toMatchObject([
      { paid: 600.5, rest: 100, waiting: 100 },
      { rest: 1000 },
    ]);
  });

  it('keeps its agreement from being deleted, in any status', async () => {
    const { id, draft } = await reopen();
    const askUsedBy = () => test.admin.get(`/api/sponsorships/contracts/${draft.id}/used-by`);
    const expectRefusal = async () => {
      const answer = await agreements.call(id, 'delete', { id: draft.id });
      expect(answer).toMatchObject({ status: 409, body: { usedByTotal: 3 } });
      const [one] = answer.body.usedBy;
      expect(one).toMatchObject({ kind: 'payment', sponsorshipId: id, contractId: draft.id });
      expect(one.name).toContain(draft.number);
      const { usedBy, usedByTotal } = answer.body;
      expect(ok(await askUsedBy())).toEqual({ usedBy, usedByTotal });
    };
    await expectRefusal();
    expect((await test.admin.delete(`/api/sponsorships/${id}`)).status).toBe(409);
    ok(await agreements.call(id, 'confirm', { id: draft.id }));
    ok(await agreements.upload(draft.id));
    await expectRefusal();
    for (const payment of await of(draft.id)) await test.admin.delete(`/api/payments/${payment.id}`);
    expect(ok(await askUsedBy())).toEqual({ usedBy: [], usedByTotal: 0 });
    expect((await agreements.call(id, 'delete', { id: draft.id })).status).toBe(204);
    expect((await askUsedBy()).status).toBe(404);
  });

  it('is copied without them', async () => {
    const { sponsorship, contract } = await approved([first]);
    await pay(contract, 0);
    const copy: Contract = ok(await agreements.call(sponsorship.id, 'copy', { id: contract.id }));
    expect(copy.rates).toMatchObject([{ paid: 0, rest: 1000, status: 'Ikke underskrevet' }]);
    expect(await of(copy.id)).toEqual([]);
  });
});

describe('payments and an edit of the rates at the same moment', () => {
  it('leave a rate with what is paid on it, or refuse', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { draft, save } = await reopen();
      const id = draft.rates[0]?.id;
      const [paid, removed] = await Promise.all([
        test.admin.post('/api/payments/update', { contractId: draft.id, rateId: id, amount: 900 }),
        save(draft.rates.slice(1)),
      ]);
      expect([paid.status, removed.status].sort()).toEqual([200, 422]);
      const { rates } = await agreements.get(draft.id);
      const registered = (await of(draft.id)).filter(({ rateId }) => rateId === id);
      expect(rates.some((one) => one.id === id)).toBe(paid.status === 200);
      expect(registered).toHaveLength(paid.status === 200 ? 1 : 0);
      const sum = rates.reduce((total, { paid, waiting }) => total + toOre(paid) + toOre(waiting), 0n);
      expect(oreToKroner(sum)).toBe(paid.status === 200 ? 1600.5 : 700.5);
    }
  });
});
