import { type ImportKind, importKinds, isImportKind } from '@sponsorat/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, startTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { paymentsOf, rate } from '../payments/payments.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { importsOf } from './imports.testing.ts';

const kinds = Object.keys(importKinds).filter(isImportKind);
const test = await openTestApp();
const { admin, fixtures, ids } = test;

const takeIn = async (kind: ImportKind, client: TestClient = admin) => {
  const { bytes } = await client.get(`/api/import/${kind}/template`);
  const sheets = importsOf(client, kind);
  const started = await sheets.preview(bytes);
  return { sheets, started, rows: await sheets.rows(started) };
};

describe('a template', () => {
  // What a name in a template must not be: one that two have, or one that may not be chosen.
  beforeAll(async () => {
    for (const areaId of [ids.north, ids.south])
      await makeSponsorship(test, { name: 'Ens IF', areaId, userId: areaId === ids.north ? ids.userId : ids.otherId });
    await fixtures.area('Aalt tomt');
    await fixtures.user({ name: 'Aase Låst', email: 'laast@bank.dk', areaIds: [ids.north], lockedOut: true });
    for (const email of ['en@bank.dk', 'to@bank.dk'])
      await fixtures.user({ name: 'Aase Ens', email, areaIds: [ids.north] });
    for (const use of ['Klubber', 'Aftaler'])
      ok(await admin.post('/api/settings/categories/update', { name: `Aa kun ${use}`, use }));
    await fixtures.productCategory('Skilte ved banen', 'Eksponering');
    await makeSponsorship(test, { name: 'Første IF', cvr: '31313131' });
    const payments = paymentsOf(test);
    await payments.approved([], {}, { name: 'Anden IF' });
    const rates = [rate(100, '2026-03-01'), rate(250.5, '2026-09-01')];
    const { contract } = await payments.approved(rates, {}, { name: 'Tredje IF' });
    await payments.pay(contract, 0);
  });

  it.each(kinds)('of %s passes its own import, as it is', async (kind) => {
    const { sheets, started, rows } = await takeIn(kind);
    expect(rows.map(({ Errors }) => Errors)).toEqual([[], []]);
    expect(rows.map(({ Action }) => Action)).toEqual(['create', 'create']);
    ok(await sheets.run(started.id));
    // Once more, with what the first has made.
    expect((await takeIn(kind)).rows.map(({ Errors }) => Errors)).toEqual([[], []]);
  });
});

it('shows how to write what a bank has none of yet', async () => {
  const empty = await startTestApp();
  try {
    for (const kind of kinds) {
      const { rows } = await takeIn(kind, empty.admin);
      expect(rows).toHaveLength(2);
      for (const { Errors } of rows)
        expect(Errors.filter((one) => !/findes ikke|Ingen klub har|Skriv aftalens/.test(one))).toEqual([]);
    }
  } finally {
    await empty.close();
  }
});
