import { Agent, type RequestOptions, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Call = { name: string; method: 'GET' | 'POST'; path: string; body?: object };
export type Headers = Record<string, string>;
/** A server, and those who ask it: each connection is one of them, for one's own calls wait for one another. */
export type Target = { port: number; people: readonly [Headers, ...Headers[]] };
export type LoadFigures = { perSecond: number; p50: number; p95: number; p99: number };

type Answer = { bytes: Buffer; coding: string | undefined };
const textOf = ({ bytes, coding }: Answer): string => (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();

const send = (options: RequestOptions, body: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const answer = { bytes: Buffer.concat(parts), coding: response.headers['content-encoding'] };
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${options.path} answered ${response.statusCode}: ${textOf(answer)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const sender = (port: number, headers: Headers, { method, path, body }: Call) => {
  const payload = body && JSON.stringify(body);
  const length = payload ? { 'content-length': String(Buffer.byteLength(payload)) } : {};
  const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } };
  return () => send(options, payload);
};

/** The answer of one call, read. */
export const answerOf = async (target: Target, call: Call): Promise<unknown> =>
  JSON.parse(textOf(await sender(target.port, target.people[0], call)()));

export const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Keeps so many connections busy with calls in turn for some seconds: requests a second, and milliseconds of each. */
export const measure = async (
  target: Target,
  calls: readonly Call[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadFigures> => {
  const senders = target.people.map((headers) => calls.map((call) => sender(target.port, headers, call)));
  let turn = 0;
  const ask = (connection: number) => senders[connection % senders.length]?.[turn++ % calls.length]?.();
  const times: number[] = [];
  const keepAsking = async (connection: number, until: number, noted: boolean) => {
    while (performance.now() < until) {
      const begun = performance.now();
      await ask(connection);
      if (noted) times.push(performance.now() - begun);
    }
  };
  const together = (until: number, noted: boolean) =>
    Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection, until, noted)));
  await together(performance.now() + seconds * 250, false);
  const begun = performance.now();
  await together(begun + seconds * 1_000, true);
  const taken = performance.now() - begun;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (times.length * 1_000) / taken, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};
