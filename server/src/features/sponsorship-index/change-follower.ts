import { setImmediate } from 'node:timers/promises';
import type { IsoDate } from '@sponsorat/api';
import DataLoader from 'dataloader';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { findChanges, type LogPosition, type RowSource, readAllRows, sweepChangeLog } from './change-log.store.ts';

/** What is kept in memory of all sponsorships. */
export type Kept<R> = {
  /** How many rows there are. */
  readonly size: number;
  /** Puts rows in the place of those of some sponsorships. */
  replace(sponsorshipIds: readonly number[], rows: readonly R[]): void;
};

/** How it is made. `B` is what its rows follow from besides what is logged of their sponsorships: the day, for one. */
export type Followed<K extends Kept<R>, R, B> = {
  begin(): K;
  /** Asked for before every answer, and after its question. */
  basisOn(today: IsoDate): B | Promise<B>;
  sourceOn(basis: B): RowSource<R>;
  /** The sponsorships whose rows do not hold on another basis; null where that may be all of them. */
  invalidOn(kept: K, basis: B, before: B): number[] | null;
};

type Question<K, B> = { today: IsoDate; read: (kept: K, basis: B, position: LogPosition) => void };
type Known<K, B> = { kept: K; position: LogPosition; day: IsoDate; basis: B; comparedAt: number };

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

const attempt = (act: () => void): undefined | Error => {
  try {
    act();
  } catch (error) {
    return asError(error);
  }
};

/**
 * Rows of all sponsorships, kept in memory and compared with the change log before every answer: an answer holds every
 * transaction that was committed before it was asked for (docs/sponsorship-index.md).
 */
export class ChangeFollower<K extends Kept<R>, R, B> {
  readonly #db: PooledDatabase;
  readonly #followed: Followed<K, R, B>;
  readonly #questions: DataLoader<Question<K, B>, undefined>;
  #lastBatch: Promise<unknown> = Promise.resolve();
  #known: Known<K, B> | null = null;
  /** What was read of a day that had not come. */
  #prepared: Known<K, B> | null = null;

  constructor(db: PooledDatabase, followed: Followed<K, R, B>) {
    this.#db = db;
    this.#followed = followed;
    const answer = (questions: readonly Question<K, B>[]) => {
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

  /** What `read` says of what is kept, as it is on a day. It must not store it: it changes. */
  async read<T>(today: IsoDate, read: (kept: K, basis: B, position: LogPosition) => T): Promise<T> {
    let answer!: T;
    const answerFrom = (kept: K, basis: B, position: LogPosition) => {
      answer = read(kept, basis, position);
    };
    await this.#questions.load({ today, read: answerFrom });
    return answer;
  }

  /**
   * Reads everything as of a day that is to come, and hands it over to be sorted. The day's first question then asks for
   * what has changed since, as every other does.
   */
  async prepare(day: IsoDate, sort: (kept: K) => void): Promise<void> {
    if (this.#known?.day === day || this.#prepared?.day === day) return;
    const prepared = await this.#readAll(day, await this.#followed.basisOn(day));
    sort(prepared.kept);
    this.#prepared = prepared;
  }

  /** How many rows it holds, and how long ago, in seconds, it was last as the database; null while it is empty. */
  get state(): { rows: number; age: number } | null {
    if (!this.#known) return null;
    const { kept, comparedAt } = this.#known;
    return { rows: kept.size, age: (performance.now() - comparedAt) / 1_000 };
  }

  /** Never rejects: what goes wrong is the answer of those whom it concerns. */
  async #answer(questions: readonly Question<K, B>[]): Promise<(undefined | Error)[]> {
    const answers = new Map<Question<K, B>, undefined | Error>();
    for (const day of new Set(questions.map(({ today }) => today))) {
      const known = await this.#knownOn(day).catch(asError);
      for (const question of questions.filter(({ today }) => today === day))
        answers.set(
          question,
          known instanceof Error ? known : attempt(() => question.read(known.kept, known.basis, known.position)),
        );
    }
    return questions.map((question) => answers.get(question));
  }

  async #knownOn(today: IsoDate): Promise<Known<K, B>> {
    const basis = await this.#followed.basisOn(today);
    this.#turnTo(today);
    if (this.#known && (await this.#catchUp(this.#known, today, basis))) return this.#known;
    // The old rows go first: memory has no room for both.
    this.#known = null;
    await sweepChangeLog(this.#db.background);
    this.#known = await this.#readAll(today, basis);
    return this.#known;
  }

  /** Takes what was prepared for a day, once it has come. */
  #turnTo(today: IsoDate): void {
    const prepared = this.#prepared;
    if (!prepared || prepared.day > today) return;
    this.#prepared = null;
    if (prepared.day === today && this.#known?.day !== today) this.#known = prepared;
  }

  async #readAll(day: IsoDate, basis: B): Promise<Known<K, B>> {
    const kept = this.#followed.begin();
    const take = (rows: R[]) => kept.replace([], rows);
    const position = await readAllRows(this.#db.background, this.#followed.sourceOn(basis), take);
    return { kept, position, day, basis, comparedAt: performance.now() };
  }

  /** Brings what is known to this moment and basis. False where the change log does not say enough for it. */
  async #catchUp(known: Known<K, B>, today: IsoDate, basis: B): Promise<boolean> {
    const ids = this.#followed.invalidOn(known.kept, basis, known.basis);
    if (!ids) return false;
    const changes = await findChanges(this.#db, this.#followed.sourceOn(basis), { position: known.position, ids });
    if (!changes) return false;
    known.kept.replace(changes.ids, changes.rows);
    known.position = changes.position;
    const isNewDay = known.day !== today;
    Object.assign(known, { day: today, basis, comparedAt: performance.now() });
    if (isNewDay) await sweepChangeLog(this.#db.background);
    return true;
  }
}
