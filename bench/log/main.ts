import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { seedLog } from '../../server/src/seeds/many/seed-log.ts';
import type { Client } from '../client.ts';
import { openApp } from '../lists/app.ts';

const LINES = Number(process.env.BENCH_ROWS ?? 100_000);
const RECORDS = 1_000;
const AT_ONCE = 8;
const ASKED = 120;

const firstPage = { page: 1, perPage: 25, sort: { field: 'At', dir: 'desc' } };
const pages: Record<string, object> = {
  'no filter': {},
  'by user': { filter: { user: 7 } },
  'by action': { filter: { action: 'update' } },
  'by kind': { filter: { kind: 'contract' } },
  'by record': { filter: { kind: 'sponsorship', record: 77 } },
  'by a month': { filter: { from: '2026-01-01', to: '2026-01-31' } },
  'search, a whole name': { filter: { search: 'Klub 2500' } },
  'search, a common word': { filter: { search: 'klub' } },
  'search, one letter': { filter: { search: 'e' } },
  'search, a person': { filter: { search: 'Bruger 77' } },
  'search, nobody’s name': { filter: { search: 'findes ikke' } },
  'search and kind': { filter: { search: 'klub 25', kind: 'contract' } },
  'last page': { page: LINES / 25 },
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The 50th and the 95th percentile of many calls, so many at a time. */
const measure = async (client: Client, body: object): Promise<[number, number]> => {
  const times: number[] = [];
  let left = ASKED;
  const ask = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      await client.ask('POST', '/api/log', { ...firstPage, ...body });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  times.sort((one, other) => one - other);
  return [times[times.length >> 1] ?? 0, times[Math.floor(times.length * 0.95)] ?? 0];
};

const database = await startTemporaryPostgres('sponsorat');
try {
  const app = await openApp(database.ownerUrl, RECORDS);
  const owner = openDatabase(app.url, () => {});
  await seedLog(owner.db.background, { count: LINES, now: new Date() });
  await owner.close();
  say(`${LINES} lines, ${AT_ONCE} at once, best of three${' '.repeat(8)}p50 ms   p95 ms`);
  for (const [name, body] of Object.entries(pages)) {
    const rounds = [];
    for (let round = 0; round < 3; round += 1) rounds.push(await measure(app.client, body));
    const [p50, p95] = rounds.toSorted(([, one], [, other]) => one - other)[0] ?? [0, 0];
    say(`${name.padEnd(40)}${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`);
  }
  for (const format of ['csv', 'jsonl']) {
    const begun = performance.now();
    await app.client.fetch(`/api/log/file?format=${format}`);
    say(`the whole log as ${format}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  await app.close();
} finally {
  await database.stop();
}
