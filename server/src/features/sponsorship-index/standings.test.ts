import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import type { Book } from './book.ts';
import { Standings } from './standings.ts';

const DAY = '2026-06-15';
const namesOf = (book: Book) => [...book.sponsorships.rows()].map(({ name }) => name).sort();

let test: TestApp;
let standings: Standings;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.execute(sql`delete from contracts`);
  await test.db.execute(sql`delete from sponsorships`);
  standings = new Standings(test.deps.db);
});

const names = (day = DAY) => standings.read(day, namesOf);
const marks = async (): Promise<number> =>
  (await test.db.execute<{ count: number }>(sql`select count(*) as count from sponsorship_changes`)).rows[0]?.count ??
  0;

describe('what is kept of the sponsorships', () => {
  it('begins with all of them, and follows what is made, changed and removed', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    expect(await names()).toEqual(['Fur']);
    const { id, version } = await makeSponsorship(test, { name: 'Als' });
    expect(await names()).toEqual(['Als', 'Fur']);
    await makeSponsorship(test, { id, version, name: 'Alsø' });
    expect(await names()).toEqual(['Alsø', 'Fur']);
    await test.admin.delete(`/api/sponsorships/${id}`);
    expect(await names()).toEqual(['Fur']);
  });

  it('follows whoever writes, also by hand', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.execute(sql`update sponsorships set name = 'Mors'`);
    expect(await names()).toEqual(['Mors']);
  });

  it('holds nothing of a transaction before it is committed, and all of it after', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`update sponsorships set name = 'Mors'`);
      expect(await names()).toEqual(['Fur']);
      // A later transaction that ends first does not hide the earlier one.
      await makeSponsorship(test, { name: 'Als' });
      expect(await names()).toEqual(['Als', 'Fur']);
    });
    expect(await names()).toEqual(['Als', 'Mors']);
  });

  it('forgets nothing of a transaction that was rolled back, and keeps nothing', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    const broken = test.db.transaction(async (tx) => {
      await tx.execute(sql`update sponsorships set name = 'Mors'`);
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await names()).toEqual(['Fur']);
  });

  it('is read anew where more has changed than is worth following', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.execute(sql`
      insert into sponsorships (name, short_name, category_id, area_id, user_id, address, zip_code, city)
      select 'Klub ' || n, 'K', ${test.ids.football}, ${test.ids.north}, ${test.ids.userId}, 'Vej', '8000', 'By'
      from generate_series(1, 5100) n`);
    expect(await names()).toHaveLength(5_101);
  });

  it('is read anew where a few have changed too often to look at each mark', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into sponsorship_changes (sponsorship_id) select 0 from generate_series(1, 60_000)`);
      await tx.execute(sql`update sponsorships set name = 'Mors'`);
    });
    expect(await names()).toEqual(['Mors']);
  });

  it('is read anew of a database that was put in the place of the other', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.execute(sql`alter table sponsorships disable trigger user`);
    await test.db.execute(sql`update sponsorships set name = 'Gendannet'`);
    await test.db.execute(sql`alter table sponsorships enable trigger user`);
    expect(await names()).toEqual(['Fur']);
    await test.db.execute(sql`alter table sponsorship_changes rename to old_changes`);
    await test.db.execute(sql`create table sponsorship_changes (like old_changes including all)`);
    expect(await names()).toEqual(['Gendannet']);
    await test.db.execute(sql`drop table old_changes`);
  });

  it('stands on the day that is asked for, whichever was asked for before', async () => {
    const { id } = await makeSponsorship(test);
    await agreementsOf(test).approved(id, {
      startDate: '2026-06-01',
      endDate: '2026-06-30',
      renegotiation: '2026-06-20',
    });
    const status = (day: string) => standings.read(day, (book) => book.sponsorships.get(id)?.status ?? null);
    const days = ['2026-06-15', '2026-07-01', '2026-05-31', '2026-06-20', '2026-06-30', '2026-06-19', '2026-06-01'];
    const found = [];
    for (const day of days) found.push(await status(day));
    expect(found).toEqual([1, 3, null, 2, 2, 1, 1]);
    expect(await Promise.all(days.map(status))).toEqual(found);
  });

  it('sweeps marks that are a week old, and no others', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await test.db.execute(
      sql`insert into sponsorship_changes (sponsorship_id, at) values (1, now() - interval '8 days')`,
    );
    const before = await marks();
    await names();
    expect(await marks()).toBe(before - 1);
  });

  it('says to each who asks what went wrong with the question', async () => {
    const failing = standings.read(DAY, () => {
      throw new Error('this question');
    });
    const [fails, works] = await Promise.allSettled([failing, names()]);
    expect(fails).toMatchObject({ status: 'rejected', reason: new Error('this question') });
    expect(works).toMatchObject({ status: 'fulfilled' });
  });

  it('answers again after a failure of the database', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.db.execute(sql`alter table sponsorship_changes rename to elsewhere`);
    await expect(names()).rejects.toThrow('sponsorship_changes');
    expect((await test.admin.post('/api/sponsorships', {})).status).toBe(500);
    await test.db.execute(sql`alter table elsewhere rename to sponsorship_changes`);
    expect(await names()).toEqual(['Fur']);
    expect(ok(await test.admin.post('/api/sponsorships', {})).Total).toBe(1);
  });
});
