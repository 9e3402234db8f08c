import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const ROWS_AT_ONCE = 2_000;
const unpack = promisify(gunzip);

/** The rows as JSON, by the fields that their schema names alone; others are answered in between. */
async function* jsonOf(row: z.ZodType, rows: readonly unknown[]): AsyncGenerator<string> {
  const some = z.array(row);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    yield JSON.stringify(some.parse(rows.slice(at, at + ROWS_AT_ONCE)));
    await setImmediate();
  }
}

/** One list of several, each of them JSON. */
async function* joinLists(lists: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  let next = '[';
  for await (const list of lists) {
    const rows = list.slice(1, -1);
    if (rows.length === 0) continue;
    yield next;
    yield rows;
    next = ',';
  }
  yield next === '[' ? '[]' : ']';
}

const pack = (lists: AsyncIterable<string | Buffer>): Promise<Buffer> =>
  buffer(Readable.from(joinLists(lists)).pipe(createGzip()));

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => coding.trim() === 'gzip');

/** Many rows, written and packed once: for all who ask for them, and a tenth of what they take as objects. */
export class PackedRows<T> {
  /** What its rows are, for whoever answers with it. */
  declare readonly row: T;
  readonly length: number;
  readonly #gzip: Buffer;

  private constructor(length: number, gzip: Buffer) {
    this.length = length;
    this.#gzip = gzip;
  }

  static async of<T>(row: z.ZodType<T>, rows: readonly T[]): Promise<PackedRows<T>> {
    return new PackedRows<T>(rows.length, await pack(jsonOf(row, rows)));
  }

  /** The rows of several, one after another. */
  static async join<T>(several: readonly PackedRows<T>[]): Promise<PackedRows<T>> {
    async function* lists() {
      for (const one of several) yield unpack(one.#gzip);
    }
    return new PackedRows<T>(
      several.reduce((sum, { length }) => sum + length, 0),
      await pack(lists()),
    );
  }

  read(): T[] {
    return JSON.parse(gunzipSync(this.#gzip).toString());
  }

  sendBy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(this.#gzip);
    return reply.send(Readable.from([this.#gzip]).pipe(createGunzip()));
  }
}
