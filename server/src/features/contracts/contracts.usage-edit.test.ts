import { beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();
let [seats, lounge]: [number, number] = [0, 0];
beforeAll(async () => {
  const flags = { isUtilization: true };
  [seats, lounge] = (await makeProducts(test, 'Hospitality', [flags, flags])) as [number, number];
});

const items = async (sponsorshipId: number) =>
  ok(await test.admin.get(`/api/sponsorships/${sponsorshipId}/hospitality`));

/** An agreement whose seats are used, 3 of 5, and public, as a draft again. */
const usedDraft = async () => {
  const chosen = [selection(seats, { amount: 5 }), selection(lounge, { amount: 2 })];
  const { sponsorship, contract } = await agreements.active(chosen);
  const [item] = await items(sponsorship.id);
  ok(await agreements.call(sponsorship.id, 'save-utilization', { id: item.id, used: 3, note: 'Kampen' }));
  ok(await agreements.call(sponsorship.id, 'save-public', { id: item.id, public: true }));
  ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  const save = (products: object[]) => agreements.call(sponsorship.id, 'update', { id: contract.id, products });
  const approveAgain = async () => {
    ok(await agreements.call(sponsorship.id, 'confirm', { id: contract.id }));
    ok(await agreements.upload(contract.id));
    return items(sponsorship.id);
  };
  return { sponsorship, contract, item, save, approveAgain };
};

describe('usage', () => {
  it('survives an edit that keeps the product, with its history', async () => {
    const { sponsorship, item, save, approveAgain } = await usedDraft();
    ok(await save([selection(lounge), selection(seats, { amount: 3, catering: true })]));
    const [first, second] = await approveAgain();
    expect([first, second].find(({ id }) => id === item.id)).toEqual({
      ...item,
      amount: 3,
      used: 3,
      public: true,
      catering: true,
    });
    const history = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/usage/${item.id}`));
    expect(history).toMatchObject([{ from: 0, to: 3, note: 'Kampen' }]);
  });

  it('survives an edit that says nothing of products', async () => {
    const { item, approveAgain } = await usedDraft();
    expect(await approveAgain()).toContainEqual({ ...item, used: 3, public: true });
  });

  it('keeps its amount from falling under it', async () => {
    const { contract, save } = await usedDraft();
    for (const amount of [2, 0, null])
      expect(await save([selection(lounge), selection(seats, { amount })])).toMatchObject({
        status: 422,
        body: { fields: { 'products.1.amount': expect.stringContaining('3') } },
      });
    expect((await agreements.get(contract.id)).products).toMatchObject([{ amount: 5 }, { amount: 2 }]);
  });

  it('keeps its product from being removed or deselected', async () => {
    const { contract, save } = await usedDraft();
    expect(Object.keys((await save([selection(lounge)])).body.fields)).toEqual(['products']);
    expect(Object.keys((await save([])).body.fields)).toEqual(['products']);
    expect(Object.keys((await save([selection(seats, { amount: 5, selected: false })])).body.fields)).toEqual([
      'products.0.selected',
    ]);
    expect((await agreements.get(contract.id)).products).toHaveLength(2);
  });

  it('holds nothing that is not used', async () => {
    const { save, approveAgain } = await usedDraft();
    ok(await save([selection(seats, { amount: 4 })]));
    expect(await approveAgain()).toMatchObject([{ amount: 4, used: 3 }]);
  });
});
