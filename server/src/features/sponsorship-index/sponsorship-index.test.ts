import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { SponsorshipIndex } from './sponsorship-index.ts';
import type { Summaries } from './summaries.ts';

const DAY = '2026-06-15';
const namesOf = ({ sponsorships }: Summaries) => [...sponsorships.rows()].map(({ name }) => name).sort();

const test = await openTestApp();
let index: SponsorshipIndex;
beforeEach(async () => {
  await test.asOwner(sql`truncate sponsorships cascade`);
  index = new SponsorshipIndex(test.deps.db);
});

const names = (day = DAY) => index.read(day, namesOf);
const countChanges = async (): Promise<number> =>
  (await test.db.execute<{ count: number }>(sql`select count(*) as count from sponsorship_changes`)).rows[0]?.count ??
  0;

describe('the sponsorship index', () => {
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

  it('takes nothing of a transaction that was rolled back', async () => {
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

  it('is read anew where a few have changed too often to look at each entry of the log', async () => {
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
    await test.asOwner(sql`alter table sponsorships disable trigger user`);
    await test.db.execute(sql`update sponsorships set name = 'Gendannet'`);
    await test.asOwner(sql`alter table sponsorships enable trigger user`);
    expect(await names()).toEqual(['Fur']);
    await test.asOwner(sql`alter table sponsorship_changes rename to old_changes`);
    await test.asOwner(sql`create table sponsorship_changes (like old_changes including all)`);
    await test.asOwner(sql`grant select, insert, delete on sponsorship_changes to sponsorat_user`);
    expect(await names()).toEqual(['Gendannet']);
    await test.asOwner(sql`drop table sponsorship_changes`);
    await test.asOwner(sql`alter table old_changes rename to sponsorship_changes`);
  });

  it('is of the day that is asked for, whichever was asked for before', async () => {
    const { id } = await makeSponsorship(test);
    await agreementsOf(test).approved(id, {
      startDate: '2026-06-01',
      endDate: '2026-06-30',
      renegotiation: '2026-06-20',
    });
    const status = (day: string) => index.read(day, ({ sponsorships }) => sponsorships.get(id)?.status ?? null);
    const days = ['2026-06-15', '2026-07-01', '2026-05-31', '2026-06-20', '2026-06-30', '2026-06-19', '2026-06-01'];
    const answers = [];
    for (const day of days) answers.push(await status(day));
    expect(answers).toEqual([1, 3, null, 2, 2, 1, 1]);
    expect(await Promise.all(days.map(status))).toEqual(answers);
  });

  it('says to each who asks what went wrong with the question', async () => {
    const failing = index.read(DAY, () => {
      throw new Error('this question');
    });
    const [fails, works] = await Promise.allSettled([failing, names()]);
    expect(fails).toMatchObject({ status: 'rejected', reason: new Error('this question') });
    expect(works).toMatchObject({ status: 'fulfilled' });
  });

  it('answers again after a failure of the database', async () => {
    await makeSponsorship(test, { name: 'Fur' });
    await names();
    await test.asOwner(sql`alter table sponsorship_changes rename to elsewhere`);
    await expect(names()).rejects.toThrow('sponsorship_changes');
    expect((await test.admin.post('/api/sponsorships', {})).status).toBe(500);
    await test.asOwner(sql`alter table elsewhere rename to sponsorship_changes`);
    expect(await names()).toEqual(['Fur']);
    expect(ok(await test.admin.post('/api/sponsorships', {})).Total).toBe(1);
  });
});

describe('a change log that no longer reaches back', () => {
  const another = () => new SponsorshipIndex(test.deps.db).read(DAY, namesOf);
  const addEntry = (xid: string, days: number) =>
    test.db.execute(sql`insert into sponsorship_changes (xid, sponsorship_id, at)
      values (${xid}::xid8, 1, now() - ${days} * interval '1 day')`);
  /** Changes a name as a database would that had not logged it, to tell whether everything is read anew. */
  const changeUnlogged = async (name: string) => {
    await test.asOwner(sql`alter table sponsorships disable trigger user`);
    await test.db.execute(sql`update sponsorships set name = ${name}`);
    await test.asOwner(sql`alter table sponsorships enable trigger user`);
  };
  beforeEach(async () => {
    await makeSponsorship(test, { name: 'Fur' });
    expect(await names()).toEqual(['Fur']);
  });

  it('is noticed by a node that was idle while another one swept it', async () => {
    await test.db.execute(sql`update sponsorships set name = 'Mors'`);
    await test.db.execute(sql`update sponsorship_changes set at = at - interval '8 days'`);
    // What a transaction elsewhere on this PostgreSQL might still have to read stays until the next sweep.
    await expect.poll(async () => [await another(), await countChanges()]).toEqual([['Mors'], 0]);
    expect(await names()).toEqual(['Mors']);
  });

  it.each(['delete from sponsorship_changes', 'truncate sponsorship_changes'])(
    'is noticed after: %s',
    async (clear) => {
      await test.db.execute(sql`update sponsorships set name = 'Mors'`);
      await test.asOwner(sql.raw(clear));
      expect(await names()).toEqual(['Mors']);
      expect(await names()).toEqual(['Mors']);
    },
  );

  it('is no matter where all that was removed had been seen', async () => {
    // A transaction elsewhere on this PostgreSQL may still hold back which of the removals before count as seen.
    const areSeen = sql`select up_to < pg_snapshot_xmin(pg_current_snapshot()) as seen from sponsorship_changes_removed`;
    await expect.poll(async () => (await test.db.execute(areSeen)).rows).toEqual([{ seen: true }]);
    await names();
    await addEntry('9', 1);
    await test.db.execute(sql`delete from sponsorship_changes where xid = '9'::xid8`);
    await changeUnlogged('Mors');
    expect(await names()).toEqual(['Fur']);
  });

  it('loses what is a week old when a node starts and when the day turns, and no more', async () => {
    const oldChanges = async () =>
      (await test.db.execute(sql`select xid::text from sponsorship_changes where xid < '10'::xid8 order by xid`)).rows;
    await addEntry('8', 8);
    await addEntry('9', 6);
    await another();
    expect(await oldChanges()).toEqual([{ xid: '9' }]);
    await addEntry('7', 8);
    await names('2026-06-16');
    expect(await oldChanges()).toEqual([{ xid: '9' }]);
    await test.db.execute(sql`delete from sponsorship_changes where xid = '9'::xid8`);
  });

  it('loses what came with a backup of a database that was further on', async () => {
    await addEntry('999999999999', 0);
    await test.db.execute(sql`update sponsorship_changes_removed set up_to = '999999999999'::xid8`);
    const index = new SponsorshipIndex(test.deps.db);
    await index.read(DAY, namesOf);
    const { rows } = await test.db.execute(sql`
      select xid from sponsorship_changes where xid > pg_current_xact_id()
      union all select up_to from sponsorship_changes_removed where up_to > pg_current_xact_id()`);
    expect(rows).toEqual([]);
  });
});
