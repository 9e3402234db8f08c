import type { Note } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf, auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { findSnoozedOf } from '../tasks/own-tasks.store.ts';

const test = await openTestApp();
const { admin, user, other, ids } = test;
const agreements = agreementsOf(test);

let club: number;
beforeEach(async () => {
  club = (await makeSponsorship(test)).id;
});
const path = (id = club) => `/api/sponsorships/${id}/notes`;
const save = (values: object, client = user) => client.post(`${path()}/update`, values);
const make = async (values: object): Promise<Note> => ok(await save(values));
const texts = async () => ok(await user.get(path())).map(({ text }: Note) => text);

describe('a note', () => {
  it('is written, listed, changed by somebody else, and deleted', async () => {
    const { id: contractId } = await agreements.draft(club);
    const made = await make({
      contractId,
      kind: 'Møde',
      date: '2026-06-10',
      text: 'Ny kasserer\nfra juli',
      pinned: true,
      report: true,
    });
    expect(made).toEqual({
      id: made.id,
      version: 1,
      sponsorshipId: club,
      contractId,
      kind: 'Møde',
      date: '2026-06-10',
      text: 'Ny kasserer\nfra juli',
      pinned: true,
      report: true,
      by: 'Bo Bruger',
      at: START.toISOString(),
      followUp: null,
    });
    expect(ok(await user.get(path()))).toEqual([made]);
    const changed = ok(await save({ ...made, text: 'Ny formand' }, admin));
    expect(changed).toEqual({ ...made, text: 'Ny formand', version: 2 });
    expect((await user.delete(`${path()}/${made.id}`)).status).toBe(204);
    expect(await texts()).toEqual([]);
  });

  it('needs no more than a text', async () => {
    expect(await make({ text: 'Talt sammen' })).toMatchObject({
      kind: 'Note',
      date: '2026-06-15',
      pinned: false,
      report: false,
    });
  });

  it('stays in the report of the year where a body does not say it, and is in the log', async () => {
    const { report: _, ...told } = await make({ text: 'Pigeholdet rykkede op', report: true });
    const lines = await auditOf(test, async () => {
      expect(await make({ ...told, text: 'Pigeholdet er rykket op' })).toMatchObject({ report: true });
      expect(await make({ id: told.id, text: told.text, report: false })).toMatchObject({ report: false });
    });
    expect(lines[1]).toMatchObject({ before: { report: true }, after: { report: false } });
  });

  it('is listed after those that are pinned, the newest first', async () => {
    await make({ text: 'gammel', date: '2026-01-01' });
    await make({ text: 'fastgjort', date: '2025-01-01', pinned: true });
    await make({ text: 'ny', date: '2026-06-01' });
    await make({ text: 'nyere', date: '2026-06-01' });
    expect(await texts()).toEqual(['fastgjort', 'nyere', 'ny', 'gammel']);
  });

  it('is saved over nobody’s changes', async () => {
    const made = await make({ text: 'Først' });
    await make({ ...made, text: 'Derefter' });
    const { status, body } = await save({ ...made, text: 'Sidst' }, admin);
    expect([status, body.by]).toEqual([409, 'Bo Bruger']);
  });

  it.each([
    [{}, 'text'],
    [{ text: 'x'.repeat(10_001) }, 'text'],
    [{ text: 'x', kind: 'Brev' }, 'kind'],
    [{ text: 'x', date: '10-06-2026' }, 'date'],
    [{ text: 'x', contractId: 999_999 }, 'contractId'],
    [{ text: 'x', report: 'ja' }, 'report'],
  ])('is refused as %o by its %s', async (values, field) => {
    const { status, body } = await save(values);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('is of none but its own sponsorship’s agreements', async () => {
    const { id: contractId } = await agreements.draft((await makeSponsorship(test)).id);
    const { status, body } = await save({ text: 'x', contractId });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['contractId']]);
  });

  it('is found only through its own sponsorship, by whoever sees that', async () => {
    const { id } = await make({ text: 'Fortroligt' });
    const neighbour = (await makeSponsorship(test)).id;
    const answers = [
      await user.post(`${path(neighbour)}/update`, { id, text: 'Ny' }),
      await user.delete(`${path(neighbour)}/${id}`),
      await other.get(path()),
      await other.post(`${path()}/update`, { text: 'Ny' }),
      await other.delete(`${path()}/${id}`),
      await user.get(path(999_999)),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect(await texts()).toEqual(['Fortroligt']);
  });

  it('stays where its agreement is deleted, and goes with its sponsorship', async () => {
    const { id } = await agreements.draft(club);
    await make({ text: 'Om kladden', contractId: id });
    await agreements.call(club, 'delete', { id });
    expect(ok(await user.get(path()))).toMatchObject([{ text: 'Om kladden', contractId: null }]);
    expect((await user.delete(`/api/sponsorships/${club}`)).status).toBe(204);
    expect((await test.db.execute(sql`select from notes where sponsorship_id = ${club}`)).rows).toEqual([]);
  });
});

describe('a note that is to be followed up', () => {
  const makeFollowUp = (more: object = {}) => make({ text: 'Ring om bolde', followUpOn: '2026-07-01', ...more });
  const tasksOf = async (client: TestClient = user) =>
    ok(await client.post('/api/tasks', { filter: { sponsorship: club } })).Result;
  const taskOf = async () => ok(await user.get(`/api/tasks/${(await tasksOf())[0].Key.split(':')[1]}`));
  const followUp = async () => ok(await user.get(path()))[0].followUp;

  it('is made with a task of whoever writes it, which it shows', async () => {
    const { id: contractId } = await agreements.draft(club);
    let made: Note | undefined;
    const lines = await auditOf(test, async () => {
      made = await makeFollowUp({ contractId, text: 'Ring om bolde\nDe vil have tyve.' });
    });
    expect(made).toMatchObject({
      text: 'Ring om bolde\nDe vil have tyve.',
      followUp: { dueDate: '2026-07-01', done: false, snoozed: false },
    });
    expect(ok(await user.get(path()))).toEqual([made]);
    const task = await taskOf();
    expect(task).toMatchObject({
      version: 1,
      sponsorshipId: club,
      contractId,
      title: 'Ring om bolde',
      note: 'Ring om bolde\nDe vil have tyve.',
      dueDate: '2026-07-01',
      assigneeId: ids.userId,
      doneAt: null,
    });
    expect(lines.map(({ entity, action, entityId }) => [entity, action, entityId])).toEqual([
      ['task', 'create', task.id],
      ['note', 'create', made?.id],
    ]);
    expect(lines[0]).toMatchObject({ before: null, after: { title: 'Ring om bolde', dueDate: '2026-07-01' } });
  });

  it('shows the day that its task is moved to, that it is done, and that it is open again', async () => {
    await makeFollowUp();
    const task = await taskOf();
    ok(await user.post('/api/tasks/update', { ...task, dueDate: '2026-07-09' }));
    expect(await followUp()).toEqual({ dueDate: '2026-07-09', done: false, snoozed: false });
    const key = `manual:${task.id}:2026-07-09`;
    ok(await user.post('/api/tasks/done', { key }));
    expect(await followUp()).toEqual({ dueDate: '2026-07-09', done: true, snoozed: false });
    ok(await user.post('/api/tasks/reopen', { key }));
    expect(await followUp()).toEqual({ dueDate: '2026-07-09', done: false, snoozed: false });
  });

  it('says that its task is put off, until it is back or done', async () => {
    const made = await makeFollowUp();
    const { id } = await taskOf();
    const key = `manual:${id}:2026-07-01`;
    ok(await user.post('/api/tasks/snooze', { key, until: '2026-07-20' }));
    const snoozed = { dueDate: '2026-07-01', done: false, snoozed: true };
    expect(await followUp()).toEqual(snoozed);
    expect(await make({ ...made, text: 'Ring om tyve' })).toMatchObject({ followUp: snoozed });
    expect(await findSnoozedOf(test.db, [id], '2026-07-19')).toEqual(new Set([id]));
    expect(await findSnoozedOf(test.db, [id], '2026-07-20')).toEqual(new Set());
    ok(await user.post('/api/tasks/done', { key }));
    expect(await followUp()).toEqual({ dueDate: '2026-07-01', done: true, snoozed: false });
  });

  it('keeps it when it is saved by who says nothing of it', async () => {
    const made = await makeFollowUp();
    expect(await make({ ...made, text: 'Ring om tyve bolde' })).toMatchObject({
      text: 'Ring om tyve bolde',
      followUp: { dueDate: '2026-07-01', done: false, snoozed: false },
    });
    expect(await make({ id: made.id, text: 'Ring', followUpOn: null })).toMatchObject({ followUp: made.followUp });
    expect(await tasksOf()).toHaveLength(1);
  });

  it('may have been there, and shows the newest of its tasks', async () => {
    const made = await makeFollowUp();
    expect(await makeFollowUp({ id: made.id, followUpOn: '2026-06-20' })).toMatchObject({
      followUp: { dueDate: '2026-06-20' },
    });
    expect(await tasksOf()).toHaveLength(2);
  });

  it('is refused as a whole on a day that is past', async () => {
    const { status, body } = await save({ text: 'Ring om bolde', followUpOn: '2026-06-14' });
    expect([status, body.fields]).toEqual([422, { followUpOn: 'Opfølgningsdato skal være i dag eller senere' }]);
    expect((await save({ text: 'Ring om bolde', followUpOn: '2026-06-31' })).body.fields).toEqual({
      followUpOn: 'Opfølgningsdato skal være en gyldig dato (dd-mm-åååå)',
    });
    expect([await texts(), await tasksOf()]).toEqual([[], []]);
    await makeFollowUp({ followUpOn: '2026-06-15' });
  });

  it('is found by nobody of another area, and leaves no task there', async () => {
    expect((await save({ text: 'Ring', followUpOn: '2026-07-01' }, other)).status).toBe(404);
    expect(await tasksOf(admin)).toEqual([]);
  });

  it('leaves its task behind, and is left by it', async () => {
    const first = await makeFollowUp();
    expect((await user.delete(`${path()}/${first.id}`)).status).toBe(204);
    const task = await taskOf();
    expect(task).toMatchObject({ title: 'Ring om bolde' });
    await user.delete(`/api/tasks/${task.id}`);
    const second = await makeFollowUp();
    await user.delete(`/api/tasks/${(await taskOf()).id}`);
    expect(ok(await user.get(path()))).toEqual([{ ...second, followUp: null }]);
  });

  it('says nothing of a task that was given to another club', async () => {
    await makeFollowUp();
    const { id: sponsorshipId } = await makeSponsorship(test);
    ok(await user.post('/api/tasks/update', { ...(await taskOf()), sponsorshipId }));
    expect(await followUp()).toBeNull();
  });

  it('goes with its sponsorship', async () => {
    await makeFollowUp();
    expect((await user.delete(`/api/sponsorships/${club}`)).status).toBe(204);
    expect((await user.get(path())).status).toBe(404);
  });
});

describe('the notes of a sponsorship', () => {
  const fill = (count: number) =>
    test.db.execute(sql`insert into notes (sponsorship_id, kind, date, text, pinned, created_by, updated_at, updated_by)
      select ${club}, 'Note', '2026-01-01'::date + n / 3, 'nr. ' || n, n % 40 = 0, 'Bo', now(), 'Bo' from generate_series(1, ${count}) n`);
  const page = async (before?: number) => {
    const { status, body, headers } = await user.get(`${path()}${before === undefined ? '' : `?before=${before}`}`);
    expect([status, headers['x-total-count']]).toEqual([200, '120']);
    return body as Note[];
  };

  it('are answered fifty at a time, each page after the note that it is asked for', async () => {
    await fill(120);
    const first = await page();
    const second = await page(first.at(-1)?.id);
    const third = await page(second.at(-1)?.id);
    expect([first, second, third].map(({ length }) => length)).toEqual([50, 50, 20]);
    const all = [...first, ...second, ...third];
    const order = ({ pinned, date, id }: Note) => `${pinned ? 1 : 0} ${date} ${String(id).padStart(9, '0')}`;
    expect(all.map(order)).toEqual(all.map(order).toSorted().toReversed());
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    expect(await page(third.at(-1)?.id)).toEqual([]);
    expect(await page(999_999_999)).toEqual([]);
    expect((await user.get(`${path()}?before=x`)).status).toBe(422);
  });

  it('are at most 2.000, which is said before one more is written', async () => {
    await fill(1_999);
    const written = await Promise.all([save({ text: 'Den sidste' }), save({ text: 'Den sidste' }, admin)]);
    expect(written.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await save({ text: 'En til' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('2.000 noter')]);
    const [last] = ok(await user.get(path()));
    await make({ ...last, text: 'Rettet' });
    await user.delete(`${path()}/${last.id}`);
    await make({ text: 'Der er plads igen' });
  });
});
