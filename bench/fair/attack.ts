import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Client } from '../client.ts';
import { actsOf, OUTSIDE } from './acts.ts';

/* One user, on a thread of its own: asks for one thing again and again, so many at once, for some seconds. */

const { base, fullClub, name, atOnce, seconds } = workerData;
const client = new Client(base);
await client.logIn('nr2@bank.dk');
const act = (await actsOf(fullClub)[name]?.()) ?? (async () => 0);
const statuses: Record<number, number> = {};
parentPort?.postMessage('ready');
await once(parentPort as MessagePort, 'message');
const end = performance.now() + seconds * 1_000;
const ask = async () => {
  while (performance.now() < end) {
    const status = await act(client, base);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Refusals alone are another matter: what is asked here is what is worked on.
    if (status === 429 && !name.startsWith(OUTSIDE)) await new Promise((done) => setTimeout(done, 200));
  }
};
await Promise.all(Array.from({ length: atOnce }, ask));
parentPort?.postMessage(statuses);
parentPort?.close();
