import type { Page } from '@playwright/test';
import { pickFile, textbox } from '../support/fields.ts';
import { files } from '../support/files.ts';
import { drawPicture } from '../support/picture.ts';
import { answers, changes, fails, hangs } from './calls.ts';
import { agreeTo, busy, dialog, filterStates, formStates, missing, press, waiting } from './common.ts';
import type { Screen } from './state.ts';

const newName = 'Et nyt navn';
const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload billede/ });
const given = 'en-gul-kano-paa-aaen';
const givePassword = async (page: Page) => {
  await press('Nulstil adgangskode')(page);
  await dialog(page)
    .getByLabel(/^Ny adgangskode/)
    .fill(given);
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
};
const changePassword = async (page: Page) => {
  await press('Skift adgangskode')(page);
  await dialog(page)
    .getByLabel(/^Nuværende adgangskode/)
    .fill(given);
  await dialog(page)
    .getByLabel(/^Ny adgangskode/)
    .fill(given);
  await dialog(page)
    .getByLabel(/^Gentag/)
    .fill(given);
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
};

/** Users, as an Admin sees them, and oneself. */
export const peopleScreens: readonly Screen[] = [
  {
    name: 'users',
    route: '_app/users/index',
    path: '/users',
    states: [
      { name: 'loaded', shows: 'admin@demo.dk' },
      { name: 'first-load', calls: [hangs('GET /api/users')], shows: waiting },
      { name: 'no-hits', path: '/users?search=findes+ikke', shows: /^Intet passer til »findes ikke«/ },
      {
        name: 'no-hits-by-filter',
        path: '/users?role=Admin&status=lockedOut',
        shows: 'Prøv en anden søgning, eller ryd filtrene.',
      },
      { name: 'filtered', path: '/users?status=lockedOut', shows: '(Deaktiveret)' },
      ...filterStates('Område'),
      { name: 'failed', calls: [fails('GET /api/users')], shows: 'Listen kunne ikke hentes' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      { name: 'long-texts', in: 'long', shows: '(Deaktiveret)' },
      { name: 'thousand-rows', in: 'thousand', shows: (page) => page.getByRole('link', { name: /^Rediger/ }) },
    ],
  },
  {
    name: 'user',
    route: '_app/users/$id',
    path: ({ user }) => `/users/${user}`,
    states: [
      ...formStates({
        path: '/users',
        get: 'GET /api/users/:id',
        saveCall: 'POST /api/users/update',
        create: { path: '/users/create', title: 'Opret bruger' },
        remove: 'Slet bruger',
        change: (page) => textbox(page, 'Telefon').fill('12345678'),
        clear: (page) => textbox(page, 'Navn').fill(''),
        loaded: 'Ansvarlig for',
      }),
      missing((id) => `/users/${id}`),
      { name: 'locked-out', path: ({ lockedUser }) => `/users/${lockedUser}`, shows: 'Aktivér bruger' },
      { name: 'myself', path: '/users/1', shows: 'Dit eget to-trins-login slår du til og fra på din profil.' },
      { name: 'lock-out', act: press('Deaktivér bruger'), shows: 'Er du sikker på at du vil deaktivere denne bruger?' },
      {
        name: 'locking-out',
        calls: [hangs('POST /api/users/:id/lockout')],
        act: agreeTo(press('Deaktivér bruger'), 'Deaktivér bruger'),
        shows: busy,
      },
      {
        name: 'giving-password',
        calls: [hangs('POST /api/users/update')],
        act: givePassword,
        shows: busy,
      },
      { name: 'transfer', act: press('Overdrag'), shows: (page) => dialog(page).getByText('Hvem overtager?') },
      {
        name: 'new-password',
        act: press('Nulstil adgangskode'),
        shows: (page) => dialog(page).getByText('Mindst 12 tegn.'),
      },
      {
        name: 'reset-second-factor',
        calls: [changes('GET /api/users/:id', { secondFactor: true })],
        act: press('Nulstil to-trins-login'),
        shows: dialog,
      },
      {
        name: 'areas-open',
        act: (page) => page.getByRole('combobox', { name: 'Områder' }).click(),
        shows: (page) => page.getByRole('option'),
      },
      {
        name: 'responsibilities-failed',
        calls: [fails('GET /api/users/:id/responsible-for'), fails('GET /api/users/:id/sponsorships')],
        shows: 'Noget gik galt',
      },
    ],
  },
  {
    name: 'profile',
    route: '_app/profile',
    path: '/profile',
    states: [
      ...formStates({
        path: '/profile',
        get: 'GET /api/user/profile',
        saveCall: 'POST /api/user',
        adminOnly: false,
        change: (page) => textbox(page, 'Navn').fill(newName),
        clear: (page) => textbox(page, 'Navn').fill(''),
        loaded: 'Skift adgangskode',
      }),
      { name: 'loaded-user', as: 'user', shows: 'Skift adgangskode' },
      { name: 'password', act: press('Skift adgangskode'), shows: (page) => dialog(page).getByText(/^Mindst 12 tegn/) },
      {
        name: 'password-refused',
        act: async (page) => {
          await press('Skift adgangskode')(page);
          await dialog(page).getByRole('button', { name: 'Gem' }).click();
        },
        shows: 'Der er fejl i formularen',
      },
      { name: 'password-saving', calls: [hangs('POST /api/user/password')], act: changePassword, shows: busy },
      { name: 'reminders', act: press(/^Ret$/), shows: 'Ret påmindelser' },
      {
        name: 'calendar',
        calls: [
          answers('POST /api/user/calendar', { url: `https://sponsorat.bank.dk/calendar/${'aB3_'.repeat(11)}.ics` }),
        ],
        act: press('Opret kalenderadresse'),
        shows: 'Din kalenderadresse, som kun vises nu',
      },
      { name: 'reminders-failed', calls: [fails('GET /api/user/reminders')], shows: 'Noget gik galt' },
      { name: 'second-factor', act: press('Sæt op'), shows: (page) => page.getByRole('img', { name: /^QR-kode/ }) },
      {
        name: 'crop',
        act: async (page) => pickFile(page, uploadButton(page), await drawPicture(page, 300, 200)),
        shows: 'Vælg udsnit',
      },
      {
        name: 'wrong-file',
        act: (page) => pickFile(page, uploadButton(page), files.signed),
        shows: /er ikke et billede af typen PNG, JPEG eller WebP/,
      },
    ],
  },
];
