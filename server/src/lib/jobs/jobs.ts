import type { Clock } from '../clock.ts';

/**
 * Something that is done again and again, whether anybody uses the app or not. Every node does it: what must not be
 * done twice at once is claimed in the database by the job itself, so that a node may be killed at any moment.
 */
export type Job = {
  name: string;
  /** Milliseconds from the end of one round to the beginning of the next. */
  every: number;
  run(): Promise<void>;
};

type Running = { job: Job; doneAt: number; timer?: NodeJS.Timeout; round: Promise<void> };

type JobsOptions = { clock: Clock; onError: (error: unknown, name: string) => void };

/** Rounds that a job may miss before it counts as late. */
const MISSED = 3;
const GRACE = 60_000;

/** Begins a round of each job now, and a further one whenever its time has passed, until it is told to end. */
export const startJobs = (jobs: readonly Job[], { clock, onError }: JobsOptions) => {
  let stopped = false;
  const all = jobs.map((job): Running => ({ job, doneAt: clock.now().getTime(), round: Promise.resolve() }));
  const begin = (running: Running) => {
    const { job } = running;
    running.round = job
      .run()
      .then(
        () => {
          running.doneAt = clock.now().getTime();
        },
        (error: unknown) => onError(error, job.name),
      )
      .finally(() => {
        if (!stopped) running.timer = setTimeout(begin, job.every, running).unref();
      });
  };
  all.forEach(begin);
  return {
    /** 1 for each job that has not come to the end of a round for too long, else 0, by its name. */
    late: (): Record<string, number> => {
      const now = clock.now().getTime();
      const isLate = ({ job, doneAt }: Running) => now - doneAt > MISSED * job.every + GRACE;
      return Object.fromEntries(all.map((each) => [each.job.name, isLate(each) ? 1 : 0]));
    },
    /** Begins no further round, and resolves when those under way have ended. */
    stop: async (): Promise<void> => {
      stopped = true;
      for (const { timer } of all) clearTimeout(timer);
      await Promise.all(all.map(({ round }) => round));
    },
  };
};
export type Jobs = ReturnType<typeof startJobs>;
