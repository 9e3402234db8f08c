import { connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to a connection at a statement: the statement never arrives, or its answer never comes back. */
type Fate = 'hold' | 'lose the answer';
/** A connection that was stopped at a statement. */
type HeldConnection = { isOpen: () => boolean };
type Trap = { text: string; fate: Fate; reached: (caught: HeldConnection) => void };

/**
 * A TCP proxy before PostgreSQL. A test shuts it, makes connections silent (they stay open and nothing arrives any
 * more), or stops one at a statement.
 */
export const openDatabaseProxy = async (url: string) => {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isNewSilent = false;
  let isNextSilent = false;
  let trap: Trap | null = null;
  let swallowed: (() => void) | null = null;
  let server: Server;

  const passOn = (client: Socket, behind: Socket) => {
    let fate: Fate | null = null;
    client.on('data', (bytes) => {
      if (isNextSilent) {
        isNextSilent = false;
        silent.add(client);
      }
      if (silent.has(client)) swallowed?.();
      if (silent.has(client) || fate) return;
      if (trap && bytes.includes(trap.text)) {
        fate = trap.fate;
        trap.reached({ isOpen: () => clients.has(client) });
        trap = null;
        if (fate === 'hold') return;
      }
      behind.write(bytes);
    });
    behind.on('data', (bytes) => {
      if (fate === 'lose the answer') client.destroy();
      else if (!silent.has(client)) client.write(bytes);
    });
    behind.on('close', () => silent.has(client) || client.end());
    client.on('close', () => behind.destroy());
  };

  const accept = (client: Socket) => {
    clients.add(client);
    client.on('error', () => {});
    client.on('close', () => clients.delete(client));
    if (isNewSilent) return;
    const behind = connect(Number(port), hostname);
    behind.on('error', () => client.destroy());
    passOn(client, behind);
  };
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer(accept);
      server.listen(at, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const at = await listen(0);
  const through = new URL(url);
  through.host = `127.0.0.1:${at}`;

  return {
    url: through.href,
    shut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
    },
    reopen: () => listen(at),
    /**
     * Makes connections silent: the one that sends something next, or all of them and all that come. Waits for the first
     * statement that is swallowed.
     */
    silence: (which: 'next' | 'all'): Promise<void> => {
      isNextSilent = which === 'next';
      isNewSilent = which === 'all';
      if (which === 'all') for (const client of clients) silent.add(client);
      return new Promise((resolve) => {
        swallowed = resolve;
      });
    },
    /** New connections are served again; those that were silent stay so. */
    serveAgain: () => {
      isNewSilent = false;
    },
    /** Waits for the next statement that holds this text, and has it meet this fate. */
    catchStatement: (text: string, fate: Fate): Promise<HeldConnection> =>
      new Promise((reached) => {
        trap = { text, fate, reached };
      }),
  };
};
export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;
