import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/src/app.ts';
import { openIndexes, warmIndexes } from '../../server/src/indexes.ts';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import { plainConfig } from '../../server/src/lib/config.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { openRatesLimit } from '../payments/limit.ts';
import { openTasksLimit } from '../tasks/limit.ts';
import { openTicketsLimit } from '../tickets/limit.ts';
import { openLimit } from './limit.ts';

/* A server of its own process, so that its memory is its own: the app, or a limit. */

const [, , which, url = ''] = process.argv;

const openServed = async () => {
  if (which === 'limit') return openLimit(url);
  if (which === 'limit-rates') return openRatesLimit(url);
  if (which === 'limit-tasks') return openTasksLimit(url);
  if (which === 'limit-tickets') return openTicketsLimit(url);
  const { db } = openDatabase(url, () => {});
  const indexes = openIndexes(db);
  await warmIndexes(indexes, today(systemClock));
  return createApp({ db, clock: systemClock, config: plainConfig, cipher: null }, { indexes });
};

const say = (fact: object) => process.stdout.write(`${JSON.stringify(fact)}\n`);

/** Serves, says at which port, and says on every line that it is told how much memory it took at most. */
export const main = async (): Promise<void> => {
  const app = await openServed();
  await app.listen({ port: 0, host: '127.0.0.1' });
  // In kilobytes, since the process began: reading all summaries and checking passwords are in it.
  process.stdin.on('data', () => say({ most: process.resourceUsage().maxRSS * 1_024 }));
  // The bench may have failed, and then nobody stops it.
  process.stdin.on('end', () => process.exit());
  say({ port: (app.server.address() as AddressInfo).port });
};
