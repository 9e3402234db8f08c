import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { makeSponsorship, ok } from './features/sponsorships/sponsorships.testing.ts';
import type { IndexedTasks } from './features/tasks/task-index.ts';
import { type Indexes, openIndexes, prepareNextDay } from './indexes.ts';
import { openTestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';

const test = await openTestApp();
const { id: sponsorshipId } = await makeSponsorship(test);

const at = (instant: string) => ({ now: () => new Date(instant) });
const rowsOf = ({ table }: IndexedTasks) =>
  table
    .rows()
    .map((row) => JSON.stringify(row))
    .sort();
const itself = (kept: IndexedTasks) => kept;
const addTask = async (title: string) =>
  ok(await test.admin.post('/api/tasks/update', { sponsorshipId, title, dueDate: '2026-06-20' }));
/** What a server that has just started reads. */
const readAnew = (day: string) => openIndexes(test.deps.db).tasks.read(day, rowsOf);

let indexes: Indexes;
beforeEach(async () => {
  await test.db.execute(sql`delete from tasks`);
  indexes = openIndexes(test.deps.db);
  await addTask('Ring');
});

describe('the tasks of the next day', () => {
  it.each([
    ['in summer', '2026-06-15', '2026-06-15T21:49:59Z', '2026-06-15T21:50:00Z', '2026-06-16'],
    ['in winter', '2026-12-15', '2026-12-15T22:49:59Z', '2026-12-15T22:50:00Z', '2026-12-16'],
    ['as summer time ends', '2026-10-25', '2026-10-25T22:49:59Z', '2026-10-25T22:50:00Z', '2026-10-26'],
  ])('are read from ten minutes before midnight in Copenhagen on: %s', async (_when, day, early, late, next) => {
    const prepareDay = vi.spyOn(indexes.tasks, 'prepareDay');
    await prepareNextDay(indexes, at(early));
    expect(prepareDay).not.toHaveBeenCalled();
    const today = await indexes.tasks.read(day, itself);
    await prepareNextDay(indexes, at(late));
    expect(prepareDay.mock.calls).toEqual([[next]]);
    // What is asked before midnight is asked of its own day.
    expect(await indexes.tasks.read(day, itself)).toBe(today);
    expect(await indexes.tasks.read(next, itself)).not.toBe(today);
  });

  it('are not read anew once it comes, and hold what was saved since', async () => {
    await indexes.tasks.read('2026-06-15', itself);
    let prepared: IndexedTasks | undefined;
    await indexes.tasks.prepare('2026-06-16', (kept) => {
      prepared = kept;
    });
    await addTask('Skriv');
    await test.db.execute(sql`update tasks set title = 'Ring igen' where title = 'Ring'`);
    expect(await indexes.tasks.read('2026-06-16', itself)).toBe(prepared);
    expect(await indexes.tasks.read('2026-06-16', rowsOf)).toEqual(await readAnew('2026-06-16'));
    expect(await indexes.tasks.read('2026-06-16', ({ size }) => size)).toBe(2);
  });

  it('are read anew where a rule says otherwise by then', async () => {
    let prepared: IndexedTasks | undefined;
    await indexes.tasks.prepare('2026-06-16', (kept) => {
      prepared = kept;
    });
    const rule = { key: 'tasks.rateLead', validFrom: '2026-06-16', value: 4 };
    const { values } = ok(await test.admin.post('/api/settings/rules/update', rule));
    expect(await indexes.tasks.read('2026-06-16', itself)).not.toBe(prepared);
    await test.db.execute(sql`delete from rule_values where id = ${values[0].id}`);
  });

  it('are dropped where they come too late', async () => {
    const before = await indexes.tasks.read('2026-06-16', itself);
    await indexes.tasks.prepare('2026-06-16', () => {
      throw new Error('read twice');
    });
    await indexes.tasks.prepare('2026-06-17', () => {});
    const later = await indexes.tasks.read('2026-06-18', itself);
    expect(later).not.toBe(before);
    expect(await indexes.tasks.read('2026-06-18', rowsOf)).toEqual(await readAnew('2026-06-18'));
  });
});

it('a server is ready once it has read them', async () => {
  let isReading = true;
  const app = await createApp(test.deps, { isReading: () => isReading });
  const client = new TestClient(app);
  expect((await client.get('/health/ready')).status).toBe(503);
  expect((await client.get('/health/live')).status).toBe(200);
  isReading = false;
  expect((await client.get('/health/ready')).status).toBe(200);
  await app.close();
});
