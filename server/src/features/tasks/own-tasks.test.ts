import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from './tasks.testing.ts';

const test = await openTestApp();
const { admin, user, other, ids } = test;
const { act, list, one } = tasksAs(admin);

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const values = (more: object = {}) => ({
  sponsorshipId: club,
  title: 'Ring til kassereren',
  dueDate: '2026-07-01',
  ...more,
});
const save = (more: object = {}, client = user) => client.post('/api/tasks/update', values(more));
const make = async (more: object = {}) => ok(await save(more));

describe('a task of one’s own', () => {
  it('is made, read, changed and deleted', async () => {
    const { id: contractId } = await agreementsOf(test).draft(club);
    const made = await make({ contractId, note: 'Om banneret', assigneeId: ids.userId });
    const task = {
      id: made.id,
      version: 1,
      sponsorshipId: club,
      contractId,
      title: 'Ring til kassereren',
      note: 'Om banneret',
      dueDate: '2026-07-01',
      assigneeId: ids.userId,
      doneAt: null,
      doneBy: null,
    };
    expect(made).toEqual(task);
    expect(ok(await user.get(`/api/tasks/${made.id}`))).toEqual(task);
    expect(await one(club, 'manual')).toMatchObject({
      ContractId: contractId,
      UserId: ids.userId,
      Note: null,
      Path: `/sponsorships/${club}/${contractId}`,
    });
    const changed = await make({ id: made.id, version: 1, title: 'Ring til formanden' });
    expect(changed).toMatchObject({ version: 2, title: 'Ring til formanden', contractId: null, assigneeId: null });
    expect((await user.delete(`/api/tasks/${made.id}`)).status).toBe(204);
    expect((await user.get(`/api/tasks/${made.id}`)).status).toBe(404);
  });

  it('is saved over nobody’s changes', async () => {
    const { id } = await make();
    await make({ id, version: 1, title: 'Først' });
    const { status, body } = await save({ id, version: 1, title: 'Sidst' }, admin);
    expect([status, body.by]).toEqual([409, 'Bo Bruger']);
    expect(ok(await user.get(`/api/tasks/${id}`)).title).toBe('Først');
  });

  it.each([
    [{ title: '' }, 'title', 'Titel skal udfyldes'],
    [{ title: 'x'.repeat(201) }, 'title', 'Titel må højst være på 200 tegn'],
    [{ note: 'x'.repeat(10_001) }, 'note', 'Note må højst være på 10.000 tegn'],
    [{ dueDate: null }, 'dueDate', 'Frist skal udfyldes'],
    [{ dueDate: '2026-06-31' }, 'dueDate', 'Frist skal være en gyldig dato (dd-mm-åååå)'],
    [{ sponsorshipId: null }, 'sponsorshipId', 'Sponsorat skal udfyldes'],
  ])('is refused with %j', async (more, field, message) => {
    const { status, body } = await save(more);
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
  });

  it('may have a title of 200 characters and a note of 10.000', async () => {
    expect(await make({ title: 'x'.repeat(200), note: 'y'.repeat(10_000) })).toMatchObject({ title: 'x'.repeat(200) });
  });

  it('is about an agreement of its sponsorship', async () => {
    const another = await makeSponsorship(test);
    const { id: contractId } = await agreementsOf(test).draft(another.id);
    for (const wrong of [contractId, 999_999]) {
      const { status, body } = await save({ contractId: wrong });
      expect([status, body.fields]).toEqual([422, { contractId: 'Aftale skal være en af sponsoratets aftaler' }]);
    }
  });

  it('outlives its agreement', async () => {
    const { id: contractId } = await agreementsOf(test).draft(club);
    const { id } = await make({ contractId });
    expect((await agreementsOf(test).call(club, 'delete', { id: contractId })).status).toBe(204);
    expect(ok(await user.get(`/api/tasks/${id}`)).contractId).toBeNull();
  });

  it('is given to an active user with the area; who was locked out since stays', async () => {
    const { status, body } = await save({ assigneeId: ids.otherId });
    const message = 'Ansvarlig skal være en aktiv bruger med adgang til sponsoratets område';
    expect([status, body.fields]).toEqual([422, { assigneeId: message }]);
    const email = `vaek${club}@bank.dk`;
    const assigneeId = await test.fixtures.user({ name: 'Snart Væk', email, areaIds: [ids.north] });
    const { id } = await make({ assigneeId });
    await admin.post(`/api/users/${assigneeId}/lockout`);
    expect(await make({ id, assigneeId, title: 'Ring' })).toMatchObject({ assigneeId });
    expect((await save({ assigneeId })).status).toBe(422);
  });

  it('is not there for who does not have the area, nor is one made in a foreign one', async () => {
    const { id } = await make();
    const requests = [
      await other.get(`/api/tasks/${id}`),
      await other.delete(`/api/tasks/${id}`),
      await save({ id }, other),
      await save({}, other),
      await save({ id, sponsorshipId: 999_999 }),
    ];
    expect(requests.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is done, and says by whom and when; another date opens it again', async () => {
    const { id } = await make();
    const key = `manual:${id}:2026-07-01`;
    expect(ok(await act('done', { key, note: 'Han ringer selv' }))).toMatchObject({
      State: 'done',
      Note: 'Han ringer selv',
    });
    expect(ok(await user.get(`/api/tasks/${id}`))).toMatchObject({ doneAt: START.toISOString(), doneBy: 'Anna Admin' });
    expect(await list({ sponsorship: club })).toEqual([]);
    expect(await list({ sponsorship: club, state: 'done' })).toMatchObject([{ Key: key, Note: 'Han ringer selv' }]);
    expect(await make({ id, title: 'Ring igen' })).toMatchObject({ doneAt: START.toISOString() });
    expect(await make({ id, dueDate: '2026-07-02' })).toMatchObject({ doneAt: null, doneBy: null });
    expect(await list({ sponsorship: club })).toMatchObject([{ Key: `manual:${id}:2026-07-02`, Note: null }]);
    expect(await list({ sponsorship: club, state: 'done' })).toEqual([]);
    await make({ id, dueDate: '2026-07-01' });
    expect(await list({ sponsorship: club })).toMatchObject([{ Key: key, State: 'open', Note: null }]);
  });

  it('is opened, snoozed and assigned like any other', async () => {
    const { id } = await make();
    const key = `manual:${id}:2026-07-01`;
    ok(await act('done', { key }));
    expect(ok(await act('reopen', { key }))).toMatchObject({ State: 'open' });
    expect(ok(await user.get(`/api/tasks/${id}`))).toMatchObject({ doneAt: null, doneBy: null });
    expect(ok(await act('snooze', { key, until: '2026-06-20' }))).toMatchObject({ State: 'snoozed' });
    expect(ok(await act('assign', { key, userId: ids.adminId }))).toMatchObject({
      UserId: ids.adminId,
      State: 'snoozed',
    });
    expect(ok(await user.get(`/api/tasks/${id}`)).assigneeId).toBe(ids.adminId);
    // The form may take it back as well.
    await make({ id });
    expect(await list({ sponsorship: club, state: 'snoozed' })).toMatchObject([{ UserId: ids.userId }]);
  });

  it('moves to another sponsorship with what was decided about whose it is', async () => {
    const { id } = await make({ assigneeId: ids.adminId });
    const another = await makeSponsorship(test);
    await make({ id, sponsorshipId: another.id, assigneeId: ids.adminId });
    expect(await list({ sponsorship: club })).toEqual([]);
    expect(await list({ sponsorship: another.id })).toMatchObject([{ Key: `manual:${id}:2026-07-01` }]);
  });

  it('that was put off is open in the sponsorship that it moves to', async () => {
    const { id } = await make();
    ok(await act('snooze', { key: `manual:${id}:2026-07-01`, until: '2026-06-25' }));
    const another = await makeSponsorship(test);
    await make({ id, sponsorshipId: another.id });
    expect(await list({ sponsorship: another.id, state: 'open' })).toHaveLength(1);
    expect(await list({ sponsorship: another.id, state: 'snoozed' })).toEqual([]);
  });

  it('moves to no sponsorship whose area its user does not have', async () => {
    const { id } = await make({ assigneeId: ids.userId });
    const another = await makeSponsorship(test, { areaId: ids.south, userId: ids.otherId });
    const { status, body } = await save({ id, sponsorshipId: another.id, assigneeId: ids.userId }, admin);
    const message = 'Ansvarlig skal være en aktiv bruger med adgang til sponsoratets område';
    expect([status, body.fields]).toEqual([422, { assigneeId: message }]);
    expect(ok(await user.get(`/api/tasks/${id}`)).sponsorshipId).toBe(club);
  });
});
