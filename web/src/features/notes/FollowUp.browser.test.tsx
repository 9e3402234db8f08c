import type { Note } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { LastNote } from './LastNote.tsx';
import { NoteLine } from './NoteLine.tsx';

const noteWith = (followUp: Note['followUp']): Note => ({
  id: 3,
  version: 1,
  sponsorshipId: 7,
  contractId: null,
  kind: 'Møde',
  date: '2026-11-26',
  text: 'Ring om bolde',
  pinned: false,
  report: false,
  by: 'Bo Bruger',
  at: '2026-11-26T08:00:00Z',
  followUp,
});

const last = (note: Note) => {
  answerCalls(({ url }) => (url.startsWith('/api/sponsorships/7/notes') ? json([note]) : undefined));
  return <LastNote sponsorshipId={7} />;
};
const line = (note: Note) => <NoteLine note={note} contractNumber={undefined} onEdit={() => {}} />;

const link = (name: string) => page.getByRole('link', { name, exact: true });
/** The club's own tasks, whosever they are. */
const TASKS = '/tasks?sponsorship=7&owner=all&kind=manual';

it.each([
  ['the newest note', last],
  ['a note of the folder', line],
])('%s says on which day it is followed up, and leads to the task', async (_, show) => {
  await renderOnPage(show(noteWith({ dueDate: '2027-01-14', done: false, snoozed: false })));
  await expect.element(link('Følges op 14-01-2027')).toHaveAttribute('href', TASKS);
});

it.each([
  ['the newest note', last],
  ['a note of the folder', line],
])('%s says that it was followed up, and leads to what is done', async (_, show) => {
  await renderOnPage(show(noteWith({ dueDate: '2027-01-14', done: true, snoozed: false })));
  await expect.element(link('Fulgt op')).toHaveAttribute('href', `${TASKS}&status=done`);
});

it('leads to what is put off where its task is', async () => {
  await renderOnPage(line(noteWith({ dueDate: '2027-01-14', done: false, snoozed: true })));
  await expect.element(link('Følges op 14-01-2027')).toHaveAttribute('href', `${TASKS}&status=snoozed`);
});

it('says nothing where it has no follow-up', async () => {
  await renderOnPage(line(noteWith(null)));
  await expect.element(page.getByText('Ring om bolde')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
