import { read } from '@sponsorat/api';
import { defineList, filterBy } from '@sponsorat/api/define-list.ts';
import { listRequest } from '@sponsorat/api/lists.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/database.ts';
import { danish, foldedSql, listAnswerOf, orderOf, placeOf, searchedFor } from './lists.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner(sql`create table things (id int primary key, name text, sort int)`);
  await database.asOwner(sql`grant select, insert on things to sponsorat_user`);
  const names = ['Århus', 'Ærø', 'Aabenraa', 'Øster', 'odense', 'Zoo', '100%', 'a_b', 'a\\b', null];
  for (const [index, name] of names.entries())
    await database.db.execute(sql`insert into things values (${index + 1}, ${name}, ${index % 2})`);
});
afterAll(() => database.close());

const names = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  (await database.db.execute(query)).rows.map((row) => row.name);
const columns = { Name: danish(sql`name`), Sort: sql`sort` };

describe('a list', () => {
  it('stands in Danish order, what has no name last in both directions', async () => {
    const order = (dir: 'asc' | 'desc') =>
      names(sql`select name from things ${orderOf(columns, { field: 'Name', dir }, sql`id`)}`);
    const letters = (list: unknown[]) => list.filter((name) => /^[a-zæøå]{3,}$/i.test(String(name)) && name !== null);
    expect(letters(await order('asc'))).toEqual(['odense', 'Zoo', 'Ærø', 'Øster', 'Aabenraa', 'Århus']);
    expect((await order('asc')).at(-1)).toBeNull();
    expect((await order('desc')).at(-1)).toBeNull();
  });

  it('shows each row once over its pages, also where rows are alike', async () => {
    const order = orderOf(columns, { field: 'Sort', dir: 'desc' }, sql`id`);
    const pages: unknown[] = [];
    for (const page of [1, 2, 3, 4, 5])
      pages.push(
        ...(await database.db.execute(sql`select id from things ${order} limit 3 offset ${(page - 1) * 3}`)).rows.map(
          (row) => row.id,
        ),
      );
    expect(pages).toEqual([2, 4, 6, 8, 10, 1, 3, 5, 7, 9]);
  });

  it.each(['asc', 'desc'] as const)('reads the same from its end as from its beginning: %s', async (dir) => {
    for (const [field, hasNulls] of [
      ['Name', true],
      ['Sort', true],
      ['Sort', false],
    ] as const) {
      const order = (fromEnd: boolean) =>
        database.db.execute(
          sql`select id from things ${orderOf(columns, { field, dir }, sql`id`, { hasNulls, fromEnd })}`,
        );
      expect((await order(true)).rows.toReversed()).toEqual((await order(false)).rows);
    }
  });

  it.each([
    [1, 95, { count: 10, fromEnd: false }],
    [5, 95, { count: 10, fromEnd: false }],
    [6, 95, { count: 10, fromEnd: true }],
    [10, 95, { count: 5, fromEnd: true }],
    [11, 95, { count: 0 }],
    [99, 95, { count: 0, fromEnd: true }],
    [1, 4, { count: 4, fromEnd: false }],
    [1, 0, { count: 0 }],
  ])('finds page %s of %s rows from the end that is nearer', (page, total, place) => {
    expect(placeOf({ page, perPage: 10 }, total)).toMatchObject(place);
  });

  it('leaves none out behind the last page, which a database would refuse', () => {
    expect(placeOf({ page: 99, perPage: 10 }, 95).limit).toEqual(sql`limit ${0} offset ${0}`);
  });

  it.each([
    ['ÆRØ', ['Ærø']],
    ['aaben', ['Aabenraa']],
    ['åben', ['Aabenraa']],
    ['aarhus', ['Århus']],
    ['oester', ['Øster']],
    ['%', ['100%']],
    ['_', ['a_b']],
    ['\\', ['a\\b']],
    ['ODEN', ['odense']],
    ['', ['Århus', 'Ærø', 'Aabenraa', 'Øster', 'odense', 'Zoo', '100%', 'a_b', 'a\\b']],
    ["'; drop table things; --", []],
  ])('is searched for %s as it is written, whatever the case', async (search, expected) => {
    const searched = foldedSql(sql`name`);
    expect(await names(sql`select name from things where ${searchedFor(search, searched)} order by id`)).toEqual(
      expected,
    );
  });

  it('answers with its totals', () => {
    expect(listAnswerOf(['x'], 21, { page: 3, perPage: 10 })).toEqual({ Result: ['x'], TotalPages: 3, Total: 21 });
    expect(listAnswerOf([], 0, { page: 1, perPage: 10 })).toEqual({ Result: [], TotalPages: 0, Total: 0 });
  });
});

describe('what a list is asked for', () => {
  const list = defineList({ filters: { search: filterBy.search }, sort: ['Sort'] });
  const schema = listRequest(list, z.object({ Name: z.string(), Sort: z.number() }));

  it.each([
    {},
    { filter: null, sort: null, page: null, perPage: null },
    { filter: {}, sort: {} },
    { sort: { field: null, dir: null } },
  ])('may leave out every part: %o', (request) => {
    const value = { filter: {}, sort: { field: 'Sort', dir: 'asc' }, page: 1, perPage: 10 };
    expect(read(schema, request)).toEqual({ ok: true, value });
  });

  it.each<[object, string]>([
    [{ sort: { field: 'password_hash' } }, 'sort.field'],
    [{ sort: { field: 'Name', dir: 'op' } }, 'sort.dir'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '2' }, 'page'],
    [{ page: 2 ** 31 }, 'page'],
    [{ perPage: 0 }, 'perPage'],
    [{ perPage: 101 }, 'perPage'],
    [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
    [{ filter: { search: 'a\0' } }, 'filter.search'],
    [{ filter: { search: '\ud800' } }, 'filter.search'],
    [{ filter: [] }, 'filter'],
  ])('is refused on the field: %o', (request, field) => {
    const result = read(schema, request);
    expect(result.ok ? 'taken' : Object.keys(result.fields)).toEqual([field]);
  });
});
