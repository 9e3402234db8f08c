import { addDays } from '@sponsorat/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { date, today } from '../../lib/formats.ts';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { NewNote } from './NewNote.tsx';

const LATER = addDays(today(), 5);
const NOTES = '/api/sponsorships/7/notes';

/** What the server was asked to save, and whether it does. */
let server: { notes: Record<string, unknown>[]; saves: boolean; knows: boolean };

beforeEach(() => {
  server = { notes: [], saves: true, knows: true };
  sessionStorage.clear();
  answerCalls(({ url, body }) => {
    if (url === '/api/sponsorships/7/contracts') return json([]);
    if (url !== `${NOTES}/update`) return undefined;
    if (!server.knows) return json({ error: 'Log ind', message: 'Log ind igen.' }, 401);
    if (!server.saves) return json({ error: 'Noget gik galt', message: 'Prøv igen om lidt.' }, 500);
    const { followUpOn, ...note } = body;
    server.notes.push(body);
    const followUp = followUpOn ? { dueDate: followUpOn, done: false, snoozed: false } : null;
    return json({ ...note, id: 3, version: 1, sponsorshipId: 7, by: 'Bo', at: '2026-11-26T08:00:00Z', followUp });
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
  expect(server.notes).toMatchObject([{ text: 'Talt om bolde', kind: 'Note', followUpOn: null }]);
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(text()).toHaveValue('');
});

it('asks for a task on that day, and says that it waits', async () => {
  await renderOnPage(<NewNote sponsorshipId={7} />);
  await write();
  await button('Gem note').click();
  await expect.element(page.getByText(`Noten blev gemt, og opgaven venter den ${date(LATER)}.`)).toBeVisible();
  expect(server.notes).toMatchObject([{ text: 'Ring om bolde', followUpOn: LATER }]);
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
  await expect.poll(() => server.notes).toMatchObject([{ followUpOn: today() }]);
});

it('keeps what was written where the server refuses, and saves note and day by the same button', async () => {
  server.saves = false;
  await renderOnPage(<NewNote sponsorshipId={7} />);
  await write();
  await button('Gem note').click();
  await expect.element(page.getByText('Prøv igen om lidt.')).toBeVisible();
  await expect.element(text()).toHaveValue('Ring om bolde');
  server.saves = true;
  await button('Gem note').click();
  await expect.element(page.getByText(`Noten blev gemt, og opgaven venter den ${date(LATER)}.`)).toBeVisible();
  expect(server.notes).toMatchObject([{ followUpOn: LATER }]);
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

it('is open with what was written as the session ended', async () => {
  const note = (
    <SignedIn id={2}>
      <NewNote sponsorshipId={7} />
    </SignedIn>
  );
  server.knows = false;
  const first = await renderOnPage(note);
  await write();
  await button('Gem note').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await first.unmount();
  server.knows = true;
  await renderOnPage(note);
  await expect.element(text()).toHaveValue('Ring om bolde');
  await expect.element(followUp()).toHaveValue(date(LATER));
  await button('Gem note').click();
  await expect.poll(() => server.notes).toMatchObject([{ text: 'Ring om bolde', followUpOn: LATER }]);
});
