import { setImmediate } from 'node:timers/promises';
import type { IsoDate } from '@sponsorat/api';
import DataLoader from 'dataloader';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { findChanges, type LogPosition, readAllSummaries, sweepChangeLog } from './sponsorship-index.store.ts';
import { Summaries } from './summaries.ts';

type Question = { today: IsoDate; read: (summaries: Summaries) => void };
type Known = { summaries: Summaries; position: LogPosition; day: IsoDate; comparedAt: number };

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

const attempt = (act: () => void): undefined | Error => {
  try {
    act();
  } catch (error) {
    return asError(error);
  }
};

/**
 * The summaries of all sponsorships, kept in memory and compared with the change log before every answer: an answer
 * holds every transaction that was committed before it was asked for (docs/sponsorship-index.md).
 */
export class SponsorshipIndex {
  readonly #db: PooledDatabase;
  readonly #questions: DataLoader<Question, undefined>;
  #lastBatch: Promise<unknown> = Promise.resolve();
  #known: Known | null = null;

  constructor(db: PooledDatabase) {
    this.#db = db;
    const answer = (questions: readonly Question[]) => {
      const answers = this.#answer(questions);
      this.#lastBatch = answers;
      return answers;
    };
    this.#questions = new DataLoader(answer, {
      cache: false,
      // Who asks while a batch is answered is in the next one: no answer is older than its question.
      batchScheduleFn: (run) => {
        this.#lastBatch.then(() => setImmediate()).then(run);
      },
    });
  }

  /** What `read` says of the summaries of a day. It must not store them: they change. */
  async read<T>(today: IsoDate, read: (summaries: Summaries) => T): Promise<T> {
    let answer!: T;
    const answerFrom = (summaries: Summaries) => {
      answer = read(summaries);
    };
    await this.#questions.load({ today, read: answerFrom });
    return answer;
  }

  /** Reads everything and sorts it as the screens ask for it, a step at a time, so that nobody need wait for it. */
  async warm(today: IsoDate): Promise<void> {
    for (const dir of ['asc', 'desc'] as const) {
      for (const field of [
        'Status',
        'Name',
        'SponsorCategory',
        'Category',
        'Sum',
        'Renegotiation',
        'Utilization',
        'UserName',
      ] as const)
        await this.read(today, ({ sponsorships }) => sponsorships.sort(field, dir));
      for (const field of ['Sort', 'Name', 'Product', 'Amount'] as const)
        await this.read(today, ({ tickets }) => tickets.sort(field, dir));
    }
  }

  /** How many sponsorships it holds, and how long ago, in seconds, it was last as the database; null while it is empty. */
  get state(): { rows: number; age: number } | null {
    if (!this.#known) return null;
    const { summaries, comparedAt } = this.#known;
    return { rows: summaries.sponsorships.rows().length, age: (performance.now() - comparedAt) / 1_000 };
  }

  /** Never rejects: what goes wrong is the answer of those whom it concerns. */
  async #answer(questions: readonly Question[]): Promise<(undefined | Error)[]> {
    const answers = new Map<Question, undefined | Error>();
    for (const day of new Set(questions.map(({ today }) => today))) {
      const summaries = await this.#summariesOn(day).catch(asError);
      for (const question of questions.filter(({ today }) => today === day))
        answers.set(question, summaries instanceof Error ? summaries : attempt(() => question.read(summaries)));
    }
    return questions.map((question) => answers.get(question));
  }

  async #summariesOn(today: IsoDate): Promise<Summaries> {
    if (this.#known && (await this.#catchUp(this.#known, today))) return this.#known.summaries;
    // The old ones go first: memory has no room for both.
    this.#known = null;
    await sweepChangeLog(this.#db.background);
    const summaries = new Summaries();
    const position = await readAllSummaries(this.#db.background, today, (read) => summaries.replace([], read));
    this.#known = { summaries, position, day: today, comparedAt: performance.now() };
    return summaries;
  }

  /** Brings what is known to this moment and day. False where the change log does not say enough for it. */
  async #catchUp(known: Known, today: IsoDate): Promise<boolean> {
    const isNewDay = known.day !== today;
    const ids = isNewDay ? known.summaries.invalidOn(today) : [];
    const changes = await findChanges(this.#db, { position: known.position, ids, today });
    if (!changes) return false;
    known.summaries.replace(changes.ids, changes.summaries);
    known.position = changes.position;
    known.day = today;
    known.comparedAt = performance.now();
    if (isNewDay) await sweepChangeLog(this.#db.background);
    return true;
  }
}
