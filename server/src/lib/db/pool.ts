import pg from 'pg';
import { MINUTE } from '../clock.ts';

/**
 * How long the database may take, in milliseconds. PostgreSQL itself ends a statement, a wait for a lock and a
 * transaction in which nothing happens; `answer` is for the connection that has gone silent, and a little longer, so
 * that one which is only slow is told by PostgreSQL and can be used again.
 */
export type Limits = {
  /** How many connections there are at most. */
  connections: number;
  /** Until there is a connection: one that comes free, or a new one. */
  connect: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
  answer: number;
};

/** What PostgreSQL calls a change that a replica is asked for. */
const READ_ONLY = '25006';

/** A call that the database does not answer is answered 503 within 5 s. */
export const requestLimits: Limits = {
  connections: 10,
  connect: 4_000,
  statement: 3_500,
  lock: 3_000,
  idleInTransaction: 10_000,
  answer: 4_000,
};

/** For what nobody waits for at a screen: it may be slow, but it never waits for ever either. */
export const backgroundLimits: Limits = {
  connections: 2,
  connect: 15_000,
  statement: 5 * MINUTE,
  lock: 5 * MINUTE,
  idleInTransaction: 5 * MINUTE,
  answer: 5 * MINUTE + 1_000,
};

/** For a file that is read as fast as its reader takes it: one who stops reading has it for a minute more. */
export const downloadLimits: Limits = {
  connections: 4,
  connect: 4_000,
  statement: 30_000,
  lock: 3_000,
  idleInTransaction: MINUTE,
  answer: 31_000,
};

// Counts are int8, which the driver reads as text; none here grows past what a number holds.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The settings of a connection with these limits. */
export const connectionSettings = (url: string, limits: Omit<Limits, 'connections'>): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: limits.connect,
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  query_timeout: limits.answer,
  keepAlive: true,
});

const refuseReadOnly = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw Object.assign(new Error('The database only reads'), { code: READ_ONLY });
};

/**
 * Takes no server that only reads: a replica is not what the app works on until it is promoted. To be asked that is a
 * part of connecting, within the same limit.
 */
class WritingClient extends pg.Client {
  override connect(): Promise<this>;
  override connect(done: (error: Error | null) => void): void;
  override connect(done?: (error: Error | null) => void): Promise<this> | undefined {
    // Nobody else listens yet; a connection that is lost fails the question.
    this.on('error', () => {});
    const connected = super.connect().then(async () => {
      await refuseReadOnly(this).catch((error: unknown) => {
        // The pool forgets a client that did not connect.
        void this.end();
        throw error;
      });
      return this;
    });
    if (!done) return connected;
    connected.then(() => done(null), done);
    return;
  }
}

/** A pool of connections. `onError` is told of every one that is lost. */
export const openPool = (url: string, limits: Limits, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({ ...connectionSettings(url, limits), max: limits.connections, Client: WritingClient });
  // The pool listens to idle connections only: one that breaks in a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // The connection has told it already.
  pool.on('error', () => {});
  return pool;
};
