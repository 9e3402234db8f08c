import type { IsoDate } from '@sponsorat/api';
import type { SponsorshipIndex } from './sponsorship-index.ts';
import type { Summaries } from './summaries.ts';

const MOST_ANSWERS = 1_000;

/**
 * Remembers what the database said until a sponsorship, or anything that hangs on one, changes: which is asked before
 * every answer, so none is older than its question. Who asks the same meanwhile waits for the same answer; one that
 * failed is asked for again. Names of areas and files change unnoticed: they are no part of an answer.
 */
export const rememberUntilChange = <T>(index: SponsorshipIndex) => {
  let version: object | null = null;
  const answers = new Map<string, Promise<T>>();
  return async (today: IsoDate, question: object, ask: (summaries: Summaries) => Promise<T>): Promise<T> =>
    index.read<T | Promise<T>>(today, (summaries) => {
      if (summaries.version !== version || answers.size === MOST_ANSWERS) answers.clear();
      version = summaries.version;
      const key = `${today} ${JSON.stringify(question)}`;
      const known = answers.get(key);
      if (known) return known;
      const answer = ask(summaries);
      answers.set(key, answer);
      answer.catch(() => {
        if (answers.get(key) === answer) answers.delete(key);
      });
      return answer;
    });
};
