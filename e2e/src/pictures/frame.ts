import type { Page } from '@playwright/test';
import { addFilter, textbox } from '../support/fields.ts';
import { fails, hangs, isLost } from './calls.ts';
import { busy, dialog, formStates, listStates, press, waiting } from './common.ts';
import type { Screen, State } from './state.ts';

/** A mail as it is read, found by its subject. */
const mails = (
  [
    ['invitation', 'til underskrift', /^Sponsoraftale .* til underskrift$/],
    ['reminder', 'Påmindelse', /^Påmindelse: /],
    ['copy', 'Kopi', /^Kopi: /],
    ['code', 'Din kode', /^Din kode/],
  ] as const
).map(
  ([name, sought, subject]): State => ({
    name,
    path: `/settings/mails?search=${encodeURIComponent(sought)}`,
    act: press(subject),
    shows: (page) => dialog(page).locator('iframe'),
  }),
);

/** Opens the search over everything, and looks for something there. */
const search = (sought: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Overblik' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Søg efter/ }).waitFor();
  await page.keyboard.type(sought);
};

const openBell = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Beskeder/ })
    .click();

const openedLine = {
  path: '/log?action=update',
  act: (page: Page) => page.locator('table summary').first().click(),
  shows: /Adresse: /,
};

const SET_RULE = 'POST /api/settings/rules/update';
const openRule = press(/, ny værdi fra/);
const ruleForm = (page: Page) => page.getByRole('form', { name: /^Ny værdi fra/ });
const setRule = async (page: Page) => {
  await openRule(page);
  await textbox(ruleForm(page), 'Værdi (dage)').fill('60');
  await ruleForm(page).getByRole('button', { name: 'Gem' }).click();
};

/** The dashboard with the frame around it, and the screens of the bank's own. */
export const frameScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    route: '_app/index',
    path: '/',
    states: [
      { name: 'loaded', shows: 'Seneste sponsorater' },
      { name: 'loaded-user', as: 'user', shows: 'Seneste sponsorater' },
      { name: 'first-load', calls: [hangs('GET /api/dashboard/*')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/dashboard/*')], shows: 'Prøv igen' },
      {
        name: 'no-connection',
        calls: [isLost('GET /api/dashboard/*')],
        shows: 'Der er ikke forbindelse til serveren.',
      },
      {
        name: 'before-the-app',
        calls: [hangs('GET /assets/*.js')],
        unfinished: true,
        shows: 'Det tager længere tid end normalt at hente siden.',
      },
      {
        name: 'without-the-app',
        calls: [isLost('GET /assets/*.js')],
        unfinished: true,
        shows: 'Siden kunne ikke hentes.',
      },
      { name: 'empty', in: 'empty', shows: 'Kom godt i gang' },
      { name: 'tasks-failed', calls: [fails('POST /api/tasks')], shows: 'Noget gik galt' },
      { name: 'bell', act: openBell, shows: 'Markér alle som læst' },
      { name: 'bell-empty', in: 'empty', act: openBell, shows: 'Ingen beskeder' },
      { name: 'bell-failed', calls: [fails('GET /api/notifications')], act: openBell, shows: 'Noget gik galt' },
      { name: 'search', act: search(''), shows: (page) => page.getByRole('option', { name: 'Opret sponsorat' }) },
      { name: 'search-hits', act: search('bold'), shows: /^\d+ resultater$/ },
      { name: 'search-long-texts', in: 'long', act: search('Ærø'), shows: /^\d+ resultater$/ },
      { name: 'search-thousand', in: 'thousand', act: search('Klub'), shows: /^\d+ resultater$/ },
      { name: 'search-asks-club', act: search('Forny aftale for'), shows: 'For hvilken klub? Skriv en del af navnet.' },
      { name: 'search-no-hits', act: search('findes ikke'), shows: /^Ingen resultater for/ },
      {
        name: 'search-failed',
        calls: [fails('GET /api/search')],
        act: search('bold'),
        shows: /^Søgningen svarer ikke lige nu/,
      },
      {
        name: 'shortcuts',
        act: async (page) => {
          await page.getByRole('heading', { level: 1, name: 'Overblik' }).waitFor();
          await page.keyboard.press('?');
        },
        shows: (page) => page.getByRole('dialog', { name: 'Genvejstaster' }),
      },
      { name: 'long-texts', in: 'long', shows: 'Seneste sponsorater' },
      { name: 'thousand-rows', in: 'thousand', shows: 'Seneste sponsorater' },
      {
        name: 'update-open',
        act: (page) =>
          page
            .getByRole('button', { name: /^Læs mere/ })
            .filter({ visible: true })
            .first()
            .click(),
        shows: (page) => dialog(page).getByRole('button', { name: 'Luk' }),
      },
      {
        name: 'user-menu',
        path: '/profile',
        act: (page) => page.getByRole('button', { name: /brugermenu$/ }).click(),
        shows: 'Udseende',
      },
      {
        name: 'menu',
        act: async (page) => {
          await page.setViewportSize({ width: 360, height: 740 });
          await press('Åbn menu')(page);
        },
        shows: (page) => page.getByRole('dialog', { name: 'Hovedmenu' }),
        widths: [360],
      },
    ],
  },
  {
    name: 'settings',
    route: '_app/settings/index',
    path: '/settings',
    states: [
      ...formStates({
        path: '/settings',
        get: 'GET /api/settings',
        saveCall: 'POST /api/settings',
        change: (page) => textbox(page, 'Navn').fill('Et nyt navn'),
        clear: (page) => textbox(page, 'CVR').fill('12'),
        loaded: /^To-trins-login er frivilligt/,
      }),
      { name: 'empty', in: 'empty', shows: 'Sikkerhed' },
      { name: 'demand', act: press('Skift krav'), shows: 'Hvem skal have to-trins-login?' },
      {
        name: 'cvr-doubted',
        act: (page) => textbox(page, 'CVR').fill('12345678'),
        shows: /^CVR-nummeret ser forkert ud/,
      },
    ],
  },
  {
    name: 'rules',
    route: '_app/settings/rules',
    path: '/settings/rules',
    states: [
      { name: 'loaded', shows: 'Udløb og genforhandling' },
      { name: 'first-load', calls: [hangs('GET /api/settings/rules')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/settings/rules')], shows: 'Noget gik galt' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      {
        name: 'history',
        act: (page) =>
          page
            .getByText(/^Historik/)
            .first()
            .click(),
        shows: 'Fra begyndelsen',
      },
      { name: 'saving', calls: [hangs(SET_RULE)], act: setRule, shows: busy },
      {
        name: 'save-failed',
        calls: [fails(SET_RULE)],
        act: setRule,
        shows: (page) => ruleForm(page).getByText('Noget gik galt'),
      },
      { name: 'new-value', act: openRule, shows: (page) => textbox(page, 'Gælder fra') },
      {
        name: 'new-value-refused',
        act: async (page) => {
          await openRule(page);
          await textbox(ruleForm(page), 'Værdi (dage)').fill('');
          await ruleForm(page).getByRole('button', { name: 'Gem' }).click();
        },
        shows: (page) => ruleForm(page).getByText('Der er fejl i formularen'),
      },
    ],
  },
  {
    name: 'mails',
    route: '_app/settings/mails',
    path: '/settings/mails',
    states: [
      { name: 'empty', shows: 'Der sendes ingen e-mail' },
      { name: 'first-load', calls: [hangs('POST /api/mails')], shows: waiting },
      {
        name: 'no-hits',
        path: '/settings/mails?search=findes+ikke',
        shows: 'Prøv en anden søgning, eller ryd filtrene.',
      },
      { name: 'failed', calls: [fails('POST /api/mails')], shows: 'Listen kunne ikke hentes' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      { name: 'test', act: press('Send prøve'), shows: (page) => textbox(page, 'Modtager') },
      { name: 'texts', act: press('Tekst til underskrift'), shows: (page) => textbox(page, 'Emne') },
      ...mails,
    ],
  },
  {
    name: 'log',
    route: '_app/log',
    path: '/log',
    states: [
      ...listStates({ path: '/log', call: 'POST /api/log' }),
      // As a table it is another element than as rows of a phone, and closed again.
      { ...openedLine, name: 'details', widths: [820, 1400, 1920] },
      { ...openedLine, name: 'details-narrow', widths: [360] },
      {
        name: 'period-open',
        act: async (page) => {
          await page.setViewportSize({ width: 1400, height: 900 });
          await addFilter(page, 'Periode');
          await page
            .getByRole('button', { name: /^Åbn kalender/ })
            .first()
            .click();
        },
        shows: (page) => page.getByRole('dialog', { name: /^Vælg/ }),
        widths: [1400, 1920],
      },
    ],
  },
];
