import { beforeAll, describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { once } from '../../testing/once.ts';
import { auditOf, makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const { test, agreements } = await openContractTests();
let products: number[];
let banner: number;
beforeAll(async () => {
  products = await makeProducts(test, 'Hospitality', [
    { isUtilization: true, sort: 1 },
    { isUtilization: false, sort: 2 },
    { isUtilization: true, sort: 3 },
    { isUtilization: true, sort: 4 },
  ]);
  [banner] = (await makeProducts(test, 'Eksponering', [{ isUtilization: true }])) as [number];
});

/** An active agreement with items of 5 tracked, 5 not tracked, none and 0, and one of 5 to be seen. */
const active = async () => {
  const amounts = [5, 5, null, 0];
  const chosen = products.map((id, index) => selection(id, { amount: amounts[index] }));
  const { sponsorship, contract } = await agreements.active([...chosen, selection(banner, { amount: 5 })]);
  const [item, untracked, without, zero] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
  const [exposure] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/marketing`));
  const save = (body: object, client = test.user) =>
    agreements.call(sponsorship.id, 'save-utilization', { id: item.id, ...body }, client);
  const savePublic = (body: object, client = test.user) =>
    agreements.call(sponsorship.id, 'save-public', { id: item.id, ...body }, client);
  const history = async (id = item.id) => ok(await test.user.get(`/api/sponsorships/${sponsorship.id}/usage/${id}`));
  const storedItem = async () => ok(await test.user.get(`/api/sponsorships/${sponsorship.id}/hospitality`))[0];
  return {
    sponsorship,
    contract,
    item,
    untracked,
    without,
    zero,
    exposure,
    save,
    savePublic,
    history,
    storedItem,
  };
};

/** One for all that is refused. */
const lasting = once(active);

describe('save-utilization', () => {
  it.each([0, 1, 5])('takes %i of 5', async (used) => {
    const { item, save, storedItem } = await active();
    expect(ok(await save({ used }))).toEqual({ ...item, used });
    expect(await storedItem()).toEqual({ ...item, used });
  });

  it.each([-1, 6, 2.5, '2', '', null, undefined, 'to', 1e12])('refuses %j of 5', async (used) => {
    const { item, save, history, storedItem } = await lasting();
    const lines = await auditOf(test, async () => {
      const answer = await save({ used });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual(['used']);
    });
    expect([lines, await history(), await storedItem()]).toEqual([[], [], item]);
  });

  it('refuses what is not tracked', async () => {
    const { untracked, without, zero, save } = await lasting();
    for (const { id } of [untracked, without, zero])
      for (const used of [0, 1])
        expect(await save({ id, used })).toMatchObject({ status: 422, body: { fields: { used: expect.any(String) } } });
  });

  it('does not find what is not on the active contract', async () => {
    const { sponsorship, contract, item, save, savePublic } = await active();
    for (const id of [999_999, 0, -1, 2 ** 40]) expect((await save({ id, used: 'x' })).status).toBe(404);
    expect(Object.keys((await save({ id: 'x', used: 1 })).body.fields)).toEqual(['id']);
    ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
    expect((await save({ used: 1 })).status).toBe(404);
    expect((await savePublic({ public: true })).status).toBe(404);
    expect((await test.user.get(`/api/sponsorships/${sponsorship.id}/usage/${item.id}`)).status).toBe(404);
  });

  it('does not find a product that was not selected', async () => {
    const { sponsorship } = await agreements.active([selection(products[0] as number, { amount: 5, selected: false })]);
    const { rows } = await test.db.execute<{ id: number }>('select max(id) as id from contract_items');
    const body = { id: rows[0]?.id, used: 1 };
    expect((await agreements.call(sponsorship.id, 'save-utilization', body)).status).toBe(404);
  });

  it('does not raise the version of the agreement', async () => {
    const { contract, save } = await active();
    ok(await save({ used: 2 }));
    expect((await agreements.get(contract.id)).version).toBe(contract.version);
  });

  it('keeps its history, newest first, with notes, by whom and when', async () => {
    const { save, history } = await active();
    ok(await save({ used: 2, note: '  Kampen mod AGF ' }));
    test.clock.moveBy(1000);
    ok(await save({ used: 1, note: '' }, test.admin));
    const own = { id: expect.any(Number), proofs: [] };
    expect(await history()).toEqual([
      { ...own, from: 2, to: 1, note: null, by: 'Anna Admin', at: '2026-06-15T10:00:01.000Z' },
      { ...own, from: 0, to: 2, note: 'Kampen mod AGF', by: 'Bo Bruger', at: '2026-06-15T10:00:00.000Z' },
    ]);
    test.clock.moveTo(START.toISOString());
    expect(Object.keys((await save({ used: 1, note: 'x'.repeat(201) })).body.fields)).toEqual(['note']);
  });

  it('of twenty at once keeps all in the history, without a break', async () => {
    const { save, history, storedItem } = await active();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ used: n % 6 })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const entries: { from: number; to: number }[] = (await history()).toReversed();
    expect(entries).toHaveLength(20);
    for (const [index, entry] of entries.entries()) expect(entry.from).toBe(entries[index - 1]?.to ?? 0);
    expect((await storedItem()).used).toBe(entries.at(-1)?.to);
  });

  it('at the same moment as an edit is done before it, or not at all', async () => {
    const { sponsorship, contract, save } = await active();
    const [saved, edited] = await Promise.all([
      save({ used: 3 }),
      agreements.call(sponsorship.id, 'edit', { id: contract.id }),
    ]);
    expect(edited.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    const lowered = [selection(products[0] as number, { amount: 1 })];
    const after = await agreements.call(sponsorship.id, 'update', { id: contract.id, products: lowered });
    expect(after.status).toBe(saved.status === 200 ? 422 : 200);
  });

  it('writes one line to the audit log', async () => {
    const { item, save } = await active();
    ok(await save({ used: 1 }));
    expect(await auditOf(test, () => save({ used: 4, note: 'Finalen' }))).toMatchObject([
      {
        action: 'save-usage',
        entity: 'item',
        entityId: item.id,
        actorName: 'Bo Bruger',
        before: { used: 1 },
        after: { used: 4, note: 'Finalen' },
      },
    ]);
  });
});

describe('save-public', () => {
  it('shows a hospitality item to everyone, and hides it again', async () => {
    const { item, savePublic, storedItem } = await active();
    expect(ok(await savePublic({ public: true }))).toEqual({ ...item, public: true });
    expect(await storedItem()).toEqual({ ...item, public: true });
    expect(ok(await savePublic({ public: false }))).toEqual(item);
  });

  it('shows one that is not tracked, too', async () => {
    const { untracked, savePublic } = await active();
    expect(ok(await savePublic({ id: untracked.id, public: true })).public).toBe(true);
  });

  it('is for hospitality only', async () => {
    const { exposure, savePublic } = await lasting();
    for (const value of [true, false]) {
      const answer = await savePublic({ id: exposure.id, public: value });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual(['public']);
    }
  });

  it.each(['ja', 1, null, undefined])('refuses %j', async (value) => {
    const { savePublic, storedItem, item } = await lasting();
    expect(Object.keys((await savePublic({ public: value })).body.fields)).toEqual(['public']);
    expect(await storedItem()).toEqual(item);
  });

  it('writes one line to the audit log', async () => {
    const { item, savePublic } = await active();
    expect(await auditOf(test, () => savePublic({ public: true }))).toMatchObject([
      { action: 'save-public', entityId: item.id, before: { public: false }, after: { public: true } },
    ]);
  });
});
