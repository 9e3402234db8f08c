import { PassThrough, type Readable } from 'node:stream';
import type { Connection, Database } from './database.ts';

/** What is known before the first row is read, and the rows, some at a time. */
type OpenStream<H, R> = { head: H; batches: AsyncIterable<R[]> };
/** Rows that are read as somebody takes them. Destroying the stream ends the transaction. */
export type RowStream<H> = { head: H; batches: Readable };

const roomIn = (to: PassThrough): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      to.off('drain', go).off('close', go);
      resolve();
    };
    to.on('drain', go).on('close', go);
  });

const pass = async <R>(batches: AsyncIterable<R[]>, to: PassThrough): Promise<void> => {
  for await (const rows of batches) {
    if (to.destroyed) return;
    // The next is not read before there is room for it.
    if (!to.write(rows)) await roomIn(to);
    if (to.destroyed) return;
  }
  to.end();
};

/**
 * Reads rows of one moment of the database, whatever is saved meanwhile, at the pace of who takes them. The transaction
 * stays open until all are read or the stream is destroyed; nothing is asked of it after that.
 */
export const streamSnapshot = <H, R>(
  db: Database,
  begin: (tx: Connection) => Promise<OpenStream<H, R>>,
): Promise<RowStream<H>> => {
  const { promise, resolve, reject } = Promise.withResolvers<RowStream<H>>();
  const to = new PassThrough({ objectMode: true, highWaterMark: 1 });
  // Whoever reads the stream is told; one that nobody reads any more tells nobody.
  to.on('error', () => {});
  db.transaction(
    async (tx) => {
      const { head, batches } = await begin(tx);
      resolve({ head, batches: to });
      await pass(batches, to);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  ).catch((error: Error) => {
    reject(error);
    to.destroy(error);
  });
  return promise;
};
