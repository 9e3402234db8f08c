import { describe, expect, it } from 'vitest';
import { hasBit, noBits, withBit } from './bits.ts';
import { type Mask, Masks, together } from './masks.ts';

const slots = (count: number) => Array.from({ length: count }, (_, slot) => slot);
const held = ({ bits }: Mask) => slots(bits.length * 32).filter((slot) => hasBit(bits, slot));
const masksOf = (count: number, most = 48) => {
  const masks = new Masks(most);
  for (const slot of slots(count)) masks.put(slot);
  return masks;
};

describe('masks', () => {
  it('ask each slot once, and again only the one whose row has changed', () => {
    const masks = masksOf(5);
    const asked: number[] = [];
    const isEven = (slot: number) => {
      asked.push(slot);
      return slot % 2 === 0;
    };
    expect(masks.of('even', () => ({ holds: isEven }))).toMatchObject({ count: 3 });
    masks.put(3);
    expect(held(masks.of('even', () => ({ holds: isEven })))).toEqual([0, 2, 4]);
    expect(asked).toEqual([0, 1, 2, 3, 4, 3]);
  });

  it('count what comes and goes', () => {
    const masks = masksOf(3);
    const all = () => masks.of('all', () => ({ holds: () => true }));
    expect(all().count).toBe(3);
    masks.remove(1);
    masks.remove(1);
    expect(all()).toMatchObject({ count: 2 });
    expect(masks.of('all, asked later', () => ({ holds: () => true }))).toMatchObject({ count: 2 });
    masks.put(1);
    masks.put(1);
    masks.put(5_000);
    expect(held(all())).toEqual([0, 1, 2, 5_000]);
    expect(all().count).toBe(4);
  });

  it('hold together what holds in each, also where one is older and shorter', () => {
    const masks = masksOf(10);
    const older = masks.of('older', () => ({ holds: (slot) => slot > 4 }));
    const one = masks.of('one', () => ({ holds: (slot) => slot < 8 }));
    const other = masksOf(3_001).of('other', () => ({ holds: (slot) => slot !== 6 }));
    const all = together([older, one, other]);
    expect(all && held(all)).toEqual([5, 7]);
    expect(all?.count).toBe(2);
    expect(together([older])).toBe(older);
    expect(together([])).toBeNull();
    expect(held(older)).toEqual([5, 6, 7, 8, 9]);
  });

  it('ask only what may hold, and nothing where that is certain', () => {
    const masks = masksOf(10);
    masks.remove(2);
    const among = [2, 3, 4].reduce((bits, slot) => withBit(bits, slot, true), noBits());
    const asked: number[] = [];
    const holds = (slot: number) => asked.push(slot) > 0 && slot !== 4;
    expect(held(masks.of('possible', () => ({ holds, among })))).toEqual([3]);
    expect(asked).toEqual([3, 4]);
    expect(held(masks.of('certain', () => ({ holds, among, isCertain: true })))).toEqual([3, 4]);
    expect(asked).toEqual([3, 4]);
  });

  it('forget what was not asked for lately', () => {
    const masks = masksOf(1, 3);
    let asked = 0;
    const ask = (key: string, answer = true) =>
      masks.of(key, () => ({
        holds: () => {
          asked += 1;
          return answer;
        },
      }));
    for (const key of ['a', 'b', 'c', 'a', 'a']) ask(key);
    expect(asked).toBe(3);
    ask('d');
    expect(ask('b', false).count).toBe(0);
    expect(asked).toBe(5);
    ask('a');
    expect(asked).toBe(5);
  });
});
