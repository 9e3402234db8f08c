import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../features/contracts/contracts.testing.ts';
import { ok } from '../../features/sponsorships/sponsorships.testing.ts';
import { caseOf, openResources, type ResourceCase, type Resources } from './resource.testing.ts';

type SortedRecord = { id: number; name: string; sort: number | null; version: number };

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
});
afterAll(() => resources.close());

describe.each(['product-category', 'product'] as const)('moving: %s', (name) => {
  let entity: ResourceCase;
  let all: SortedRecord[];
  /** Each test's numbers lie behind those of the ones before it. */
  let base = 0;
  const { admin, user, anonymous } = {
    admin: () => resources.test.admin,
    user: () => resources.test.user,
    anonymous: () => resources.test.anonymous(),
  };
  const ids = () => all.map(({ id }) => id);
  const at = (place: number): SortedRecord => {
    const record = all[place];
    if (!record) throw new Error(`Nothing stands at ${place}`);
    return record;
  };
  const move = (id: number, where: object, client = admin()) => client.post(`${entity.path}/${id}/move`, where);
  const get = async (id: number): Promise<SortedRecord> => ok(await admin().get(`${entity.path}/${id}`));
  /** Those of this test, in the order of the list. */
  const order = async (): Promise<number[]> => {
    const { Result } = ok(await admin().post(entity.path, { perPage: 100 })) as { Result: { Id: number }[] };
    return Result.map(({ Id }) => Id).filter((id) => ids().includes(id));
  };

  beforeEach(async () => {
    entity = caseOf(resources, name);
    all = [];
    base += 1000;
    for (const [index, sort] of [base + 10, base + 20, base + 30, base + 31].entries())
      all.push(ok(await admin().post(`${entity.path}/update`, { ...entity.values(`Nr. ${index}`), sort })));
  });

  it('puts it before or after another, over any distance, and answers it as it is then', async () => {
    const [first, second, third, fourth] = ids();
    const answer = ok(await move(at(3).id, { before: first }));
    expect(answer).toEqual(await get(at(3).id));
    expect(await order()).toEqual([fourth, first, second, third]);
    ok(await move(at(0).id, { after: third, before: null }));
    expect(await order()).toEqual([fourth, second, third, first]);
  });

  it('changes no other number than it must; what changed has a new version, the rest keeps its own', async () => {
    const lines = await auditOf(resources.test, () => move(at(3).id, { after: at(0).id }));
    const now = await Promise.all(ids().map(get));
    const changed = now.filter(({ version }) => version > 1);
    expect(changed).toEqual([{ ...at(3), sort: expect.any(Number), version: 2 }]);
    expect(changed[0]?.sort).toBeGreaterThan(base + 10);
    expect(changed[0]?.sort).toBeLessThan(base + 20);
    expect(lines).toMatchObject([
      {
        action: 'move',
        entity: name,
        entityId: at(3).id,
        before: { sort: base + 31 },
        after: { sort: changed[0]?.sort },
      },
    ]);
  });

  it('makes room where there is none, with a line for each that gave way', async () => {
    const lines = await auditOf(resources.test, () => move(at(0).id, { after: at(2).id }));
    expect(await order()).toEqual([at(1).id, at(2).id, at(0).id, at(3).id]);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ entityId }) => entityId)).size).toBe(lines.length);
    for (const { entityId, after } of lines) expect(after).toMatchObject({ sort: (await get(Number(entityId))).sort });
  });

  it('writes nothing where it already stands', async () => {
    const lines = await auditOf(resources.test, async () => {
      expect(ok(await move(at(1).id, { after: at(0).id }))).toEqual(at(1));
      expect(ok(await move(at(1).id, { before: at(1).id }))).toEqual(at(1));
    });
    expect(lines).toEqual([]);
  });

  it('makes a form that saw the old number say so, instead of putting it back', async () => {
    ok(await move(at(3).id, { before: at(0).id }));
    expect(await admin().post(`${entity.path}/update`, at(3))).toMatchObject({
      status: 409,
      body: { by: 'Anna Admin' },
    });
  });

  it('takes several at once as if they came one after the other', async () => {
    const [first = 0, , third = 0, fourth = 0] = ids();
    type Where = { before: number } | { after: number };
    const moves: [number, Where][] = [
      [fourth, { before: first }],
      [third, { before: first }],
      [first, { after: fourth }],
    ];
    const answers = await Promise.all(moves.map(([id, where]) => move(id, where)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);

    const put = (before: number[], [id, where]: [number, Where]): number[] => {
      const others = before.filter((other) => other !== id);
      const place = 'before' in where ? others.indexOf(where.before) : others.indexOf(where.after) + 1;
      return others.toSpliced(place, 0, id);
    };
    const sequences = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((sequence) => sequence.flatMap((index) => moves.slice(index, index + 1)).reduce(put, ids()));
    expect(sequences).toContainEqual(await order());
  });

  it.each<[string, object, number, string[] | undefined]>([
    ['nowhere', {}, 422, ['before']],
    ['to both sides', { before: 1, after: 1 }, 422, ['before']],
    ['before what is not there', { before: 999_999 }, 422, ['before']],
    ['after what is not there', { after: 999_999 }, 422, ['after']],
    ['before a word', { before: 'først' }, 422, ['before']],
  ])('is refused %s', async (_where, body, status, fields) => {
    const answer = await move(at(0).id, body);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({ status, fields });
    expect(await get(at(0).id)).toEqual(at(0));
  });

  it('finds nothing under an id that is not there, and is for Admins', async () => {
    expect((await move(999_999, { before: at(0).id })).status).toBe(404);
    expect((await move(at(1).id, { before: at(0).id }, user())).status).toBe(403);
    expect((await move(at(1).id, { before: at(0).id }, anonymous())).status).toBe(401);
    expect(await order()).toEqual(ids());
  });
});
