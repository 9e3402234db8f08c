import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const ROWS_AT_ONCE = 2_000;

/** The rows as JSON, by the fields that their schema names alone; others are answered in between. */
async function* jsonOf(row: z.ZodType, rows: readonly unknown[]): AsyncGenerator<string> {
  const some = z.array(row);
  yield '[';
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const json = JSON.stringify(some.parse(rows.slice(at, at + ROWS_AT_ONCE)));
    yield `${at > 0 ? ',' : ''}${json.slice(1, -1)}`;
    await setImmediate();
  }
  yield ']';
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => coding.trim() === 'gzip');

/** An answer of many rows, written and packed once for all who ask for it. */
export class PackedAnswer<T> {
  /** What its rows are, for whoever answers with it. */
  declare readonly rows: T[];
  readonly #gzip: Buffer;

  private constructor(gzip: Buffer) {
    this.#gzip = gzip;
  }

  static async of<T>(row: z.ZodType<T>, rows: readonly T[]): Promise<PackedAnswer<T>> {
    return new PackedAnswer<T>(await buffer(Readable.from(jsonOf(row, rows)).pipe(createGzip())));
  }

  sendBy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(this.#gzip);
    return reply.send(Readable.from([this.#gzip]).pipe(createGunzip()));
  }
}
