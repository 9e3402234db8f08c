import { describe, expect, it } from 'vitest';
import { Masks, together } from './masks.ts';

const slots = (count: number) => Array.from({ length: count }, (_, slot) => slot);
const held = ({ bits }: { bits: Uint8Array }) => slots(bits.length).filter((slot) => bits[slot] === 1);
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
    expect(masks.of('even', isEven)).toMatchObject({ count: 3 });
    masks.put(3);
    expect(held(masks.of('even', isEven))).toEqual([0, 2, 4]);
    expect(asked).toEqual([0, 1, 2, 3, 4, 3]);
  });

  it('count what comes and goes', () => {
    const masks = masksOf(3);
    const all = () => masks.of('all', () => true);
    expect(all().count).toBe(3);
    masks.remove(1);
    masks.remove(1);
    expect(all()).toMatchObject({ count: 2 });
    expect(masks.of('all, asked later', () => true)).toMatchObject({ count: 2 });
    masks.put(1);
    masks.put(1);
    masks.put(5_000);
    expect(held(all())).toEqual([0, 1, 2, 5_000]);
    expect(all().count).toBe(4);
  });

  it('hold together what holds in each, also where one is older and shorter', () => {
    const masks = masksOf(10);
    const older = masks.of('older', (slot) => slot > 4);
    const one = masks.of('one', (slot) => slot < 8);
    const other = masksOf(3_001).of('other', (slot) => slot !== 6);
    const all = together([older, one, other]);
    expect(all && held(all)).toEqual([5, 7]);
    expect(all?.count).toBe(2);
    expect(together([older])).toBe(older);
    expect(together([])).toBeNull();
    expect(held(older)).toEqual([5, 6, 7, 8, 9]);
  });

  it('forget what was not asked for lately, and begin anew in its place', () => {
    const masks = masksOf(1, 3);
    let asked = 0;
    const ask = (key: string, answer = true) =>
      masks.of(key, () => {
        asked += 1;
        return answer;
      });
    for (const key of ['a', 'b', 'c', 'a', 'a']) ask(key);
    expect(asked).toBe(3);
    ask('d');
    expect(ask('b', false).count).toBe(0);
    expect(asked).toBe(5);
    ask('a');
    expect(asked).toBe(5);
  });
});
