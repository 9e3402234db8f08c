import { addDays } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { picture, proofsOf } from './proofs.testing.ts';

const test = await openTestApp();
const { admin, user, other } = test;
const { agreements, active, upload, pathOf } = proofsOf(test);
const { list, one, act } = tasksAs(user);
const TODAY = '2026-06-15';

const setRule = async (value: number | null) =>
  ok(await admin.post('/api/settings/rules/update', { key: 'tasks.proofDays', validFrom: TODAY, value }));
/** The products of a club that a task asks proof for. */
const askedOf = async (club: number) =>
  (await list({ sponsorship: club, kind: 'proof' })).map(({ ItemId }) => ItemId).toSorted();
const from = (day: string) => active({ startDate: day, endDate: addDays(day, 364) });

it('each product of exposure without proof is a task so many days after the start, until one is added', async () => {
  await setRule(30);
  const { club, contract, banner, logo } = await from(addDays(TODAY, -30));
  expect(await askedOf(club)).toEqual([banner.id, logo.id].toSorted());
  const [task] = (await list({ sponsorship: club, kind: 'proof' })).filter(({ ItemId }) => ItemId === banner.id);
  expect(task).toMatchObject({
    Key: `proof:${banner.id}:${TODAY}`,
    Text: 'Der mangler bevis for Banner',
    DueDate: TODAY,
    ContractId: contract.id,
    ContractNumber: contract.number,
    Item: { name: 'Banner', used: 0, amount: 5 },
    State: 'open',
    Path: `/sponsorships/${club}#udnyttelse`,
  });
  const { id } = ok(await upload(club, banner.id));
  expect(await askedOf(club)).toEqual([logo.id]);
  await user.delete(`${pathOf(club)}/${id}`);
  expect(await askedOf(club)).toEqual([banner.id, logo.id].toSorted());
});

it('is none the day before, nor without the rule, nor once the agreement is over', async () => {
  await setRule(30);
  const early = await from(addDays(TODAY, -29));
  const over = await agreements.approved(early.club, {
    products: early.contract.products,
    startDate: '2025-01-01',
    endDate: '2025-12-31',
  });
  const { club } = await from(addDays(TODAY, -100));
  expect(await askedOf(early.club)).toEqual([]);
  expect(over.status).toBe('Godkendt');
  expect(await askedOf(club)).toHaveLength(2);
  await setRule(null);
  expect(await askedOf(club)).toEqual([]);
  await setRule(30);
  test.clock.moveTo('2026-06-15T22:00:00Z');
  await user.logIn('bo@bank.dk', PASSWORD);
  expect(await askedOf(early.club)).toHaveLength(2);
  test.clock.moveTo(START.toISOString());
  await user.logIn('bo@bank.dk', PASSWORD);
});

it('is done or snoozed by whoever sees the club', async () => {
  await setRule(30);
  const { club, logo, banner } = await from(addDays(TODAY, -40));
  ok(await upload(club, logo.id, { files: [await picture()] }));
  const { Key: key } = await one(club, 'proof');
  expect(await tasksAs(other).act('done', { key })).toMatchObject({ status: 404 });
  expect(await act('snooze', { key, until: '2026-07-01' })).toMatchObject({ status: 200, body: { State: 'snoozed' } });
  expect(ok(await act('done', { key, note: 'Kan ikke ses' }))).toMatchObject({ State: 'done', ItemId: banner.id });
  expect(await askedOf(club)).toEqual([]);
  expect(await list({ sponsorship: club, kind: 'proof', state: 'done' })).toMatchObject([{ CanReopen: true }]);
  ok(await act('reopen', { key }));
  expect(await askedOf(club)).toEqual([banner.id]);
  await agreements.call(club, 'save-utilization', { id: banner.id, used: 5 });
  expect(await askedOf(club)).toEqual([banner.id]);
});
