import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { tooLarge } from '../problem.ts';
import { readLimits, UnreadableFile } from './read-cells.ts';

const MOST_ENTRIES = 1_000;

/** A zip file whose entries are unpacked one by one, never more of them than the limit in all. */
export class Zip {
  readonly #file: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;
  private constructor(file: ZipFile, entries: Map<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Throws 413 where its directory says that there is more in it than may be unpacked. */
  static async open(bytes: Buffer): Promise<Zip> {
    try {
      const file = await fromBufferPromise(bytes, { lazyEntries: true });
      const entries = new Map<string, Entry>();
      let size = 0;
      for await (const entry of file.eachEntry()) {
        size += entry.uncompressedSize;
        if (size > readLimits.unpacked || entries.size === MOST_ENTRIES) throw tooLarge(readLimits.unpacked);
        entries.set(entry.fileName, entry);
      }
      return new Zip(file, entries);
    } catch (error) {
      throw readingError(error);
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of an entry. Throws 413 where they are more than the directory said and the limit allows. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableFile('Filen er beskadiget: en del af den mangler.');
    if (entry.isEncrypted()) throw new UnreadableFile('Filen er låst med en adgangskode. Gem den uden, og prøv igen.');
    try {
      const stream = await this.#file.openReadStreamPromise(entry);
      for await (const piece of stream) {
        this.#unpacked += piece.length;
        if (this.#unpacked > readLimits.unpacked) throw tooLarge(readLimits.unpacked);
        yield piece;
      }
    } catch (error) {
      throw readingError(error);
    }
  }
}

// A broken zip makes yauzl and zlib throw plain errors; what already says what is wrong stays.
const readingError = (error: unknown): unknown => {
  const isPlain = error instanceof Error && (error.constructor === Error || 'errno' in error);
  return isPlain
    ? new UnreadableFile('Filen er beskadiget og kan ikke åbnes. Gem den igen i Excel, og prøv igen.')
    : error;
};
