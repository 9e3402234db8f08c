import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lookups } from './lookups.ts';

/** A question that a test answers itself. */
const open = () => {
  const asked: { keys: readonly string[]; answer: (found: Map<string, number>) => void; fail: (e: Error) => void }[] =
    [];
  const find = lookups(
    (keys: readonly string[]) =>
      new Promise<Map<string, number>>((answer, fail) => {
        asked.push({ keys, answer, fail });
      }),
  );
  return { find, asked };
};

describe('a look-up', () => {
  it('asks once for all who ask at the same time, and tells each their own', async () => {
    const { find, asked } = open();
    const answers = Promise.all([find('a'), find('b'), find('a'), find('c')]);
    await expect.poll(() => asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
    asked[0]?.answer(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(await answers).toEqual([1, 2, 1, null]);
  });

  it('gathers those who ask while a question is out, and asks anew for them', async () => {
    const { find, asked } = open();
    const first = find('a');
    await expect.poll(() => asked.length).toBe(1);
    const later = [find('a')];
    await setImmediate();
    later.push(find('b'));
    asked[0]?.answer(new Map([['a', 1]]));
    expect(await first).toBe(1);
    await expect.poll(() => asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
    asked[1]?.answer(new Map([['a', 2]]));
    expect(await Promise.all(later)).toEqual([2, null]);
  });

  it('does not wait for a question that stays out', async () => {
    const { find, asked } = open();
    const never = find('a');
    await expect.poll(() => asked.length).toBe(1);
    const next = find('b');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer(new Map([['b', 2]]));
    expect(await next).toBe(2);
    asked[0]?.fail(new Error('stille'));
    await expect(never).rejects.toThrow('stille');
  });

  it('fails for all who asked together, and for nobody after them', async () => {
    const { find, asked } = open();
    const answers = Promise.allSettled([find('a'), find('b')]);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.fail(new Error('væk'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = find('a');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer(new Map([['a', 1]]));
    expect(await again).toBe(1);
  });
});
