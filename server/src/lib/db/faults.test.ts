import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFaultyApp } from '../../testing/injected-faults.ts';

let faulty: Awaited<ReturnType<typeof openFaultyApp>>;
beforeAll(async () => {
  faulty = await openFaultyApp();
});
afterAll(() => faulty.close());

// All the other changes are in the long test.
it.each(['refused', 'lost after'] as const)(
  'a fault at each statement of usage, %s, leaves all or nothing',
  async (fault) => {
    const { faults, ...wrong } = await faulty.failAtEvery('usage', fault);
    expect(wrong).toEqual({ lost: [], halfDone: [], broken: [] });
    expect(faults).toBeGreaterThan(4);
  },
);
