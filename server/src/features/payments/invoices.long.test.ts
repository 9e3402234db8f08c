import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { appProcess } from '../../testing/app-process.ts';
import { overHttp, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { signedPdf } from '../contracts/contracts.testing.ts';
import { paymentsOf } from './payments.testing.ts';

const test = await openTestApp();
const { pay, approved } = paymentsOf(test);
const app = await appProcess({ DATABASE_URL: test.databaseUrl });
afterAll(() => app.stop());

const MINUTES = 60_000;
// Until the row says which file it has, and a while longer.
const WAITS = [0, 20, 60, 120, 200, 260, 330, 3_000];

const loggedIn = async (): Promise<TestClient> => {
  const client = new TestClient(overHttp(app.base));
  expect((await client.logIn('bo@bank.dk', PASSWORD)).body).toEqual({ succeeded: true });
  return client;
};

it(
  'leaves an invoice’s file with its payment’s row or neither, whenever the app is killed',
  async () => {
    const { contract } = await approved([]);
    await test.asOwner(sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.25); return new; end $$`);
    await test.asOwner(sql`create trigger slow before update of invoice_file_id on payments
      for each row execute function wait()`);
    // Before the app of its own runs, which goes by today's clock and ends the sessions of the test's.
    const ids: number[] = [];
    for (const _ of WAITS) ids.push((await pay(contract, null)).id);
    const stored = { both: 0, neither: 0 };
    for (const [at, wait] of WAITS.entries()) {
      const id = ids[at] as number;
      await app.start();
      const client = await loggedIn();
      const upload = client.upload(`/api/payments/${id}/invoice`, signedPdf(`faktura ${id}`)).catch(() => null);
      await sleep(wait);
      await app.kill();
      await upload;
      // What PostgreSQL still does for the dead is over.
      await test.db.execute(sql`select from payments where id = ${id} for update`);
      const { rows } = await test.db.execute(sql`select invoice_file_id is not null as row, exists(
        select from files where kind = 'invoice' and position(${`faktura ${id}`}::bytea in bytes) > 0) as file
        from payments where id = ${id}`);
      const [{ row, file } = { row: null, file: null }] = rows;
      expect({ wait, row }).toEqual({ wait, row: file });
      stored[row ? 'both' : 'neither'] += 1;
      expect(await brokenInvariants(test.db)).toEqual([]);
    }
    expect(stored.neither).toBeGreaterThan(0);
    expect(stored.both).toBeGreaterThan(0);
  },
  5 * MINUTES,
);
