import type { Import } from '@sponsorat/api';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import fc from 'fast-check';
import { oddFile } from '../../server/src/features/imports/odd-files.testing.ts';
import { fictionalCvr } from '../../server/src/features/imports/sample.rules.ts';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { workbookOf, zipOf } from '../../server/src/lib/spreadsheet/workbook.testing.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { startServer } from '../servers.ts';

const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? 20_000);
const ROWS = 5_000;
const AWAITING = 500;
// Has every area.
const ADMIN = 'nr1@bank.dk';
const SLOWEST_CHECK = 10;
const SLOWEST_RUN = 30;
const HIGHEST_RATIO = 3;
const QUIET_MS = 3_000;
const PAUSE = 20;
// A check takes less than a second, in which others ask too little for a median.
const CHECKS = 5;
const ODD_FILES = 300;
const HIGHEST_RATIO_ODD = 2;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const seed = async ({ url, ownerUrl }: DatabaseUrls) => {
  await migrateDatabase({ url, ownerUrl });
  const { db, pool, close } = openDatabase(ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() });
  await db.background.execute('analyze');
  const { rows } = await pool.query(
    'select (select min(name) from categories) as category, (select min(name) from areas) as area',
  );
  await close();
  return rows[0] as { category: string; area: string };
};

const csv = (headings: string[], row: (at: number) => string[], count: number): Blob =>
  new Blob([
    [headings, ...Array.from({ length: count }, (_, at) => row(at))].map((cells) => cells.join(';')).join('\n'),
  ]);

/** 36 MB of tags in tags, packed to 37 kB. */
const deepWorkbook = async (): Promise<Blob> => {
  const file = await zipOf({ ...workbookOf(''), 'xl/worksheets/sheet2.xml': `<worksheet>${'<a>'.repeat(12_000_000)}` });
  return new Blob([new Uint8Array(file)]);
};

/** How long others wait for a list meanwhile, and how long something takes. */
const beside = async <T>(other: Client, work: Promise<T>) => {
  let isDone = false;
  const begun = performance.now();
  const working = work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  do {
    const start = performance.now();
    await other.ask('POST', '/api/sponsorships', { page: 1 + (times.length % 50) });
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } while (!isDone);
  const result = await working;
  return { result, seconds: (performance.now() - begun) / 1_000, waited: median(times) };
};

/** Takes a file as far as it gets: many are refused. */
const takeOdd = async (admin: Client, file: Blob): Promise<void> => {
  try {
    const { id, version, columns } = (await admin.send('/api/import/sponsorships', file)) as Import;
    const mapping = Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));
    const checked = (await admin.ask('POST', `/api/import/${id}/mapping`, { mapping, version })) as Import;
    await admin.ask('POST', `/api/import/${id}/run`, { version: checked.version });
  } catch (error) {
    if (/ answered 5/.test(String(error))) throw error;
  }
};

const database = await startTemporaryPostgres('sponsorat');
try {
  say(`${SPONSORSHIPS} sponsorships …`);
  const { category, area } = await seed(database);
  const clubs = csv(
    [
      'Navn',
      'Forkortelse',
      'Kategori',
      'Område',
      'CVR',
      'Adresse',
      'Postnr.',
      'By',
      'Kontaktperson',
      'Ansvarliges e-mail',
    ],
    (at) => [
      `Ny ${at} Boldklub`,
      `N${at}`,
      category,
      area,
      fictionalCvr(at),
      `Vej ${at}`,
      '0999',
      'Nørre By',
      at % 3 ? 'Åse' : '',
      ADMIN,
    ],
    ROWS,
  );
  const agreements = (year: number, count: number) =>
    csv(
      ['CVR', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb', 'Rate 1 dato', 'Rate 1 beløb'],
      (at) => [fictionalCvr(at), category, `01-01-${year}`, `31-12-${year}`, '60.000,50', `01-03-${year}`, '60.000,50'],
      count,
    );
  const hostile = [await deepWorkbook(), new Blob([`Navn;CVR${'\n'.repeat(4_900_000)}`])];
  const app = await startServer('app', database.url);
  const base = `http://127.0.0.1:${app.port}`;
  const [admin, other] = [new Client(base), new Client(base)];
  await admin.logIn();
  await other.logIn('nr7@bank.dk');
  const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const missed: string[] = [];
  say(`
| what | rows | seconds | a list meanwhile: median ms | quiet | ratio |
|---|---|---|---|---|---|`);
  const measure = async <T>(
    what: string,
    rows: number,
    work: () => Promise<T>,
    most: number,
    { times = 1, highest = HIGHEST_RATIO } = {},
  ): Promise<T> => {
    // Just before it: a machine that does other things as well is not as fast all the time.
    const { waited: quiet } = await beside(other, pause());
    const { result, seconds: all, waited } = await beside(other, work());
    const seconds = all / times;
    const cells = [seconds, waited, quiet, waited / quiet].map((value) => value.toFixed(1));
    say(`| ${what} | ${rows} | ${cells.join(' | ')} |`);
    if (seconds > most) missed.push(`${what}: ${seconds.toFixed(1)} s`);
    if (waited / quiet > highest) missed.push(`a list during ${what}: ${(waited / quiet).toFixed(1)} times`);
    return result;
  };
  const take = async (what: string, path: string, file: Blob, rows: number, slowestRun: number) => {
    const started = (await admin.send(`/api/import/${path}`, file)) as Import;
    const mapping = Object.fromEntries(started.columns.map(({ heading, field }) => [heading, field]));
    const check = ({ version }: Import) =>
      admin.ask('POST', `/api/import/${started.id}/mapping`, { mapping, version }) as Promise<Import>;
    const checkAll = async () => {
      let last = started;
      for (let time = 0; time < CHECKS; time += 1) last = await check(last);
      return last;
    };
    const { counts, version } = await measure(`${what}, checked`, rows, checkAll, SLOWEST_CHECK, {
      times: CHECKS,
    });
    if (counts.create !== rows) {
      const page = await admin.ask('POST', `/api/import/${started.id}/rows`, { page: 1, perPage: 1 });
      throw new Error(`Only ${counts.create} rows are new: ${JSON.stringify(page)}`);
    }
    await measure(
      `${what}, saved`,
      rows,
      () => admin.ask('POST', `/api/import/${started.id}/run`, { version }),
      slowestRun,
    );
  };
  await take('sponsorships', 'sponsorships', clubs, ROWS, SLOWEST_RUN);
  await take('drafts', 'contracts?as=draft', agreements(2031, ROWS), ROWS, SLOWEST_RUN);
  await take('agreements with PDFs', 'contracts', agreements(2033, AWAITING), AWAITING, Number.POSITIVE_INFINITY);
  for (const [at, file] of hostile.entries())
    await measure(
      `a file that is refused, ${at === 0 ? 'tags in tags' : 'empty lines'}`,
      0,
      // What it answers is not asked here, but how long others wait.
      () => admin.send('/api/import/sponsorships', file).catch(() => null),
      SLOWEST_RUN,
    );
  const oddFiles = await Promise.all(fc.sample(oddFile, { numRuns: ODD_FILES, seed: 1 }).map((make) => make()));
  const takeOddFiles = async () => {
    for (const bytes of oddFiles) await takeOdd(admin, new Blob([new Uint8Array(bytes)]));
  };
  await measure(`${ODD_FILES} random files, one after another`, 0, takeOddFiles, Number.POSITIVE_INFINITY, {
    highest: HIGHEST_RATIO_ODD,
  });
  say(`\nMost memory: ${await app.megabytes()} MB.`);
  say(
    missed.length === 0
      ? 'Everything reached what it must.'
      : `Missed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
  app.stop();
} finally {
  await database.stop();
}
