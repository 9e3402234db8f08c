import { type Clock, HOUR } from '../clock.ts';
import { tooManyTries } from '../problem.ts';

/** So many are remembered at most; beyond that the one who began first is forgotten. */
const MOST_REMEMBERED = 50_000;

type Visits = { since: number; count: number };

/**
 * Counts what comes from one source (an address, a link), an hour at a time from its first visit. Each node counts what
 * it is asked: it is there to keep the app free for others, not to keep a secret.
 */
export const visitLimit = (most: number, { now }: Clock) => {
  const visits = new Map<string, Visits>();
  return {
    /** Counts a visit. Throws 429 beyond what an hour allows. */
    count: (source: string): void => {
      const time = now().getTime();
      let seen = visits.get(source);
      if (!seen || time - seen.since >= HOUR || time < seen.since) {
        visits.delete(source);
        seen = { since: time, count: 0 };
        visits.set(source, seen);
        const [first] = visits.keys();
        if (visits.size > MOST_REMEMBERED && first !== undefined) visits.delete(first);
      }
      seen.count += 1;
      if (seen.count > most) throw tooManyTries(Math.ceil((seen.since + HOUR - time) / 1000));
    },
  };
};
