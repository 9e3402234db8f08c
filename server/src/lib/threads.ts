import pLimit from 'p-limit';
import { Piscina } from 'piscina';

type Limits = {
  threads: number;
  /** What one thread may use, in megabytes. */
  megabytes: number;
  /** How long one piece of work may take once its thread has started, in milliseconds. */
  longest: number;
};

const IDLE_MS = 5 * 60_000;
/** How long a thread may take to start, in milliseconds: long, where the machine does much else. */
const STARTING_MS = 60_000;

/** Work that is done on threads, and how much of it there is at the moment. */
type WorkOnThreads<Input, Output> = ((input: Input) => Promise<Output>) & {
  load: () => { running: number; waiting: number };
};

/**
 * Work that takes long is done on threads, of a lower priority than the one that answers, by the default export of a
 * file. The first piece of work starts a thread; after five minutes without any it ends and gives its memory back.
 * Work that takes too much memory or time fails and ends its own thread; what comes after it gets a new one.
 */
export const workOnThreads = <Input, Output>(
  file: URL,
  { threads, megabytes, longest }: Limits,
): WorkOnThreads<Input, Output> => {
  const pool = new Piscina<Input, Output>({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: 5,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    // What it works on is handed to it: it needs nothing of the server's settings.
    env: {},
  });
  // The pool's own queue is left empty: it starts no thread for what waits there when the last thread has ended.
  const inTurn = pLimit(threads);
  const run = (input: Input): Promise<Output> => {
    const ending = new AbortController();
    const endAfter = (time: number) => setTimeout(() => ending.abort(), time);
    const isStarted = pool.idleThreads > 0;
    const done = pool.run(input, { signal: ending.signal });
    let timer = endAfter(STARTING_MS);
    const begin = () => {
      clearTimeout(timer);
      timer = endAfter(longest);
    };
    if (isStarted) begin();
    else pool.once('workerCreate', begin);
    return done.finally(() => {
      clearTimeout(timer);
      pool.off('workerCreate', begin);
    });
  };
  const work = (input: Input) => inTurn(() => run(input));
  return Object.assign(work, { load: () => ({ running: inTurn.activeCount, waiting: inTurn.pendingCount }) });
};
