import { setImmediate } from 'node:timers/promises';
import type { IsoDate } from '@sponsorat/api';
import DataLoader from 'dataloader';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { findChanges, type LogPosition, type RowSource, readAllRows, sweepChangeLog } from './change-log.store.ts';

/** What is kept in memory of all sponsorships. */
export type MemoryTable<R> = {
  /** How many rows there are. */
  readonly size: number;
  /** Puts rows in the place of those of some sponsorships. */
  replace(sponsorshipIds: readonly number[], rows: readonly R[]): void;
};

/** How it is made. `C` is what its rows follow from besides what is logged of their sponsorships: the day, for one. */
export type IndexDefinition<K extends MemoryTable<R>, R, C> = {
  begin(): K;
  /** Asked for before every answer, and after its question. */
  contextOn(today: IsoDate): C | Promise<C>;
  sourceOn(context: C): RowSource<R>;
  /** The sponsorships whose rows do not hold in another context; null where that may be all of them. */
  invalidOn(table: K, context: C, before: C): number[] | null;
};

type Question<K, C> = { today: IsoDate; read: (table: K, context: C, position: LogPosition) => void };
type Snapshot<K, C> = { table: K; position: LogPosition; day: IsoDate; context: C; comparedAt: number };

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
export class ChangeFollower<K extends MemoryTable<R>, R, C> {
  readonly #db: PooledDatabase;
  readonly #definition: IndexDefinition<K, R, C>;
  readonly #questions: DataLoader<Question<K, C>, undefined>;
  #lastBatch: Promise<unknown> = Promise.resolve();
  #snapshot: Snapshot<K, C> | null = null;
  /** What was read of a day that had not come. */
  #prepared: Snapshot<K, C> | null = null;

  constructor(db: PooledDatabase, definition: IndexDefinition<K, R, C>) {
    this.#db = db;
    this.#definition = definition;
    const answer = (questions: readonly Question<K, C>[]) => {
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
  async read<T>(today: IsoDate, read: (table: K, context: C, position: LogPosition) => T): Promise<T> {
    let answer!: T;
    const answerFrom = (table: K, context: C, position: LogPosition) => {
      answer = read(table, context, position);
    };
    await this.#questions.load({ today, read: answerFrom });
    return answer;
  }

  /**
   * Reads everything as of a day that is to come, and hands it over to be sorted. The day's first question then asks for
   * what has changed since, as every other does.
   */
  async prepare(day: IsoDate, sort: (table: K) => void): Promise<void> {
    if (this.#snapshot?.day === day || this.#prepared?.day === day) return;
    const prepared = await this.#readAll(day, await this.#definition.contextOn(day));
    sort(prepared.table);
    this.#prepared = prepared;
  }

  /** How many rows it holds, and how long ago, in seconds, it was last as the database; null while it is empty. */
  get state(): { rows: number; age: number } | null {
    if (!this.#snapshot) return null;
    const { table, comparedAt } = this.#snapshot;
    return { rows: table.size, age: (performance.now() - comparedAt) / 1_000 };
  }

  /** Never rejects: what goes wrong is the answer of those whom it concerns. */
  async #answer(questions: readonly Question<K, C>[]): Promise<(undefined | Error)[]> {
    const answers = new Map<Question<K, C>, undefined | Error>();
    for (const day of new Set(questions.map(({ today }) => today))) {
      const snapshot = await this.#snapshotOn(day).catch(asError);
      for (const question of questions.filter(({ today }) => today === day))
        answers.set(
          question,
          snapshot instanceof Error
            ? snapshot
            : attempt(() => question.read(snapshot.table, snapshot.context, snapshot.position)),
        );
    }
    return questions.map((question) => answers.get(question));
  }

  async #snapshotOn(today: IsoDate): Promise<Snapshot<K, C>> {
    const context = await this.#definition.contextOn(today);
    this.#turnTo(today);
    if (this.#snapshot && (await this.#catchUp(this.#snapshot, today, context))) return this.#snapshot;
    // The old rows go first: memory has no room for both.
    this.#snapshot = null;
    await sweepChangeLog(this.#db.background);
    this.#snapshot = await this.#readAll(today, context);
    return this.#snapshot;
  }

  /** Takes what was prepared for a day, once it has come. */
  #turnTo(today: IsoDate): void {
    const prepared = this.#prepared;
    if (!prepared || prepared.day > today) return;
    this.#prepared = null;
    if (prepared.day === today && this.#snapshot?.day !== today) this.#snapshot = prepared;
  }

  async #readAll(day: IsoDate, context: C): Promise<Snapshot<K, C>> {
    const table = this.#definition.begin();
    const take = (rows: R[]) => table.replace([], rows);
    const position = await readAllRows(this.#db.background, this.#definition.sourceOn(context), take);
    return { table, position, day, context, comparedAt: performance.now() };
  }

  /** Brings a snapshot to this moment and context. False where the change log does not say enough for it. */
  async #catchUp(snapshot: Snapshot<K, C>, today: IsoDate, context: C): Promise<boolean> {
    const ids = this.#definition.invalidOn(snapshot.table, context, snapshot.context);
    if (!ids) return false;
    const changes = await findChanges(this.#db, this.#definition.sourceOn(context), {
      position: snapshot.position,
      ids,
    });
    if (!changes) return false;
    snapshot.table.replace(changes.ids, changes.rows);
    snapshot.position = changes.position;
    const isNewDay = snapshot.day !== today;
    Object.assign(snapshot, { day: today, context, comparedAt: performance.now() });
    if (isNewDay) await sweepChangeLog(this.#db.background);
    return true;
  }
}
