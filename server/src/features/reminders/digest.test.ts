import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/fixtures.ts';
import { openMailApp } from '../mails/mails.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { TaskIndex } from '../tasks/task-index.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { digestJob } from './digest.usecases.ts';

const test = await openMailApp();
const { ids } = test;
// A node of its own, with what it remembers of tasks.
const node = () => digestJob(test.deps, new TaskIndex(test.db));
const job = node();

type Mail = { to: string; subject: string; text: string; html: string };
const digests = async (): Promise<Mail[]> =>
  (
    await test.db.execute<Mail>(
      sql`select "to", subject, text, html from mails where dedupe_key like 'digest:%' order by id`,
    )
  ).rows;
const textOf = async () => (await digests()).map(({ text }) => text).join('\n');
const logIn = () => Promise.all([test.admin.logIn('anna@bank.dk', PASSWORD), test.user.logIn('bo@bank.dk', PASSWORD)]);
/** Time passes until an instant, a node looking every minute from the hour before. */
const runUntil = async (instant: string, minutes = 60, jobs = [job]): Promise<void> => {
  for (let left = minutes; left >= 0; left -= 1) {
    test.clock.moveTo(new Date(Date.parse(instant) - left * 60_000).toISOString());
    await Promise.all(jobs.map(({ run }) => run()));
  }
};
const runAt = async (instant: string): Promise<void> => {
  test.clock.moveTo(instant);
  await job.run();
};
const choose = async (values: object) =>
  ok(await test.user.post('/api/user/reminders', { digest: 'weekly', scope: 'mine', without: [], ...values }));

// A Monday in winter, at half past six.
const MONDAY = '2026-12-07T05:30:00.000Z';
const seven = (day: string) => `${day}T06:00:00.000Z`;
let club: number;
const task = async (title: string, dueDate: string, more: object = {}) =>
  ok(await test.admin.post('/api/tasks/update', { sponsorshipId: club, title, dueDate, ...more }));

beforeEach(async () => {
  test.clock.moveTo(MONDAY);
  await logIn();
  await test.db.execute(sql`delete from mails`);
  await test.db.execute(sql`delete from reminders`);
  await test.db.execute(sql`delete from sponsorships`);
  club = (await makeSponsorship(test, { name: 'Limfjordens Boldklub' })).id;
});

describe('a digest', () => {
  it('says what is overdue, due this week and in the next thirty days, each with its place', async () => {
    await task('Ring til kassereren', '2026-12-01');
    await task('Send billetter', '2026-12-07');
    await task('Hent banneret', '2026-12-13');
    await task('Mød formanden', '2027-01-06');
    await task('Senere', '2027-01-07');
    await runAt(seven('2026-12-07'));
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'bo@bank.dk',
      subject: 'Sponsorat: 1 overskreden og 2 frister denne uge',
    });
    const at = ['Overskredet', 'Ring til kassereren', 'Denne uge', 'Send billetter', 'Hent banneret', 'Næste 30 dage'];
    const places = [...at, 'Mød formanden'].map((words) => mail?.text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));
    expect(places).not.toContain(-1);
    expect(mail?.text).not.toContain('Senere');
    expect(mail?.text).toContain('Limfjordens Boldklub, 01-12-2026 (6 dage for sent)');
    expect(mail?.text).toContain(`http://sponsorat.test/sponsorships/${club}`);
    expect(mail?.html).toContain(`href="http://sponsorat.test/sponsorships/${club}"`);
  });

  it('is not made where there is nothing to say, nor when something comes up later that day', async () => {
    await runAt(seven('2026-12-07'));
    await logIn();
    await task('Send billetter', '2026-12-07');
    await runAt('2026-12-07T07:00:00.000Z');
    expect(await digests()).toEqual([]);
  });

  it('leaves out what is postponed and done, and kinds that one wants to hear nothing of', async () => {
    const [done, snoozed] = [await task('Udført', '2026-12-07'), await task('Udskudt', '2026-12-07')];
    await task('Åben', '2026-12-07');
    const { act } = tasksAs(test.user);
    ok(await act('done', { key: `manual:${done.id}:2026-12-07` }));
    ok(await act('snooze', { key: `manual:${snoozed.id}:2026-12-07`, until: '2026-12-20' }));
    await runAt(seven('2026-12-07'));
    expect(await digests()).toMatchObject([{ subject: 'Sponsorat: 1 frist denne uge' }]);
    expect(await textOf()).not.toMatch(/Udført|Udskudt/);
    await test.db.execute(sql`delete from mails`);
    await choose({ without: ['manual'] });
    await runUntil(seven('2026-12-14'), 1);
    expect(await digests()).toEqual([]);
  });

  it('has fifty lines, and counts the rest', async () => {
    for (let at = 0; at < 62; at += 1) await task(`Nummer ${at}`, '2026-12-08');
    await runAt(seven('2026-12-07'));
    const [mail] = await digests();
    expect(mail?.subject).toBe('Sponsorat: 62 frister denne uge');
    expect(mail?.text.match(/^- /gm)).toHaveLength(50);
    expect(mail?.text).toContain('og 12 mere');
  });

  it('tells on a Monday what is new since the last one', async () => {
    await task('Kendt', '2026-12-20');
    await runAt(seven('2026-12-07'));
    expect(await textOf()).not.toContain('Ny siden sidst');
    await logIn();
    await task('Frisk', '2026-12-21');
    await runAt(seven('2026-12-14'));
    const fresh = (await digests())[1]?.text.split('Ny siden sidst')[1];
    expect(fresh).toContain('Frisk');
    expect(fresh).not.toContain('Kendt');
  });
});

describe('when a digest is made', () => {
  it('is once, whatever nodes there are, and weekly on Mondays alone', async () => {
    await task('Send billetter', '2026-12-07');
    const nodes = [job, node(), node()];
    await runUntil('2026-12-07T06:10:00.000Z', 20, nodes);
    expect(await digests()).toHaveLength(1);
    for (const day of ['08', '09', '10', '11', '12', '13']) await runUntil(`2026-12-${day}T06:02:00.000Z`, 3);
    expect(await digests()).toHaveLength(1);
    await runUntil('2026-12-14T06:02:00.000Z', 3);
    expect(await digests()).toHaveLength(2);
  });

  it('is each weekday where one wants it so, and never on Saturdays and Sundays', async () => {
    await choose({ digest: 'daily' });
    await task('Send billetter', '2026-12-07');
    const counts: number[] = [];
    for (const day of ['07', '08', '09', '10', '11', '12', '13', '14']) {
      await runUntil(`2026-12-${day}T06:02:00.000Z`, 3);
      counts.push((await digests()).length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5, 6]);
  });

  it('is not before seven, at the first minute until nine, and not after that', async () => {
    await task('Send billetter', '2026-12-07');
    await runAt('2026-12-07T05:59:59.999Z');
    expect(await digests()).toEqual([]);
    await runAt('2026-12-07T08:00:00.000Z');
    expect(await digests()).toEqual([]);
    await runAt('2026-12-14T07:59:59.000Z');
    expect(await digests()).toHaveLength(1);
  });

  it.each([
    ['spring', '2027-03-28', '2027-03-29T05:00:00.000Z'],
    ['autumn', '2026-10-25', '2026-10-26T06:00:00.000Z'],
  ])(
    'is once after the night of %s in which the clock is changed, at seven on the wall',
    async (_when, night, monday) => {
      await choose({ digest: 'daily' });
      await task('Send billetter', night);
      // Every half hour from the Saturday's midnight to the Monday's noon.
      const begin = Date.parse(`${night}T00:00:00Z`) - 24 * 3_600_000;
      const made: string[] = [];
      for (let half = 0; half < 2 * 60; half += 1) {
        const instant = new Date(begin + half * 1_800_000);
        test.clock.moveTo(instant.toISOString());
        const before = (await digests()).length;
        await job.run();
        if ((await digests()).length > before) made.push(instant.toISOString());
      }
      expect(made).toEqual([monday]);
    },
  );

  it('is never for who is locked out, or wants none', async () => {
    await task('Send billetter', '2026-12-07');
    await choose({ digest: 'none' });
    await runAt(seven('2026-12-07'));
    expect(await digests()).toEqual([]);
    test.clock.moveTo('2026-12-13T20:00:00.000Z');
    await logIn();
    await choose({ digest: 'daily' });
    ok(await test.admin.post('/api/tasks/update', { sponsorshipId: club, title: 'Mere', dueDate: '2026-12-14' }));
    expect((await test.admin.post(`/api/users/${ids.userId}/lockout`)).status).toBe(204);
    await runAt(seven('2026-12-14'));
    expect(await digests()).toEqual([]);
    await test.admin.logIn('anna@bank.dk', PASSWORD);
    await test.admin.post(`/api/users/${ids.userId}/unlock`);
  });
});

describe('whose tasks a digest tells of', () => {
  it('are one’s own, or all of one’s areas, and never another area’s', async () => {
    const hers = await makeSponsorship(test, { name: 'Annas Klub', userId: ids.adminId });
    const foreign = await makeSponsorship(test, { name: 'Hemmelig IF', areaId: ids.south, userId: ids.otherId });
    await task('Min', '2026-12-07');
    await task('Annas', '2026-12-07', { sponsorshipId: hers.id });
    await task('Fremmed', '2026-12-07', { sponsorshipId: foreign.id });
    await runAt(seven('2026-12-07'));
    const ofBo = async () => (await digests()).filter(({ to }) => to === 'bo@bank.dk').map(({ text }) => text);
    expect((await ofBo())[0]).toContain('Min');
    expect((await ofBo())[0]).not.toMatch(/Annas|Fremmed|Hemmelig/);
    await logIn();
    await choose({ scope: 'areas' });
    await runAt(seven('2026-12-14'));
    expect((await ofBo())[1]).toMatch(/Annas Klub/);
    expect((await ofBo())[1]).not.toMatch(/Fremmed|Hemmelig/);
  });

  it('are no longer those of an area that was taken from one', async () => {
    await choose({ scope: 'areas' });
    await task('Min', '2026-12-07');
    ok(
      await test.admin.post('/api/sponsorships/update', {
        ...sponsorshipValues(test, { name: 'X', userId: ids.adminId }),
        id: club,
      }),
    );
    await test.db.execute(sql`update user_areas set area_id = ${ids.south} where user_id = ${ids.userId}`);
    await runAt(seven('2026-12-07'));
    expect((await digests()).filter(({ to }) => to === 'bo@bank.dk')).toEqual([]);
    await test.db.execute(sql`update user_areas set area_id = ${ids.north} where user_id = ${ids.userId}`);
  });
});

describe('the test', () => {
  it('is today’s digest, one mail to oneself, and takes nothing from the one of the morning', async () => {
    await task('Send billetter', '2026-12-07');
    test.clock.moveTo('2026-12-07T05:31:00.000Z');
    expect((await test.user.post('/api/user/reminders/test')).status).toBe(204);
    await test.send();
    expect(test.smtp.received.at(-1)).toMatchObject({
      subject: 'Sponsorat: 1 frist denne uge',
      to: [{ address: 'bo@bank.dk' }],
      text: expect.stringContaining('Send billetter'),
    });
    await runAt(seven('2026-12-07'));
    expect(await digests()).toHaveLength(1);
  });

  it('says so where there is nothing to say', async () => {
    expect((await test.user.post('/api/user/reminders/test')).status).toBe(204);
    await test.send();
    expect(test.smtp.received.at(-1)).toMatchObject({
      subject: 'Sponsorat: ingen frister',
      text: expect.stringContaining('Der er intet, der venter på dig'),
    });
  });
});
