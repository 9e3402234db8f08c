import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../testing/changes.ts';
import { openFaultyApp } from '../../testing/injected-faults.ts';
import type { Fault } from '../../testing/statement-proxy.ts';

const changes: Change[] = [
  'a sponsorship',
  'a saved sponsorship',
  'a sponsorship’s logo',
  'the end of a sponsorship',
  'a transfer',
  'a draft',
  'a saved draft',
  'a confirmation',
  'a simple agreement',
  'a signed document',
  'a copy',
  'an edit',
  'the end of a signed document',
  'the end of a draft',
  'the end of an agreement',
  'usage',
  'a user',
  'the end of a user',
  'a lockout',
  'an own password',
  'an area',
  'the end of an area',
  'the bank’s own data',
  'a login',
  'a sending',
  'the last signature',
  'a copy that is accepted',
  // Last: from then on the bank asks for approvals.
  'an approval that is granted',
];
/** Of the last signature each statement has a PDF made. */
const PATIENCE = 600_000;
const faults: Fault[] = ['refused', 'lost after'];

let faulty: Awaited<ReturnType<typeof openFaultyApp>>;
const total = { faults: 0, lost: 0, halfDone: 0 };
beforeAll(async () => {
  faulty = await openFaultyApp();
});
afterAll(async () => {
  const { faults, lost, halfDone } = total;
  process.stdout.write(
    `${faults} faults injected into ${changes.length} changes: lost ${lost}, half done ${halfDone}\n`,
  );
  await faulty.close();
});

describe.each(changes)('a fault at each statement of %s', (change) => {
  it.each(faults)(
    '%s: all of it is there or nothing, and everything holds',
    async (fault) => {
      const { faults, ...wrong } = await faulty.failAtEvery(change, fault);
      total.faults += faults;
      total.lost += wrong.lost.length;
      total.halfDone += wrong.halfDone.length;
      expect(wrong).toEqual({ lost: [], halfDone: [], broken: [] });
      // The session, begin, the change itself, its audit line and commit.
      expect(faults).toBeGreaterThan(4);
    },
    PATIENCE,
  );
});
