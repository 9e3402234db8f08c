import type { Notification, NotificationKind } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../lib/notifications/notify.ts';
import { sweepJob } from '../../sweeps.ts';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { importsOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { usersOf } from '../users/users.testing.ts';

const test = await openTestApp();
const { admin, user, other, ids } = test;
const people = usersOf(test);

type Bell = { unread: number; items: Notification[] };
const bell = async (client: TestClient = user, query = ''): Promise<Bell> =>
  ok(await client.get(`/api/notifications${query}`));
const textsOf = ({ items }: Bell) => items.map(({ text }) => text);
const read = (body: object, client: TestClient = user) => client.post('/api/notifications/read', body);
const ring = (text: string, more: object = {}, userIds = [ids.userId]) =>
  notify(test.db, test.clock, { id: ids.adminId }, userIds, {
    kind: 'received',
    text,
    path: '/sponsorships',
    ...more,
  });
/** Bo, the Admin and Dorte are there again as at the start, with silent bells. */
beforeEach(async () => {
  await test.db.execute(sql`delete from notifications`);
});

describe('the bell', () => {
  it('shows the newest first, with what each is about and where it leads', async () => {
    await ring('Den første');
    test.clock.moveBy(1_000);
    await ring('Den anden', { kind: 'signed', path: '/sponsorships/1' });
    expect(await bell()).toEqual({
      unread: 2,
      items: [
        {
          id: expect.any(Number),
          kind: 'signed',
          title: 'Underskrevet',
          text: 'Den anden',
          path: '/sponsorships/1',
          at: test.clock.now().toISOString(),
          readAt: null,
        },
        expect.objectContaining({ text: 'Den første', title: 'Modtaget fra klubben' }),
      ],
    });
    expect(await bell(other)).toEqual({ unread: 0, items: [] });
  });

  it('shows fifty, and counts all', async () => {
    for (let at = 0; at < 51; at += 1) await ring(`Nummer ${at}`);
    const { unread, items } = await bell();
    expect([unread, items.length, items[0]?.text]).toEqual([51, 50, 'Nummer 50']);
    expect(ok(await read({ all: true }))).toEqual({ unread: 0 });
  });

  it('is silent to whoever does it, and to whoever is locked out', async () => {
    const { id, email } = await people.make();
    ok(await admin.post('/api/users/update', { ...(await people.get(id)), password: PASSWORD, version: undefined }));
    await ring('Til tre', {}, [ids.adminId, ids.userId, id]);
    expect([(await bell(admin)).unread, (await bell()).unread]).toEqual([0, 1]);
    await admin.post(`/api/users/${id}/lockout`);
    await ring('Mens du var væk', {}, [id]);
    await admin.post(`/api/users/${id}/unlock`);
    await test.db.execute(sql`update users set must_change_password = false where id = ${id}`);
    expect(textsOf(await bell(await people.logIn(email, PASSWORD)))).toEqual(['Til tre']);
  });

  it('leaves out a club that its user may no longer see, and tells of it again when they may', async () => {
    const club = await makeSponsorship(test, { userId: ids.adminId });
    await ring('Om klubben', { sponsorshipId: club.id });
    await ring('Om alt muligt');
    expect(await bell()).toMatchObject({ unread: 2 });
    const moveTo = async (areaId: number) =>
      ok(
        await admin.post('/api/sponsorships/update', {
          ...sponsorshipValues(test, { userId: ids.adminId, areaId }),
          id: club.id,
        }),
      );
    await moveTo(ids.south);
    expect(await bell()).toMatchObject({ unread: 1, items: [{ text: 'Om alt muligt' }] });
    // What is not seen is not read either.
    expect(ok(await read({ all: true }))).toEqual({ unread: 0 });
    await moveTo(ids.north);
    expect(await bell(user, '?unread=true')).toMatchObject({ unread: 1, items: [{ text: 'Om klubben' }] });
    expect((await admin.delete(`/api/sponsorships/${club.id}`)).status).toBe(204);
    expect((await bell()).items).toHaveLength(1);
  });

  it('keeps what has rung for ninety days', async () => {
    await ring('Længe siden');
    test.clock.moveBy(90 * 86_400_000);
    await sweepJob(test.deps).run();
    const count = () => test.db.execute(sql`select from notifications`).then(({ rows }) => rows.length);
    expect(await count()).toBe(1);
    test.clock.moveBy(1);
    await sweepJob(test.deps).run();
    expect(await count()).toBe(0);
    test.clock.moveBy(-90 * 86_400_000 - 1);
  });
});

describe('reading', () => {
  it('is of some, passing over those of others and those that are gone', async () => {
    await ring('Min');
    await ring('Også min');
    await ring('Dortes', {}, [ids.otherId]);
    const [mine] = (await bell()).items;
    const [hers] = (await bell(other)).items;
    const sent = [mine?.id, hers?.id, 999_999, 0, -1, 1.5, 9_000_000_000];
    expect(ok(await read({ ids: sent }))).toEqual({ unread: 1 });
    const { items } = await bell();
    expect(items.map(({ readAt }) => readAt)).toEqual([test.clock.now().toISOString(), null]);
    expect(textsOf(await bell(user, '?unread=true'))).toEqual(['Min']);
    expect(textsOf(await bell(user, '?unread=false'))).toHaveLength(2);
    expect((await bell(other)).unread).toBe(1);
  });

  it('a second time keeps when it was', async () => {
    await ring('Min');
    ok(await read({ all: true }));
    const first = (await bell()).items[0]?.readAt;
    test.clock.moveBy(1_000);
    ok(await read({ all: true }));
    expect((await bell()).items[0]?.readAt).toBe(first);
  });

  const tooMany = Array.from({ length: 1_001 }, (_, at) => at);
  it.each([{}, { ids: null }, { ids: ['1'] }, { ids: 1 }, { all: false }, { all: 'true' }, { all: true, ids: [1] }])(
    'refuses %j',
    async (body) => {
      const answer = await read(body);
      expect([answer.status, Object.keys(answer.body.fields).length > 0]).toEqual([422, true]);
    },
  );

  it('refuses more than a thousand', async () => {
    expect((await read({ ids: tooMany })).status).toBe(422);
    expect((await read({ ids: tooMany.slice(1) })).status).toBe(200);
  });

  it('refuses a filter that there is not', async () => {
    expect((await user.get('/api/notifications?unread=måske')).status).toBe(422);
  });
});

describe('it rings', () => {
  const newest = async (client: TestClient = user): Promise<Notification | undefined> => (await bell(client)).items[0];
  const rings = (kind: NotificationKind, text: string, path: string) => ({ kind, text, path, readAt: null });

  it('at whom a club is given, and no second time as it is saved again', async () => {
    const club = await makeSponsorship(test, { name: 'Aalborg BK' });
    expect(await bell()).toMatchObject({
      unread: 1,
      items: [rings('assigned', 'Anna Admin har gjort dig ansvarlig for Aalborg BK', `/sponsorships/${club.id}`)],
    });
    ok(await admin.post('/api/sponsorships/update', { ...sponsorshipValues(test), id: club.id }));
    expect(await bell()).toMatchObject({ unread: 1 });
  });

  it('once for all clubs of a transfer, and names the one that is alone', async () => {
    const { id } = await people.make();
    const [first] = [
      await makeSponsorship(test, { name: 'A', userId: id }),
      await makeSponsorship(test, { userId: id }),
    ];
    const transfer = (from: number, userId: number) =>
      admin.post(`/api/users/${from}/transfer`, { transfers: [{ areaIds: [ids.north], userId }] });
    ok(await transfer(id, ids.userId));
    const path = `/sponsorships?user=${ids.userId}`;
    const items = [rings('assigned', 'Anna Admin har gjort dig ansvarlig for 2 sponsorater', path)];
    expect(await bell()).toMatchObject({ unread: 1, items });
    ok(await admin.post('/api/sponsorships/update', { ...sponsorshipValues(test, { userId: id }), id: first?.id }));
    test.clock.moveBy(1);
    const others = ok(await admin.get(`/api/users/${ids.userId}/sponsorships`)).length;
    expect(others).toBeGreaterThan(0);
    ok(await transfer(id, ids.userId));
    expect(await newest()).toMatchObject({ text: 'Anna Admin har gjort dig ansvarlig for Ærø Boldklub' });
  });

  it('at whom a task is given, and at the responsible user as it comes back', async () => {
    const club = await makeSponsorship(test, { name: 'Vejle BK', userId: ids.adminId });
    const task = { sponsorshipId: club.id, title: 'Ring til kassereren', dueDate: '2026-07-01' };
    const made = ok(await admin.post('/api/tasks/update', { ...task, assigneeId: ids.userId }));
    const told = `Anna Admin har givet dig en opgave hos Vejle BK: Ring til kassereren`;
    expect(await bell()).toMatchObject({ unread: 1, items: [rings('assigned', told, `/sponsorships/${club.id}`)] });
    const key = `manual:${made.id}:2026-07-01`;
    const byUser = tasksAs(user);
    ok(await byUser.act('assign', { key, userId: null }));
    expect(await newest(admin)).toMatchObject({
      text: 'Bo Bruger har givet dig en opgave hos Vejle BK: Ring til kassereren',
    });
    ok(await byUser.act('assign', { key, userId: ids.userId }));
    ok(await byUser.act('snooze', { key, until: '2026-07-10' }));
    expect(await bell()).toMatchObject({ unread: 1 });
  });

  it('at whom an area is taken from', async () => {
    const { id, email } = await people.make({ areaIds: [ids.north, ids.south] });
    ok(await people.change(id, { areaIds: [ids.north], password: PASSWORD }));
    await test.db.execute(sql`update users set must_change_password = false where id = ${id}`);
    const items = [rings('area-taken', 'Anna Admin har taget området Syd fra dig', '/profile')];
    expect(await bell(await people.logIn(email, PASSWORD))).toMatchObject({ unread: 1, items });
  });

  it('when an import is done, at other Admins, and at who is responsible for what it made', async () => {
    const second = await people.make({ roles: ['Admin'], areaIds: [ids.north] });
    ok(await people.change(second.id, { password: PASSWORD }));
    await test.db.execute(sql`update users set must_change_password = false where id = ${second.id}`);
    const { start, map, run } = importsOf(admin, 'sponsorships');
    const rows = ['Kolding IF', 'Haderslev FK'].map((name) => `${name};Fodbold;Nord;Vej 1;6000;Kolding;Bo Bruger`);
    const sheet = ['Navn;Kategori;Område;Adresse;Postnr.;By;Ansvarlig', ...rows].join('\r\n');
    const started = await map(await start(Buffer.from(sheet), 'klubber.csv'));
    ok(await run(started.id));
    expect(await bell(await people.logIn(second.email, PASSWORD))).toMatchObject({
      unread: 1,
      items: [
        rings(
          'import-done',
          'Anna Admin har importeret sponsorater fra klubber.csv: 2 nye og 0 opdaterede',
          `/import/sponsorships/${started.id}`,
        ),
      ],
    });
    expect(await bell()).toMatchObject({
      unread: 1,
      items: [{ kind: 'assigned', text: 'Anna Admin har gjort dig ansvarlig for 2 sponsorater' }],
    });
    expect((await bell(admin)).unread).toBe(0);
  });
});
