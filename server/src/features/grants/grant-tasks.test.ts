import { expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { admin, user, club, contract, makeEvent, give, move } = register;
const { list } = tasksAs(user);

const tasks = async () =>
  (await list({ sponsorship: club.id, kind: 'grants' })).map(({ Key, DueDate, Path }) => ({ Key, DueDate, Path }));

it('tickets for what comes after the end of their agreement are one task, due on the first of these days', async () => {
  const [first, second] = [await makeEvent({ date: '2026-09-01' }), await makeEvent({ date: '2026-08-01' })];
  const grants = [await give({ eventId: first.id }), await give({ eventId: second.id })] as const;
  expect(await tasks()).toEqual([]);
  const moved = ok(await admin.post('/api/events/update', { ...first, date: '2027-02-01' }));
  const [path] = [`/tickets/grants?sponsorship=${club.id}`];
  expect(await tasks()).toEqual([{ Key: `grants:${contract.id}:2027-02-01`, DueDate: '2027-02-01', Path: path }]);
  ok(await admin.post('/api/events/update', { ...second, date: '2027-01-15' }));
  expect(await tasks()).toMatchObject([{ DueDate: '2027-01-15' }]);
  ok(await move(grants[1].id, 'return'));
  expect(await tasks()).toMatchObject([{ DueDate: '2027-02-01' }]);
  ok(await admin.post('/api/events/update', { ...moved, cancelled: true }));
  expect(await tasks()).toEqual([]);
});
