import { addDays } from '@sponsorat/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { date, today } from '../../lib/formats.ts';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { NewNote } from './NewNote.tsx';

vi.mock('../../lib/session.ts', async (original) => ({ ...(await original<object>()), useUser: () => ({ id: 2 }) }));

const LATER = addDays(today(), 5);
const NOTES = '/api/sponsorships/7/notes';

/** What the server was asked to save, and whether it takes tasks. */
let server: { notes: Record<string, unknown>[]; tasks: Record<string, unknown>[]; takesTasks: boolean };

beforeEach(() => {
  server = { notes: [], tasks: [], takesTasks: true };
  answerCalls(({ url, body }) => {
    if (url === '/api/sponsorships/7/contracts') return json([]);
    if (url === `${NOTES}/update`) {
      server.notes.push(body);
      return json({
        ...body,
        id: 3,
        version: server.notes.length,
        sponsorshipId: 7,
        by: 'Bo',
        at: '2026-11-26T08:00:00Z',
      });
    }
    if (url !== '/api/tasks/update') return undefined;
    if (!server.takesTasks) return json({ error: 'Noget gik galt', message: 'Prøv igen om lidt.' }, 500);
    server.tasks.push(body);
    return json({ ...body, id: 5, version: 1, doneAt: null, doneBy: null });
  });
});

const text = () => page.getByRole('textbox', { name: 'Tekst' });
const followUp = () => page.getByRole('textbox', { name: 'Opfølgningsdato' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heightOf = () => text().element().getBoundingClientRect().height;

const write = async () => {
  await text().fill('Ring om bolde');
  await followUp().fill(date(LATER));
};

it('is one line until it is used, and again once it is given up', async () => {
  await renderOnPage(<NewNote sponsorshipId={7} />);
  expect(heightOf()).toBeLessThan(45);
  await expect.element(followUp()).not.toBeInTheDocument();
  await text().click();
  await expect.element(followUp()).toBeVisible();
  await button('Annuller').click();
  await expect.element(followUp()).not.toBeInTheDocument();
  expect(heightOf()).toBeLessThan(45);
});

it('saves a note alone where no day is said', async () => {
  const onSaved = vi.fn();
  await renderOnPage(<NewNote sponsorshipId={7} onSaved={onSaved} />);
  await text().fill('Talt om bolde');
  await button('Gem note').click();
  await expect.element(page.getByText('Noten blev gemt!')).toBeVisible();
  expect(server.notes).toMatchObject([{ text: 'Talt om bolde', kind: 'Note' }]);
  expect(server.notes[0]).not.toHaveProperty('followUpOn');
  expect(server.tasks).toEqual([]);
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(text()).toHaveValue('');
});

it('makes a task of one’s own on that day, with the note’s text', async () => {
  await renderOnPage(<NewNote sponsorshipId={7} />);
  await write();
  await button('Gem note').click();
  await expect.element(page.getByText(`Noten blev gemt, og opgaven venter den ${date(LATER)}.`)).toBeVisible();
  expect(server.tasks).toMatchObject([{ sponsorshipId: 7, title: 'Ring om bolde', dueDate: LATER, assigneeId: 2 }]);
});

it('follows nothing up on a day that is past', async () => {
  await renderOnPage(<NewNote sponsorshipId={7} />);
  await text().fill('Ring om bolde');
  await followUp().fill(date(addDays(today(), -1)));
  await button('Gem note').click();
  const link = page.getByRole('link', { name: 'Opfølgningsdato skal være i dag eller senere' });
  await expect.element(link).toBeVisible();
  expect(server.notes).toEqual([]);
  await followUp().fill(date(today()));
  await expect.element(link).not.toBeInTheDocument();
  await button('Gem note').click();
  await expect.poll(() => server.tasks.length).toBe(1);
});

it('says that only the note is saved where the task was refused, and makes the task without a second note', async () => {
  server.takesTasks = false;
  await renderOnPage(<NewNote sponsorshipId={7} />);
  await write();
  await button('Gem note').click();
  await expect.element(page.getByText(/^Noten er gemt, men opgaven blev ikke oprettet\./)).toBeVisible();
  server.takesTasks = true;
  await button('Opret opgaven igen').click();
  await expect.element(page.getByText(`Noten blev gemt, og opgaven venter den ${date(LATER)}.`)).toBeVisible();
  expect(server.notes.map(({ id }) => id ?? null)).toEqual([null, 3]);
  expect(server.tasks).toHaveLength(1);
});

it('asks first for what most notes say where it was asked for, and for the rest when it is wanted', async () => {
  await renderOnPage(<NewNote sponsorshipId={7} onOver={() => {}} />);
  const pinned = page.getByRole('checkbox', { name: 'Fastgør øverst' });
  await expect.element(page.getByRole('combobox', { name: 'Type' })).toBeVisible();
  await expect.element(pinned).not.toBeInTheDocument();
  await text().fill('Mødt formanden');
  await button('Flere felter').click();
  await expect.element(pinned).toHaveFocus();
  await pinned.click();
  await button('Gem note').click();
  await expect.poll(() => server.notes).toMatchObject([{ text: 'Mødt formanden', pinned: true }]);
});
