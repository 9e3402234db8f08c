import { beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
let product = 0;
beforeAll(async () => {
  [product = 0] = await makeProducts(test, 'Hospitality', [{}]);
});

const save = (body: object) => agreements.call(sponsorship, 'update', body);
const saveSimple = (body: object) => agreements.call(sponsorship, 'update-simple', body);

describe('a simple draft', () => {
  it('becomes a full one, and keeps all that it says', async () => {
    const said = { category: test.ids.football, valueOfTickets: 20, exclusivity: 'Eneste bank', externalNumber: '7' };
    const draft = ok(await saveSimple(said));
    const full = ok(await save({ id: draft.id, simple: false, products: [selection(product)] }));
    expect(full).toMatchObject({ ...said, simple: false, number: draft.number });
    expect(full.products).toMatchObject([{ productId: product, selected: true }]);
    expect((await saveSimple({ id: draft.id })).status).toBe(409);
  });

  it('stays one where nothing is said of it, and its products are ignored', async () => {
    const draft = ok(await saveSimple({ valueOfTickets: 20 }));
    const body = { id: draft.id, products: [selection(product)] };
    expect(ok(await save(body))).toMatchObject({ simple: true, products: [] });
    expect(ok(await save({ ...body, simple: true }))).toMatchObject({ simple: true, products: [] });
  });

  it('is what it was while it awaits its signature', async () => {
    const { id } = ok(await agreements.call(sponsorship, 'confirm-simple', { ...dates, simple: false }));
    expect((await save({ id, simple: false })).status).toBe(409);
    ok(await agreements.call(sponsorship, 'edit', { id }));
    expect(ok(await save({ id, simple: false })).simple).toBe(false);
  });
});

const dates = { category: 1, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 1000 };
beforeAll(() => {
  dates.category = test.ids.football;
});

describe('a full draft', () => {
  it('becomes a simple one where nothing is lost', async () => {
    const { id } = ok(await save({ products: [selection(product, { selected: false })] }));
    expect(ok(await save({ id, simple: true }))).toMatchObject({ simple: true, products: [] });
    expect(ok(await save({ simple: true, startDate: '2026-01-01' })).simple).toBe(true);
  });

  it.each([
    ['produkter', () => ({ products: [selection(product)] }), { products: [] }],
    ['prisandele', () => ({ valueOfCatering: 0 }), { valueOfCatering: null }],
    ['yderligere kategorier', () => ({ additionalCategories: [test.ids.football] }), { additionalCategories: [] }],
  ])('is refused to become one while it has %s', async (what, has, without) => {
    const { id } = ok(await save(has()));
    for (const body of [
      { id, simple: true },
      { simple: true, ...has() },
    ]) {
      const refused = await save(body);
      expect(refused.status).toBe(422);
      expect(refused.body.fields).toEqual({
        simple: `Aftalen har ${what}. Fjern det, så kan den blive en simpel aftale.`,
      });
    }
    expect((await agreements.get(id)).simple).toBe(false);
    expect(ok(await save({ id, simple: true, ...without })).simple).toBe(true);
  });
});
