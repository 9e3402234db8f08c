import type { Page } from '@playwright/test';
import { choose, textbox } from '../support/fields.ts';
import { conflicts, fails, hangs } from './calls.ts';
import {
  agreeTo,
  busy,
  button,
  dialog,
  download,
  filterStates,
  formStates,
  listStates,
  missing,
  press,
  removeFirst,
  rowOpen,
  save,
  waiting,
} from './common.ts';
import type { Path, Screen } from './state.ts';

const timeline: Path = ({ club }) => `/sponsorships/${club}/history?view=timeline`;
const openUsage = press(/^Udnyttelse af /);
const saveUsage = async (page: Page) => {
  await openUsage(page);
  await dialog(page).getByRole('slider').press('Home');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
};
const create = async (page: Page) => {
  await textbox(page, 'Navn').fill('Helt Ny Forening');
  await textbox(page, 'Forkortelse').fill('HNF');
  await textbox(page, 'Adresse').fill('Kajkanten 3');
  await textbox(page, 'Postnr.').fill('5970');
  for (const label of ['Kategori', 'Område', 'Ansvarlig']) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option').first().click();
  }
  await save(page);
};
const fetchFile = async (page: Page) => {
  await press('Hent')(page);
  await page.getByRole('menuitem', { name: 'Excel', exact: true }).click();
};
/** One of the acts of a club's newest agreement, from its menu. */
const actOnAgreement = (name: string) => async (page: Page) => {
  await press(/^Handlinger for aftale/)(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};
/** Deletes the club's one draft, and stays on the offer to take it back: it leaves by itself otherwise. */
const deleteDraft = async (page: Page) => {
  await agreeTo(actOnAgreement('Slet'))(page);
  await button(page, 'Fortryd').focus();
};

/** The sponsorships' list, and a sponsorship's own screens but its agreements. */
export const sponsorshipScreens: readonly Screen[] = [
  {
    name: 'sponsorships',
    route: '_app/sponsorships/index',
    path: '/sponsorships',
    states: [
      ...listStates({
        path: '/sponsorships',
        call: 'POST /api/sponsorships',
        adminOnly: false,
        firstHint: 'Opret det første sponsorat. Derefter kan du oprette aftalen med klubben.',
      }),
      { name: 'loaded-user', as: 'user', shows: /^Viser / },
      { name: 'awaiting', path: '/sponsorships?contract=awaiting', shows: 'Afventer underskrift' },
      rowOpen,
      download,
      {
        ...download,
        name: 'download-filtered',
        path: '/sponsorships?status=active&contract=tickets&search=klub',
      },
      { ...download, name: 'download-saving', calls: [hangs('GET /api/export/*')], act: fetchFile, shows: busy },
      {
        ...download,
        name: 'download-failed',
        calls: [fails('GET /api/export/*')],
        act: fetchFile,
        shows: (page) => page.getByRole('alert').filter({ hasText: 'Noget gik galt' }),
      },
      {
        name: 'delete',
        path: '/sponsorships?contract=draft',
        act: removeFirst,
        shows: 'Er du sikker på at du vil slette dette sponsorat?',
      },
      ...filterStates('Ansvarlig'),
    ],
  },
  {
    name: 'sponsorship-create',
    route: '_app/sponsorships/create',
    path: '/sponsorships/create',
    states: [
      { name: 'new', shows: (page) => page.getByRole('heading', { level: 1, name: 'Opret sponsorat' }) },
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/user-areas')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/user-areas')], shows: 'Siden kunne ikke vises' },
      { name: 'empty', in: 'empty', shows: 'Du har ingen områder. En administrator kan give dig adgang til dem.' },
      { name: 'validation-failed', act: save, shows: 'Der er fejl i formularen' },
      { name: 'saving', calls: [hangs('POST /api/sponsorships/update')], act: create, shows: busy },
      {
        name: 'duplicate',
        act: async (page) => {
          await page.goto('/sponsorships');
          const name = (await page.getByRole('rowheader').getByRole('link').first().textContent()) ?? '';
          await page.goto('/sponsorships/create');
          await textbox(page, 'Navn').fill(name);
          await page.keyboard.press('Tab');
        },
        shows: /^Klubben findes måske allerede/,
      },
    ],
  },
  {
    // The frame of all that follows: it stands there before its parts do.
    name: 'sponsorship-frame',
    route: '_app/sponsorships/$id',
    path: ({ club }) => `/sponsorships/${club}`,
    states: [
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/:id')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/:id')], shows: 'Siden kunne ikke vises' },
      missing((id) => `/sponsorships/${id}`),
      {
        name: 'facts',
        path: ({ club }) => `/sponsorships/${club}/data`,
        act: press('Fakta'),
        shows: (page) => page.getByRole('term').filter({ hasText: 'Ansvarlig' }),
      },
    ],
  },
  {
    name: 'sponsorship',
    route: '_app/sponsorships/$id/index',
    path: ({ club }) => `/sponsorships/${club}`,
    states: [
      { name: 'loaded', shows: 'Eksponering og aktivering' },
      { name: 'loaded-bare', path: ({ bareClub }) => `/sponsorships/${bareClub}`, shows: /^Der er ingen aktiv aftale/ },
      {
        name: 'loaded-awaiting',
        path: ({ awaitingClub }) => `/sponsorships/${awaitingClub}`,
        shows: 'Afventer underskrift',
      },
      {
        name: 'first-load',
        calls: ['contracts', 'marketing', 'hospitality'].map((last) => hangs(`GET /api/sponsorships/:id/${last}`)),
        shows: waiting,
      },
      {
        name: 'failed',
        calls: ['contracts', 'marketing', 'hospitality'].map((last) => fails(`GET /api/sponsorships/:id/${last}`)),
        shows: 'Noget gik galt',
      },
      { name: 'long-texts', in: 'long', shows: 'Eksponering og aktivering' },
      { name: 'usage', act: openUsage, shows: (page) => dialog(page).getByText('Seneste ændringer') },
      {
        name: 'usage-saving',
        calls: [hangs('POST /api/sponsorships/:id/save-utilization')],
        act: saveUsage,
        shows: busy,
      },
      {
        name: 'usage-conflict',
        calls: [conflicts('POST /api/sponsorships/:id/save-utilization')],
        act: saveUsage,
        shows: 'En anden har gemt imens',
      },
      {
        name: 'usage-long-texts',
        in: 'long',
        act: openUsage,
        shows: (page) => dialog(page).getByText('Seneste ændringer'),
      },
      {
        name: 'deleted-draft',
        path: ({ spareClub }) => `/sponsorships/${spareClub}`,
        act: deleteDraft,
        shows: /^Aftale .* blev slettet!$/,
      },
      { name: 'copy', act: actOnAgreement('Kopier'), shows: 'Er du sikker på at du vil kopiere denne aftale?' },
    ],
  },
  {
    name: 'master-data',
    route: '_app/sponsorships/$id/data',
    path: ({ club }) => `/sponsorships/${club}/data`,
    states: [
      ...formStates({
        path: '/sponsorships',
        get: 'GET /api/sponsorships/user-areas',
        saveCall: 'POST /api/sponsorships/update',
        adminOnly: false,
        change: (page) => textbox(page, 'Kontaktperson').fill('Bodil Krogh'),
        clear: (page) => textbox(page, 'Navn').fill(''),
        loaded: 'Tilknytning',
      }),
      {
        name: 'delete',
        path: ({ bareClub }) => `/sponsorships/${bareClub}/data`,
        act: press('Slet sponsorat'),
        shows: 'Er du sikker på at du vil slette dette sponsorat?',
      },
      {
        name: 'responsible-open',
        act: (page) => page.getByRole('combobox', { name: 'Ansvarlig' }).click(),
        shows: (page) => page.getByRole('option'),
      },
    ],
  },
  {
    name: 'history',
    route: '_app/sponsorships/$id/history',
    path: ({ club }) => `/sponsorships/${club}/history`,
    states: [
      { name: 'loaded', shows: 'Hvem har ændret hvad, nyeste først' },
      { name: 'first-load', calls: [hangs('POST /api/sponsorships/:id/history')], shows: waiting },
      { name: 'failed', calls: [fails('POST /api/sponsorships/:id/history')], shows: 'Noget gik galt' },
      { name: 'long-texts', in: 'long', shows: 'Hvem har ændret hvad, nyeste først' },
      { name: 'timeline', path: timeline, shows: (page) => page.getByText('Hvad der er sket med klubben') },
      {
        name: 'timeline-empty',
        path: ({ bareClub }) => `/sponsorships/${bareClub}/history?view=timeline`,
        act: (page) => choose(page, 'Type', 'Noter'),
        shows: 'Der er ingen hændelser af den type.',
      },
      {
        name: 'timeline-first-load',
        path: timeline,
        calls: [hangs('POST /api/sponsorships/:id/timeline')],
        shows: waiting,
      },
      {
        name: 'timeline-failed',
        path: timeline,
        calls: [fails('POST /api/sponsorships/:id/timeline')],
        shows: 'Noget gik galt',
      },
      {
        name: 'timeline-long-texts',
        in: 'long',
        path: timeline,
        shows: (page) => page.getByText('Hvad der er sket med klubben'),
      },
    ],
  },
];
