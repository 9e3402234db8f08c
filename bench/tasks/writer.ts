import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../client.ts';

type Answer = { Result: { Key: string; ContractId: number; RateId: number; Amount: number }[] };

/**
 * Somebody who pays a rate about once a second. Whether its task is gone is asked right after the answer, and each that
 * is still there is noted.
 */
export const startPaying = (client: Client) => {
  const isStopped = new AbortController();
  const written = { payments: 0, stale: 0 };
  const rates = async (filter: object, perPage: number) =>
    ((await client.ask('POST', '/api/tasks', { filter: { kind: 'rate', ...filter }, perPage })) as Answer).Result;
  const run = async () => {
    // The newest are paid, which lie on no page that is measured.
    const due = (await rates({ when: 'month' }, 100)).filter(({ Amount }) => Amount > 0);
    for (const { Key, ContractId: contractId, RateId: rateId, Amount: amount } of due) {
      if (isStopped.signal.aborted) return;
      const paidOn = new Date().toISOString().slice(0, 10);
      await client.ask('POST', '/api/payments/update', { contractId, rateId, amount, paidOn });
      written.payments += 1;
      if ((await rates({ when: 'month' }, 100)).some((row) => row.Key === Key)) written.stale += 1;
      await wait(1_000, undefined, { signal: isStopped.signal }).catch(() => {});
    }
  };
  const done = run();
  return async () => {
    isStopped.abort();
    await done;
    return written;
  };
};
