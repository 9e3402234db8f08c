import type { IsoDate } from '@sponsorat/api';
import type { Summaries } from './summaries.ts';

const MOST_ANSWERS = 300;
const MOST_BY_AREA = 20;

/** What follows the change log; what it keeps is of another version after every change. */
type Index<K extends { readonly version: object }, B> = {
  read<A>(today: IsoDate, read: (kept: K, context: B) => A): Promise<A>;
};

/**
 * Remembers what the database said until a sponsorship, or anything that hangs on one, changes: which is asked before
 * every answer, so none is older than its question. Who asks the same meanwhile waits for the same answer; one that
 * failed is asked for again. Of large answers few are kept (`most`). Files change unnoticed: they are no part of an answer but by what names them.
 */
export const rememberUntilChange = <T, K extends { readonly version: object } = Summaries, B = IsoDate>(
  index: Index<K, B>,
  { most = MOST_ANSWERS } = {},
) => {
  let version: object | null = null;
  const answers = new Map<string, Promise<T>>();
  return async (today: IsoDate, question: unknown, ask: (kept: K, context: B) => Promise<T>): Promise<T> =>
    index.read<T | Promise<T>>(today, (kept, context) => {
      if (kept.version !== version) answers.clear();
      version = kept.version;
      const key = `${today} ${JSON.stringify(question)}`;
      const known = answers.get(key);
      if (known) return known;
      if (answers.size === most) answers.clear();
      const answer = ask(kept, context);
      answers.set(key, answer);
      answer.catch(() => {
        if (answers.get(key) === answer) answers.delete(key);
      });
      return answer;
    });
};

const answerIn = <T>(found: ReadonlyMap<number, T>, areaId: number): T => {
  const answer = found.get(areaId);
  if (answer === undefined) throw new Error(`Nothing was read of area ${areaId}`);
  return answer;
};

type AreaAnswer<T> = { version: object; answer: Promise<T> };

/**
 * The same of each area by itself: after a change only its area is asked for anew. `ask` is given the areas of which
 * nothing is known, and answers for each of them.
 */
export const rememberByArea = <T>(index: Index<Summaries, IsoDate>, { most = MOST_BY_AREA } = {}) => {
  const questions = new Map<string, Map<number, AreaAnswer<T>>>();
  return async (
    today: IsoDate,
    question: unknown,
    areaIds: readonly number[],
    ask: (areaIds: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<T[]> =>
    index.read<Promise<T[]>>(today, (kept) => {
      const key = `${today} ${JSON.stringify(question)}`;
      const known = questions.get(key) ?? new Map<number, AreaAnswer<T>>();
      if (questions.size === most && !questions.has(key)) questions.clear();
      questions.set(key, known);
      const stale = areaIds.filter((id) => known.get(id)?.version !== kept.versionOf(id));
      const asked = stale.length > 0 ? ask(stale) : null;
      if (asked)
        for (const id of stale) {
          const one = { version: kept.versionOf(id), answer: asked.then((found) => answerIn(found, id)) };
          known.set(id, one);
          one.answer.catch(() => {
            if (known.get(id) === one) known.delete(id);
          });
        }
      return Promise.all(areaIds.flatMap((id) => known.get(id)?.answer ?? []));
    });
};
