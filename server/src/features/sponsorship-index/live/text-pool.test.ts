import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextPool } from './text-pool.ts';

const textArb = fc.option(fc.string({ unit: fc.constantFrom('a', 'b', 'æ', '漢', '⚽'), maxLength: 60 }));

it('keeps what was set last, and says what it holds', () => {
  const stepsArb = fc.array(fc.tuple(fc.nat(30), textArb), { maxLength: 200 });
  const soughtArb = fc.string({ unit: fc.constantFrom('a', 'æ', '漢'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(stepsArb, soughtArb, (steps, sought) => {
      const [pool, last] = [new TextPool(), new Map<number, string | null>()];
      for (const [slot, text] of steps) {
        pool.set(slot, text);
        last.set(slot, text);
      }
      for (const [slot, text] of last) {
        expect(pool.get(slot)).toBe(text);
        expect(pool.holds(slot, Buffer.from(sought))).toBe(text?.includes(sought) ?? false);
      }
    }),
  );
});

it('grows, fills the holes of what was set before, and keeps slots that were never set apart', () => {
  const pool = new TextPool();
  const text = (slot: number, round: number) => `${'ærø'.repeat(20)} ${slot} ${round}`;
  const slots = Array.from({ length: 3_000 }, (_, slot) => slot * 2);
  for (let round = 0; round < 5; round += 1) for (const slot of slots) pool.set(slot, text(slot, round));
  pool.set(4, null);
  pool.set(6, '');
  for (const slot of slots.slice(4)) expect(pool.get(slot)).toBe(text(slot, 4));
  expect([2, 4, 6].map((slot) => pool.get(slot))).toEqual([text(2, 4), null, '']);
  expect([1, 4, 6].map((slot) => pool.holds(slot, Buffer.from('r')))).toEqual([false, false, false]);
});
