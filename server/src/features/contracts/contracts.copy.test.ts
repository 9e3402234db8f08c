import { beforeAll, describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementValues, auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();
let [seats, lounge]: number[] = [];
beforeAll(async () => {
  [seats, lounge] = await makeProducts(test, 'Hospitality', [{ isUtilization: true }, {}]);
});

const copy = async (sponsorshipId: number, id: number) => ok(await agreements.call(sponsorshipId, 'copy', { id }));
const full = () => ({
  additionalCategories: [test.ids.football],
  renegotiation: '2026-06-01',
  sponsorPaysPrints: true,
  valueOfAdvertisement: 33.333,
  valueOfTickets: 1,
  valueOfCatering: 0,
  exclusivity: 'Eneste',
  specialAgreements: 'To',
  rates: [
    { amount: 30_000.1, dueDate: '2026-02-28' },
    { amount: 29_999.9, dueDate: '2027-01-15' },
  ],
  products: [
    selection(seats as number, {
      amount: 5,
      value: 999.5,
      addOns: ['Egen'],
      match: 'AGF',
      catering: true,
      description: 'Her',
    }),
    selection(lounge as number, { selected: false, amount: 1, pool: 'A', season: '26', tvAngle: true }),
  ],
});

const ratesOf = (...rates: [amount: number, dueDate: string][]) =>
  rates.map(([amount, dueDate]) => ({
    id: expect.any(Number),
    amount,
    dueDate,
    paid: 0,
    waiting: 0,
    rest: amount,
    status: 'Ikke underskrevet',
  }));

/** What a copy does not take over. */
const own = (copied: { id: number; number: string }) => ({
  id: copied.id,
  number: copied.number,
  version: 1,
  status: 'Kladde',
  isActive: false,
  signedDocument: null,
  successorId: null,
  renewFrom: null,
  confirmedAt: null,
  confirmedBy: null,
  approvedAt: null,
  approvedBy: null,
});

describe('a copy', () => {
  it('of the active contract follows it, and has all but number, document, status and usage', async () => {
    const { sponsorship, contract } = await agreements.active([], full());
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
    ok(await agreements.call(sponsorship.id, 'save-utilization', { id: item.id, used: 3 }));
    ok(await agreements.call(sponsorship.id, 'save-public', { id: item.id, public: true }));
    const copied = await copy(sponsorship.id, contract.id);
    expect(copied).toEqual({
      ...contract,
      ...own(copied),
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      renegotiation: '2027-06-01',
      renewsId: contract.id,
      rates: ratesOf([30_000.1, '2027-02-28'], [29_999.9, '2028-01-15']),
    });
    // Its rates are its own: what is paid on those of its source stays there.
    for (const { id } of copied.rates) expect(contract.rates.map((rate) => rate.id)).not.toContain(id);
    expect(copied.number).not.toBe(contract.number);
    // Confirmed in its place, the copy has no usage of its own.
    const dates = { startDate: '2026-02-01', endDate: '2026-12-31', renegotiation: null };
    ok(await agreements.call(sponsorship.id, 'update', { id: copied.id, ...dates }));
    ok(await agreements.call(sponsorship.id, 'confirm', { id: copied.id }));
    ok(await agreements.upload(copied.id));
    expect(ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`))).toMatchObject([
      { amount: 5, used: 0, public: false },
    ]);
    expect(await agreements.get(contract.id)).toMatchObject({ status: 'Godkendt', startDate: '2026-01-01' });
  });

  it('of an active contract that is not whole years is shifted by days', async () => {
    const period = { startDate: '2026-06-01', endDate: '2026-06-30', renegotiation: '2026-06-10' };
    const rates = [{ amount: 1, dueDate: '2026-06-15' }];
    const { sponsorship, contract } = await agreements.active([], { ...period, rates });
    expect(await copy(sponsorship.id, contract.id)).toMatchObject({
      startDate: '2026-07-01',
      endDate: '2026-07-30',
      renegotiation: '2026-07-10',
      rates: [{ amount: 1, dueDate: '2026-07-15' }],
    });
  });

  it('can be confirmed as it is, also after 29 February', async () => {
    test.clock.moveTo('2026-06-15T10:00:00Z');
    const period = { startDate: '2024-02-29', endDate: '2027-02-28', renegotiation: '2024-02-29' };
    const { sponsorship, contract } = await agreements.active([], period);
    const copied = await copy(sponsorship.id, contract.id);
    expect(copied).toMatchObject({ startDate: '2027-03-01', endDate: '2030-02-28', renegotiation: '2027-03-01' });
    ok(await agreements.call(sponsorship.id, 'update', copied));
    ok(await agreements.call(sponsorship.id, 'confirm', { id: copied.id }));
  });

  it.each(['draft', 'awaiting', 'expired', 'coming', 'overlapped'])(
    'of one that is %s keeps its dates',
    async (kind) => {
      const { id } = await makeSponsorship(test);
      const dates = {
        draft: {},
        awaiting: {},
        overlapped: {},
        expired: { startDate: '2025-01-01', endDate: '2025-12-31', renegotiation: null },
        coming: { startDate: '2027-01-01', endDate: '2027-12-31', renegotiation: null },
      }[kind];
      const values = { ...full(), ...dates };
      const station = kind === 'draft' || kind === 'awaiting' ? kind : 'approved';
      const made = await agreements[station](id, values);
      if (kind === 'overlapped') await agreements.approved(id, { startDate: '2026-06-01' });
      const source = await agreements.get(made.id);
      expect(source.isActive).toBe(false);
      const copied = await copy(id, source.id);
      expect(copied).toEqual({
        ...source,
        ...own(copied),
        rates: ratesOf([30_000.1, '2026-02-28'], [29_999.9, '2027-01-15']),
      });
    },
  );

  it('of an empty draft is an empty draft', async () => {
    const { id } = await makeSponsorship(test);
    const empty = ok(await agreements.call(id, 'update', {}));
    const copied = await copy(id, empty.id);
    expect(copied).toEqual({ ...empty, ...own(copied) });
  });

  it('of a simple agreement is simple', async () => {
    const { id } = await makeSponsorship(test);
    const simple = ok(await agreements.call(id, 'confirm-simple', agreementValues(test, { exclusivity: 'X' })));
    expect(await copy(id, simple.id)).toMatchObject({ simple: true, status: 'Kladde', exclusivity: 'X' });
  });

  it('of another version is refused, and makes nothing', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    expect((await agreements.call(id, 'copy', { id: draft.id, version: 5 })).status).toBe(409);
    expect(await agreements.list(id)).toHaveLength(1);
  });

  it('writes one line to the audit log, of what it is a copy of', async () => {
    const { id } = await makeSponsorship(test);
    const source = await agreements.draft(id);
    const lines = await auditOf(test, () => agreements.call(id, 'copy', { id: source.id }, test.user));
    const copied = (await agreements.list(id)).find((contract) => contract.id !== source.id);
    expect(lines).toMatchObject([
      { action: 'copy', entity: 'contract', entityId: copied?.id, actorName: 'Bo Bruger', before: { id: source.id } },
    ]);
    expect(lines[0]?.after).toMatchObject({ number: copied?.number });
  });
});
