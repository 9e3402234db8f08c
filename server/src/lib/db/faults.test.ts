import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFaultyApp } from '../../testing/injected-faults.ts';

let faulty: Awaited<ReturnType<typeof openFaultyApp>>;
beforeAll(async () => {
  faulty = await openFaultyApp();
});
afterAll(() => faulty.close());

// The other fault, and all the other changes, are in the long test.
it('a refusal of each statement of usage leaves all or nothing', async () => {
  const { faults, ...wrong } = await faulty.failAtEvery('usage', 'refused');
  expect(wrong).toEqual({ lost: [], halfDone: [], broken: [] });
  expect(faults).toBeGreaterThan(4);
});
