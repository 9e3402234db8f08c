import { connect, createServer, type Socket } from 'node:net';

/** What happens at a statement: PostgreSQL refuses it, or the connection is lost once it is done and before its answer. */
export type Fault = 'refused' | 'lost after';

type ArmedFault = {
  at: number | 'after a commit';
  fault: Fault;
  count: number;
  hasStruck: boolean;
  isReached: boolean;
};

// The first message of a client has no type before its length.
const messagesIn = (hasTypes: boolean) => {
  let rest = Buffer.alloc(0);
  let head = hasTypes ? 1 : 0;
  return (bytes: Buffer | string): Buffer[] => {
    rest = Buffer.concat([rest, Buffer.from(bytes)]);
    const messages: Buffer[] = [];
    while (rest.length >= head + 4) {
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) break;
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
      head = 1;
    }
    return messages;
  };
};

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);

/** The SQL of a message that has one: a query, or one that is prepared under a name or none. */
const textIn = (message: Buffer): string | null => {
  const type = typeOf(message);
  if (type !== 'Q' && type !== 'P') return null;
  const body = message.subarray(5).toString();
  return type === 'Q' ? body : (body.split('\0')[1] ?? '');
};
const CHANGE = /^\s*(with\b[\s\S]*\b)?(insert into|update|delete from)\b/i;

const queryMessage = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

// PostgreSQL itself fails, so that the transaction is in the state that it has after a real error.
const refusal = queryMessage(`do $$ begin raise 'a fault was injected' using errcode = 'XX000'; end $$`);

/** A TCP proxy before PostgreSQL that counts statements on all connections, and has a fault happen at the n-th. */
export const openStatementProxy = async (url: string) => {
  const { hostname, port } = new URL(url);
  let armed: ArmedFault | null = null;
  const clients = new Set<Socket>();

  /** The fault of a statement that begins now. */
  const faultOf = (): Fault | null => {
    if (!armed) return null;
    armed.count += 1;
    if (armed.at === 'after a commit' ? !armed.isReached : armed.count !== armed.at) return null;
    armed.hasStruck = true;
    return armed.fault;
  };

  const server = createServer((client) => {
    clients.add(client);
    const behind = connect(Number(port), hostname);
    const sent = messagesIn(false);
    const answered = messagesIn(true);
    let isStarted = false;
    let isInStatement = false;
    let hasChanged = false;
    let fault: Fault | null = null;
    client.on('data', (bytes) => {
      for (const message of sent(bytes)) {
        const type = isStarted ? typeOf(message) : 'startup';
        isStarted = true;
        const isLast = type === 'Q' || type === 'S';
        if (!isInStatement && ['Q', 'P', 'B'].includes(type)) {
          isInStatement = true;
          fault = faultOf();
        }
        const text = isStarted ? textIn(message) : null;
        if (text !== null) {
          if (/^commit\b/i.test(text) && hasChanged && armed) armed.isReached = true;
          hasChanged = /^begin\b/i.test(text) ? false : hasChanged || CHANGE.test(text);
        }
        if (fault !== 'refused') behind.write(message);
        else if (isLast) behind.write(refusal);
        if (!isLast) continue;
        isInStatement = false;
        if (fault === 'refused') fault = null;
      }
    });
    behind.on('data', (bytes) => {
      if (fault !== 'lost after') client.write(bytes);
      for (const message of answered(bytes))
        if (fault === 'lost after' && !isInStatement && typeOf(message) === 'Z') client.destroy();
    });
    client.on('error', () => {});
    behind.on('error', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      behind.destroy();
    });
    behind.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    url: through.href,
    /** Has a fault happen at the n-th statement from now, or at each after a transaction that changed something. */
    arm: (at: ArmedFault['at'], fault: Fault): void => {
      armed = { at, fault, count: 0, hasStruck: false, isReached: false };
    },
    /** Ends that: whether it has happened. */
    disarm: (): boolean => {
      const hasStruck = armed?.hasStruck ?? false;
      armed = null;
      return hasStruck;
    },
    close: async (): Promise<void> => {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
