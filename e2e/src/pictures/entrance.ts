import type { Page } from '@playwright/test';
import { textbox } from '../support/fields.ts';
import { answers, changes, hangs, isLost, isTooMuch } from './calls.ts';
import { press } from './common.ts';
import type { Screen } from './state.ts';

const logIn = async (page: Page) => {
  await textbox(page, 'E-mail').fill('lise@fjordbanken.dk');
  await page.getByLabel(/^Adgangskode/).fill('en-adgangskode-til-lise');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
};
const secondStep = answers('POST /api/login', { succeeded: true, secondFactor: true });
const bank = (passwordLogin: string) =>
  answers('GET /api/login', { passwordLogin, bankAccount: { name: 'Fjordbankens konto' } });
const as = 'nobody';

/** The ways in, and what stands before the first screen. */
export const entranceScreens: readonly Screen[] = [
  {
    name: 'login',
    route: 'login',
    path: '/login',
    states: [
      { as, name: 'empty', shows: 'Administration af sponsorater og aftaler' },
      { as, name: 'validation-failed', act: press('Log ind'), shows: 'Adgangskode skal udfyldes' },
      { as, name: 'refused', act: logIn, shows: 'Du blev ikke logget ind' },
      { as, name: 'saving', calls: [hangs('POST /api/login')], act: logIn, shows: 'Indlæser' },
      { as, name: 'too-many', calls: [isTooMuch('POST /api/login')], act: logIn, shows: 'For mange forsøg' },
      { as, name: 'no-connection', calls: [isLost('POST /api/login')], act: logIn, shows: 'Der er ikke forbindelse' },
      { as, name: 'second-step', calls: [secondStep], act: logIn, shows: (page) => page.getByLabel(/^Kode/) },
      {
        as,
        name: 'recovery-code',
        calls: [secondStep],
        act: async (page) => {
          await logIn(page);
          await press('Brug en engangskode i stedet')(page);
        },
        shows: 'Brug koden fra din app i stedet',
      },
      { as, name: 'bank-account', calls: [bank('on')], shows: 'eller' },
      { as, name: 'bank-account-alone', calls: [bank('admins')], shows: 'Log ind med adgangskode' },
      {
        name: 'session-ended',
        path: '/profile',
        act: async (page) => {
          await press('Skift adgangskode')(page);
          await page.keyboard.press('Escape');
          await textbox(page, 'Navn').fill('Et nyt navn');
          await page.context().clearCookies();
          await page.getByRole('button', { name: 'Gem', exact: true }).click();
        },
        shows: 'Du er blevet logget ud',
        refused: /401/,
      },
    ],
  },
  {
    name: 'first-password',
    route: 'first-password',
    path: '/first-password',
    states: [
      {
        name: 'loaded',
        calls: [changes('GET /api/user', { mustChangePassword: true })],
        shows: 'Vælg din egen adgangskode',
      },
      {
        name: 'validation-failed',
        calls: [changes('GET /api/user', { mustChangePassword: true })],
        act: press('Gem og fortsæt'),
        shows: /skal udfyldes$/,
      },
    ],
  },
  {
    name: 'second-factor',
    route: 'second-factor',
    path: '/second-factor',
    states: [
      {
        name: 'loaded',
        calls: [changes('GET /api/user', { mustSetUpSecondFactor: true })],
        shows: 'Sæt to-trins-login op',
      },
      {
        name: 'an-app-is-told',
        calls: [changes('GET /api/user', { mustSetUpSecondFactor: true })],
        act: press('Begynd'),
        shows: (page) => page.getByRole('img', { name: /^QR-kode/ }),
      },
      {
        name: 'recovery-codes',
        calls: [
          changes('GET /api/user', { mustSetUpSecondFactor: true }),
          answers('POST /api/user/totp/confirm', {
            recoveryCodes: Array.from({ length: 10 }, (_, at) => `7K${at}4-MQ2X-9F${at}T`),
          }),
        ],
        act: async (page) => {
          await press('Begynd')(page);
          await page.getByRole('textbox', { name: /^Kode/ }).fill('123456');
          await press('Slå til')(page);
        },
        shows: 'Gem dine engangskoder',
      },
    ],
  },
  {
    name: 'not-found',
    route: '$',
    path: '/findes/ikke/her',
    states: [{ name: 'shown', shows: 'Uuhps. Siden blev ikke fundet.' }],
  },
  {
    name: 'error-page',
    route: 'error-page',
    path: '/error-page',
    states: [{ name: 'shown', shows: 'Uuhps. Siden blev ikke fundet.' }],
  },
];
