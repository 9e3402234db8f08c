import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PNG } from '../../testing/subjects.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const setup = async () => ok(await test.admin.get('/api/dashboard/setup'));

it('tells step by step what an installation has', async () => {
  const begun = { areas: true, categories: true, users: true };
  const missing = { company: false, productCategories: false, products: false, sponsorships: false };
  expect(await setup()).toEqual({ ...begun, ...missing });
  ok(await test.admin.upload('/api/settings/logo', PNG, { name: 'logo.png' }));
  expect(await setup()).toMatchObject({ company: false });
  ok(await test.admin.post('/api/settings', { name: 'Ærø Bank' }));
  expect(await setup()).toMatchObject({ company: true, productCategories: false });
  const categoryId = await test.fixtures.productCategory('Skilte', 'Eksponering');
  expect(await setup()).toMatchObject({ productCategories: true, products: false });
  await test.fixtures.product({ name: 'Banner', categoryId });
  expect(await setup()).toMatchObject({ products: true, sponsorships: false });
  await makeSponsorship(test);
  expect(Object.values(await setup())).toEqual(Array(7).fill(true));
});

it('is for Admins', async () => {
  expect((await test.user.get('/api/dashboard/setup')).status).toBe(403);
  expect((await test.anonymous().get('/api/dashboard/setup')).status).toBe(401);
});

it('counts nobody but a second user', async () => {
  for (const id of [test.ids.userId, test.ids.otherId]) {
    expect(await setup()).toMatchObject({ users: true });
    const { Result } = ok(await test.admin.post('/api/sponsorships', { filter: { user: id } }));
    for (const { Id } of Result) expect((await test.admin.delete(`/api/sponsorships/${Id}`)).status).toBe(204);
    expect((await test.admin.delete(`/api/users/${id}`)).status).toBe(204);
  }
  expect(await setup()).toMatchObject({ users: false });
});
