import { describe, expect, it } from 'vitest';
import { Masks, together } from './masks.ts';

const slots = (count: number) => Array.from({ length: count }, (_, slot) => slot);
const held = ({ bits }: { bits: Uint8Array }) => slots(bits.length).filter((slot) => bits[slot] === 1);

describe('masks', () => {
  it('ask each slot once, and again only the one whose row has changed', () => {
    const masks = new Masks();
    const asked: number[] = [];
    const isEven = (slot: number) => {
      asked.push(slot);
      return slot % 2 === 0;
    };
    expect(masks.of('even', slots(5), isEven)).toMatchObject({ count: 3 });
    masks.put(3);
    expect(held(masks.of('even', slots(5), isEven))).toEqual([0, 2, 4]);
    expect(asked).toEqual([0, 1, 2, 3, 4, 3]);
  });

  it('count what comes and goes', () => {
    const masks = new Masks();
    const all = () => masks.of('all', slots(3), () => true);
    expect(all().count).toBe(3);
    masks.remove(1);
    masks.remove(1);
    expect(all()).toMatchObject({ count: 2 });
    masks.put(1);
    masks.put(1);
    masks.put(5_000);
    expect(held(all())).toEqual([0, 1, 2, 5_000]);
    expect(all().count).toBe(4);
  });

  it('hold together what holds in each, also where one is older and shorter', () => {
    const masks = new Masks();
    const older = masks.of('older', slots(10), (slot) => slot > 4);
    const one = masks.of('one', slots(10), (slot) => slot < 8);
    const longer = new Masks();
    longer.put(3_000);
    const other = longer.of('other', slots(3_001), (slot) => slot !== 6);
    expect(held(together([older, one, other]))).toEqual([5, 7]);
    expect(together([older, one, other]).count).toBe(2);
    expect(together([older])).toBe(older);
  });

  it('forget what was not asked for lately', () => {
    const masks = new Masks();
    let asked = 0;
    const ask = (key: string) =>
      masks.of(key, [0], () => {
        asked += 1;
        return true;
      });
    ask('first');
    for (const key of slots(47)) ask(`other ${key}`);
    ask('first');
    expect(asked).toBe(48);
    ask('one more');
    ask('other 0');
    expect(asked).toBe(50);
    ask('first');
    expect(asked).toBe(50);
  });
});
