import type { Page } from '@playwright/test';
import { chooseInRow } from '../support/fields.ts';
import { answers, answersPage, fails, hangs, isLost } from './calls.ts';
import { agreeTo, button, dialog, press, waiting } from './common.ts';
import type { Screen } from './state.ts';

const choose = (name: string, mimeType: string, content: string) => (page: Page) =>
  page
    .getByRole('region', { name: 'Dokumenter' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
const choosePdf = choose('Vedtægter for 2027.pdf', 'application/pdf', '%PDF-1.7\n%%EOF\n');

/** Chooses in the menu of the first line of a block. */
const inMenuOf = (block: string, act: string) => (page: Page) =>
  chooseInRow(page.getByRole('region', { name: block }).getByRole('listitem').first(), act);

/** Deletes a document, and stays on the offer to take it back: it leaves by itself otherwise. */
const deleteDocument = async (page: Page) => {
  await agreeTo(inMenuOf('Dokumenter', 'Slet'))(page);
  await button(page, 'Fortryd').focus();
};

const someNotes = ['Ny kasserer fra juli', 'Ringede om flagene', 'Talt om bolde'].map((text, at) => ({
  id: 3 - at,
  version: 1,
  sponsorshipId: 1,
  contractId: null,
  kind: 'Telefon',
  date: '2026-06-10',
  text,
  pinned: false,
  by: 'Lise Østergaard',
  at: '2026-06-10T10:00:00.000Z',
  followUp: [
    { dueDate: '2026-12-14', done: false, snoozed: false },
    { dueDate: '2026-06-12', done: true, snoozed: false },
    null,
  ][at],
}));

const someRemoved = ['Vedtægter 2024.pdf', 'Referat af den ekstraordinære generalforsamling.pdf'].map((title, at) => ({
  id: 2 - at,
  version: 1,
  sponsorshipId: 1,
  contractId: null,
  kind: 'Referat',
  title,
  url: '/api/files/1/0123456789abcdef',
  type: 'application/pdf',
  size: 240_000,
  by: 'Lise Østergaard',
  at: '2026-06-10T10:00:00.000Z',
  removedBy: 'Lise Østergaard',
  removedAt: '2026-06-11T10:00:00.000Z',
}));

/** The folder of a sponsorship: contacts, notes and documents. */
export const folderScreens: readonly Screen[] = [
  {
    name: 'folder',
    route: '_app/sponsorships/$id/folder',
    path: ({ club }) => `/sponsorships/${club}/folder`,
    states: [
      { name: 'loaded', shows: 'Slettede dokumenter' },
      { name: 'empty', path: ({ bareClub }) => `/sponsorships/${bareClub}/folder`, shows: 'Ingen noter endnu' },
      {
        name: 'many-notes',
        calls: [answersPage('GET /api/sponsorships/:id/notes', someNotes, 120)],
        shows: '3 af 120 noter',
      },
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/:id/notes')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/:id/contacts')], shows: 'Noget gik galt' },
      { name: 'documents-failed', calls: [fails('GET /api/sponsorships/:id/documents')], shows: 'Noget gik galt' },
      {
        name: 'contact',
        act: press('Tilføj kontaktperson'),
        shows: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Navn' }),
      },
      {
        name: 'note-edit',
        act: inMenuOf('Noter', 'Ret'),
        shows: (page) => dialog(page).getByRole('textbox', { name: 'Tekst' }),
      },
      {
        name: 'document-edit',
        act: inMenuOf('Dokumenter', 'Ret'),
        shows: (page) => dialog(page).getByRole('textbox', { name: 'Titel' }),
      },
      {
        name: 'document-delete',
        act: inMenuOf('Dokumenter', 'Slet'),
        shows: 'Administratorer kan hente det tilbage i 90 dage.',
      },
      {
        name: 'document-uploading',
        calls: [hangs('POST /api/sponsorships/:id/documents')],
        act: choosePdf,
        shows: (page) => page.getByRole('list', { name: 'Filer på vej' }),
      },
      {
        name: 'document-refused',
        act: choose('Deltagere.txt', 'text/plain', 'Anna, Bo og Dorte'),
        shows: (page) => page.getByRole('alert'),
      },
      {
        name: 'document-offline',
        calls: [isLost('POST /api/sponsorships/:id/documents')],
        act: choosePdf,
        shows: (page) => page.getByRole('button', { name: /^Prøv igen/ }),
      },
      {
        name: 'document-undo',
        calls: [answers('DELETE /api/sponsorships/:id/documents/:recordId', {})],
        act: deleteDocument,
        shows: (page) => button(page, 'Fortryd'),
      },
      {
        name: 'documents-come-back',
        calls: [answersPage('GET /api/sponsorships/:id/documents/removed', someRemoved, 2)],
        act: press('Slettede dokumenter'),
        shows: (page) => page.getByRole('button', { name: /^Hent tilbage: / }).first(),
      },
      { name: 'documents-deleted', act: press('Slettede dokumenter'), shows: 'Ingen slettede dokumenter' },
      { name: 'long-texts', in: 'long', shows: 'Slettede dokumenter' },
    ],
  },
];
