import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
const path = (id: number) => `/api/sponsorships/contracts/${id}/evaluation`;
const evaluate = (id: number, body: object, client: TestClient = test.user) => client.post(path(id), body);
const read = (id: number, client: TestClient = test.user) => client.get(path(id));
const values = {
  exposure: 4,
  relation: 5,
  delivery: 3,
  local: null,
  recommendation: 'Fortsæt',
  text: 'Fortsæt uændret: klubben leverede alt',
};
const nothing = { exposure: null, relation: null, delivery: null, local: null, recommendation: null, text: null };

describe('the evaluation of an agreement', () => {
  it('is null until somebody says it, and is then as it was said, by whom and when', async () => {
    const { id } = await agreements.approved(sponsorship);
    expect((await read(id)).body).toBeNull();
    const said = ok(await evaluate(id, values));
    expect(said).toEqual({
      ...values,
      contractId: id,
      version: 1,
      by: 'Bo Bruger',
      at: test.clock.now().toISOString(),
    });
    expect(ok(await read(id))).toEqual(said);
  });

  it('is one, and is said anew as a whole', async () => {
    const { id, version } = await agreements.approved(sponsorship);
    ok(await evaluate(id, values));
    const anew = ok(await evaluate(id, { version: 1, delivery: 1 }, test.admin));
    expect(anew).toMatchObject({ ...nothing, delivery: 1, version: 2, by: 'Anna Admin' });
    // The agreement itself is as it was.
    expect((await agreements.get(id)).version).toBe(version);
  });

  it('may say nothing, with empty values in each form', async () => {
    const { id } = await agreements.approved(sponsorship);
    expect(ok(await evaluate(id, {}))).toMatchObject(nothing);
    expect(ok(await evaluate(id, { exposure: '', recommendation: '', text: '' }))).toMatchObject(nothing);
  });

  it('of another version is refused, also where nobody had said one yet', async () => {
    const { id } = await agreements.approved(sponsorship);
    ok(await evaluate(id, values));
    for (const version of [0, 2]) expect((await evaluate(id, { ...values, version })).status).toBe(409);
    expect(ok(await read(id)).version).toBe(1);
  });

  it('of one version is saved once, where twenty ask at the same moment', async () => {
    const { id } = await agreements.approved(sponsorship);
    const answers = await Promise.all(Array.from({ length: 20 }, () => evaluate(id, { ...values, version: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });

  it.each<[string, unknown]>([
    ...(['exposure', 'relation', 'delivery', 'local'] as const).flatMap((mark) =>
      [0, 6, 2.5, -1, 'god'].map((value) => [mark, value] as [string, unknown]),
    ),
    ['recommendation', 'Måske'],
    ['text', 'x'.repeat(10_001)],
  ])('%s is not %s', async (field, value) => {
    const [known] = (await agreements.list(sponsorship)).filter(({ status }) => status === 'Godkendt');
    const answer = await evaluate(known?.id ?? 0, { ...values, [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('is that of an agreement in an area of the asker', async () => {
    const { id } = await agreements.approved(sponsorship);
    expect((await read(id, test.other)).status).toBe(404);
    expect((await evaluate(id, values, test.other)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });

  it('is written to the log, its text where it can be erased', async () => {
    const { id } = await agreements.approved(sponsorship);
    ok(await evaluate(id, values));
    const lines = await auditOf(test, () => evaluate(id, { ...values, exposure: 5 }));
    expect(lines).toEqual([
      expect.objectContaining({ action: 'evaluate', entity: 'contract', entityId: id, actorName: 'Bo Bruger' }),
    ]);
    expect(lines[0]).toMatchObject({ before: { exposure: 4, version: 1 }, after: { exposure: 5, version: 2 } });
    const history = ok(await test.user.post(`/api/sponsorships/contracts/${id}/history`, {})).Result;
    expect(history[0]).toMatchObject({
      Text: expect.stringContaining('evaluerede aftale'),
      Changes: [{ label: 'Eksponering', before: '4', after: '5' }],
    });
  });

  it('goes with its agreement, and comes back with it', async () => {
    const { id } = await agreements.approved(sponsorship);
    ok(await evaluate(id, { ...values, exposure: 1 }));
    const said = ok(await evaluate(id, values));
    ok(await agreements.call(sponsorship, 'edit', { id }));
    expect((await agreements.call(sponsorship, 'delete', { id })).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    ok(await agreements.call(sponsorship, 'undelete', { id }));
    expect(ok(await read(id))).toEqual(said);
  });

  it('is not taken over by a copy or a renewal', async () => {
    const { sponsorship: club, contract } = await agreements.active();
    ok(await evaluate(contract.id, values));
    const draft = ok(await agreements.call(club.id, 'renew', { id: contract.id }));
    expect((await read(draft.id)).body).toBeNull();
  });
});
