import { type ExportFormat, type ExportList, exportFormats, exportPath } from '@sponsorat/api';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedLog } from '../../server/src/seeds/many/seed-log.ts';
import { median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { startServer } from '../servers.ts';

const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? 100_000);
const LINES = 100_000;
const SLOWEST_SECONDS = 10;
const SLOWEST_LIST = 300;
const PAUSE = 50;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const seed = async ({ url, ownerUrl }: DatabaseUrls) => {
  await migrateDatabase({ url, ownerUrl });
  const { db, pool, close } = openDatabase(ownerUrl, () => {});
  const now = new Date();
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now });
  await seedLog(db.background, { count: LINES, now });
  await db.background.execute('analyze');
  // Half of the agreements: as many as there are sponsorships.
  const { rows } = await pool.query(
    'select percentile_disc(0.5) within group (order by end_date)::text as day from contracts',
  );
  await close();
  return String(rows[0].day);
};

/** The milliseconds that a list takes, asked for again and again until something is done. */
const askUntil = async (client: Client, isDone: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  let page = 1;
  do {
    const begun = performance.now();
    await client.ask('POST', '/api/sponsorships', { page: 1 + (page++ % 50) });
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } while (!isDone());
  return times;
};

const database = await startTemporaryPostgres('sponsorat');
try {
  say(`${SPONSORSHIPS} sponsorships, ${SPONSORSHIPS * 2} agreements, ${LINES} lines of the log …`);
  const day = await seed(database);
  const files: [ExportList, object][] = [
    ['sponsorships', {}],
    ['contracts', { filter: { from: day } }],
    ['contacts', {}],
    ['log', {}],
  ];
  const app = await startServer('app', database.url);
  const [reader, other] = [new Client(`http://127.0.0.1:${app.port}`), new Client(`http://127.0.0.1:${app.port}`)];
  await reader.logIn();
  await other.logIn();
  const ends = performance.now() + 3_000;
  const quiet = median(await askUntil(other, () => performance.now() > ends));
  say(`\nA list takes ${quiet.toFixed(1)} ms, median. Most memory before the first file: ${await app.megabytes()} MB.\n
| file | MB | seconds | a list meanwhile: median ms | ratio | slowest ms | most memory, MB |
|---|---|---|---|---|---|---|`);
  const missed: string[] = [];
  for (const [list, request] of files)
    for (const format of Object.keys(exportFormats) as ExportFormat[]) {
      let isDone = false;
      const begun = performance.now();
      const fetching = reader.fetch(exportPath(list, format, request)).finally(() => {
        isDone = true;
      });
      const [times, size] = await Promise.all([askUntil(other, () => isDone), fetching]);
      const seconds = (performance.now() - begun) / 1_000;
      const [busy, slowest] = [median(times), Math.max(...times)];
      const cells = [size / 1_000_000, seconds, busy, busy / quiet, slowest].map((value) => value.toFixed(1));
      say(`| ${list} as ${format} | ${cells.join(' | ')} | ${await app.megabytes()} |`);
      if (seconds > SLOWEST_SECONDS) missed.push(`${list} as ${format}: ${seconds.toFixed(1)} s`);
      if (slowest > SLOWEST_LIST) missed.push(`a list during ${list} as ${format}: ${slowest.toFixed(0)} ms`);
    }
  say(
    missed.length === 0
      ? '\nEverything reached what it must.'
      : `\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
  app.stop();
} finally {
  await database.stop();
}
