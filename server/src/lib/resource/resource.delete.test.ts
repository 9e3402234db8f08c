import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementsOf, auditOf, selection } from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import type { Answer } from '../../testing/client.ts';
import { caseOf, openResources, type Resources, resourceNames } from './resource.testing.ts';

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
});
afterAll(() => resources.close());

const usedBy = (path: string, id: number) => resources.test.admin.get(`${path}/${id}/used-by`);
const remove = (path: string, id: number) => resources.test.admin.delete(`${path}/${id}`);

describe.each(resourceNames)('deleting: %s', (name) => {
  it('removes it, once, with a line in the audit log', async () => {
    const entity = caseOf(resources, name);
    const { id } = await resources.make(entity, 'Væk');
    expect(ok(await usedBy(entity.path, id))).toEqual({ usedBy: [], usedByTotal: 0 });
    const lines = await auditOf(resources.test, async () => {
      expect(await remove(entity.path, id)).toMatchObject({ status: 204, body: '' });
      expect((await remove(entity.path, id)).status).toBe(404);
    });
    const before = { [entity.nameField]: 'Væk' };
    expect(lines).toMatchObject([{ action: 'delete', entity: name, entityId: id, before, after: null }]);
    expect((await resources.test.admin.get(`${entity.path}/${id}`)).status).toBe(404);
    expect((await usedBy(entity.path, id)).status).toBe(404);
    expect((await resources.test.admin.post(`${entity.path}/update`, { ...entity.values('Igen'), id })).status).toBe(
      404,
    );
  });

  it('answers several at once with one 204', async () => {
    const entity = caseOf(resources, name);
    const { id } = await resources.make(entity, 'Væk');
    const answers = await Promise.all([1, 2, 3].map(() => remove(entity.path, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  });
});

// Nothing refers to updates; and agreements that began with a template go on without it.
const referredTo = resourceNames.filter((name) => name !== 'update' && name !== 'template');
describe.each(referredTo)('deleting what is in use: %s', (name) => {
  it('is refused, and says by what', async () => {
    const entity = caseOf(resources, name);
    const made = await resources.make(entity, 'Brugt');
    const users = (await entity.use?.(made.id)) ?? [];
    const lines = await auditOf(resources.test, async () => {
      const { status, body } = await remove(entity.path, made.id);
      expect({ status, ...body }).toMatchObject({ status: 409, usedByTotal: users.length });
      expect(body.usedBy).toEqual(users);
      expect(ok(await usedBy(entity.path, made.id))).toEqual({ usedBy: users, usedByTotal: users.length });
      expect(body.message).toContain(`er i brug og kan ikke slettes: ${users[0]?.name}`);
    });
    expect(lines).toEqual([]);
    expect(ok(await resources.test.admin.get(`${entity.path}/${made.id}`))).toEqual(made);
  });
});

describe('what is in use by many', () => {
  it('names ten of them, by kind and name, and counts all', async () => {
    const entity = caseOf(resources, 'category');
    const { id } = await resources.make(entity, 'Mange');
    for (const name of ['Ål', 'Zoo', 'Ærø', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'Øst'])
      await makeSponsorship(resources.test, { name, categoryId: id });
    const { body } = await remove(entity.path, id);
    expect(ok(await usedBy(entity.path, id))).toEqual({ usedBy: body.usedBy, usedByTotal: 12 });
    expect(body.usedBy.map((user: { name: string }) => user.name).join(' ')).toBe('a b c d e f g h Zoo Ærø');
    expect(body).toMatchObject({ usedByTotal: 12, message: expect.stringMatching(/: a, b, c og 9 mere\.$/) });
  });

  it('names a contract once, however often it uses the record', async () => {
    const entity = caseOf(resources, 'category');
    const { id } = await resources.make(entity, 'Dobbelt');
    const { id: sponsorship } = await makeSponsorship(resources.test);
    const agreements = agreementsOf(resources.test);
    const contract = await agreements.awaiting(sponsorship, { category: id, additionalCategories: [id] });
    expect((await remove(entity.path, id)).body).toMatchObject({ usedByTotal: 1, usedBy: [{ id: contract.id }] });
    ok(await agreements.call(sponsorship, 'edit', { id: contract.id }));
    expect((await agreements.call(sponsorship, 'delete', { id: contract.id })).status).toBe(204);
    expect((await remove(entity.path, id)).status).toBe(204);
  });
});

describe('deleting what somebody begins to use at the same moment', () => {
  /** Either it is deleted and the other save refused, or it is in use and kept. */
  const race = async (path: string, id: number, use: () => Promise<Answer>, refusals: number[]) => {
    const [removed, used] = await Promise.all([remove(path, id), use()]);
    if (removed.status === 204) expect(refusals).toContain(used.status);
    else {
      expect(used.status).toBe(200);
      expect(removed).toMatchObject({ status: 409, body: { usedByTotal: 1, usedBy: [{ id: expect.any(Number) }] } });
    }
    return removed.status;
  };
  const rounds = Array.from({ length: 10 }, (_, round) => round);

  it('never takes a category from a sponsorship', async () => {
    const { test } = resources;
    for (const round of rounds) {
      const category = await resources.make(caseOf(resources, 'category'), `Kapløb ${round}`);
      const values = sponsorshipValues(test, { categoryId: category.id });
      const use = () => test.admin.post('/api/sponsorships/update', values);
      await race('/api/settings/categories', category.id, use, [422]);
    }
  });

  it('never takes a product from a draft, nor a category from a product', async () => {
    const { test } = resources;
    const { id: sponsorship } = await makeSponsorship(test);
    for (const round of rounds) {
      const category = await resources.make(caseOf(resources, 'product-category'), `Kapløb ${round}`);
      const product = { name: 'Kapløb', categoryId: category.id };
      const makeProduct = () => test.admin.post('/api/products/update', product);
      const status = await race('/api/products/categories', category.id, makeProduct, [422]);
      if (status === 204) continue;
      const { id } = ok(await makeProduct());
      const products = [selection(id)];
      const draft = () => test.admin.post(`/api/sponsorships/${sponsorship}/update`, { products });
      await race('/api/products', id, draft, [409, 422]);
    }
  });
});
