import { foldLetters } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedTable } from './sorted-table.ts';

type Club = { id: number; name: string; sum: number | null; area: number };
type Field = 'Name' | 'Sum';

const newTable = () =>
  new SortedTable<Club, Field>({ Name: (row) => row.name, Sum: (row) => row.sum }, (one, other) => one.id - other.id);
type Table = ReturnType<typeof newTable>;

const put = (table: Table, values: Partial<Club> & { id: number }) => {
  table.remove([values.id]);
  const row = { name: 'x', sum: 0, area: 1, ...values };
  table.add(row.id, row, foldLetters(row.name));
};
const tableOf = (...rows: Partial<Club>[]): Table => {
  const table = newTable();
  for (const [at, row] of rows.entries()) put(table, { id: at + 1, ...row });
  return table;
};
const inArea = (area: number) => ({ [`area ${area}`]: (row: Club) => row.area === area });
const by = (field: Field, dir: 'asc' | 'desc' = 'asc') => ({
  filters: {},
  search: '',
  before: 0,
  count: 3_000,
  sort: { field, dir },
});
const namesOf = ({ rows }: { rows: Club[] }) => rows.map(({ name }) => name);
const idsOf = ({ rows }: { rows: Club[] }) => rows.map(({ id }) => id);

describe('a sorted table', () => {
  it('is in Danish order, in both directions', () => {
    const names = ['Zoo', 'Ærø', 'Aabenraa', 'Øster', 'odense', 'Århus'];
    const table = tableOf(...names.map((name) => ({ name })));
    expect(namesOf(table.page(by('Name')))).toEqual(['odense', 'Zoo', 'Ærø', 'Øster', 'Aabenraa', 'Århus']);
    expect(namesOf(table.page(by('Name', 'desc')))).toEqual(['Århus', 'Aabenraa', 'Øster', 'Ærø', 'Zoo', 'odense']);
  });

  it('puts null last in both directions, and ties by id', () => {
    const table = tableOf({ sum: null }, { sum: 2 }, { sum: 1 }, { sum: 2 }, { sum: null });
    expect(idsOf(table.page(by('Sum')))).toEqual([3, 2, 4, 1, 5]);
    expect(idsOf(table.page(by('Sum', 'desc')))).toEqual([2, 4, 3, 1, 5]);
  });

  it('filters, searches and counts, and shows a page of it', () => {
    const table = tableOf({ name: 'Ærø 1', area: 2 }, { name: 'Ærø 2' }, { name: 'ærø 3' }, { name: 'Fur', area: 1 });
    const question = { ...by('Name'), filters: inArea(1), search: ' ÆRØ ' };
    expect(namesOf(table.page(question))).toEqual(['Ærø 2', 'ærø 3']);
    expect(namesOf(table.page({ ...question, before: 1, count: 1 }))).toEqual(['ærø 3']);
    expect(table.page({ ...question, before: 1, count: 1 }).total).toBe(2);
    expect(table.page({ ...question, before: 5 })).toEqual({ rows: [], total: 2 });
    expect(table.page(by('Name')).total).toBe(4);
  });

  it('removes all rows of a sponsorship, and no others', () => {
    const table = tableOf({ name: 'Als' }, { name: 'Fur' }, { name: 'Mors' });
    for (const [id, name] of ['Livø', 'Læsø'].entries()) table.add(2, { id: 10 + id, name, sum: 0, area: 1 }, name);
    table.page(by('Name'));
    table.remove([2, 3]);
    expect(namesOf(table.page(by('Name')))).toEqual(['Als']);
    expect([table.size, table.get(1)?.name, table.get(2)]).toEqual([1, 'Als', undefined]);
    put(table, { id: 2, name: 'Fur' });
    expect(namesOf(table.page(by('Name', 'desc')))).toEqual(['Fur', 'Als']);
  });

  it('keeps what a filter lets through as long as it is asked for, whatever is searched, and forgets the rest', () => {
    const table = tableOf({ area: 1 }, { area: 2 });
    const rowsAsked = { used: 0, idle: 0 };
    const questionOf = (name: keyof typeof rowsAsked) => ({
      [name]: () => {
        rowsAsked[name] += 1;
        return true;
      },
    });
    table.page({ ...by('Name'), filters: questionOf('idle') });
    for (let at = 0; at < 300; at += 1) table.page({ ...by('Name'), filters: questionOf('used'), search: `nr ${at}` });
    expect(rowsAsked).toEqual({ used: 2, idle: 2 });
    table.page({ ...by('Name'), filters: questionOf('idle') });
    expect(rowsAsked).toEqual({ used: 2, idle: 4 });
  });

  it('takes signs of patterns as letters', () => {
    const table = tableOf({ name: '100%' }, { name: 'a_b' }, { name: '.*' });
    for (const search of ['%', '_', '.*']) expect(table.page({ ...by('Name'), search }).total).toBe(1);
  });

  it('answers like a list that is filtered and sorted anew, whatever came and went', () => {
    const rowArb = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      name: fc.constantFrom('Ærø', 'Aalborg', 'ål', 'Zoo', 'zoo', 'Fur 1'),
      sum: fc.option(fc.integer({ min: 0, max: 3 })),
      area: fc.integer({ min: 1, max: 2 }),
    });
    const stepArb = fc.oneof(
      rowArb.map((row) => ({ put: row })),
      fc.integer({ min: 1, max: 12 }).map((id) => ({ remove: id })),
      fc.constantFrom<Field>('Name', 'Sum').map((field) => ({ ask: field })),
      fc.constant({ forget: true }),
    );
    const danish = new Intl.Collator('da-DK');
    const expectedIds = (rows: Map<number, Club>, field: Field, dir: 'asc' | 'desc', search: string) => {
      const sign = dir === 'asc' ? 1 : -1;
      const matches = [...rows.values()].filter(
        ({ name, area }) => area === 1 && foldLetters(name).includes(foldLetters(search)),
      );
      const compare = (one: Club, other: Club): number => {
        if (field === 'Name') return sign * danish.compare(one.name, other.name);
        if (one.sum === null || other.sum === null) return Number(one.sum === null) - Number(other.sum === null);
        return sign * (one.sum - other.sum);
      };
      return matches.sort((one, other) => compare(one, other) || one.id - other.id).map(({ id }) => id);
    };
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 60 }), fc.constantFrom('', 'o', 'aa'), (steps, search) => {
        const [table, rows] = [newTable(), new Map<number, Club>()];
        const check = (field: Field) => {
          for (const dir of ['asc', 'desc'] as const) {
            const ids = expectedIds(rows, field, dir, search);
            const question = { ...by(field, dir), filters: inArea(1), search };
            expect(table.page(question)).toMatchObject({ total: ids.length });
            expect(idsOf(table.page(question))).toEqual(ids);
            for (const before of ids.keys())
              expect(idsOf(table.page({ ...question, before, count: 2 }))).toEqual(ids.slice(before, before + 2));
          }
        };
        for (const step of steps) {
          if ('put' in step) {
            put(table, step.put);
            rows.set(step.put.id, step.put);
          } else if ('remove' in step) {
            table.remove([step.remove]);
            rows.delete(step.remove);
          } else if ('ask' in step) check(step.ask);
          else table.remove(Array.from({ length: 201 }, () => 0));
        }
        check('Name');
        check('Sum');
        expect(table.rows()).toHaveLength(rows.size);
      }),
    );
  });
});
