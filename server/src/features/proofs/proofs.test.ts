import type { Proof } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { auditOf, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { picture, proofsOf } from './proofs.testing.ts';

const test = await openTestApp();
const { admin, user, other } = test;
const { agreements, active, upload, list, pathOf } = proofsOf(test);

it('a proof is added, listed by its product, fetched, and removed', async () => {
  const { club, path, banner, logo } = await active();
  ok(await agreements.call(club, 'save-utilization', { id: banner.id, used: 3, note: 'Hængt op' }));
  const [entry] = ok(await user.get(`${path}/usage/${banner.id}`));
  const query = { usage: entry.id, date: '2026-05-30', note: '  Ved målet på Ærø ' };
  const made: Proof = ok(await upload(club, banner.id, { files: [await picture(), signedPdf('faktura')], query }));
  expect(made).toEqual({
    id: made.id,
    sponsorshipId: club,
    itemId: banner.id,
    product: 'Banner',
    usageId: entry.id,
    date: '2026-05-30',
    note: 'Ved målet på Ærø',
    files: ['image/jpeg', 'application/pdf'].map((type) => ({
      url: expect.stringMatching(/^\/api\/files\/\d+\/[\da-f]{16}$/),
      type,
      small: type === 'image/jpeg' ? expect.stringMatching(/^\/api\/files\//) : null,
    })),
    by: 'Bo Bruger',
    at: START.toISOString(),
    removedAt: null,
  });
  const newer: Proof = ok(await upload(club, logo.id, { query: { date: '2026-06-15' } }));
  expect(newer).toMatchObject({ usageId: null, note: null });
  expect(await list(club)).toEqual([newer, made]);
  expect(await list(club, `?item=${banner.id}`)).toEqual([made]);
  expect(await list(club, '?item=999999')).toEqual([]);
  expect((await user.get(`${pathOf(club)}?item=x`)).status).toBe(422);
  expect(ok(await user.get(`${path}/usage/${banner.id}`))).toMatchObject([{ id: entry.id, proofs: [made] }]);
  expect(ok(await user.get(`${path}/usage/${logo.id}`))).toEqual([]);
  expect((await user.delete(`${pathOf(club)}/${made.id}`)).status).toBe(204);
  expect((await user.delete(`${pathOf(club)}/${made.id}`)).status).toBe(404);
  expect(await list(club)).toEqual([newer]);
  expect(ok(await user.get(`${path}/usage/${banner.id}`))).toMatchObject([{ proofs: [] }]);
});

it('a product says how many proofs it has, not how many pictures', async () => {
  const { club, path, banner, seats } = await active();
  const counts = async () => [
    ...ok(await user.get(`${path}/marketing`)).map(({ proofs }: { proofs: number }) => proofs),
    ...ok(await user.get(`${path}/hospitality`)).map(({ proofs }: { proofs: number }) => proofs),
  ];
  const files = [await picture(), await picture('png'), await picture('webp')];
  const { id } = ok(await upload(club, banner.id, { files }));
  ok(await upload(club, banner.id));
  ok(await upload(club, seats.id));
  expect(await counts()).toEqual([2, 0, 1]);
  expect(ok(await agreements.call(club, 'save-utilization', { id: banner.id, used: 1 })).proofs).toBe(2);
  await user.delete(`${pathOf(club)}/${id}`);
  expect(await counts()).toEqual([1, 0, 1]);
});

it.each([
  [{ item: '' }, 'item'],
  [{ item: 'x' }, 'item'],
  [{ date: '' }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '2026-06-16' }, 'date'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ usage: 'x' }, 'usage'],
  [{ usage: '999999' }, 'usage'],
])('is not taken with %o', async (query, field) => {
  const { club, banner } = await active();
  const { status, body } = await upload(club, banner.id, { query });
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await list(club)).toEqual([]);
});

it('asks for the product, the day and a file', async () => {
  const { club, banner } = await active();
  const bytes = await picture();
  const named = await user.uploadAll(pathOf(club), [{ bytes }]);
  expect([named.status, Object.keys(named.body.fields)]).toEqual([422, ['item', 'date']]);
  const without = await upload(club, banner.id, { files: [] });
  expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['model']]);
});

it('may be of today in Copenhagen, which is tomorrow elsewhere', async () => {
  const { club, banner } = await active();
  await asOf(test, '2026-06-15T21:59:59Z', async () => {
    expect((await upload(club, banner.id, { query: { date: '2026-06-16' } })).status).toBe(422);
  });
  await asOf(test, '2026-06-15T22:00:00Z', async () => {
    ok(await upload(club, banner.id, { query: { date: '2026-06-16' } }));
  });
});

it('is of an entry of that very product', async () => {
  const { club, path, banner, logo } = await active();
  ok(await agreements.call(club, 'save-utilization', { id: logo.id, used: 1 }));
  const [entry] = ok(await user.get(`${path}/usage/${logo.id}`));
  const { status, body } = await upload(club, banner.id, { query: { usage: entry.id } });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['usage']]);
});

it('hangs on any product of any of the club’s agreements, and on none that was not chosen', async () => {
  const { club, contract: today } = await active();
  const { products } = today;
  const contract = await agreements.approved(club, { products, startDate: '2024-01-01', endDate: '2024-12-31' });
  const { rows } = await test.db.execute<{ id: number }>(
    sql`select id from contract_items where contract_id = ${contract.id} order by position`,
  );
  ok(await upload(club, rows[0]?.id ?? 0, { query: { date: '2024-06-01' } }));
  await test.db.execute(sql`update contract_items set selected = false where id = ${rows[1]?.id}`);
  expect((await upload(club, rows[1]?.id ?? 0)).status).toBe(404);
});

it('is found only through its own sponsorship, by whoever sees that', async () => {
  const { club, banner } = await active();
  const neighbour = await active();
  const { id, files } = ok(await upload(club, banner.id));
  const url = files[0].url as string;
  const answers = [
    await upload(club, banner.id, { at: neighbour.club }),
    await upload(club, 999_999),
    await upload(club, banner.id, { client: other }),
    await upload(club, neighbour.banner.id, { client: other, at: club }),
    await user.delete(`${pathOf(neighbour.club)}/${id}`),
    await other.delete(`${pathOf(club)}/${id}`),
    await other.get(pathOf(club)),
    await other.get(url),
    await user.get(pathOf(999_999)),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
  expect(await list(neighbour.club)).toEqual([]);
  expect((await test.anonymous().get(url)).status).toBe(401);
  // What is not there is said before what is wrong with the file.
  const wrong = [Buffer.from('<svg/>')];
  expect((await upload(club, 999_999, { files: wrong })).status).toBe(404);
  expect((await upload(club, banner.id, { files: wrong, client: other })).status).toBe(404);
});

it('that is removed is in the archive: its files are an Admin’s', async () => {
  const { club, banner } = await active();
  const { id, files } = ok(await upload(club, banner.id, { files: [await picture(), signedPdf('faktura')] }));
  const lines = await auditOf(test, () => user.delete(`${pathOf(club)}/${id}`));
  expect(lines).toMatchObject([{ action: 'delete', entity: 'proof', entityId: id, actorName: 'Bo Bruger' }]);
  for (const { url } of files)
    expect([(await user.get(url)).status, (await admin.get(url)).status]).toEqual([404, 200]);
});

it('keeps its product in the agreement, which can be taken out once it is removed', async () => {
  const { club, contract, banner, logo } = await active();
  const { id } = ok(await upload(club, banner.id));
  ok(await agreements.call(club, 'delete-file', { id: contract.id }));
  const { products } = await agreements.get(contract.id);
  const save = (kept: object[]) => agreements.call(club, 'update', { id: contract.id, products: kept });
  const without = await save(products.slice(1));
  expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['products']]);
  const [first, ...rest] = products;
  const unselected = await save([selection(first?.productId ?? 0, { ...first, selected: false }), ...rest]);
  expect([unselected.status, Object.keys(unselected.body.fields)]).toEqual([422, ['products.0.selected']]);
  ok(await save(products));
  await user.delete(`${pathOf(club)}/${id}`);
  ok(await save(products.slice(1)));
  expect(await list(club, `?item=${logo.id}`)).toEqual([]);
});

it('goes to the archive with its agreement, and comes back with it', async () => {
  const { club, contract, banner } = await active();
  const made = ok(await upload(club, banner.id));
  const removed = ok(await upload(club, banner.id));
  await user.delete(`${pathOf(club)}/${removed.id}`);
  ok(await agreements.call(club, 'delete-file', { id: contract.id }));
  await agreements.call(club, 'delete', { id: contract.id });
  expect(await list(club)).toEqual([]);
  const { url, small } = made.files[0];
  for (const one of [url, small])
    expect([(await user.get(one)).status, (await admin.get(one)).status]).toEqual([404, 200]);
  ok(await agreements.call(club, 'undelete', { id: contract.id }));
  expect(await list(club)).toEqual([made]);
  expect((await user.get(url)).status).toBe(200);
});

it('stays for Admins as its sponsorship is deleted', async () => {
  const { id: club } = await makeSponsorship(test);
  const { products } = (await active()).contract;
  const draft = await agreements.draft(club, { products });
  const { rows } = await test.db.execute<{ id: number }>(
    sql`select id from contract_items where contract_id = ${draft.id} order by position limit 1`,
  );
  const { files } = ok(await upload(club, rows[0]?.id ?? 0));
  expect((await user.delete(`/api/sponsorships/${club}`)).status).toBe(204);
  const { url } = files[0];
  expect([(await user.get(url)).status, (await admin.get(url)).status]).toEqual([404, 200]);
});

it('is one of a thousand at most, also where several come at the same moment', async () => {
  const { club, banner } = await active();
  const { id } = ok(await upload(club, banner.id));
  await test.asOwner(sql`with many as (
      insert into proofs (sponsorship_id, item_id, date, created_at, created_by)
      select ${club}, ${banner.id}, '2026-06-01', now(), 'Bo' from generate_series(2, 998) returning id)
    insert into proof_files (proof_id, position, file_id)
    select many.id, 0, f.file_id from many, proof_files f where f.proof_id = ${id}`);
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(club, banner.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('1.000 beviser');
  expect(await list(club)).toHaveLength(1_000);
  // Which is said before what is wrong with the file.
  expect((await upload(club, banner.id, { files: [Buffer.from('<svg/>')] })).status).toBe(409);
});

it('leaves nothing that does not fit together', async () => {
  expect(await brokenInvariants(test.db)).toEqual([]);
});
