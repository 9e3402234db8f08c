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

/**
 * Finds what is asked for by keys, for all who ask at once together; null where there is none. Nothing is remembered:
 * it is looked up after it was asked for. A failure fails all who asked with it.
 */
export const lookups = <K, V>(findAll: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) => {
  type Asked = { key: K; answer: (value: V | null) => void; fail: (error: unknown) => void };
  const batch = batches<Asked>(async (asked) => {
    try {
      const found = await findAll([...new Set(asked.map(({ key }) => key))]);
      for (const { key, answer } of asked) answer(found.get(key) ?? null);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  });
  return (key: K): Promise<V | null> => new Promise((answer, fail) => batch.add({ key, answer, fail }));
};
