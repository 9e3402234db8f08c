import { EventEmitter } from 'node:events';
import { Agent, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openTestApp } from '../testing/app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { PATIENCE, type Stopping, stopOnSignal } from './shutdown.ts';

const NOTICE = readConfig({}, '/').shutdownNotice;

const test = await openTestApp();

/** Stands for the process: it can be signalled, and notes with which code it would have exited first. */
const fakeProcess = () => {
  const signals = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const host = { on: signals.on.bind(signals), exit: exited.resolve } as unknown as NonNullable<Stopping['host']>;
  return { host, exited: exited.promise, signal: (name: NodeJS.Signals) => void signals.emit(name, name) };
};

/** The whole app as main.ts runs it, listening, to be stopped by a signal. */
const start = async (times: Partial<Pick<Stopping, 'patience' | 'notice'>> = {}) => {
  const { db, close } = openDatabase(test.databaseUrl, () => {});
  let stopping = false;
  const app = await createApp({ ...test.deps, db }, { isStopping: () => stopping });
  const { host, exited, signal } = fakeProcess();
  const said: string[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= app.close().then(close);
    return stopped;
  };
  // Also after a test that failed before it had signalled.
  onTestFinished(stop);
  const announce = () => {
    stopping = true;
  };
  stopOnSignal({ announce, stop, log: (line) => said.push(line), host, notice: NOTICE, ...times });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  /** The status of a call on a connection of its own, or why there is none. */
  const ask = (path: string, headers: Record<string, string> = {}, agent: Agent | false = false) =>
    new Promise<number | string | undefined>((resolve) => {
      const request = openRequest({ port, path, headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      });
      request.on('error', (error) => resolve((error as NodeJS.ErrnoException).code));
      request.end();
    });
  return { ask, exited, port, signal, said };
};

/** Has every request with a session wait until it is let go. */
const lockSessions = async () => {
  const release = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const transaction = test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    taken.resolve();
    await release.promise;
  });
  await taken.promise;
  const letGo = () => {
    release.resolve();
    return transaction;
  };
  onTestFinished(letGo);
  return letGo;
};

describe('SIGTERM', () => {
  it('fails readiness first, lets open requests finish, and then exits', async () => {
    const app = await start({ notice: 2_000 });
    expect(await app.ask('/health/ready')).toBe(200);
    const letGo = await lockSessions();
    const slow = app.ask('/api/user', { cookie: 'sponsorat=x' });
    await sleep(100);
    app.signal('SIGTERM');
    expect(await app.ask('/health/ready')).toBe(503);
    expect(await app.ask('/health/live')).toBe(200);
    await expect.poll(() => app.ask('/health/live'), { timeout: 4_000 }).toBe('ECONNREFUSED');
    await letGo();
    expect(await slow).toBe(401);
    expect(await app.exited).toBe(0);
    expect(app.said).toEqual(['Lukker ned …']);
  });

  it('does not wait for connections that are open and idle', async () => {
    const app = await start();
    const agent = new Agent({ keepAlive: true });
    expect(await app.ask('/health/live', {}, agent)).toBe(200);
    app.signal('SIGTERM');
    const begun = performance.now();
    expect(await app.exited).toBe(0);
    expect(performance.now() - begun).toBeLessThan(4_000);
    agent.destroy();
  });

  it('answers what is still asked on a connection that is at work', async () => {
    const app = await start();
    const letGo = await lockSessions();
    const socket = connect(app.port, '127.0.0.1');
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: sponsorat=x\r\n\r\n`);
    let answers = '';
    socket.on('data', (bytes) => {
      answers += bytes;
    });
    const ended = new Promise((resolve) => socket.on('close', resolve));
    ask('/api/user');
    await sleep(100);
    app.signal('SIGINT');
    await expect.poll(() => app.ask('/health/live'), { timeout: 4_000 }).toBe('ECONNREFUSED');
    ask('/health/live');
    await sleep(100);
    await letGo();
    await ended;
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
    expect(await app.exited).toBe(0);
  });

  it('gives up on a request that never ends, within ten seconds', async () => {
    expect(NOTICE + PATIENCE).toBeLessThan(10_000);
    const app = await start({ patience: 1_500 });
    const letGo = await lockSessions();
    const slow = app.ask('/api/user', { cookie: 'sponsorat=x' });
    await sleep(100);
    app.signal('SIGTERM');
    expect(await app.exited).toBe(1);
    await letGo();
    await slow;
  });
});

describe('Ctrl+C', () => {
  it('stops without notice, also when npm passes it on a second time', async () => {
    const app = await start();
    app.signal('SIGINT');
    app.signal('SIGINT');
    expect(await app.exited).toBe(0);
  });

  it('exits at once when it is meant', async () => {
    const { host, exited, signal } = fakeProcess();
    stopOnSignal({ announce: () => {}, stop: () => new Promise(() => {}), log: () => {}, notice: NOTICE, host });
    signal('SIGINT');
    await sleep(1_100);
    signal('SIGINT');
    expect(await exited).toBe(1);
  });
});

describe('a stop that goes wrong', () => {
  it('says so and exits with an error', async () => {
    const { host, exited, signal } = fakeProcess();
    const said: string[] = [];
    const stop = () => Promise.reject(new Error('disken er væk'));
    stopOnSignal({ announce: () => {}, stop, log: (line) => said.push(line), notice: NOTICE, host });
    signal('SIGINT');
    expect(await exited).toBe(1);
    expect(said).toEqual(['Lukker ned …', 'Nedlukningen gik galt: disken er væk']);
  });
});
