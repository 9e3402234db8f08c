import { setImmediate } from 'node:timers/promises';
import type { IsoDate } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { Book } from './book.ts';
import { type Batch, batches } from './live/batch.ts';
import { findChangedStandings, type Moment, readAllStandings, sweepChanges } from './standings.store.ts';

type Reading = { today: IsoDate; read: (book: Book) => void; fail: (error: unknown) => void };
type Known = { book: Book; moment: Moment; day: IsoDate };

/**
 * How the sponsorships stand, kept in memory and compared with the database before every answer: an answer holds
 * every transaction that was committed before it was asked for (docs/decisions/0010-standings-in-memory.md).
 */
export class Standings {
  readonly #db: PooledDatabase;
  readonly #readings: Batch<Reading>;
  #known: Known | null = null;

  constructor(db: PooledDatabase) {
    this.#db = db;
    this.#readings = batches((readings) => this.#answer(readings));
  }

  /** What `read` says of the book as it stands on a day; it must keep nothing of the book. */
  read<T>(today: IsoDate, read: (book: Book) => T): Promise<T> {
    return new Promise((resolve, fail) => {
      const answer = (book: Book) => {
        try {
          resolve(read(book));
        } catch (error) {
          fail(error);
        }
      };
      this.#readings.add({ today, read: answer, fail });
    });
  }

  /** Reads everything and sorts it a step at a time, so that the first to ask need not wait. */
  async warm(today: IsoDate): Promise<void> {
    for (const prepare of await this.read(today, (book) => book.preparations())) {
      prepare();
      await setImmediate();
    }
  }

  async #answer(readings: Reading[]): Promise<void> {
    for (const day of new Set(readings.map(({ today }) => today))) {
      const asked = readings.filter(({ today }) => today === day);
      try {
        const book = await this.#bookOn(day);
        for (const { read } of asked) read(book);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
  }

  async #bookOn(today: IsoDate): Promise<Book> {
    const { book } = (this.#known && (await this.#caughtUp(this.#known, today))) ?? (await this.#begun(today));
    return book;
  }

  async #caughtUp({ book, moment, day }: Known, today: IsoDate): Promise<Known | null> {
    const ids = day === today ? [] : book.turnedOn(today);
    const changes = await findChangedStandings(this.#db, { moment, ids, today });
    if (!changes) return null;
    for (const id of changes.touched) book.remove(id);
    for (const standing of changes.standings) book.put(standing);
    this.#known = { book, moment: changes.moment, day: today };
    return this.#known;
  }

  async #begun(today: IsoDate): Promise<Known> {
    // The old one goes first: there is not room for two.
    this.#known = null;
    await sweepChanges(this.#db);
    const book = new Book();
    const moment = await readAllStandings(this.#db.background, today, (standings) => {
      for (const standing of standings) book.put(standing);
    });
    this.#known = { book, moment, day: today };
    return this.#known;
  }
}
