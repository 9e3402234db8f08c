/** Work that is done for all who ask for it at once. */
export type Batch<Job> = { add(job: Job): void };

/**
 * Runs one batch at a time, the first with all who ask in the same turn of the event loop: whoever asks while one runs
 * is in the next. So each job is answered by a run that began after it was asked, and many at once cost one. `run`
 * answers every job itself and must not throw.
 */
export const batches = <Job>(run: (jobs: Job[]) => Promise<void>): Batch<Job> => {
  let waiting: Job[] = [];
  let running = false;
  const next = async () => {
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await run(jobs);
    }
    running = false;
  };
  return {
    add: (job) => {
      waiting.push(job);
      if (running) return;
      running = true;
      setImmediate(next);
    },
  };
};
