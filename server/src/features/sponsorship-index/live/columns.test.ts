import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booleans, integers, numbers, plain, Rows, sharedTexts, texts } from './columns.ts';

type Row = {
  whole: number | null;
  any: number | null;
  yes: boolean;
  shared: string | null;
  own: string | null;
  ids: readonly number[];
};

const newRows = () =>
  new Rows<Row>({
    whole: integers(),
    any: numbers(),
    yes: booleans(),
    shared: sharedTexts(),
    own: texts(),
    ids: plain(),
  });
const read = ({ whole, any, yes, shared, own, ids }: Row): Row => ({ whole, any, yes, shared, own, ids });

const rowArb = fc.record<Row>({
  whole: fc.option(fc.integer({ min: -(2 ** 31) + 1 })),
  any: fc.option(fc.double({ noNaN: true })),
  yes: fc.boolean(),
  shared: fc.option(fc.constantFrom('', 'Fodbold', 'Håndbold', '⚽')),
  own: fc.option(fc.string({ unit: 'grapheme' })),
  ids: fc.array(fc.nat()),
});

describe('rows in columns', () => {
  it('say what was put there last, also far behind the others', () => {
    const slotArb = fc.oneof(fc.nat(9), fc.integer({ min: 5_000, max: 5_009 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(slotArb, rowArb)), (puts) => {
        const [rows, last] = [newRows(), new Map<number, Row>()];
        for (const [slot, row] of puts) {
          rows.put(slot, row);
          last.set(slot, row);
        }
        for (const [slot, row] of last) expect(read(rows.at(slot))).toEqual(row);
      }),
    );
  });

  it('read as they are now, whenever they were asked for', () => {
    const rows = newRows();
    const row = { whole: 1, any: 0.1, yes: true, shared: 'a', own: 'b', ids: [] };
    rows.put(3, row);
    const found = rows.at(3);
    rows.put(3, { ...row, own: 'c' });
    expect(found.own).toBe('c');
  });
});
