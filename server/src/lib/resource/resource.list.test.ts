import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../features/sponsorships/sponsorships.testing.ts';
import { caseOf, openResources, type ResourceCase, type Resources, resourceNames } from './resource.testing.ts';

type Row = Record<string, string | number | null>;
type Sort = { field: string; dir?: 'asc' | 'desc' };

/** In Danish order: æ, ø and å last, aa as å; a capital makes no difference. */
const inOrder = ['Bold 100_', 'Bold 100%', 'bueskytter', 'Hvidovre', 'Zebra', 'Ærø', 'Øster Hurup', 'Ålborg'];
const madeAs = ['Zebra', 'Ålborg', 'Bold 100%', 'Øster Hurup', 'Hvidovre', 'bueskytter', 'Bold 100_', 'Ærø'];

let resources: Resources;
beforeAll(async () => {
  resources = await openResources();
  for (const entity of resources.cases)
    for (const [index, name] of madeAs.entries()) {
      resources.test.clock.moveBy(1000);
      await resources.make(entity, name, index);
    }
});
afterAll(() => resources.close());

const collator = new Intl.Collator('da-DK');
const compare = (one: Row[string], other: Row[string]): number => {
  if (one === other) return 0;
  return typeof one === 'string' ? collator.compare(one, String(other)) : Number(one) - Number(other);
};
/** Null is last in both directions, and ties go by id. */
const sortRows = (rows: Row[], key: string, dir: 'asc' | 'desc'): Row[] =>
  rows.toSorted((one, other) => {
    const [a = null, b = null] = [one[key], other[key]];
    if (a !== b && (a === null || b === null)) return a === null ? 1 : -1;
    return (dir === 'asc' ? compare(a, b) : compare(b, a)) || Number(one.Id) - Number(other.Id);
  });

describe.each(resourceNames)('the list: %s', (name) => {
  let entity: ResourceCase;
  beforeAll(() => {
    entity = caseOf(resources, name);
  });
  const ask = (request: object) => resources.test.admin.post(entity.path, request);
  const list = async (request: { filter?: object; sort?: Sort; page?: number; perPage?: number } = {}) =>
    ok(await ask({ perPage: 100, ...request })) as { Result: Row[]; TotalPages: number; Total: number };
  const searchFor = async (search: string, sort?: Sort) =>
    (await list({ filter: { search }, ...(sort && { sort }) })).Result.map((row) => row[entity.nameKey]);

  it('has rows of these keys', async () => {
    const { Result, Total } = await list();
    for (const row of Result) expect(Object.keys(row)).toEqual(entity.row);
    expect(Result).toHaveLength(Total);
  });

  it('shows names in Danish order', async () => {
    const names = async (dir: 'asc' | 'desc') => {
      const { Result } = await list({ sort: { field: entity.nameKey, dir } });
      return Result.map((row) => row[entity.nameKey]).filter((each) => inOrder.includes(String(each)));
    };
    expect(await names('asc')).toEqual(inOrder);
    expect(await names('desc')).toEqual(inOrder.toReversed());
  });

  it('sorts by each column both ways', async () => {
    const { Result } = await list();
    for (const field of entity.row)
      for (const dir of ['asc', 'desc'] as const)
        expect((await list({ sort: { field, dir } })).Result, `${field} ${dir}`).toEqual(sortRows(Result, field, dir));
  });

  it('has its own order, and ten a page, where nothing is asked for', async () => {
    const ordered = await list({ sort: { field: entity.defaultSort } });
    const bare = ok(await ask({}));
    expect(bare.Result).toEqual(ordered.Result.slice(0, 10));
    expect(bare.Total).toBe(ordered.Total);
  });

  it('shows each row once over its pages, and none past the end', async () => {
    const { Result, Total } = await list();
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, perPage: 3 })));
    expect(pages.flatMap((page) => page.Result)).toEqual(Result);
    expect(await list({ page: 99, perPage: 3 })).toEqual({ Result: [], TotalPages: Math.ceil(Total / 3), Total });
  });

  it.each([
    ['ÆRØ', 'Ærø'],
    ['øster h', 'Øster Hurup'],
    ['100%', 'Bold 100%'],
    ['100_', 'Bold 100_'],
    ['  hvido ', 'Hvidovre'],
  ])('finds %s', async (search, expected) => {
    expect(await searchFor(search)).toEqual([expected]);
  });

  it.each(['%', '_', '\\', "'", 'findes ikke'])('takes %s as it is written', async (search) => {
    const { Result } = await list();
    const matching = Result.filter((row) => entity.texts.some((key) => String(row[key] ?? '').includes(search)));
    expect((await searchFor(search)).length).toBe(matching.length);
  });

  it('searches every text of the row, whatever its case, and nothing else', async () => {
    const { Result } = await list();
    for (const key of entity.texts) {
      const text = Result.map((row) => row[key]).find((value) => value !== null);
      const { Result: hits } = await list({ filter: { search: String(text).toUpperCase() } });
      expect(
        hits.map((row) => row[key]),
        key,
      ).toContain(text);
    }
    expect(await searchFor('nyt nr')).toEqual([]);
  });

  it.each<[object, string]>([
    [{ sort: { field: 'version' } }, 'sort.field'],
    [{ sort: { field: 'name' } }, 'sort.field'],
    [{ sort: { field: 'Name; drop table users' } }, 'sort.field'],
    [{ sort: { dir: 'ned' } }, 'sort.dir'],
    [{ page: 0 }, 'page'],
    [{ perPage: 0 }, 'perPage'],
    [{ perPage: 101 }, 'perPage'],
    [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
  ])('refuses %j', async (request, field) => {
    const { status, body } = await ask(request);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] });
  });
});
