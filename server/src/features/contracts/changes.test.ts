import type { DraftChanges, Product, ProductCategory } from '@sponsorat/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementsOf, agreementValues, selection } from './contracts.testing.ts';

let test: TestApp;
let agreements: ReturnType<typeof agreementsOf>;
let sponsorship: number;
let boards: ProductCategory;
let board: Product;
let draft: number;

const changeProduct = async (product: Product, values: object): Promise<Product> => {
  test.clock.moveBy(1000);
  const { version: _seen, ...old } = product;
  return ok(await test.admin.post('/api/products/update', { ...old, ...values }));
};
const changeCategory = async ({ version: _seen, ...old }: ProductCategory, values: object) => {
  test.clock.moveBy(1000);
  return ok(await test.admin.post('/api/products/categories/update', { ...old, ...values }));
};
const makeCategory = async (name: string, section: string): Promise<ProductCategory> =>
  ok(await test.admin.post('/api/products/categories/update', { name, section, sort: 1 }));
const makeProduct = async (categoryId: number, values: object): Promise<Product> =>
  ok(await test.admin.post('/api/products/update', { name: 'Bande', categoryId, ...values }));

const ask = (contractId: number, client: TestClient = test.user) =>
  client.get(`/api/sponsorships/contracts/${contractId}/changes`);
const changes = async (contractId = draft): Promise<DraftChanges> => ok(await ask(contractId));
const saveAgain = async (id: number) => {
  test.clock.moveBy(1000);
  return ok(await agreements.call(sponsorship, 'update', { id, exclusivity: 'Ingen anden bank' }));
};

beforeAll(async () => {
  test = await startTestApp();
  agreements = agreementsOf(test);
  sponsorship = (await makeSponsorship(test)).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  boards = await makeCategory('Bander', 'Eksponering');
  board = await makeProduct(boards.id, { productTitle: 'Bander hos {name}', hasAmount: true, amountLabel: 'Antal' });
  test.clock.moveBy(1000);
  const products = [selection(board.id, { amount: 1200, value: 99.5, description: 'Ved indgangen' })];
  draft = (await agreements.draft(sponsorship, { products })).id;
});

describe('a draft', () => {
  it('says nothing where nothing has changed, and when it was saved', async () => {
    expect(await changes()).toEqual({ since: test.clock.now().toISOString(), products: [], added: [] });
  });

  it('says what reads otherwise, with the club’s name in it', async () => {
    await changeProduct(board, { productTitle: 'Skilte hos {name}', amountLabel: 'Antal skilte i {name}' });
    const { products } = await changes();
    expect(products).toEqual([
      {
        productId: board.id,
        product: 'Skilte hos ÆB',
        section: 'Eksponering',
        changes: [
          {
            kind: 'changed',
            field: 'title',
            label: 'Produkttitel',
            before: 'Bander hos ÆB',
            after: 'Skilte hos ÆB',
          },
          {
            kind: 'changed',
            field: 'amountLabel',
            label: 'Tekst ved antal',
            before: 'Antal',
            after: 'Antal skilte i ÆB',
          },
        ],
      },
    ]);
  });

  it('compares the first state since with the present one', async () => {
    await changeProduct(board, { amountLabel: 'Stykker' });
    await changeProduct(board, { amountLabel: 'Meter', amountUnit: 'm' });
    expect((await changes()).products[0]?.changes).toMatchObject([
      { field: 'amountLabel', before: 'Antal', after: 'Meter' },
      { field: 'amountUnit', before: null, after: 'm' },
    ]);
  });

  it('says nothing of a change that was undone, of the order, nor of the internal name', async () => {
    await changeProduct(board, { amountLabel: 'Stykker', hasValue: true });
    await changeProduct(board, { amountLabel: board.amountLabel, hasValue: false, sort: 99, name: 'Internt' });
    const last = await makeProduct(boards.id, { sort: 1 });
    await saveAgain(draft);
    test.clock.moveBy(1000);
    ok(await test.admin.post(`/api/products/${board.id}/move`, { before: last.id }));
    expect((await changes()).products).toEqual([]);
  });

  it('says what it holds that the agreement will lose, before all else', async () => {
    await changeProduct(board, { hasAmount: false, hasSeason: true, productTitle: 'Skilt' });
    expect((await changes()).products[0]?.changes).toEqual([
      { kind: 'lost', field: 'hasAmount', label: 'Antal', before: '1.200', after: null },
      { kind: 'asked', field: 'hasSeason', label: 'Sæson', before: null, after: null },
      { kind: 'changed', field: 'title', label: 'Produkttitel', before: 'Bander hos ÆB', after: 'Skilt' },
    ]);
  });

  it('says that its product has moved, and that a category is called something else', async () => {
    const seats = await makeCategory('Pladser', 'Hospitality');
    await changeProduct(board, { categoryId: seats.id });
    // The old category is gone altogether: the log still knows it.
    test.clock.moveBy(1000);
    expect((await test.admin.delete(`/api/products/categories/${boards.id}`)).status).toBe(204);
    const moved = [
      { kind: 'changed', field: 'section', label: 'Sektion', before: 'Eksponering', after: 'Hospitality' },
      { kind: 'changed', field: 'category', label: 'Kategori', before: 'Bander', after: 'Pladser' },
    ];
    expect((await changes()).products).toMatchObject([{ section: 'Hospitality', changes: moved }]);
    await saveAgain(draft);
    await changeCategory(seats, { name: 'Sæder', section: 'Aktivering' });
    expect((await changes()).products).toMatchObject([
      { section: 'Aktivering', changes: [{ after: 'Aktivering' }, { before: 'Pladser', after: 'Sæder' }] },
    ]);
  });

  it('says which products are new, by section', async () => {
    test.clock.moveBy(1000);
    await makeProduct(boards.id, { productTitle: 'Flag hos {name}' });
    const { products, added } = await changes();
    expect(products).toEqual([]);
    expect(added).toEqual([{ section: 'Eksponering', products: ['Flag hos ÆB'] }]);
  });

  it('says nothing more once it is saved', async () => {
    await changeProduct(board, { hasAmount: false });
    await makeProduct(boards.id, {});
    expect((await changes()).products).toHaveLength(1);
    await saveAgain(draft);
    expect(await changes()).toMatchObject({ since: test.clock.now().toISOString(), products: [], added: [] });
  });

  it('says nothing of products that it does not hold', async () => {
    const other = await makeProduct(boards.id, {});
    await saveAgain(draft);
    await changeProduct(other, { productTitle: 'Noget andet' });
    expect((await changes()).products).toEqual([]);
  });
});

describe('what is no draft', () => {
  it('says nothing, and what changed meanwhile once it is a draft again', async () => {
    ok(await agreements.call(sponsorship, 'confirm', { id: draft }));
    await changeProduct(board, { hasAmount: false });
    expect(await changes()).toMatchObject({ products: [], added: [] });
    ok(await agreements.upload(draft));
    expect(await changes()).toMatchObject({ products: [], added: [] });
    test.clock.moveBy(1000);
    ok(await agreements.call(sponsorship, 'edit', { id: draft }));
    expect((await changes()).products).toMatchObject([{ productId: board.id, changes: [{ kind: 'lost' }] }]);
  });

  it('says nothing either where the agreement has no products', async () => {
    const values = agreementValues(test);
    const simple = ok(await agreements.call(sponsorship, 'confirm-simple', values));
    ok(await agreements.call(sponsorship, 'edit', { id: simple.id }));
    test.clock.moveBy(1000);
    await makeProduct(boards.id, {});
    expect(await changes(simple.id)).toMatchObject({ products: [], added: [] });
  });
});

describe('a draft that is not there', () => {
  it('is 404: of another area, of none', async () => {
    expect((await ask(draft, test.other)).status).toBe(404);
    expect((await ask(999_999)).status).toBe(404);
    expect((await ask(draft, test.admin)).status).toBe(200);
    expect((await ask(draft, test.anonymous())).status).toBe(401);
  });
});
