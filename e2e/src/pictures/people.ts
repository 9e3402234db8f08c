import { textbox } from '../support/fields.ts';
import { files } from '../support/files.ts';
import { fails, hangs } from './calls.ts';
import { dialog, formStates, missing, press, waiting } from './common.ts';
import type { Screen } from './state.ts';

const newName = 'Et nyt navn';

/** Users, as an Admin sees them, and oneself. */
export const peopleScreens: readonly Screen[] = [
  {
    ...{ name: 'users', route: '_app/users/index', path: '/users' },
    states: [
      { name: 'loaded', shows: 'admin@demo.dk' },
      { name: 'first-load', calls: [hangs('GET /api/users')], shows: waiting },
      { name: 'no-hits', path: '/users?search=findes+ikke', shows: /^Intet passer til “findes ikke”/ },
      { name: 'failed', calls: [fails('GET /api/users')], shows: 'Listen kunne ikke hentes' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      { name: 'long-texts', in: 'long', shows: '(Deaktiveret)' },
      { name: 'thousand-rows', in: 'thousand', shows: (page) => page.getByRole('link', { name: /^Rediger/ }) },
    ],
  },
  {
    ...{ name: 'user', route: '_app/users/$id', path: ({ user }) => `/users/${user}` },
    states: [
      ...formStates({
        ...{ path: '/users', get: 'GET /api/users/:id', saveCall: 'POST /api/users/update' },
        ...{ create: { path: '/users/create', title: 'Opret bruger' }, remove: 'Slet bruger' },
        change: (page) => textbox(page, 'Telefon').fill('12345678'),
        clear: (page) => textbox(page, 'Navn').fill(''),
        loaded: 'Ansvarlig for',
      }),
      missing((id) => `/users/${id}`),
      { name: 'locked-out', path: ({ lockedUser }) => `/users/${lockedUser}`, shows: 'Aktivér bruger' },
      { name: 'myself', path: '/users/1', shows: 'Dit eget to-trins-login slår du til og fra på din profil.' },
      { name: 'lock-out', act: press('Deaktivér bruger'), shows: 'Er du sikker på at du vil deaktivere denne bruger?' },
      { name: 'transfer', act: press('Overdrag'), shows: (page) => dialog(page).getByText('Hvem overtager?') },
      {
        name: 'new-password',
        act: press('Nulstil adgangskode'),
        shows: (page) => dialog(page).getByText('Mindst 12 tegn.'),
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
    ...{ name: 'profile', route: '_app/profile', path: '/profile' },
    states: [
      ...formStates({
        ...{ path: '/profile', get: 'GET /api/user/profile', saveCall: 'POST /api/user/profile', adminOnly: false },
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
      { name: 'second-factor', act: press('Sæt op'), shows: (page) => page.getByRole('img', { name: /^QR-kode/ }) },
      {
        name: 'crop',
        act: async (page) => {
          const chooser = page.waitForEvent('filechooser');
          await page
            .getByRole('button', { name: /^(Upload billede|Vælg)/ })
            .first()
            .click();
          await (await chooser).setFiles(files.logo);
        },
        shows: 'Vælg udsnit',
      },
      {
        name: 'wrong-file',
        act: async (page) => {
          const chooser = page.waitForEvent('filechooser');
          await page
            .getByRole('button', { name: /^(Upload billede|Vælg)/ })
            .first()
            .click();
          await (await chooser).setFiles(files.signed);
        },
        shows: /er ikke et billede af typen PNG, JPEG eller WebP/,
      },
    ],
  },
];
