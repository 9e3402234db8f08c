import { beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../testing/invariants.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements, sponsorship: shared } = await openContractTests();
let [seats, lounge]: number[] = [];
beforeAll(async () => {
  [seats, lounge] = await makeProducts(test, 'Hospitality', [{ isUtilization: true, hasAmount: true }, {}]);
});

const renew = (sponsorship: number, body: object, client = test.user) =>
  agreements.call(sponsorship, 'renew', body, client);
const remove = async (sponsorship: number, body: { id: number }) =>
  expect((await agreements.call(sponsorship, 'delete', body)).status).toBe(204);
const copy = (sponsorship: number, id: number) => agreements.call(sponsorship, 'copy', { id });
const period = (startDate: string, endDate: string) => ({ startDate, endDate });
const unpaid = { id: expect.any(Number), paid: 0, waiting: 0, status: 'Ikke underskrevet' };
const full = () => ({
  additionalCategories: [test.ids.football],
  renegotiation: '2026-06-01',
  sponsorPaysPrints: true,
  valueOfAdvertisement: 33.333,
  exclusivity: 'Eneste',
  specialAgreements: 'To',
  sponsorshipAmount: 60_000,
  rates: [
    { amount: 30_000.1, dueDate: '2026-02-28' },
    { amount: 29_999.9, dueDate: '2027-01-15' },
  ],
  products: [
    selection(seats as number, { amount: 5, value: 999.5, addOns: ['Egen'], match: 'AGF', catering: true }),
    selection(lounge as number, { selected: false, pool: 'A', season: '26', tvAngle: true }),
  ],
});

describe('a renewal', () => {
  it('is a draft that has all of the agreement but usage, follows it, and is linked with it', async () => {
    const { sponsorship, contract } = await agreements.active([], full());
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
    ok(await agreements.call(sponsorship.id, 'save-utilization', { id: item.id, used: 3 }));
    const draft = ok(await renew(sponsorship.id, { id: contract.id, version: contract.version }));
    expect(draft).toEqual({
      ...contract,
      id: draft.id,
      number: draft.number,
      version: 1,
      status: 'Kladde',
      isActive: false,
      createdBy: 'Bo Bruger',
      signedDocument: null,
      confirmedAt: null,
      confirmedBy: null,
      approvedAt: null,
      approvedBy: null,
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      renegotiation: '2027-06-01',
      rates: [
        { ...unpaid, amount: 30_000.1, rest: 30_000.1, dueDate: '2027-02-28' },
        { ...unpaid, amount: 29_999.9, rest: 29_999.9, dueDate: '2028-01-15' },
      ],
      renewsId: contract.id,
      renewedById: null,
      renewFrom: null,
    });
    expect(await agreements.get(contract.id)).toEqual({
      ...contract,
      renewedById: draft.id,
      successorId: draft.id,
    });
    expect(await agreements.list(sponsorship.id)).toMatchObject([{ renewsId: contract.id }, { renewedById: draft.id }]);
    // Confirmed and signed in the place of the other, nothing of it is used yet.
    const dates = { ...period('2026-02-01', '2026-12-31'), renegotiation: null };
    ok(await agreements.call(sponsorship.id, 'update', { id: draft.id, ...dates }));
    ok(await agreements.call(sponsorship.id, 'confirm', { id: draft.id }));
    ok(await agreements.upload(draft.id));
    const used = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
    expect(used).toMatchObject([{ amount: 5, used: 0 }]);
    expect((await agreements.get(draft.id)).renewsId).toBe(contract.id);
  });

  it('raises amount and rates by percent, the values of products not', async () => {
    const { sponsorship, contract } = await agreements.active([], full());
    const draft = ok(await renew(sponsorship.id, { id: contract.id, percent: 4 }));
    expect(draft).toMatchObject({
      sponsorshipAmount: 62_400,
      amount: 62_400,
      rates: [{ amount: 31_200.1 }, { amount: 31_199.9 }],
    });
    expect(draft.products[0]).toMatchObject({ value: 999.5, amount: 5 });
  });

  it('may begin and end when it is asked to, and leaves out a renegotiation that lies outside', async () => {
    const { sponsorship, contract } = await agreements.active([], full());
    const dates = period('2027-03-01', '2027-05-31');
    const draft = ok(await renew(sponsorship.id, { id: contract.id, ...dates }));
    expect(draft).toMatchObject({ ...dates, renegotiation: null, rates: [{ dueDate: '2027-04-28' }, {}] });
  });

  it('of an agreement that is past begins after it', async () => {
    const { id } = await makeSponsorship(test);
    const past = await agreements.approved(id, period('2024-02-29', '2025-02-28'));
    expect(ok(await renew(id, { id: past.id }))).toMatchObject(period('2025-03-01', '2026-02-28'));
  });

  it('may overlap', async () => {
    const { sponsorship, contract } = await agreements.active();
    const draft = ok(await renew(sponsorship.id, { id: contract.id, startDate: '2026-12-18' }));
    expect(draft).toMatchObject(period('2026-12-18', '2027-12-17'));
  });

  it('of a simple agreement is simple', async () => {
    const { id } = await makeSponsorship(test);
    const values = { ...period('2026-01-01', '2026-12-31'), category: test.ids.football, sponsorshipAmount: 5 };
    const simple = ok(await agreements.call(id, 'confirm-simple', values));
    ok(await agreements.upload(simple.id));
    expect(ok(await renew(id, { id: simple.id }))).toMatchObject({ simple: true, products: [] });
  });

  it('writes one line to the audit log', async () => {
    const { sponsorship, contract } = await agreements.active();
    const lines = await auditOf(test, () => renew(sponsorship.id, { id: contract.id }));
    const { renewedById } = await agreements.get(contract.id);
    const before = { id: contract.id };
    expect(lines).toMatchObject([{ action: 'renew', entity: 'contract', entityId: renewedById, before }]);
    expect(lines[0]?.after).toMatchObject({ renewsId: contract.id });
    expect(lines[0]?.after).not.toHaveProperty('renewedById');
  });
});

describe('an agreement is renewed once', () => {
  it('a second time is refused, and told by which', async () => {
    const { sponsorship, contract } = await agreements.active();
    const { id, number } = ok(await renew(sponsorship.id, { id: contract.id }));
    const usedBy = [{ kind: 'contract', id, name: `${number} ${sponsorship.name}`, sponsorshipId: sponsorship.id }];
    // It comes before what is wrong with the fields.
    expect(await renew(sponsorship.id, { id: contract.id, percent: 'x' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('allerede fornyet'), usedBy, usedByTotal: 1 },
    });
    expect(await agreements.list(sponsorship.id)).toHaveLength(2);
  });

  it('by one draft, where twenty ask at once', async () => {
    const { sponsorship, contract } = await agreements.active();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => renew(sponsorship.id, { id: contract.id }, n % 2 ? test.user : test.admin)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(await agreements.list(sponsorship.id)).toHaveLength(2);
  });

  it('also where a later one was made by hand: that does not stop it', async () => {
    const { sponsorship, contract } = await agreements.active();
    await agreements.draft(sponsorship.id, period('2027-01-01', '2027-12-31'));
    ok(await renew(sponsorship.id, { id: contract.id }));
  });

  it.each(['draft', 'awaiting'] as const)('an agreement that is %s is not', async (status) => {
    const { id } = await agreements[status](shared);
    expect((await renew(shared, { id })).status).toBe(409);
  });

  it('again when its successor was deleted', async () => {
    const { sponsorship, contract } = await agreements.active();
    const { id } = ok(await renew(sponsorship.id, { id: contract.id }));
    await remove(sponsorship.id, { id });
    expect((await agreements.get(contract.id)).renewedById).toBeNull();
    ok(await renew(sponsorship.id, { id: contract.id }));
  });

  it('and a successor whose predecessor was deleted has none', async () => {
    const { sponsorship, contract } = await agreements.active();
    const { id } = ok(await renew(sponsorship.id, { id: contract.id }));
    await remove(sponsorship.id, { id: contract.id });
    expect((await agreements.get(id)).renewsId).toBeNull();
  });
});

describe('what is refused', () => {
  it.each([
    [{ percent: -100.01 }, 'percent'],
    [{ percent: 1000.01 }, 'percent'],
    [{ percent: 1.234 }, 'percent'],
    [{ percent: 'mange' }, 'percent'],
    [{ startDate: '2027-02-30' }, 'startDate'],
    [{ startDate: '2999-06-01' }, 'startDate'],
    [{ startDate: '2027-02-01', endDate: '2027-01-31' }, 'endDate'],
    [{ endDate: '2026-12-31' }, 'endDate'],
  ])('%j names %s', async (sent, field) => {
    const [contract] = (await agreements.list(shared)).filter((one) => one.status === 'Godkendt');
    const { id } = contract ?? (await agreements.approved(shared));
    const answer = await renew(shared, { id, ...sent });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('an amount that nobody could save', async () => {
    const { sponsorship, contract } = await agreements.active([], { sponsorshipAmount: 999_999_999_999 });
    const answer = await renew(sponsorship.id, { id: contract.id, percent: 10 });
    expect(answer).toMatchObject({ status: 422, body: { fields: { percent: expect.any(String) } } });
  });

  it('what is not there, of another club, of another version, and of another area', async () => {
    const { sponsorship, contract } = await agreements.active();
    expect((await renew(shared, { id: contract.id })).status).toBe(404);
    expect((await renew(sponsorship.id, { id: 999_999 })).status).toBe(404);
    expect((await renew(sponsorship.id, { id: contract.id }, test.other)).status).toBe(404);
    expect((await renew(sponsorship.id, { id: contract.id, version: 99 })).status).toBe(409);
    expect((await renew(sponsorship.id, {})).status).toBe(422);
  });
});

describe('a copy', () => {
  it('of the active agreement renews it, where no other does, and is never refused for it', async () => {
    const { sponsorship, contract } = await agreements.active();
    const first = ok(await copy(sponsorship.id, contract.id));
    expect(first.renewsId).toBe(contract.id);
    expect(ok(await copy(sponsorship.id, contract.id)).renewsId).toBeNull();
    expect((await renew(sponsorship.id, { id: contract.id })).body.usedBy).toMatchObject([{ id: first.id }]);
  });

  it('of another renews nothing', async () => {
    const { id } = await makeSponsorship(test);
    const past = await agreements.approved(id, period('2024-01-01', '2024-12-31'));
    const draft = await agreements.draft(id);
    for (const source of [past, draft]) expect(ok(await copy(id, source.id)).renewsId).toBeNull();
  });

  it('of which there are twenty at once is linked once', async () => {
    const { sponsorship, contract } = await agreements.active();
    const answers = await Promise.all(Array.from({ length: 20 }, () => copy(sponsorship.id, contract.id)));
    expect(answers.filter(({ body }) => body.renewsId === contract.id)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.renewsId === null)).toHaveLength(19);
  });
});

describe('a deleted successor that is brought back', () => {
  const makeDeleted = async () => {
    const { sponsorship, contract } = await agreements.active();
    const { id } = ok(await renew(sponsorship.id, { id: contract.id }));
    await remove(sponsorship.id, { id });
    return { sponsorship: sponsorship.id, contract: contract.id, id };
  };

  it('is linked again', async () => {
    const { sponsorship, contract, id } = await makeDeleted();
    expect(ok(await agreements.call(sponsorship, 'undelete', { id })).renewsId).toBe(contract);
    expect((await agreements.get(contract)).renewedById).toBe(id);
  });

  it('says who made it, and when, also where it was confirmed in between', async () => {
    const { sponsorship, contract } = await agreements.active();
    const made = ok(await renew(sponsorship.id, { id: contract.id }));
    const again = async () => {
      await remove(sponsorship.id, { id: made.id });
      const { createdAt, createdBy } = ok(await agreements.call(sponsorship.id, 'undelete', { id: made.id }));
      return { createdAt, createdBy };
    };
    const creation = { createdAt: made.createdAt, createdBy: made.createdBy };
    expect(creation.createdBy).toBe('Bo Bruger');
    expect(await again()).toEqual(creation);
    test.clock.moveBy(60_000);
    ok(await agreements.call(sponsorship.id, 'confirm', { id: made.id }));
    ok(await agreements.call(sponsorship.id, 'edit', { id: made.id }));
    expect(await again()).toEqual(creation);
  });

  it('is not where another took its place', async () => {
    const { sponsorship, contract, id } = await makeDeleted();
    const other = ok(await renew(sponsorship, { id: contract }));
    expect(ok(await agreements.call(sponsorship, 'undelete', { id })).renewsId).toBeNull();
    expect((await agreements.get(contract)).renewedById).toBe(other.id);
  });

  it('is not where the agreement that it renewed is gone', async () => {
    const { sponsorship, contract, id } = await makeDeleted();
    await remove(sponsorship, { id: contract });
    expect(ok(await agreements.call(sponsorship, 'undelete', { id })).renewsId).toBeNull();
  });

  it('comes back while another renewal is made, and one of them is linked', async () => {
    const { sponsorship, contract, id } = await makeDeleted();
    const [back, made] = await Promise.all([
      agreements.call(sponsorship, 'undelete', { id }),
      renew(sponsorship, { id: contract }),
    ]);
    const links = [back, made].filter((answer) => answer.status === 200 && answer.body.renewsId === contract);
    expect([back.status, links.length]).toEqual([200, 1]);
  });
});

describe('the link of a draft', () => {
  const link = (sponsorship: number, id: number | undefined, renewsId: unknown) =>
    agreements.call(sponsorship, 'update', { id, renewsId });
  const names = { status: 422, body: { fields: { renewsId: expect.any(String) } } };

  it('can be set and taken away, and stays where it is not sent', async () => {
    const { sponsorship, contract } = await agreements.active();
    const draft = await agreements.draft(sponsorship.id, { renewsId: contract.id });
    expect(draft.renewsId).toBe(contract.id);
    const saved = ok(await agreements.call(sponsorship.id, 'update', { id: draft.id, exclusivity: 'Ja' }));
    expect(saved.renewsId).toBe(contract.id);
    expect(ok(await agreements.call(sponsorship.id, 'update', saved)).renewsId).toBe(contract.id);
    expect(ok(await link(sponsorship.id, draft.id, null)).renewsId).toBeNull();
    expect(ok(await link(sponsorship.id, draft.id, contract.id)).renewsId).toBe(contract.id);
  });

  it('is to another, approved agreement of the club, and to none that comes after it', async () => {
    const { sponsorship, contract } = await agreements.active();
    const draft = await agreements.draft(sponsorship.id);
    const foreign = await agreements.active();
    for (const id of [draft.id, foreign.contract.id, 999_999, 'x'])
      expect(await link(sponsorship.id, draft.id, id)).toMatchObject(names);
    expect(await link(sponsorship.id, undefined, foreign.contract.id)).toMatchObject(names);
    const awaiting = await agreements.awaiting(sponsorship.id);
    expect(await link(sponsorship.id, draft.id, awaiting.id)).toMatchObject(names);
    // The first of a chain, back as a draft, cannot follow the last.
    const next = ok(await renew(sponsorship.id, { id: contract.id }));
    ok(await agreements.call(sponsorship.id, 'confirm', { id: next.id }));
    ok(await agreements.upload(next.id));
    ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
    expect((await agreements.get(next.id)).renewsId).toBe(contract.id);
    expect(await link(sponsorship.id, contract.id, next.id)).toMatchObject(names);
  });

  it('is refused where another has it', async () => {
    const { sponsorship, contract } = await agreements.active();
    const { id } = ok(await renew(sponsorship.id, { id: contract.id }));
    const draft = await agreements.draft(sponsorship.id);
    const taken = { status: 409, body: { usedBy: [{ id }] } };
    expect(await link(sponsorship.id, draft.id, contract.id)).toMatchObject(taken);
    expect(await link(sponsorship.id, undefined, contract.id)).toMatchObject(taken);
  });
});

it('leaves everything in order', async () => {
  expect(await brokenInvariants(test.db)).toEqual([]);
});

describe('a renewal that begins with a template', () => {
  const template = async (values: object = {}): Promise<number> => {
    const terms = { category: test.ids.football, months: 12, sponsorshipAmount: 75_000, exclusivity: 'Skabelonens' };
    const body = {
      name: `Guld ${Math.random()}`,
      active: true,
      terms: { ...terms, rates: [{ percent: 100, month: 1 }] },
    };
    return ok(await test.admin.post('/api/settings/templates/update', { ...body, ...values })).id;
  };

  it('follows the agreement in time, and says what the template says', async () => {
    const { sponsorship, contract } = await agreements.active([], full());
    const templateId = await template();
    const answer = await renew(sponsorship.id, { id: contract.id, templateId, percent: 50 });
    expect(ok(answer)).toMatchObject({
      renewsId: contract.id,
      templateId,
      simple: false,
      status: 'Kladde',
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      sponsorshipAmount: 75_000,
      exclusivity: 'Skabelonens',
      rates: [{ amount: 75_000, dueDate: '2027-01-01' }],
      specialAgreements: null,
      products: [],
    });
    expect((await renew(sponsorship.id, { id: contract.id, templateId })).status).toBe(409);
  });

  it('makes a full agreement of a simple one, in the period that is asked for', async () => {
    const { id } = await makeSponsorship(test);
    const values = { category: test.ids.football, sponsorshipAmount: 1000, ...period('2026-01-01', '2026-12-31') };
    const simple = ok(await agreements.call(id, 'confirm-simple', values));
    ok(await agreements.upload(simple.id));
    const body = { id: simple.id, templateId: await template(), ...period('2027-02-01', '2029-01-31') };
    const renewed = ok(await renew(id, body));
    expect(renewed).toMatchObject({ simple: false, ...period('2027-02-01', '2029-01-31'), amount: 150_000 });
  });

  it('is refused with one that is not offered', async () => {
    const { sponsorship, contract } = await agreements.active();
    const templateId = await template({ active: false });
    const refused = await renew(sponsorship.id, { id: contract.id, templateId });
    expect(refused).toMatchObject({ status: 422, body: { fields: { templateId: 'Skabelon er ikke aktiv' } } });
    const reversed = { id: contract.id, templateId: await template(), ...period('2028-01-01', '2027-01-01') };
    expect((await renew(sponsorship.id, reversed)).body.fields).toHaveProperty('endDate');
    expect((await agreements.get(contract.id)).renewedById).toBeNull();
  });
});
