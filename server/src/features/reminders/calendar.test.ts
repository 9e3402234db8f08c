import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepJob } from '../../sweeps.ts';
import { openTestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';

const test = await openTestApp();
const { user, admin, ids } = test;
const anyone = test.anonymous();

let address: string;
let club: number;
const newAddress = async (client = user): Promise<string> =>
  new URL(ok(await client.post('/api/user/calendar')).url).pathname;
const task = async (title: string, dueDate: string, more: object = {}) =>
  ok(await admin.post('/api/tasks/update', { sponsorshipId: club, title, dueDate, ...more }));
const choose = async (values: object) =>
  ok(await user.post('/api/user/reminders', { digest: 'weekly', scope: 'mine', without: [], ...values }));
const eventsIn = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  return new ICAL.Component(ICAL.parse(answer.bytes.toString())).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      days: event.duration.toSeconds() / 86_400,
      isDate: event.startDate.isDate,
      url: component.getFirstPropertyValue('url')?.toString(),
      sequence: event.sequence,
    };
  });
};
const feed = async () => eventsIn(await anyone.get(address));

beforeEach(async () => {
  for (const table of ['reminders', 'calendars', 'calendar_events'])
    await test.db.execute(sql.raw(`delete from ${table}`));
  await test.db.execute(sql`delete from sponsorships s where not exists (
    select from contracts c where c.sponsorship_id = s.id)`);
  await test.db.execute(sql`update sponsorships set user_id = ${ids.adminId}`);
  club = (await makeSponsorship(test, { name: 'Æblets; Boldklub, »Æ«' })).id;
  address = await newAddress();
});

describe('a calendar', () => {
  it('holds a whole day for each task, with its place', async () => {
    const { id } = await task('Ring til kassereren, og; så', '2026-07-01');
    expect(await feed()).toEqual([
      {
        uid: `manual:${id}:2026-07-01@sponsorat`,
        summary: 'Æblets; Boldklub, »Æ«: Egen opgave',
        description: 'Ring til kassereren, og; så',
        day: '2026-07-01',
        days: 1,
        isDate: true,
        url: expect.stringMatching(new RegExp(`^http://localhost(:80)?/sponsorships/${club}$`)),
        sequence: 0,
      },
    ]);
  });

  it('is of one’s own clubs or one’s areas, without the kinds that one leaves out', async () => {
    const hers = await makeSponsorship(test, { name: 'Annas', userId: ids.adminId });
    const foreign = await makeSponsorship(test, { name: 'Fremmed', areaId: ids.south, userId: ids.otherId });
    for (const sponsorshipId of [club, hers.id, foreign.id]) await task('Mød op', '2026-07-01', { sponsorshipId });
    const clubs = async () => (await feed()).map(({ summary }) => summary.split(':')[0]);
    expect(await clubs()).toEqual(['Æblets; Boldklub, »Æ«']);
    await choose({ scope: 'areas' });
    expect((await clubs()).toSorted()).toEqual(['Annas', 'Æblets; Boldklub, »Æ«']);
    await choose({ scope: 'areas', without: ['manual'] });
    expect(await clubs()).toEqual([]);
  });

  it('holds nothing of an area from which its user was moved, the next time it is asked for', async () => {
    await choose({ scope: 'areas' });
    await task('Mød op', '2026-07-01');
    expect(await feed()).toHaveLength(1);
    ok(await admin.post('/api/sponsorships/update', { ...sponsorshipValues(test, { userId: ids.adminId }), id: club }));
    await test.db.execute(sql`update user_areas set area_id = ${ids.south} where user_id = ${ids.userId}`);
    expect(await feed()).toEqual([]);
    await test.db.execute(sql`update user_areas set area_id = ${ids.north} where user_id = ${ids.userId}`);
  });

  it('numbers what it says anew when it says something else, and only then', async () => {
    const { id } = await task('Ring', '2026-07-01');
    const numbers = async () => (await feed()).map(({ sequence }) => sequence);
    expect([await numbers(), await numbers()]).toEqual([[0], [0]]);
    await task('Ring to gange', '2026-07-01', { id });
    expect([await numbers(), await numbers()]).toEqual([[1], [1]]);
    await task('Ring', '2026-07-01', { id });
    expect(await numbers()).toEqual([2]);
  });

  it('is unchanged as long as it says the same, and may be asked for by HEAD', async () => {
    await task('Ring', '2026-07-01');
    const first = await anyone.get(address);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    });
    const etag = String(first.headers.etag);
    test.clock.moveBy(1_000);
    expect((await anyone.send('GET', address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await anyone.send('HEAD' as 'GET', address);
    expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, etag, 0]);
    await task('Mere', '2026-07-02');
    expect((await anyone.send('GET', address, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('keeps nothing of what it no longer shows', async () => {
    await task('Ring', '2026-06-15');
    await feed();
    const count = async () => (await test.db.execute(sql`select from calendar_events`)).rows.length;
    test.clock.moveBy(30 * 86_400_000);
    await sweepJob(test.deps).run();
    expect(await count()).toBe(1);
    test.clock.moveBy(86_400_000);
    await sweepJob(test.deps).run();
    expect(await count()).toBe(0);
    test.clock.moveBy(-31 * 86_400_000);
  });
});

describe('the address of a calendar', () => {
  const FORM = /^\/calendar\/[\w-]{43}\.ics$/;
  const whole = ({ status, headers, bytes }: Answer) => {
    const { date: _date, 'set-cookie': _cookie, ...others } = headers;
    return { status, headers: others, body: bytes.toString() };
  };

  it('is another one each time, of which nothing but a hash is kept, and the log tells of it', async () => {
    const lines = await auditOf(test, async () => {
      address = await newAddress();
    });
    expect(address).toMatch(FORM);
    expect(lines).toMatchObject([{ action: 'calendar-on', entity: 'user', entityId: ids.userId }]);
    const token = address.slice('/calendar/'.length, -'.ics'.length);
    const { rows } = await test.db.execute(sql`select * from calendars`);
    expect(JSON.stringify([rows, lines])).not.toContain(token);
    expect(ok(await user.get('/api/user/reminders'))).toMatchObject({ calendar: true });
  });

  it('that was renewed, switched off, of somebody locked out, or never was, is not there: alike to the byte', async () => {
    const unknown = whole(await anyone.get(`/calendar/${'A'.repeat(43)}.ics`));
    expect(unknown.status).toBe(404);
    const old = address;
    address = await newAddress();
    expect(whole(await anyone.get(old))).toEqual(unknown);
    expect((await anyone.get(address)).status).toBe(200);
    await admin.post(`/api/users/${ids.userId}/lockout`);
    expect(whole(await anyone.get(address))).toEqual(unknown);
    await admin.post(`/api/users/${ids.userId}/unlock`);
    await user.logIn('bo@bank.dk', PASSWORD);
    expect((await anyone.get(address)).status).toBe(200);
    expect((await user.delete('/api/user/calendar')).status).toBe(204);
    expect((await user.delete('/api/user/calendar')).status).toBe(204);
    expect(whole(await anyone.get(address))).toEqual(unknown);
    for (const path of ['/calendar/x.ics', '/calendar/%00.ics', `/calendar/${'x'.repeat(5_000)}.ics`])
      expect((await anyone.get(path)).status).toBe(404);
    expect(ok(await user.get('/api/user/reminders'))).toMatchObject({ calendar: false });
  });

  it('may be asked for sixty times an hour, whoever asks, and another one besides', async () => {
    const others = await newAddress(admin);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await test.anonymous(`10.0.0.${at}`).get(address)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await anyone.get(address)).headers['retry-after']).toBe('3600');
    expect((await anyone.get(others)).status).toBe(200);
    test.clock.moveBy(3_600_000);
    expect((await anyone.get(address)).status).toBe(200);
    test.clock.moveBy(-3_600_000);
  });
});

describe('a calendar of clubs that have agreements', () => {
  it('holds the open tasks of the list from thirty days back to a year ahead, no more and no less', async () => {
    for (const day of ['2026-05-15', '2026-05-16', '2026-06-15', '2027-06-15', '2027-06-16'])
      await task(`Den ${day}`, day);
    const done = await task('Udført', '2026-06-20');
    ok(await tasksAs(user).act('done', { key: `manual:${done.id}:2026-06-20` }));
    await agreementsOf(test).approved(club, { rates: [{ amount: 100, dueDate: '2026-06-18' }] });
    const listed = await tasksAs(user).list({ user: ids.userId, from: '2026-05-16', to: '2027-06-15' });
    expect(listed.length).toBeGreaterThan(3);
    expect((await feed()).map(({ uid }) => uid).toSorted()).toEqual(
      listed.map(({ Key }) => `${Key}@sponsorat`).toSorted(),
    );
  });

  it('holds all of them, however many there are', async () => {
    await test.db.execute(sql`insert into tasks (sponsorship_id, title, due_date)
      select ${club}, 'Opgave ' || n, '2026-07-01' from generate_series(1, 1001) n`);
    expect(await feed()).toHaveLength(1001);
  });

  it('shows amounts only where they are asked for', async () => {
    await agreementsOf(test).approved(club, { rates: [{ amount: 92_500, dueDate: '2026-06-18' }] });
    expect(JSON.stringify(await feed())).not.toMatch(/92\.500/);
    await choose({ amounts: true });
    expect((await feed()).map(({ summary }) => summary)).toContain('Æblets; Boldklub, »Æ«: Rate (92.500 kr.)');
  });
});
