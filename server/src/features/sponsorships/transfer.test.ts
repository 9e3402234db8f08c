import type { Responsibility, Sponsorship } from '@sponsorat/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, auditOf } from '../contracts/contracts.testing.ts';
import { usersOf } from '../users/users.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from './sponsorships.testing.ts';

const test = await openTestApp();
const users = usersOf(test);

const responsibilitiesOf = async (id: number): Promise<Responsibility[]> =>
  ok(await test.admin.get(`/api/users/${id}/sponsorships`));
const transfer = (id: number, ...transfers: object[]) => test.admin.post(`/api/users/${id}/transfer`, { transfers });
const sponsorship = async (id: number): Promise<Sponsorship> => ok(await test.admin.get(`/api/sponsorships/${id}`));

describe('what a user is responsible for', () => {
  it('is listed by area and name, with its status, and counted', async () => {
    const { north, south } = test.ids;
    const { id } = await users.make({ areaIds: [north, south] });
    expect(await responsibilitiesOf(id)).toEqual([]);
    const southern = await makeSponsorship(test, { name: 'Aarup IF', areaId: south, userId: id });
    const without = await makeSponsorship(test, { name: 'Ørsted GF', userId: id });
    const active = await makeSponsorship(test, { name: 'Åbyhøj IF', userId: id });
    await agreementsOf(test).approved(active.id);
    expect(await responsibilitiesOf(id)).toEqual([
      { id: without.id, name: 'Ørsted GF', areaId: north, area: 'Nord', status: null },
      { id: active.id, name: 'Åbyhøj IF', areaId: north, area: 'Nord', status: 'Aktiv' },
      { id: southern.id, name: 'Aarup IF', areaId: south, area: 'Syd', status: null },
    ]);
    expect((await users.get(id)).responsibleFor).toBe(3);
    const listed: { id: number; responsibleFor: number }[] = ok(await test.admin.get('/api/users'));
    expect(listed.find((user) => user.id === id)).toMatchObject({ responsibleFor: 3 });
    expect(listed.find((user) => user.id === test.ids.otherId)).toMatchObject({ responsibleFor: 0 });
  });

  it('of nobody is 404', async () => {
    expect((await test.admin.get('/api/users/999999/sponsorships')).status).toBe(404);
    expect((await transfer(999_999)).status).toBe(404);
  });
});

describe('a transfer', () => {
  let from: number;
  let to: number;
  let first: Sponsorship;
  let second: Sponsorship;
  beforeEach(async () => {
    const areaIds = [test.ids.north, test.ids.south];
    [from, to] = [(await users.make({ areaIds })).id, (await users.make({ areaIds })).id];
    first = await makeSponsorship(test, { userId: from });
    second = await makeSponsorship(test, { areaId: test.ids.south, userId: from });
  });

  it('of all hands over each with an audit line and a new version', async () => {
    const { north, south, adminId } = test.ids;
    const lines = await auditOf(test, async () =>
      expect(ok(await transfer(from, { areaIds: [north, south], userId: to }))).toEqual({ transferred: 2 }),
    );
    const line = { action: 'transfer', entity: 'sponsorship', actorName: 'Anna Admin' };
    const change = { before: { userId: from }, after: { userId: to } };
    expect(lines).toEqual([first, second].map(({ id }) => ({ ...line, ...change, entityId: id })));
    expect(await sponsorship(first.id)).toMatchObject({ userId: to, version: first.version + 1 });
    expect(await responsibilitiesOf(from)).toEqual([]);
    expect(await responsibilitiesOf(to)).toHaveLength(2);
    expect((await users.get(from)).version).toBe(1);
    const late = { ...first, userId: adminId };
    expect(await test.admin.post('/api/sponsorships/update', late)).toMatchObject({
      status: 409,
      body: { by: 'Anna Admin' },
    });
    expect((await test.admin.delete(`/api/users/${from}`)).status).toBe(204);
  });

  it('goes area by area, to a user each, and leaves what is not named', async () => {
    const { north, south, userId, otherId } = test.ids;
    expect(ok(await transfer(from, { areaIds: [south], userId: otherId }))).toEqual({ transferred: 1 });
    expect(await responsibilitiesOf(from)).toMatchObject([{ id: first.id }]);
    const both = [
      { areaIds: [north], userId },
      { areaIds: [south], userId: otherId },
    ];
    expect(ok(await transfer(from, ...both))).toEqual({ transferred: 1 });
    expect(ok(await transfer(from, ...both))).toEqual({ transferred: 0 });
    expect(await sponsorship(first.id)).toMatchObject({ userId, version: 2 });
    expect(await sponsorship(second.id)).toMatchObject({ userId: otherId, version: 2 });
  });

  it('is possible from a user who is locked out', async () => {
    expect((await test.admin.post(`/api/users/${from}/lockout`)).status).toBe(204);
    expect(ok(await transfer(from, { areaIds: [test.ids.north], userId: to }))).toEqual({ transferred: 1 });
  });

  it('goes to an active user with every area, and changes nothing otherwise', async () => {
    const { north, south, userId } = test.ids;
    const expectRefusal = async (message: string, ...transfers: object[]) => {
      const answer = await transfer(from, ...transfers);
      const path = `transfers.${transfers.length - 1}.userId`;
      expect(answer).toMatchObject({ status: 422, body: { fields: { [path]: `Ny ansvarlig ${message}` } } });
    };
    const unfit = 'skal være en aktiv bruger med alle de valgte områder';
    await expectRefusal(unfit, { areaIds: [north, south], userId });
    await expectRefusal(unfit, { areaIds: [north], userId: to }, { areaIds: [south], userId });
    await expectRefusal(unfit, { areaIds: [north], userId: 999_999 });
    await expectRefusal('skal være en anden end den, der overdrager', { areaIds: [north], userId: from });
    await expectRefusal('skal udfyldes', { areaIds: [north], userId: null });
    expect((await test.admin.post(`/api/users/${to}/lockout`)).status).toBe(204);
    await expectRefusal(unfit, { areaIds: [north], userId: to });
    expect(await responsibilitiesOf(from)).toHaveLength(2);
    expect(await sponsorship(first.id)).toEqual(first);
  });

  it('is asked for by an Admin alone', async () => {
    const all = { transfers: [{ areaIds: [test.ids.north], userId: test.ids.userId }] };
    expect((await test.user.post(`/api/users/${from}/transfer`, all)).status).toBe(403);
    expect((await test.user.get(`/api/users/${from}/sponsorships`)).status).toBe(403);
  });

  it('happens once where two ask for it at once', async () => {
    const { north, south, adminId } = test.ids;
    const areaIds = [north, south];
    const answers = await Promise.all([
      transfer(from, { areaIds, userId: to }),
      transfer(from, { areaIds, userId: adminId }),
    ]);
    expect(answers.map((answer) => ok(answer).transferred).sort()).toEqual([0, 2]);
    const [one, other] = [await sponsorship(first.id), await sponsorship(second.id)];
    expect([one.version, other.version, one.userId]).toEqual([2, 2, other.userId]);
  });

  it.each([
    ['is deleted', () => test.admin.delete(`/api/users/${to}`), 204],
    ['loses the area', () => users.change(to, { areaIds: [test.ids.south] }), 200],
  ] as const)('waits where the receiver %s at that moment: one of the two is refused', async (_what, act, done) => {
    for (let round = 0; round < 5; round += 1) {
      to = (await users.make({ areaIds: [test.ids.north, test.ids.south] })).id;
      const { id } = await makeSponsorship(test, { userId: from });
      const [moved, other] = await Promise.all([transfer(from, { areaIds: [test.ids.north], userId: to }), act()]);
      if (moved.status === 200) expect(other.status).toBe(409);
      else expect([moved.status, other.status]).toEqual([422, done]);
      expect((await sponsorship(id)).userId).toBe(moved.status === 200 ? to : from);
    }
  });

  it('never waits forever for saves of the same sponsorships, nor loses one', async () => {
    const { north, adminId } = test.ids;
    const { id: _id, ...values } = { ...sponsorshipValues(test), id: first.id };
    for (let round = 0; round < 5; round += 1) {
      const before = await sponsorship(first.id);
      const answers = await Promise.all([
        transfer(from, { areaIds: [north], userId: to }),
        test.admin.post('/api/sponsorships/update', { ...values, id: first.id, userId: from }),
        transfer(to, { areaIds: [north], userId: from }),
        test.admin.post('/api/sponsorships/update', { ...values, id: first.id, userId: adminId }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const moves = [answers[0], answers[2]].reduce((sum, answer) => sum + ok(answer).transferred, 0);
      expect((await sponsorship(first.id)).version).toBe(before.version + 2 + moves);
    }
  });
});
