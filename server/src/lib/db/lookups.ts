import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** How long those who ask wait for the question that is out, so that many are asked together, in milliseconds. */
const GATHER = 20;

/**
 * Looks up by key, for all who ask at about the same time with one question; null where there is none. Nothing is
 * remembered: whoever asks hears what is true after asking. Who asks while a question is out waits for its answer, but
 * never long: one that stays out does not hold up the next.
 */
export const lookups = <K, V>(findAll: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) => {
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (keys: readonly K[]): Promise<(V | null)[]> => {
    const answer = findAll([...new Set(keys)]);
    last = answer.catch(() => {});
    const values = await answer;
    return keys.map((key) => values.get(key) ?? null);
  };
  const whenGathered = async (): Promise<void> => {
    await Promise.race([last, sleep(GATHER, undefined, { ref: false })]);
    await setImmediate();
  };
  const loader = new DataLoader(ask, {
    cache: false,
    batchScheduleFn: (dispatch) => void whenGathered().then(dispatch),
  });
  return (key: K): Promise<V | null> => loader.load(key);
};
