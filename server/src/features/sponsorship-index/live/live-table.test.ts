import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integers, numbers, texts } from './columns.ts';
import { LiveTable } from './live-table.ts';

type Row = { id: number; name: string; sum: number | null; area: number };

const newTable = () =>
  new LiveTable<Row, 'Name' | 'Sum' | 'Largest'>({
    columns: { id: integers(), name: texts(), sum: numbers(), area: integers() },
    fields: {
      Name: { value: (row) => row.name },
      Sum: { value: (row) => row.sum },
      Largest: { value: (row) => row.area, first: (row) => -(row.sum ?? 0) },
    },
  });
type Table = ReturnType<typeof newTable>;

const put = (table: Table, row: Row) => table.set(row, row.name);
const tableOf = (...rows: Partial<Row>[]): Table => {
  const table = newTable();
  for (const [at, row] of rows.entries()) put(table, { id: at + 1, name: 'x', sum: 0, area: 1, ...row });
  return table;
};
const inArea = (area: number) => [{ key: `area ${area}`, holds: (row: Row) => row.area === area }];
const all = { filters: [], search: '', before: 0, count: 1_000 };
const by = (field: 'Name' | 'Sum' | 'Largest', dir: 'asc' | 'desc' = 'asc') => ({ ...all, sort: { field, dir } });
const namesOf = ({ rows }: { rows: Row[] }) => rows.map(({ name }) => name);
const idsOf = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id);

describe('a live table', () => {
  it('stands in Danish order, in both directions', () => {
    const names = ['Zoo', 'Ærø', 'Aabenraa', 'Øster', 'odense', 'Århus'];
    const table = tableOf(...names.map((name) => ({ name })));
    expect(namesOf(table.find(by('Name')))).toEqual(['odense', 'Zoo', 'Ærø', 'Øster', 'Aabenraa', 'Århus']);
    expect(namesOf(table.find(by('Name', 'desc')))).toEqual(['Århus', 'Aabenraa', 'Øster', 'Ærø', 'Zoo', 'odense']);
  });

  it('puts null last in both directions, and ties by id', () => {
    const table = tableOf({ sum: null }, { sum: 2 }, { sum: 1 }, { sum: 2 }, { sum: null });
    expect(idsOf(table.find(by('Sum')))).toEqual([3, 2, 4, 1, 5]);
    expect(idsOf(table.find(by('Sum', 'desc')))).toEqual([2, 4, 3, 1, 5]);
  });

  it('puts first among ties what is to be first, in both directions, also when it came later', () => {
    const table = tableOf({ sum: 1 }, { sum: 7, area: 2 }, { sum: 3 }, { sum: 3 });
    const orders = () => (['asc', 'desc'] as const).map((dir) => idsOf(table.find(by('Largest', dir))));
    expect(orders()).toEqual([
      [3, 4, 1, 2],
      [2, 3, 4, 1],
    ]);
    put(table, { id: 9, name: 'x', sum: 2, area: 1 });
    put(table, { id: 5, name: 'x', sum: 3, area: 1 });
    expect(orders()).toEqual([
      [3, 4, 5, 9, 1, 2],
      [2, 3, 4, 5, 9, 1],
    ]);
  });

  it('lets rows of another table read the one that they belong to', () => {
    const owners = tableOf({ name: 'Fur' }, { name: 'Als' });
    const table = new LiveTable<{ id: number; of: Row }, 'Name'>({
      columns: { id: integers(), of: owners.owners() },
      fields: { Name: { value: (row) => row.of.name } },
    });
    const [fur, als] = [owners.get(1) as Row, owners.get(2) as Row];
    for (const [id, of] of [fur, als, fur].entries()) table.set({ id, of }, of.name);
    const { rows } = table.find(by('Name') as never);
    expect(rows.map(({ id, of }) => `${id} ${of.name}`)).toEqual(['1 Als', '0 Fur', '2 Fur']);
  });

  it('filters, searches and counts what holds, and shows a page of it', () => {
    const table = tableOf({ name: 'Ærø 1', area: 2 }, { name: 'Ærø 2' }, { name: 'ærø 3' }, { name: 'Fur', area: 1 });
    const question = { ...by('Name'), filters: inArea(1), search: ' ÆRØ ' };
    expect(namesOf(table.find(question))).toEqual(['Ærø 2', 'ærø 3']);
    expect(namesOf(table.find({ ...question, before: 1, count: 1 }))).toEqual(['ærø 3']);
    expect(table.find({ ...question, before: 1, count: 1 }).total).toBe(2);
    expect(table.find({ ...question, before: 5 })).toEqual({ rows: [], total: 2 });
    expect(table.find(by('Name')).total).toBe(4);
  });

  it('takes signs of patterns as letters', () => {
    const table = tableOf({ name: '100%' }, { name: 'a_b' }, { name: '.*' });
    for (const search of ['%', '_', '.*']) expect(table.find({ ...by('Name'), search }).total).toBe(1);
  });

  it('keeps a search right while rows change', () => {
    const table = tableOf({ name: 'Ærø' }, { name: 'Fur' });
    const asked = { ...by('Name'), search: 'ærø' };
    expect(idsOf(table.find(asked))).toEqual([1]);
    put(table, { id: 2, name: 'Ærøskøbing', sum: 0, area: 1 });
    put(table, { id: 3, name: 'Lille Ærø', sum: 0, area: 1 });
    table.delete(1);
    expect(idsOf(table.find(asked))).toEqual([3, 2]);
  });

  it('shows any page of few and of many among thousands', () => {
    const table = tableOf(...Array.from({ length: 3_000 }, (_, at) => ({ area: at % 7, sum: (at * 613) % 1_009 })));
    const { rows } = table.find({ ...by('Sum'), count: 3_000 });
    const held = (first: number) => rows.filter(({ area, id }) => area === 3 && id >= first).map(({ id }) => id);
    for (const [first, total] of [
      [1, 429],
      [2_300, 101],
      [2_301, 100],
    ] as const) {
      const since = { key: `since ${first}`, holds: ({ id }: Row) => id >= first };
      const ids = held(first);
      expect(ids).toHaveLength(total);
      for (let before = 0; before <= total; before += 9) {
        const found = table.find({ ...by('Sum'), filters: [...inArea(3), since], before, count: 10 });
        expect(found.total).toBe(total);
        expect(idsOf(found)).toEqual(ids.slice(before, before + 10));
      }
    }
  });

  it('answers like a list that is filtered and sorted anew, whatever came and went', () => {
    const rowArb = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      name: fc.constantFrom('Ærø', 'Aalborg', 'ål', 'Zoo', 'zoo', 'Fur 1'),
      sum: fc.option(fc.integer({ min: 0, max: 3 })),
      area: fc.integer({ min: 1, max: 2 }),
    });
    const stepArb = fc.oneof(
      rowArb.map((row) => ({ set: row })),
      fc.integer({ min: 1, max: 12 }).map((id) => ({ delete: id })),
      fc.constantFrom('Name', 'Sum').map((field) => ({ ask: field as 'Name' | 'Sum' })),
    );
    const danish = new Intl.Collator('da-DK');
    const expected = (rows: Map<number, Row>, field: 'Name' | 'Sum', dir: 'asc' | 'desc', search: string) => {
      const sign = dir === 'asc' ? 1 : -1;
      const held = [...rows.values()].filter(({ name, area }) => area === 1 && name.toLowerCase().includes(search));
      const compare = (one: Row, other: Row): number => {
        if (field === 'Name') return sign * danish.compare(one.name, other.name);
        if (one.sum === null || other.sum === null) return Number(one.sum === null) - Number(other.sum === null);
        return sign * (one.sum - other.sum);
      };
      return held.sort((one, other) => compare(one, other) || one.id - other.id).map(({ id }) => id);
    };
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 60 }), fc.constantFrom('', 'o', 'aa'), (steps, search) => {
        const [table, rows] = [newTable(), new Map<number, Row>()];
        const check = (field: 'Name' | 'Sum') => {
          for (const dir of ['asc', 'desc'] as const) {
            const ids = expected(rows, field, dir, search);
            const question = { ...by(field, dir), filters: inArea(1), search };
            expect(table.find(question)).toMatchObject({ total: ids.length });
            expect(idsOf(table.find(question))).toEqual(ids);
            for (const before of ids.keys())
              expect(idsOf(table.find({ ...question, before, count: 2 }))).toEqual(ids.slice(before, before + 2));
          }
        };
        for (const step of steps) {
          if ('set' in step) {
            put(table, step.set);
            rows.set(step.set.id, step.set);
          } else if ('delete' in step) {
            table.delete(step.delete);
            rows.delete(step.delete);
          } else check(step.ask);
        }
        check('Name');
        check('Sum');
        expect(table.size).toBe(rows.size);
      }),
    );
  });
});
