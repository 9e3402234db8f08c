import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, realpath, rename, rm, statfs, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { createTestServer } from '@sponsorat/embedded-postgres/testing-server';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { agreementsOf, makeProducts, selection } from './features/contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from './features/sponsorships/sponsorships.testing.ts';
import { today } from './lib/clock.ts';
import type { DatabaseUrls } from './lib/db/data-source.ts';
import { openDatabase } from './lib/db/database.ts';
import { migrateDatabase } from './lib/db/migrate.ts';
import { START, startTestApp, type TestApp } from './testing/app.ts';
import { PASSWORD } from './testing/fixtures.ts';
import { brokenInvariants, figuresByHand } from './testing/invariants.ts';

const run = promisify(execFile);
const MIB = 1024 * 1024;
/** What is left on a disk as it begins to be full: a few documents, or one more segment of the WAL. */
const ROOM = 20 * MIB;

const openOn = async ({ url, ownerUrl }: DatabaseUrls): Promise<TestApp> => {
  await migrateDatabase({ url, ownerUrl });
  const { db, close } = openDatabase(url, () => {});
  return startTestApp({ db, url, ownerUrl, close });
};

const expectAllHolds = async (test: TestApp): Promise<void> => {
  expect(await brokenInvariants(test.db)).toEqual([]);
  const shown = ok(await test.admin.get('/api/dashboard/overview'));
  expect(shown).toEqual(await figuresByHand(test.db, today(test.clock)));
};

describe('a clock', () => {
  it('that jumps ahead and back again costs logins, but neither data nor figures', async () => {
    const test = await startTestApp();
    const agreements = agreementsOf(test);
    const [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true }])) as [number];
    const { sponsorship } = await agreements.active([selection(seats, { amount: 9 })]);
    const path = `/api/sponsorships/${sponsorship.id}`;
    const [item] = ok(await test.admin.get(`${path}/hospitality`));
    // A year ahead, a year back, over midnight and back, and where it was.
    const instants = ['2027-06-15T10:00:00Z', '2025-06-15T10:00:00Z', '2026-06-15T23:30:00Z', START.toISOString()];
    for (const [nr, instant] of instants.entries()) {
      test.clock.moveTo(instant);
      await test.admin.logIn('anna@bank.dk', PASSWORD);
      ok(await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, { name: `Tid ${nr}` })));
      await agreements.draft(sponsorship.id);
      await agreements.active();
      const isActive = instant.startsWith('2026');
      const usage = await test.admin.post(`${path}/save-utilization`, { id: item.id, used: nr });
      expect(usage.status).toBe(isActive ? 200 : 404);
      await expectAllHolds(test);
    }
    await test.close();
  });
});

describe('a PostgreSQL that stands still', () => {
  it('is said to be away, and what it was asked meanwhile is stored as a whole or not at all', async () => {
    const server = await createTestServer('sponsorat');
    onTestFinished(async () => {
      await server.kill();
      await server.remove();
    });
    await server.start();
    const test = await openOn(server);
    const save = (name: string) => test.admin.post('/api/sponsorships/update', sponsorshipValues(test, { name }));
    const saving = Array.from({ length: 6 }, (_, nr) => save(`Under pausen ${nr}`));
    await server.pause();
    const answers = [...(await Promise.all(saving)), await save('Bagefter'), await test.admin.get('/health/ready')];
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(answers.at(-1)?.status).toBe(503);
    expect((await test.admin.get('/health/live')).status).toBe(200);
    await server.resume();
    await expect.poll(async () => (await test.admin.get('/health/ready')).status, { timeout: 30_000 }).toBe(200);
    ok(await save('Efter pausen'));
    const { rows } = await test.db.execute(sql`select name from sponsorships where name like 'Under%'`);
    const stored = rows.map(({ name }) => name);
    for (const { status, body } of answers) if (status === 200) expect(stored).toContain(body.name);
    await expectAllHolds(test);
    await test.close();
  });
});

/** Small disks, one for the data and one for the WAL; null where this machine lets nobody mount one. */
const openSmallDisks = async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sponsorat-disk-')));
  await chmod(folder, 0o711);
  const [data, wal] = [join(folder, 'data'), join(folder, 'wal')];
  const mounted: string[] = [];
  const close = async () => {
    for (const disk of mounted) await run('umount', ['-l', disk]);
    await rm(folder, { recursive: true, force: true });
  };
  for (const [disk, size] of [
    [data, '160m'],
    [wal, '80m'],
  ] as const) {
    await mkdir(disk);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', disk]);
    } catch {
      await close();
      return null;
    }
    mounted.push(disk);
  }
  const fill = async (disk: string) => {
    const { bavail, bsize } = await statfs(disk);
    await run('fallocate', ['-l', String(bavail * bsize - ROOM), join(disk, 'filler')]);
  };
  return { data, wal, fill, free: (disk: string) => rm(join(disk, 'filler')), close };
};

const openDatabaseOn = async (disks: { data: string; wal: string }) => {
  const dataDir = join(disks.data, 'sponsorat');
  await mkdir(dataDir, { mode: 0o711 });
  const options = { dataDir, name: 'sponsorat', log: () => {} };
  await (await startEmbeddedPostgres(options)).stop();
  const inside = join(dataDir, 'postgres', 'pg_wal');
  await run('cp', ['-a', inside, join(disks.wal, 'pg_wal')]);
  await rename(inside, `${inside}.old`);
  await rm(`${inside}.old`, { recursive: true });
  await symlink(join(disks.wal, 'pg_wal'), inside);
  return startEmbeddedPostgres(options);
};

const disks = await openSmallDisks();
afterAll(() => disks?.close());
describe.skipIf(!disks)('a full disk (skipped where no small disk can be mounted, which takes root)', () => {
  it.each(['data', 'wal'] as const)(
    'for the %s refuses what finds no room, loses nothing, and is got over',
    async (which) => {
      if (!disks) throw new Error('There are no small disks');
      const postgres = await openDatabaseOn(disks);
      const test = await openOn(postgres);
      const agreements = agreementsOf(test);
      const waiting: number[] = [];
      for (let nr = 0; nr < 24; nr += 1) waiting.push((await agreements.awaiting((await makeSponsorship(test)).id)).id);

      await disks.fill(disks[which]);
      const saved = new Map<number, string>();
      const refused: string[] = [];
      for (const id of waiting) {
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * MIB)]);
        const { status, body } = await agreements.upload(id, { bytes });
        if (status === 200) saved.set(id, createHash('sha256').update(bytes).digest('hex'));
        else refused.push(`${status} ${body.error}`);
      }
      process.stdout.write(`${which} full: ${saved.size} saved, ${refused.length} refused: ${[...new Set(refused)]}\n`);
      expect(saved.size).toBeGreaterThan(0);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.filter((answer) => !/^503 (Ikke tilgængelig|Måske gemt)$/.test(answer))).toEqual([]);
      expect((await test.admin.get('/health/live')).status).toBe(200);

      await disks.free(disks[which]);
      await expect.poll(async () => (await test.admin.get('/health/ready')).status, { timeout: 90_000 }).toBe(200);
      for (const [id, sha256] of saved) {
        const { rows } = await test.db.execute(sql`select f.sha256 from signed_documents d
        join files f on f.id = d.file_id where d.contract_id = ${id}`);
        expect(rows).toEqual([{ sha256 }]);
      }
      ok(await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, { name: 'Plads igen' })));
      await expectAllHolds(test);
      await test.close();
      await postgres.stop();
      await rm(join(disks.data, 'sponsorat'), { recursive: true });
      await rm(join(disks.wal, 'pg_wal'), { recursive: true });
    },
  );
});
