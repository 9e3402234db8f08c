import type { Page } from '@playwright/test';
import { textbox } from '../support/fields.ts';
import { files } from '../support/files.ts';
import { conflicts, fails, hangs, isLost } from './calls.ts';
import { dialog, press, waiting } from './common.ts';
import type { Records } from './records.ts';
import type { Screen, State } from './state.ts';

const draft = (step: number) => (records: Records) =>
  `/sponsorships/${records.draftClub}/${records.draft}?step=${step}`;
const awaiting = ({ awaitingClub, awaiting: id }: Records) => `/sponsorships/${awaitingClub}/${id}`;
const active = ({ club, active: id }: Records) => `/sponsorships/${club}/${id}`;
const fresh =
  (kind: 'create' | 'create-simple') =>
  ({ bareClub }: Records) =>
    `/sponsorships/${bareClub}/${kind}`;

const amount = (page: Page) => textbox(page, 'Årligt beløb (kroner)');
const saveDraft = async (page: Page) => {
  await amount(page).fill('75000');
  await press('Gem kladde')(page);
};
const SAVE = 'POST /api/sponsorships/:id/update';
const sections = ['Eksponering', 'Hospitality', 'Aktivering'];
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first();

const steps: State[] = ['Formål', ...sections, 'Aftale og periode'].flatMap((title, at): State[] => [
  { name: `step-${at + 1}`, path: draft(at + 1), shows: heading(title) },
  { name: `step-${at + 1}-long-texts`, in: 'long', path: draft(at + 1), shows: heading(title) },
]);

const upload = async (page: Page) => {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(Vælg fil|Underskrevet aftale)/ })
    .first()
    .click();
  await (await chooser).setFiles(files.signed);
};
const UPLOAD = 'POST /api/sponsorships/contracts/:contractId/upload';

/** Agreements: made, to be signed, signed, and printed. */
export const contractScreens: readonly Screen[] = [
  {
    ...{ name: 'wizard', route: '_app/sponsorships/$id/$contract', path: draft(1) },
    states: [
      { name: 'new', path: fresh('create'), shows: heading('Formål') },
      { name: 'new-refused', path: fresh('create'), act: press('Gem og fortsæt'), shows: 'Der er fejl i formularen' },
      ...steps,
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/contracts/:id')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/contracts/:id')], shows: 'Siden kunne ikke vises' },
      { name: 'missing', path: ({ club }) => `/sponsorships/${club}/999999`, shows: /findes ikke$/, refused: /404/ },
      { name: 'unsaved', act: (page) => amount(page).fill('75000'), shows: 'Du har ændringer, der ikke er gemt' },
      { name: 'saving', calls: [hangs(SAVE)], act: saveDraft, shows: (page) => page.locator('button[aria-busy=true]') },
      { name: 'save-failed', calls: [fails(SAVE)], act: saveDraft, shows: 'Noget gik galt' },
      { name: 'no-connection', calls: [isLost(SAVE)], act: saveDraft, shows: 'Der er ikke forbindelse til serveren.' },
      { name: 'conflict', calls: [conflicts(SAVE)], act: saveDraft, shows: 'En anden har gemt imens' },
      {
        name: 'validation-failed',
        act: async (page) => {
          await amount(page).fill('mange');
          await press('Gem kladde')(page);
        },
        shows: 'Der er fejl i formularen',
      },
      {
        name: 'calendar',
        act: press('Åbn kalender for startdato'),
        shows: (page) => page.getByRole('dialog', { name: 'Vælg startdato' }),
      },
      {
        name: 'category-open',
        act: (page) => page.getByRole('combobox', { name: 'Kategori', exact: true }).click(),
        shows: (page) => page.getByRole('option'),
      },
      {
        name: 'step-5-failed',
        path: draft(5),
        calls: [fails('GET /api/sponsorships/contracts/:id/terms')],
        shows: 'Noget gik galt',
      },
    ],
  },
  {
    ...{ name: 'simple', route: '_app/sponsorships/$id/$contract', path: fresh('create-simple') },
    states: [
      { name: 'new', shows: 'Aftale uden produkter, i ét trin' },
      { name: 'new-refused', act: press('Godkend aftale'), shows: 'Der er fejl i formularen' },
    ],
  },
  {
    ...{ name: 'contract', route: '_app/sponsorships/$id/$contract', path: awaiting },
    states: [
      { name: 'awaiting', shows: 'Upload den underskrevne aftale' },
      { name: 'awaiting-long-texts', in: 'long', shows: 'Upload den underskrevne aftale' },
      { name: 'uploading', calls: [hangs(UPLOAD)], act: upload, shows: /^(Uploader|Behandler)/ },
      {
        name: 'upload-failed',
        calls: [fails(UPLOAD)],
        act: upload,
        shows: (page) => dialog(page).getByText('Noget gik galt'),
      },
      { name: 'edit', act: press('Rediger aftale'), shows: 'Vil du redigere denne aftale?' },
      { name: 'delete', act: press('Slet aftale'), shows: 'Er du sikker på at du vil slette denne aftale?' },
      { name: 'approved', path: active, shows: 'Underskrevet aftale' },
      { name: 'approved-long-texts', in: 'long', path: active, shows: 'Underskrevet aftale' },
      {
        ...{ name: 'delete-document', path: active, act: press('Slet dokument og rediger') },
        shows: 'Er du sikker på at du vil slette dette dokument?',
      },
      { name: 'terms-failed', calls: [fails('GET /api/sponsorships/contracts/:id/terms')], shows: 'Noget gik galt' },
    ],
  },
  {
    ...{ name: 'print', route: 'sponsorships/$id/$contract/print' },
    path: (records) => `${active(records)}/print`,
    states: [
      { name: 'loaded', shows: 'Tilbage til aftalen' },
      { name: 'awaiting', path: (records) => `${awaiting(records)}/print`, shows: 'Tilbage til aftalen' },
      {
        name: 'draft',
        path: ({ draftClub, draft: id }) => `/sponsorships/${draftClub}/${id}/print`,
        shows: 'Dette er en kladde og ikke en gældende aftale.',
      },
      { name: 'long-texts', in: 'long', shows: 'Tilbage til aftalen' },
      { name: 'failed', calls: [fails('GET /api/sponsorships/contracts/:id/terms')], shows: 'Siden kunne ikke vises' },
      {
        name: 'missing',
        path: ({ club }) => `/sponsorships/${club}/999999/print`,
        shows: /findes ikke/,
        refused: /404/,
      },
    ],
  },
];
