import { beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementValues, auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
let banner: number;
beforeAll(async () => {
  [banner] = (await makeProducts(test, 'Eksponering', [{}])) as [number];
});

const required = ['category', 'startDate', 'endDate', 'sponsorshipAmount'];

describe('confirming', () => {
  it('turns a draft into Afventer, under its own id', async () => {
    const draft = await agreements.draft(sponsorship, { products: [selection(banner, { amount: 2 })] });
    const confirmed = ok(await agreements.call(sponsorship, 'confirm', { id: draft.id, version: 1 }, test.user));
    const confirmedAt = test.clock.now().toISOString();
    expect(confirmed).toEqual({ ...draft, status: 'Afventer', confirmedAt, confirmedBy: 'Bo Bruger', version: 2 });
    expect(await agreements.get(draft.id)).toEqual(confirmed);
  });

  it('asks for all that step 1 requires', async () => {
    const { id } = ok(await agreements.call(sponsorship, 'update', {}));
    const answer = await agreements.call(sponsorship, 'confirm', { id });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      category: 'Kategori skal udfyldes',
      startDate: 'Startdato skal udfyldes',
      endDate: 'Slutdato skal udfyldes',
      sponsorshipAmount: 'Årligt beløb skal udfyldes',
    });
    for (const field of required) {
      const draft = await agreements.draft(sponsorship, { [field]: null });
      const refused = await agreements.call(sponsorship, 'confirm', { id: draft.id });
      expect(Object.keys(refused.body.fields)).toEqual([field]);
    }
    expect(await agreements.get(id)).toMatchObject({ status: 'Kladde', version: 1 });
  });

  it('of an amount of 0 is fine', async () => {
    expect((await agreements.awaiting(sponsorship, { sponsorshipAmount: 0 })).status).toBe('Afventer');
  });

  it('of another version is refused', async () => {
    const { id } = await agreements.draft(sponsorship);
    const answer = await agreements.call(sponsorship, 'confirm', { id, version: 2 });
    expect(answer).toMatchObject({ status: 409, body: { by: 'Anna Admin', at: test.clock.now().toISOString() } });
    expect((await agreements.get(id)).status).toBe('Kladde');
  });

  it.each([{}, { id: null }, { id: '7' }, { id: 'x' }])('needs an id: %j', async (body) => {
    const answer = await agreements.call(sponsorship, 'confirm', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['id']);
  });

  it('writes one line to the audit log', async () => {
    const { id } = await agreements.draft(sponsorship);
    const lines = await auditOf(test, () => agreements.call(sponsorship, 'confirm', { id }));
    expect(lines).toMatchObject([
      {
        action: 'confirm',
        entity: 'contract',
        entityId: id,
        before: { status: 'Kladde' },
        after: { status: 'Afventer' },
      },
    ]);
  });
});

describe('confirming a simple agreement', () => {
  const confirm = (body: object) => agreements.call(sponsorship, 'confirm-simple', body);

  it('makes and confirms it in one', async () => {
    const values = agreementValues(test, { exclusivity: 'Eneste bank', specialAgreements: 'To arrangementer' });
    let id = 0;
    const lines = await auditOf(test, async () => {
      const made = ok(await confirm(values));
      expect(made).toMatchObject({ ...values, simple: true, status: 'Afventer', confirmedBy: 'Anna Admin' });
      ({ id } = made);
    });
    expect(lines).toMatchObject([{ entity: 'contract', entityId: id, before: null, after: { status: 'Afventer' } }]);
    expect((await agreements.get(id)).simple).toBe(true);
  });

  it('saves and confirms a simple draft that there is', async () => {
    const { id } = ok(await confirm(agreementValues(test)));
    const draft = ok(await agreements.call(sponsorship, 'edit', { id }));
    expect(draft).toMatchObject({ simple: true, status: 'Kladde' });
    const saved = ok(await agreements.call(sponsorship, 'update', { id, exclusivity: 'Kladden' }));
    expect(saved).toMatchObject({ simple: true, status: 'Kladde', exclusivity: 'Kladden' });
    const lines = await auditOf(test, async () => {
      const again = ok(await confirm({ id, version: saved.version, specialAgreements: 'Nyt' }));
      expect(again).toMatchObject({ id, exclusivity: 'Kladden', specialAgreements: 'Nyt', status: 'Afventer' });
      expect(again.version).toBeGreaterThan(saved.version);
    });
    expect(lines).toMatchObject([
      { before: { specialAgreements: null, status: 'Kladde' }, after: { specialAgreements: 'Nyt' } },
    ]);
  });

  it('refuses a draft of the full variant, and what is no draft', async () => {
    const full = await agreements.draft(sponsorship);
    expect(await confirm({ id: full.id })).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    const simple = ok(await confirm(agreementValues(test)));
    expect((await confirm({ id: simple.id })).status).toBe(409);
    expect(await agreements.get(full.id)).toEqual(full);
  });

  it('ignores products, whatever they are', async () => {
    for (const products of [[selection(banner, { amount: 3 })], [selection(999_999)], 'vrøvl', [{}]]) {
      const made = ok(await confirm(agreementValues(test, { products })));
      expect(made.products).toEqual([]);
    }
  });

  it('asks for what step 1 requires, and for its rules, and keeps nothing then', async () => {
    const count = async () => (await agreements.list(sponsorship)).length;
    const before = await count();
    const missing = await confirm({});
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.body.fields)).toEqual(required);
    expect(Object.keys((await confirm(agreementValues(test, { startDate: 'nu' }))).body.fields)).toEqual(['startDate']);
    expect(Object.keys((await confirm(agreementValues(test, { endDate: '2025-01-01' }))).body.fields)).toEqual([
      'endDate',
    ]);
    expect(await count()).toBe(before);
  });

  it('of another version changes nothing', async () => {
    const { id } = ok(await confirm(agreementValues(test)));
    const draft = ok(await agreements.call(sponsorship, 'edit', { id }));
    expect((await confirm({ id, version: draft.version - 1, exclusivity: 'X' })).status).toBe(409);
    expect(await agreements.get(id)).toEqual(draft);
  });
});

describe('a draft of a simple agreement', () => {
  const save = (body: object, client = test.admin) => agreements.call(sponsorship, 'update-simple', body, client);

  it('is made, with what there is of it, and says by whom', async () => {
    const lines = await auditOf(test, async () => {
      const made = ok(await save({ exclusivity: 'Eneste bank', products: [selection(banner)] }, test.user));
      expect(made).toMatchObject({ simple: true, status: 'Kladde', exclusivity: 'Eneste bank', category: null });
      expect(made).toMatchObject({ products: [], createdBy: 'Bo Bruger', createdAt: test.clock.now().toISOString() });
      expect(made.number).toMatch(/^2026-\d{4}$/);
    });
    expect(lines).toMatchObject([{ action: 'create', entity: 'contract', before: null, after: { simple: true } }]);
  });

  it('is saved again, keeps who made it, and is confirmed as it is', async () => {
    const made = ok(await save(agreementValues(test, { exclusivity: 'Kladden' }), test.user));
    const saved = ok(await save({ id: made.id, version: made.version, specialAgreements: 'Nyt' }));
    expect(saved).toEqual({ ...made, specialAgreements: 'Nyt', version: made.version + 1 });
    const confirmed = ok(await agreements.call(sponsorship, 'confirm-simple', { id: made.id }));
    expect(confirmed).toMatchObject({ status: 'Afventer', createdBy: 'Bo Bruger', exclusivity: 'Kladden' });
    expect((await save({ id: made.id })).status).toBe(409);
  });

  it('is none of the full variant, nor of another version or sponsorship, and knows the rules of dates', async () => {
    const full = await agreements.draft(sponsorship);
    expect(await save({ id: full.id })).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    const { id, version } = ok(await save({}));
    expect((await save({ id, version: version + 1 })).status).toBe(409);
    expect((await agreements.call(sponsorship + 999, 'update-simple', { id })).status).toBe(404);
    const wrong = await save({ id, startDate: '2026-05-01', endDate: '2026-04-01' });
    expect(Object.keys(wrong.body.fields)).toEqual(['endDate']);
    expect(await agreements.get(full.id)).toEqual(full);
  });

  it('is made by update only where it says so', async () => {
    expect(ok(await agreements.call(sponsorship, 'update', { simple: true })).simple).toBe(true);
    expect(ok(await agreements.call(sponsorship, 'update', {})).simple).toBe(false);
  });
});
