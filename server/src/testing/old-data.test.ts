import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Contract, RateRow } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { plainConfig } from '../lib/config.ts';
import { migrateDatabase } from '../lib/db/migrate.ts';
import { demoPassword } from '../seeds/demo-accounts.ts';
import { linesAfter } from './audit-lines.ts';
import { TestClient } from './client.ts';
import { openTestDatabase, withClient } from './database.ts';
import answers from './fixtures/version-0.1.0.json' with { type: 'json' };

// The day on which the old version gave these answers.
const NOW = new Date('2026-10-14T09:30:00Z');

/** The log of an agreement with a product, both gone since, and of a download, as the old version wrote it. */
const state = { id: 901, number: '2023-0901', sponsorshipId: 3, items: [{ id: 9001, contractId: 901 }] };
const goneAgreement = `insert into audit_log (at, actor_name, action, entity, entity_id, before, after) values
  ('2023-11-01', 'Søren Aagaard', 'create', 'contract', 901, null, '${JSON.stringify({ ...state, items: [] })}'),
  ('2023-11-02', 'Søren Aagaard', 'print', 'contract', 901, null, null),
  ('2023-11-03', 'Søren Aagaard', 'save-usage', 'item', 9001, '{"used":0}', '{"used":2}'),
  ('2023-11-04', 'Søren Aagaard', 'delete', 'contract', 901, '${JSON.stringify(state)}', null),
  ('2023-11-05', 'Søren Aagaard', 'download', 'file', (select max(file_id) from signed_documents), null, null)`;

/** Every table of the old version with its columns, but for the log, whose lines are told otherwise now. */
const TABLES = `select table_name as name, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
  from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER' and table_name <> 'audit_log' group by table_name`;
type Rate = Contract['rates'][number];
type Table = { name: string; columns: string };

let tables: Table[];
let [before, after]: Record<string, unknown>[] = [];
const contentsOf = async (client: pg.Client): Promise<Record<string, unknown>> => {
  const contents: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select row(${columns})::text as row from ${name} order by 1`);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  database = await openTestDatabase('template1');
  const old = await readFile(new URL('fixtures/version-0.1.0.sql', import.meta.url), 'utf8');
  await withClient(database.ownerUrl, async (client) => {
    await client.query(old);
    await client.query(goneAgreement);
    tables = (await client.query<Table>(TABLES)).rows;
    before = await contentsOf(client);
  });
  await migrateDatabase(database);
  after = await withClient(database.ownerUrl, contentsOf);
  const config = plainConfig;
  app = await createApp({ db: database.db, clock: { now: () => NOW }, config, cipher: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = async (client: TestClient, call: string) => {
  const [method, path = ''] = call.split(' ');
  const { body } = await (method === 'POST' ? client.post(path, {}) : client.get(path));
  return body;
};

describe('data of version 0.1.0, in every state, once migrated', () => {
  it.each(['admin@demo.dk', 'bruger@demo.dk'] as const)('shows %s the same figures', async (email) => {
    const client = new TestClient(app);
    await client.logIn(email, demoPassword);
    const calls: Record<string, object> = answers[email];
    expect(Object.keys(calls)).toContain('GET /api/dashboard/overview');
    const now = Object.fromEntries(
      await Promise.all(Object.keys(calls).map(async (call) => [call, await ask(client, call)])),
    );
    expect(now).toMatchObject(calls);
  });

  it('is all there: every row of every table, with what it held', async () => {
    expect(tables.length).toBeGreaterThan(15);
    expect(before?.products).not.toEqual([]);
    expect(after).toEqual(before);
  });

  it('may be used as before: every category for clubs as for agreements', async () => {
    const { rows } = await database.db.execute(sql`select distinct "use" from categories`);
    expect(rows).toEqual([{ use: 'Begge' }]);
  });

  it('has the yearly limits of the law, each once', async () => {
    const { rows } = await database.db.execute(
      sql`select extract(year from valid_from)::int as year, value from rule_values where key = 'tax.smallBenefit' order by 1`,
    );
    expect(rows.map(({ year, value }) => [year, value])).toEqual([
      ...[2023, 2024].map((year) => [year, 1300]),
      ...[2025, 2026].map((year) => [year, 1400]),
      [2027, null],
    ]);
  });

  it('says when an agreement was made, and by whom, where the log knows', async () => {
    const { rows } = await database.db.execute(sql`select c.id, c.created_at = l.at as same, c.created_by as by
      from contracts c join audit_log l on l.entity_id = c.id and l.entity = 'contract' and l.action = 'create'`);
    expect(rows).toEqual([{ id: 1, same: true, by: 'Søren Aagaard' }]);
  });

  it('has a primary contact for each sponsorship that names one', async () => {
    const { rows } = await database.db.execute(sql`select s.id, c.name, c.email, c.phone
      from sponsorships s left join contacts c on c.sponsorship_id = s.id and c.is_primary order by s.id`);
    const { rows: named } =
      await database.db.execute(sql`select id, coalesce(contact, contact_email, contact_phone) as name,
      contact_email as email, contact_phone as phone from sponsorships order by id`);
    expect(named.filter(({ name }) => name !== null).length).toBeGreaterThan(0);
    expect(rows).toEqual(named);
  });

  it('gives the agreement’s PDF, byte for byte', async () => {
    const client = new TestClient(app);
    await client.logIn('admin@demo.dk', demoPassword);
    const { status, bytes } = await client.get(answers.pdf.path);
    expect(status).toBe(200);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(answers.pdf.sha256);
  });

  it('has its rates in their order, each with an id and nothing paid', async () => {
    const client = new TestClient(app);
    await client.logIn('admin@demo.dk', demoPassword);
    const { body: contract } = await client.get('/api/sponsorships/contracts/18');
    expect(contract.rates.map(({ amount, dueDate }: Rate) => `${dueDate} ${amount}`)).toEqual([
      '2026-01-15 92500',
      '2026-07-15 92500',
      '2026-11-01 92500',
      '2027-07-15 92500',
      '2028-01-15 92500',
      '2028-07-15 92500',
    ]);
    for (const rate of contract.rates) expect(rate).toMatchObject({ id: expect.any(Number), paid: 0, rest: 92_500 });
    const { body: list } = await client.post('/api/payments/rates', {
      filter: { sponsorship: contract.sponsorshipId, year: 2026 },
      sort: { field: 'Position' },
    });
    expect(list.Result.map(({ Status, Position, Count }: RateRow) => `${Position} af ${Count} ${Status}`)).toEqual([
      '1 af 6 Overskredet',
      '2 af 6 Overskredet',
      '3 af 6 Kommende',
    ]);
  });

  describe('in the audit log', () => {
    const rows = async (statement: SQL) => (await database.db.execute(statement)).rows;

    it('names the sponsorship of every line of one, of its agreements, their products and documents', async () => {
      const counts = await rows(sql`select entity, count(*) as lines, count(sponsorship_id) as placed
        from audit_log group by entity order by entity`);
      const hanging = ['contract', 'file', 'item', 'sponsorship'];
      for (const { entity, lines, placed } of counts)
        expect({ entity, placed }).toEqual({ entity, placed: hanging.includes(String(entity)) ? lines : 0 });
      expect(counts.map(({ entity }) => entity)).toEqual(expect.arrayContaining(hanging));
      expect(
        await rows(sql`select l.id from audit_log l join contracts c on c.id = l.entity_id and l.entity = 'contract'
          where l.sponsorship_id <> c.sponsorship_id`),
      ).toEqual([]);
    });

    it('finds the sponsorship of an agreement that is gone', async () => {
      const placed = await rows(sql`select sponsorship_id as at from audit_log
        where (entity, entity_id) in (('contract', 901), ('item', 9001))`);
      expect(placed).toEqual(Array.from({ length: 4 }, () => ({ at: 3 })));
    });

    it('tells of people as before, but apart from the events', async () => {
      const [oldest] = await linesAfter(database.db, 0);
      expect(oldest).toMatchObject({
        by: 'Søren Aagaard',
        address: '127.0.0.1',
        requestId: 'seed',
        before: null,
        erased: {},
        after: { name: 'Limfjordens Boldklub', contact: 'Henrik Dalsgaard', address: 'Lindholmsvej 41' },
      });
      const people = '%(Søren Aagaard|Henrik Dalsgaard|limfjordens-boldklub.example|127.0.0.1)%';
      expect(await rows(sql`select id from audit_log l where l::text similar to ${people}`)).toEqual([]);
      expect(
        await rows(sql`select l.id from audit_log l where not exists (
        select from audit_values v where v.audit_id = l.id and v.field = 'actor' and v.after ? 'name')`),
      ).toEqual([]);
      const [contact] = await rows(
        sql`select before, after, changed from audit_values where audit_id = 1 and field = 'contact'`,
      );
      expect(contact).toEqual({ before: null, after: 'Henrik Dalsgaard', changed: true });
    });

    it.each(['update audit_log set sponsorship_id = null', 'delete from audit_log', 'truncate audit_log cascade'])(
      'refuses changes as before: %s',
      async (statement) => {
        await expect(database.asOwner(sql.raw(statement))).rejects.toMatchObject({
          cause: { message: 'the audit log is append-only' },
        });
      },
    );
  });

  it('takes the rates of a client that knows no ids, and keeps them with what was paid since', async () => {
    const client = new TestClient(app);
    await client.logIn('admin@demo.dk', demoPassword);
    const contractOf = async () => (await client.get('/api/sponsorships/contracts/18')).body;
    const { sponsorshipId, rates } = await contractOf();
    const values = { contractId: 18, rateId: rates[1].id, amount: 500, paidOn: '2026-10-01' };
    expect((await client.post('/api/payments/update', values)).status).toBe(200);
    expect((await client.post(`/api/sponsorships/${sponsorshipId}/edit`, { id: 18 })).status).toBe(200);
    const plain = rates.map(({ amount, dueDate }: Rate) => ({ amount, dueDate }));
    const sent = [...plain.slice(1), plain[0], { amount: 7, dueDate: '2028-12-01' }];
    const saved = await client.post(`/api/sponsorships/${sponsorshipId}/update`, { id: 18, rates: sent });
    expect(saved.status).toBe(200);
    const ids = rates.map(({ id }: Rate) => id);
    const after = (await contractOf()).rates;
    expect(after.map(({ id }: Rate) => id).slice(0, 6)).toEqual([...ids.slice(1), ids[0]]);
    expect(ids).not.toContain(after[6].id);
    expect(after[0]).toMatchObject({ id: ids[1], paid: 500, rest: 92_000 });
  });
});
