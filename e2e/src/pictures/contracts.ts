import type { Page } from '@playwright/test';
import { chooseMore, openMore } from '../support/agreement.ts';
import { pickFile, textbox } from '../support/fields.ts';
import { files } from '../support/files.ts';
import { conflicts, fails, hangs, isLost } from './calls.ts';
import { agreeTo, busy, button, dialog, press, waiting } from './common.ts';
import type { Records } from './records.ts';
import type { Screen, State } from './state.ts';

const whole = ({ workClub, whole: id }: Records) => `/sponsorships/${workClub}/${id}?step=5`;
const simple = ({ workClub, simple: id }: Records) => `/sponsorships/${workClub}/${id}`;
const draft = (step: number) => (records: Records) =>
  `/sponsorships/${records.draftClub}/${records.draft}?step=${step}`;
const awaiting = ({ awaitingClub, awaiting: id }: Records) => `/sponsorships/${awaitingClub}/${id}`;
const active = ({ club, active: id }: Records) => `/sponsorships/${club}/${id}`;
const tab = (name: string) => (records: Records) => `${active(records)}?tab=${name}`;
const fresh =
  (kind: 'create' | 'create-simple') =>
  ({ bareClub }: Records) =>
    `/sponsorships/${bareClub}/${kind}`;

const amount = (page: Page) => textbox(page, 'Årligt beløb (kroner)');
const saveDraft = async (page: Page) => {
  await amount(page).fill('75000');
  await press('Gem kladde')(page);
};
const saveUnreadable = async (page: Page) => {
  await amount(page).fill('mange');
  await press('Gem kladde')(page);
};
const approve = press('Godkend aftale');
const DELETE = 'POST /api/sponsorships/:id/delete';
const SAVE_SIMPLE = 'POST /api/sponsorships/:id/update-simple';
const SAVE = 'POST /api/sponsorships/:id/update';
const sections = ['Eksponering', 'Hospitality', 'Aktivering'];
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first();

const steps: State[] = ['Formål', ...sections, 'Aftale og periode'].flatMap((title, at): State[] => [
  { name: `step-${at + 1}`, path: draft(at + 1), shows: heading(title) },
  { name: `step-${at + 1}-long-texts`, in: 'long', path: draft(at + 1), shows: heading(title) },
]);

const upload = (page: Page) =>
  pickFile(page, page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
const more = (name: string) => (page: Page) => chooseMore(page, name);
const UPLOAD = 'POST /api/sponsorships/contracts/:contractId/upload';

const signedNamed = (name: string) => ({ ...files.signed, name });
/** Files of every kind: two whose agreements await them, one already signed, one to be chosen for, and no PDF. */
const pickSigned = async (page: Page, numbers: readonly string[]) => {
  const [one = '', two = ''] = numbers;
  await pickFile(page, button(page, 'Vælg filer'), [
    signedNamed(`${one} underskrevet.pdf`),
    signedNamed(`${two}.pdf`),
    signedNamed('2019-9999 en aftale fra før systemet, scannet med hele klubbens navn i filens navn.pdf'),
    { name: 'noter.txt', mimeType: 'application/pdf', buffer: Buffer.from('Ring til klubben') },
  ]);
};
const numbersOf = async (page: Page) => {
  await page.goto('/');
  return page.evaluate(async () => {
    const answer = await fetch('/api/export/contracts?format=csv&request={"filter":{"status":"Afventer"}}');
    return (await answer.text()).match(/\d{4}-\d{4}/g) ?? [];
  });
};
const matchFiles = async (page: Page) => {
  const numbers = await numbersOf(page);
  await page.goto('/import/signed');
  await pickSigned(page, numbers);
  await page.getByText('noter.txt er ikke en PDF.').waitFor();
};
const sendSigned = async (page: Page) => {
  await matchFiles(page);
  await page.getByRole('button', { name: /^Upload \d fil/ }).click();
};

/** Agreements: made, to be signed, signed, and printed. */
export const contractScreens: readonly Screen[] = [
  {
    name: 'wizard',
    route: '_app/sponsorships/$id/$contract',
    path: draft(1),
    states: [
      { name: 'new', path: fresh('create'), shows: heading('Formål') },
      { name: 'new-refused', path: fresh('create'), act: press('Gem og fortsæt'), shows: 'Der er fejl i formularen' },
      ...steps,
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/contracts/:id')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/contracts/:id')], shows: 'Siden kunne ikke vises' },
      { name: 'missing', path: ({ club }) => `/sponsorships/${club}/999999`, shows: /findes ikke$/, refused: /404/ },
      { name: 'unsaved', act: (page) => amount(page).fill('75000'), shows: 'Du har ændringer, der ikke er gemt' },
      { name: 'saving', calls: [hangs(SAVE)], act: saveDraft, shows: busy },
      { name: 'save-failed', calls: [fails(SAVE)], act: saveDraft, shows: 'Noget gik galt' },
      { name: 'no-connection', calls: [isLost(SAVE)], act: saveDraft, shows: 'Der er ikke forbindelse til serveren.' },
      { name: 'conflict', calls: [conflicts(SAVE)], act: saveDraft, shows: 'En anden har gemt imens' },
      {
        name: 'validation-failed',
        act: saveUnreadable,
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
      {
        name: 'step-5-lacking',
        path: ({ workClub, lacking }) => `/sponsorships/${workClub}/${lacking}?step=5`,
        shows: 'Udfyld det, der mangler, før aftalen kan godkendes',
      },
      { name: 'approve', path: whole, act: approve, shows: 'Godkend aftale?' },
      {
        name: 'approving',
        path: whole,
        calls: [hangs('POST /api/sponsorships/:id/confirm')],
        act: agreeTo(approve, 'Godkend aftale'),
        shows: busy,
      },
      { name: 'history', act: press('Vis historik'), shows: heading('Historik') },
      { name: 'delete', act: press('Slet kladde'), shows: 'Er du sikker på at du vil slette denne kladde?' },
      { name: 'deleting', calls: [hangs(DELETE)], act: agreeTo(press('Slet kladde')), shows: busy },
    ],
  },
  {
    name: 'simple',
    route: '_app/sponsorships/$id/$contract',
    path: simple,
    states: [
      { name: 'new', path: fresh('create-simple'), shows: 'Aftale uden produkter, i ét trin' },
      { name: 'new-refused', path: fresh('create-simple'), act: approve, shows: 'Der er fejl i formularen' },
      { name: 'draft', shows: 'Slet kladde' },
      { name: 'long-texts', in: 'long', shows: 'Slet kladde' },
      { name: 'unsaved', act: (page) => amount(page).fill('75000'), shows: 'Du har ændringer, der ikke er gemt' },
      { name: 'saving', calls: [hangs(SAVE_SIMPLE)], act: saveDraft, shows: busy },
      { name: 'save-failed', calls: [fails(SAVE_SIMPLE)], act: saveDraft, shows: 'Noget gik galt' },
      { name: 'conflict', calls: [conflicts(SAVE_SIMPLE)], act: saveDraft, shows: 'En anden har gemt imens' },
      { name: 'validation-failed', act: saveUnreadable, shows: 'Der er fejl i formularen' },
      { name: 'approve', act: approve, shows: 'Godkend aftale?' },
      {
        name: 'approving',
        calls: [hangs('POST /api/sponsorships/:id/confirm-simple')],
        act: agreeTo(approve, 'Godkend aftale'),
        shows: busy,
      },
      { name: 'delete', act: press('Slet kladde'), shows: 'Er du sikker på at du vil slette denne kladde?' },
    ],
  },
  {
    name: 'contract',
    route: '_app/sponsorships/$id/$contract',
    path: awaiting,
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
      { name: 'edit', act: more('Rediger aftale'), shows: 'Vil du redigere denne aftale?' },
      {
        name: 'editing',
        calls: [hangs('POST /api/sponsorships/:id/edit')],
        act: agreeTo(more('Rediger aftale'), 'Rediger aftale'),
        shows: busy,
      },
      {
        name: 'copying',
        calls: [hangs('POST /api/sponsorships/:id/copy')],
        act: agreeTo(more('Kopier')),
        shows: busy,
      },
      { name: 'deleting', calls: [hangs(DELETE)], act: agreeTo(more('Slet aftale')), shows: busy },
      { name: 'delete', act: more('Slet aftale'), shows: 'Er du sikker på at du vil slette denne aftale?' },
      { name: 'approved', path: active, shows: 'Underskrevet aftale' },
      { name: 'approved-long-texts', in: 'long', path: active, shows: 'Underskrevet aftale' },
      {
        name: 'delete-document',
        path: active,
        act: press('Slet dokument og rediger'),
        shows: 'Er du sikker på at du vil slette dette dokument?',
      },
      { name: 'more', path: active, act: openMore, shows: (page) => page.getByRole('menuitem', { name: 'Kopier' }) },
      { name: 'terms', path: tab('terms'), shows: heading('Sponsoraftale') },
      { name: 'terms-long-texts', in: 'long', path: tab('terms'), shows: heading('Sponsoraftale') },
      {
        name: 'terms-failed',
        path: tab('terms'),
        calls: [fails('GET /api/sponsorships/contracts/:id/terms')],
        shows: 'Noget gik galt',
      },
      { name: 'history', path: tab('history'), shows: heading('Historik') },
      { name: 'history-long-texts', in: 'long', path: tab('history'), shows: heading('Historik') },
    ],
  },
  {
    name: 'print',
    route: 'sponsorships/$id/$contract/print',
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
  {
    name: 'signed-files',
    route: '_app/import/signed',
    path: '/import/signed',
    states: [
      { name: 'empty', shows: 'Vælg filer' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      { name: 'matched', act: matchFiles, shows: /har en aftale, der afventer underskrift/ },
      {
        name: 'failed',
        calls: [fails('POST /api/contracts/match')],
        act: matchFiles,
        shows: 'Aftalerne kunne ikke findes',
      },
      { name: 'saving', calls: [hangs(UPLOAD)], act: sendSigned, shows: /^0 af \d uploadet$/ },
      { name: 'save-failed', calls: [fails(UPLOAD)], act: sendSigned, shows: /kunne ikke uploades/ },
    ],
  },
];
