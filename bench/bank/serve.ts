import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/src/app.ts';
import { systemClock, today } from '../../server/src/platform/clock.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { Standings } from '../../server/src/standings/standings.ts';
import { openLimit } from './limit.ts';

/* A server of its own process, so that its memory is its own: the app, or the limit. */

const [, , which, url = ''] = process.argv;

const openServed = async () => {
  if (which === 'limit') return openLimit(url);
  const { db } = openDatabase(url, () => {});
  const standings = new Standings(db);
  await standings.warm(today(systemClock));
  return createApp({ db, clock: systemClock, config: { publicUrl: null, trustProxy: false } }, { standings });
};

const app = await openServed();
await app.listen({ port: 0, host: '127.0.0.1' });
let most = 0;
const look = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
setInterval(look, 100).unref();
process.on('message', () => {
  look();
  process.send?.({ most });
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
