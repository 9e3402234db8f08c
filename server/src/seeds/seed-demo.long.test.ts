import {
  addMonths,
  type Contract,
  type Payment,
  type RateRow,
  rateStatuses,
  sponsorshipStatuses,
  type TaskRow,
  taskKinds,
  type WithoutRatesRow,
  type YearBudget,
} from '@sponsorat/api';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { contractItems, contracts, signedDocuments } from '../features/contracts/contracts.table.ts';
import { usageEntries } from '../features/contracts/usage.table.ts';
import { files } from '../features/files/files.table.ts';
import { products } from '../features/products/products.table.ts';
import { expectSameCells } from '../features/reports/reports.testing.ts';
import { sponsorships } from '../features/sponsorships/sponsorships.table.ts';
import { users } from '../features/users/users.table.ts';
import { auditLog } from '../lib/audit/audit.table.ts';
import { plainConfig } from '../lib/config.ts';
import { TestClient } from '../testing/client.ts';
import { openTestDatabase } from '../testing/database.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { demoLogins, demoPassword } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-10-14T09:30:00Z');
const SEEDING = 120_000;

const open = async () => {
  const database = await openTestDatabase();
  const config = plainConfig;
  const deps = { db: database.db, clock: { now: () => NOW }, config, cipher: null };
  const seeded = await seedDemo(deps);
  const app = await createApp(deps);
  const logIn = async (email: string) => {
    const client = new TestClient(app);
    return { client, answer: await client.logIn(email, demoPassword) };
  };
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { db: database.db, deps, seeded, logIn, close };
};

describe('the demo', () => {
  let demo: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    demo = await open();
  }, SEEDING);
  afterAll(() => demo.close());

  it('is seeded once and only once', async () => {
    const before = await demo.db.select({ rows: count() }).from(auditLog);
    expect(demo.seeded).toBe(true);
    expect(await seedDemo(demo.deps)).toBe(false);
    expect(await demo.db.select({ rows: count() }).from(auditLog)).toEqual(before);
  });

  it.each(demoLogins)('lets $email in with the demo password, as $role', async ({ email, name, role }) => {
    const { client, answer } = await demo.logIn(email);
    expect(answer.body).toEqual({ succeeded: true });
    expect((await client.get('/api/user')).body).toMatchObject({ name, roles: [role], picture: expect.any(String) });
  });

  it('lets nobody else in, with the demo password or without one', async () => {
    const others = await demo.db.select().from(users).where(isNull(users.passwordHash));
    expect(others).toHaveLength(8);
    expect(others.filter((user) => user.lockedOut)).toHaveLength(1);
    expect((await demo.logIn(others[0]?.email ?? '')).answer.body.succeeded).toBe(false);
  });

  it.each(demoLogins)(
    'shows $email rates in every state, an invoice that waits and agreements without rates',
    async ({ email }) => {
      const { client } = await demo.logIn(email);
      const list = async (filter: object): Promise<RateRow[]> =>
        (await client.post('/api/payments/rates', { filter, perPage: 100 })).body.Result;
      for (const status of rateStatuses) expect((await list({ status })).length, status).toBeGreaterThan(0);
      if (email !== 'admin@demo.dk') return;
      const late = await list({ status: 'Overskredet' });
      expect(late.length).toBeLessThan(15);
      expect(late.some(({ Paid }) => Paid > 0)).toBe(true);
      expect((await list({ status: 'Forfalder' })).some(({ Rest, Waiting }) => Waiting > 0 && Waiting === Rest)).toBe(
        true,
      );
      const attached = (await list({})).filter(({ Waiting }) => Waiting > 0);
      const paymentsOf = async (contractId: number): Promise<Payment[]> =>
        (await client.get(`/api/sponsorships/contracts/${contractId}/payments`)).body;
      const [waiting] = (await paymentsOf(attached[0]?.ContractId ?? 0)).filter(({ paidOn }) => paidOn === null);
      const { bytes } = await client.get(waiting?.invoice ?? '');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const bonus = await client.post('/api/payments/rates', { filter: { search: 'Limfjordens', status: 'Kommende' } });
      const [limfjorden] = bonus.body.Result;
      expect(await paymentsOf(limfjorden.ContractId)).toContainEqual(
        expect.objectContaining({ rateId: null, note: 'Bonus for oprykning', invoice: expect.any(String) }),
      );
      const without = (await client.post('/api/payments/without-rates', { perPage: 100 })).body.Result;
      expect(without.some(({ Paid }: WithoutRatesRow) => Paid > 0)).toBe(true);
      expect(without.some(({ Paid }: WithoutRatesRow) => Paid === 0)).toBe(true);
      expect((await client.get('/api/payments/totals')).body.paidThisYear).toBeGreaterThan(100_000);
      expect(await brokenInvariants(demo.db)).toEqual([]);
    },
  );

  it('has one area over its budget, one that would be if all is renewed, and an agreement that lacks a rate', async () => {
    const { client } = await demo.logIn('admin@demo.dk');
    const budget: YearBudget = (await client.get('/api/budget?year=2027')).body;
    const row = (area: string) => budget.rows.find((one) => one.area === area);
    expect(row('Nordjylland')?.free).toBeLessThan(0);
    const { areaId, free, renewals } = row('Østjylland') ?? {};
    expect(Math.floor((free ?? 0) / 1_000)).toBe(40);
    expect(Math.round(((renewals ?? 0) - (free ?? 0)) / 1_000)).toBe(25);
    const behind = await client.get(`/api/budget/behind?year=2027&area=${areaId}&figure=renewals`);
    expect(behind.body).toHaveLength(3);
    expect(budget.mismatched).toMatchObject([{ name: 'Faaborg Bugt Golf', amount: 44_000, rates: 22_000 }]);
  });

  it.each(demoLogins)('tells $email the same in each report, its Excel file and its PDF', async ({ email }) => {
    const { client } = await demo.logIn(email);
    const [area] = (await client.get('/api/budget?year=2026')).body.rows;
    let cells = 0;
    for (const of of [null, area.areaId]) {
      for (const kind of ['year', 'budget'] as const)
        for (const year of [2025, 2026, 2027])
          cells += await expectSameCells(client, kind, { year, date: null, area: of });
      for (const date of ['2025-12-31', '2026-10-31'])
        cells += await expectSameCells(client, 'accounts', { year: null, date, area: of });
    }
    expect(cells).toBeGreaterThan(1_000);
  });

  it.each(demoLogins)(
    'shows $email an agreement that ends with hospitality unused, and an Admin a task of every kind but of the rules that are not in use',
    async ({ email }) => {
      const { client } = await demo.logIn(email);
      const tasks = async (filter: object): Promise<TaskRow[]> =>
        (await client.post('/api/tasks', { filter, perPage: 100 })).body.Result;
      if (email === 'admin@demo.dk')
        for (const kind of taskKinds)
          expect((await tasks({ kind })).length > 0, kind).toBe(
            !['kyc', 'approve', 'approval', 'proof', 'grants'].includes(kind),
          );
      const ending = (await tasks({ kind: 'expiry' })).at(-1);
      const unused = await tasks({ kind: 'hospitality', sponsorship: ending?.SponsorshipId });
      expect(unused.map(({ DueDate }) => DueDate)).toContain(ending?.DueDate);
    },
  );

  it.each(demoLogins)('shows $email sponsorships in every status, and a believable overview', async ({ email }) => {
    const { client } = await demo.logIn(email);
    const { body } = await client.post('/api/sponsorships', { perPage: 100 });
    const rows = body.Result as { Status: string | null; Utilization: number | null; Logo: string | null }[];
    for (const status of [...sponsorshipStatuses, null])
      expect(rows.filter((row) => row.Status === status).length).toBeGreaterThan(2);
    const used = rows.flatMap((row) => row.Utilization ?? []);
    expect(used.filter((percent) => percent >= 75).length).toBeGreaterThan(3);
    expect(used.filter((percent) => percent >= 50 && percent < 75).length).toBeGreaterThan(3);
    expect(used.filter((percent) => percent < 50).length).toBeGreaterThan(1);
    expect(rows.some((row) => row.Status === 'Aktiv' && row.Utilization === null)).toBe(true);
    expect(rows.some((row) => row.Logo === null)).toBe(true);
    const overview = (await client.get('/api/dashboard/overview')).body;
    expect(overview.contracts).toBe(
      rows.filter((row) => row.Status === 'Aktiv' || row.Status === 'Genforhandling').length,
    );
    expect(overview.bigContracts).toBeGreaterThan(2);
    expect(overview.bigContracts).toBeLessThan(overview.contracts / 2);
    expect(overview.hasTickets).toBeGreaterThan(5);
    expect(overview.sum).toBeGreaterThan(500_000);
  });

  it('uses every flag of a product, in the catalogue and in agreements', async () => {
    const catalogue = await demo.db.select().from(products);
    const agreed = await demo.db.select({ frozen: contractItems.frozen }).from(contractItems);
    const flags = Object.keys(catalogue[0] ?? {}).filter((key) =>
      /^(has|is)[A-Z]/.test(key),
    ) as (keyof (typeof catalogue)[number])[];
    expect(flags).toHaveLength(11);
    for (const flag of flags) {
      expect(
        catalogue.some((product) => product[flag] === true),
        flag,
      ).toBe(true);
      expect(
        agreed.some(({ frozen }) => frozen && (frozen as Record<string, unknown>)[flag] === true),
        flag,
      ).toBe(true);
    }
    expect(new Set(catalogue.map((product) => product.descriptionType))).toEqual(new Set(['none', 'text', 'textarea']));
    expect(catalogue.some((product) => product.productTitle?.includes('{name}'))).toBe(true);
    expect(catalogue.every((product) => /^[a-z0-9-]+\.svg$/.test(product.icon ?? ''))).toBe(true);
  });

  it('has templates that agreements have begun with, and one out of use', async () => {
    const { client } = await demo.logIn('admin@demo.dk');
    const { Result } = (await client.post('/api/settings/templates', {})).body;
    expect(Result).toMatchObject([
      { Name: 'Elitepakke', Active: true, Category: 'Hovedsponsor' },
      { Name: 'Festivalpakke', Active: false, Used: 0 },
      { Name: 'Guldpakke', Active: true, Category: 'Guldsponsor' },
      { Name: 'Ungdomspakke', Active: true, Category: 'Ungdomssponsor' },
    ]);
    for (const { Active, Used } of Result) expect(Used > 1).toBe(Active);
  });

  it('has agreements of every kind, with numbers in the order in which they were made', async () => {
    const all = await demo.db.select().from(contracts).orderBy(contracts.id);
    for (const status of ['Kladde', 'Afventer', 'Godkendt'] as const)
      expect(all.filter((contract) => contract.status === status).length).toBeGreaterThan(2);
    expect(all.some((contract) => contract.simple && contract.status === 'Godkendt')).toBe(true);
    expect(all.map((contract) => contract.number)).toEqual(all.map((contract) => contract.number).toSorted());
    expect(all.at(-1)?.number).toMatch(/^2026-/);
    const archived = await demo.db.select().from(signedDocuments);
    expect(archived.some((document) => document.removedAt !== null && document.reason)).toBe(true);
    expect(archived.some((document) => document.external)).toBe(true);
  });

  it('has three agreements that renew each other with a gap between two of them, and evaluations', async () => {
    const { client } = await demo.logIn('admin@demo.dk');
    const chainOf = async (search: string): Promise<Contract[]> => {
      const [club] = (await client.post('/api/sponsorships', { filter: { search } })).body.Result;
      return (await client.get(`/api/sponsorships/${club.Id}/contracts`)).body;
    };
    const [draft, active, past] = await chainOf('Østerå Håndbold Aalborg');
    expect([draft?.renewsId, active?.renewsId, past?.renewsId]).toEqual([active?.id, past?.id, null]);
    expect(active?.startDate?.slice(0, 7)).toBe(addMonths(past?.endDate ?? '', 4).slice(0, 7));
    // The one that a visitor renews: it follows another, and nothing follows it yet.
    const [running, before] = await chainOf('Limfjordens Boldklub');
    expect(running).toMatchObject({ isActive: true, renewsId: before?.id, renewedById: null });
    const said = (await client.get(`/api/sponsorships/contracts/${before?.id}/evaluation`)).body;
    expect(said).toMatchObject({ recommendation: 'Fortsæt', text: 'Fortsæt uændret: klubben leverede alt' });
  });

  it('has a history of use, notes and public items', async () => {
    const entries = await demo.db.select().from(usageEntries);
    const byItem = Map.groupBy(entries, (entry) => entry.itemId);
    expect([...byItem.values()].some((history) => history.length > 2)).toBe(true);
    expect(entries.filter((entry) => entry.note !== null).length).toBeGreaterThan(50);
    const shown = await demo.db.select().from(contractItems).where(eq(contractItems.public, true));
    expect(shown.length).toBeGreaterThan(5);
    expect(new Set(shown.map((item) => item.section))).toEqual(new Set(['Hospitality']));
  });

  it('has a club whose people, notes and documents tell of two years', async () => {
    const { client } = await demo.logIn(demoLogins[1].email);
    const [club] = await demo.db.select().from(sponsorships).where(eq(sponsorships.name, 'Limfjordens Boldklub'));
    const path = `/api/sponsorships/${club?.id}`;
    const { Result, Total } = (await client.post(`${path}/timeline`, { perPage: 100 })).body;
    expect(Total).toBeGreaterThan(40);
    expect(new Set(Result.map(({ Kind }: { Kind: string }) => Kind)).size).toBe(8);
    const [documents, contacts] = [await client.get(`${path}/documents`), await client.get(`${path}/contacts`)];
    expect([documents.body.length, contacts.body.length]).toEqual([4, 4]);
    for (const { url } of documents.body) expect((await client.get(url)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('places nothing in the future', async () => {
    const [last] = await demo.db.select({ at: sql<string>`max(${auditLog.at})` }).from(auditLog);
    const [file] = await demo.db.select({ at: sql<string>`max(${files.createdAt})` }).from(files);
    for (const at of [last?.at, file?.at]) expect(new Date(at ?? NaN).getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('keeps signed documents that say what was agreed', async () => {
    const [signed] = await demo.db
      .select({ bytes: files.bytes, number: signedDocuments.contractNumber, name: sponsorships.name })
      .from(signedDocuments)
      .innerJoin(files, eq(files.id, signedDocuments.fileId))
      .innerJoin(contracts, eq(contracts.id, signedDocuments.contractId))
      .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
      .limit(1);
    const { text } = await extractText(new Uint8Array(signed?.bytes ?? []), { mergePages: true });
    expect(text).toContain(signed?.number);
    expect(text).toContain(signed?.name);
    expect(text).toContain('Fjordbanken');
  });

  it('has agreements out for signature, one half signed and one past its deadline, and ten mails', async () => {
    const { rows } = await demo.db.execute(sql`select deadline < ${'2026-10-14'}::date as over,
      (select count(*)::int from signers r where r.signing_id = g.id and r.signed_at is not null) as signed
      from signings g where outcome is null order by 1`);
    expect(rows).toEqual([
      { over: false, signed: 1 },
      { over: true, signed: 0 },
    ]);
    expect((await demo.db.execute(sql`select id from mails`)).rows).toHaveLength(10);
  });
});

it('seeds nothing at all where it fails in the middle', { timeout: SEEDING }, async () => {
  const { db, asOwner, close } = await openTestDatabase();
  await asOwner(sql`create function fail() returns trigger language plpgsql as $$ begin
    if (select count(*) from signed_documents) >= 2 then raise exception 'the disk is full'; end if; return new; end $$`);
  await asOwner(sql`create trigger fail before insert on signed_documents for each row execute function fail()`);
  const deps = { db, clock: { now: () => NOW }, config: plainConfig, cipher: null };
  await expect(seedDemo(deps)).rejects.toThrow();
  for (const table of [users, sponsorships, contracts, files, auditLog, products])
    expect(await db.select({ rows: count() }).from(table)).toEqual([{ rows: 0 }]);
  await close();
});
