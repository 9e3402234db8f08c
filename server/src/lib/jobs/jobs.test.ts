import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

const clock = { now: () => new Date(Date.now()) };
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('jobs', () => {
  it('begin at once, and again so long after their end', async () => {
    const run = vi.fn(async () => {});
    const { stop } = startJobs([{ name: 'mail', every: 2_000, run }], { clock, onError: vi.fn() });
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('go on after a round that failed, which is told, as the others do', async () => {
    const [onError, other] = [vi.fn(), vi.fn(async () => {})];
    const failing = vi.fn(() => Promise.reject(new Error('away')));
    const jobs = [
      { name: 'mail', every: 1_000, run: failing },
      { name: 'sweep', every: 1_000, run: other },
    ];
    const { stop } = startJobs(jobs, { clock, onError });
    await vi.advanceTimersByTimeAsync(3_000);
    expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([4, 4]);
    expect(onError).toHaveBeenCalledWith(new Error('away'), 'mail');
    await stop();
  });

  it('are late when no round has come to its end for three of them and a minute', async () => {
    const { late, stop } = startJobs(
      [
        { name: 'mail', every: 10_000, run: () => Promise.reject(new Error('away')) },
        { name: 'sweep', every: 10_000, run: async () => {} },
      ],
      { clock, onError: vi.fn() },
    );
    await vi.advanceTimersByTimeAsync(90_000);
    expect(late()).toEqual({ mail: 0, sweep: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(late()).toEqual({ mail: 1, sweep: 0 });
    await stop();
  });

  it('end only when the rounds under way have', async () => {
    const round = Promise.withResolvers<void>();
    const { stop } = startJobs([{ name: 'mail', every: 1, run: () => round.promise }], { clock, onError: vi.fn() });
    const ended = vi.fn();
    const stopping = stop().then(ended);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).not.toHaveBeenCalled();
    round.resolve();
    await stopping;
    expect(ended).toHaveBeenCalled();
  });
});
