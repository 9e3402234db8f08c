import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, makeProducts, openContractTests, selection, signedPdf } from './contracts.testing.ts';
import { sweepDeletedDrafts, tiedTables } from './deleted-drafts.store.ts';
import { deletedDrafts } from './deleted-drafts.table.ts';

const { test, agreements, sponsorship } = await openContractTests();
let [seats, lounge]: number[] = [];
beforeAll(async () => {
  [seats, lounge] = await makeProducts(test, 'Hospitality', [{ isUtilization: true, hasAmount: true }, {}]);
});

const minutesAfterStart = (minutes: number) =>
  test.clock.moveTo(new Date(new Date(START).getTime() + minutes * 60_000).toISOString());
const remove = (id: number, client = test.user) => agreements.call(sponsorship, 'delete', { id }, client);
const undelete = (id: number, client = test.user) => agreements.call(sponsorship, 'undelete', { id }, client);
const historyOf = async (id: number): Promise<{ Text: string }[]> =>
  ok(await test.user.post(`/api/sponsorships/contracts/${id}/history`, {})).Result;

const full = () => ({
  additionalCategories: [test.ids.football],
  renegotiation: '2026-06-01',
  sponsorPaysPrints: true,
  valueOfAdvertisement: 33.333,
  valueOfTickets: 1,
  exclusivity: 'Eneste',
  specialAgreements: 'To',
  rates: [
    { amount: 30_000.1, dueDate: '2026-02-28' },
    { amount: 29_999.9, dueDate: '2027-01-15' },
  ],
  products: [
    selection(seats as number, { amount: 5, value: 999.5, addOns: ['Egen'], match: 'AGF', catering: true }),
    selection(lounge as number, { selected: false, pool: 'A', season: '26', tvAngle: true, description: 'Her' }),
  ],
});

const nothingLeftOut = { leftOut: { categories: 0, products: 0 } };

describe('a deleted draft', () => {
  it('comes back whole, under its number, with its history', async () => {
    const draft = await agreements.draft(sponsorship, full());
    const before = (await historyOf(draft.id)).length;
    await remove(draft.id);
    let back: unknown;
    const lines = await auditOf(test, async () => {
      back = ok(await undelete(draft.id));
    });
    expect(back).toEqual({ ...draft, version: draft.version + 1, ...nothingLeftOut });
    expect(await agreements.get(draft.id)).toEqual({ ...draft, version: draft.version + 1 });
    expect(lines).toMatchObject([
      { action: 'undelete', entity: 'contract', entityId: draft.id, actorName: 'Bo Bruger', before: null },
    ]);
    const history = await historyOf(draft.id);
    expect(history).toHaveLength(before + 2);
    expect(history[0]?.Text).toBe(`Bo Bruger hentede den slettede kladde til aftale ${draft.number} tilbage.`);
    // It can be confirmed like any other draft.
    ok(await agreements.call(sponsorship, 'confirm', { id: draft.id, version: draft.version + 1 }));
  });

  it('that was an agreement before has its archived document and its usage again', async () => {
    const approved = await agreements.approved(sponsorship, { products: [selection(seats as number, { amount: 5 })] });
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship}/hospitality`));
    ok(await agreements.call(sponsorship, 'save-utilization', { id: item.id, used: 3, note: 'Finalen' }));
    ok(await agreements.call(sponsorship, 'delete-file', { id: approved.id, reason: 'Forkert beløb' }));
    const documents = () => test.user.get(`/api/sponsorships/contracts/${approved.id}/documents`).then(ok);
    const known = await documents();
    expect(known).toMatchObject([{ reason: 'Forkert beløb' }]);
    await remove(approved.id);
    ok(await undelete(approved.id));
    expect(await documents()).toEqual(known);
    const rows = await test.db.execute(sql`select id, used from contract_items where contract_id = ${approved.id}`);
    expect(rows.rows).toEqual([{ id: item.id, used: 3 }]);
    ok(await agreements.call(sponsorship, 'confirm', { id: approved.id }));
    ok(await agreements.upload(approved.id));
    expect(ok(await test.user.get(`/api/sponsorships/${sponsorship}/usage/${item.id}`))).toMatchObject([
      { from: 0, to: 3, note: 'Finalen' },
    ]);
  });

  it('has its notes, documents, own tasks and renewal again, but for what was taken from it meanwhile', async () => {
    const { id: club } = await makeSponsorship(test);
    const path = `/api/sponsorships/${club}`;
    const { id } = await agreements.approved(club);
    const other = await agreements.draft(club);
    const note = async (contractId: number | null) =>
      ok(await test.user.post(`${path}/notes/update`, { text: 'Vil have bolde', contractId }));
    const document = async (contractId: number) =>
      ok(await test.user.upload(`${path}/documents?contract=${contractId}`, signedPdf()));
    const task = async (contractId: number) => {
      const values = { title: 'Ring', dueDate: '2026-07-01', sponsorshipId: club, contractId };
      return ok(await test.user.post('/api/tasks/update', values));
    };
    const renewal = ok(await agreements.call(club, 'renew', { id, percent: 4 }));
    ok(await agreements.call(club, 'edit', { id }));
    await note(id);
    await task(id);
    await document(id);
    await test.user.delete(`${path}/documents/${(await document(id)).id}`);
    for (const untied of [note(null), note(other.id), document(other.id), task(other.id)]) await untied;
    const [moved, gone] = [await note(id), await note(id)];
    /** What each record is tied to, by its name. */
    const ties = async () => {
      const { rows } = await test.db.execute<{ name: string; to: number | null }>(sql`
        select 'note ' || id as name, contract_id as to from notes where sponsorship_id = ${club}
        union all select 'document ' || id, contract_id from club_documents where sponsorship_id = ${club}
        union all select 'task ' || id, contract_id from tasks where sponsorship_id = ${club}
        union all select 'renewal', renews_id from contracts where id = ${renewal.id}`);
      return Object.fromEntries(rows.map(({ name, to }) => [name, to]));
    };
    const { [`note ${gone.id}`]: _gone, ...before } = await ties();
    expect(Object.values(before).filter((to) => to === id)).toHaveLength(6);
    await agreements.call(club, 'delete', { id });
    expect(Object.values(await ties())).not.toContain(id);
    ok(await test.user.post(`${path}/notes/update`, { ...moved, contractId: other.id }));
    expect((await test.user.delete(`${path}/notes/${gone.id}`)).status).toBe(204);
    ok(await agreements.call(club, 'undelete', { id }));
    expect(await ties()).toEqual({ ...before, [`note ${moved.id}`]: other.id });
  });

  it('has whatever a deletion unties', async () => {
    const { rows } = await test.db.execute<{ table: string }>(sql`select conrelid::regclass::text as "table"
      from pg_constraint where confrelid = 'contracts'::regclass and confdeltype = 'n' order by 1`);
    // Signed documents are tied again by a trigger.
    expect(rows.map(({ table }) => table)).toEqual([...tiedTables, 'signed_documents'].toSorted());
  });

  it('comes back once, and again after it was deleted again, as it was then', async () => {
    const { id, version } = await agreements.draft(sponsorship);
    await remove(id);
    ok(await undelete(id));
    expect(await undelete(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ikke slettet') },
    });
    ok(await agreements.call(sponsorship, 'update', { id, exclusivity: 'Ny' }));
    await remove(id);
    expect(ok(await undelete(id))).toMatchObject({ exclusivity: 'Ny', version: version + 3 });
  });

  it('comes back once where twenty ask at the same moment', async () => {
    const { id } = await agreements.draft(sponsorship, full());
    await remove(id);
    const lines = await auditOf(test, async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => undelete(id, n % 2 ? test.user : test.admin)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    });
    expect(lines).toHaveLength(1);
    expect((await agreements.get(id)).rates).toHaveLength(2);
  });

  it('comes back for ten minutes', async () => {
    const [first, second] = [await agreements.draft(sponsorship), await agreements.draft(sponsorship)];
    await remove(first.id);
    await remove(second.id);
    try {
      minutesAfterStart(10);
      ok(await undelete(first.id));
      minutesAfterStart(10.1);
      expect(await undelete(second.id)).toMatchObject({
        status: 409,
        body: { message: 'Kladden kan kun hentes tilbage i 10 minutter, efter den blev slettet.' },
      });
    } finally {
      minutesAfterStart(0);
    }
  });

  it('is gone for good when an hour has passed', async () => {
    const { id } = await agreements.draft(sponsorship);
    await remove(id);
    const count = () => test.db.$count(deletedDrafts, eq(deletedDrafts.contractId, id));
    const after = (minutes: number) => new Date(new Date(START).getTime() + minutes * 60_000);
    await sweepDeletedDrafts(test.db, after(60));
    expect(await count()).toBe(1);
    await sweepDeletedDrafts(test.db, after(60.1));
    expect(await count()).toBe(0);
    expect((await undelete(id)).status).toBe(404);
  });

  it('comes back without what was deleted meanwhile, and says how much that is', async () => {
    const [gone] = await makeProducts(test, 'Hospitality', [{ name: 'Udgået' }]);
    const category = await test.fixtures.category('Nedlagt');
    const draft = await agreements.draft(sponsorship, {
      category,
      additionalCategories: [test.ids.football, category],
      products: [selection(gone as number), selection(seats as number, { amount: 1 })],
    });
    await remove(draft.id);
    expect((await test.admin.delete(`/api/products/${gone}`)).status).toBe(204);
    expect((await test.admin.delete(`/api/settings/categories/${category}`)).status).toBe(204);
    expect(ok(await undelete(draft.id))).toEqual({
      ...draft,
      version: draft.version + 1,
      category: null,
      categoryName: null,
      additionalCategories: [test.ids.football],
      products: draft.products.slice(1),
      leftOut: { categories: 2, products: 1 },
    });
  });

  it('is brought back by whoever has the area, and by nobody else', async () => {
    const { id } = await agreements.draft(sponsorship);
    await remove(id, test.admin);
    expect((await undelete(id, test.other)).status).toBe(404);
    const { id: elsewhere } = await makeSponsorship(test);
    expect((await agreements.call(elsewhere, 'undelete', { id })).status).toBe(404);
    ok(await undelete(id, test.user));
  });
});

it('leaves everything in order', async () => {
  expect(await brokenInvariants(test.db)).toEqual([]);
});

describe('what does not come back', () => {
  it('an agreement that was no draft', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    await remove(id);
    expect(await undelete(id)).toMatchObject({
      status: 409,
      body: { message: 'Aftalen var ikke en kladde. Kun slettede kladder kan hentes tilbage.' },
    });
  });

  it('what never was, nor a draft whose sponsorship is gone', async () => {
    expect((await undelete(999_999)).status).toBe(404);
    const { id: club } = await makeSponsorship(test);
    const { id } = await agreements.draft(club);
    await agreements.call(club, 'delete', { id });
    expect((await test.admin.delete(`/api/sponsorships/${club}`)).status).toBe(204);
    expect((await agreements.call(club, 'undelete', { id })).status).toBe(404);
    expect((await agreements.call(sponsorship, 'undelete', {})).status).toBe(422);
  });
});
