import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_EVERY = 100;
const CHECK_FOR = 1_000;
const PATIENCE = 60_000;

const listening = async (server: { listen(port: number, host: string): unknown; address(): unknown }) => {
  server.listen(0, '127.0.0.1');
  await once(server as never, 'listening');
  return (server.address() as { port: number }).port;
};

/**
 * A load balancer as small as one can be: it asks each node whether it is ready, gives requests to those in turn, and
 * passes one on where nobody listens any more. One that breaks under way is answered 502, as nobody knows how it ended.
 */
export const openLoadBalancer = async (bases: readonly string[]) => {
  const ready = new Set<string>();
  const check = async () => {
    for (const base of bases) {
      const answer = await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(CHECK_FOR) }).catch(() => null);
      if (answer?.ok) ready.add(base);
      else ready.delete(base);
    }
  };
  await check();
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = check();
  }, CHECK_EVERY);
  let turn = 0;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: string[]): void => {
    const base = left.shift();
    if (!base) {
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"Ikke tilgængelig"}');
      return;
    }
    const { method, headers, url } = incoming;
    const onward = request(base + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        ready.delete(base);
        pass(incoming, outgoing, body, left);
      } else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{"error":"Afbrudt"}');
    });
    onward.end(body);
  };

  const server = createHttpServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    turn += 1;
    const nodes = bases.filter((base) => ready.has(base));
    const first = turn % Math.max(nodes.length, 1);
    pass(incoming, outgoing, Buffer.concat(chunks), [...nodes.slice(first), ...nodes.slice(0, first)]);
  });
  const port = await listening(server);
  return {
    base: `http://127.0.0.1:${port}`,
    /** Waits until so many nodes are ready. */
    untilReady: async (count: number): Promise<void> => {
      for (const deadline = Date.now() + PATIENCE; ready.size < count; await sleep(CHECK_EVERY))
        if (Date.now() > deadline) throw new Error(`Only these are ready: ${[...ready]} of ${bases}`);
    },
    close: async () => {
      clearInterval(timer);
      await checking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** An address of a database that leads to one server, and then to another: whoever was connected is cut off. */
export const openDatabaseSwitch = async (url: string) => {
  let target = Number(new URL(url).port);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    const behind = connect(target, '127.0.0.1');
    client.pipe(behind).pipe(client);
    client.on('error', () => behind.destroy());
    behind.on('error', () => client.destroy());
    behind.on('close', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      behind.destroy();
    });
  });
  const through = new URL(url);
  through.port = String(await listening(server));
  return {
    url: through.href,
    leadTo: (other: string): void => {
      target = Number(new URL(other).port);
      for (const client of clients) client.destroy();
    },
    close: async () => {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
