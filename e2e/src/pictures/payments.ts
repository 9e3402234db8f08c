import type { Page } from '@playwright/test';
import { pickFile, textbox } from '../support/fields.ts';
import { files } from '../support/files.ts';
import { answers, fails, hangs } from './calls.ts';
import { busy, dialog, download, filterStates, listStates, press, pressWide, waiting } from './common.ts';
import type { Screen, State } from './state.ts';

const SAVE = 'POST /api/payments/update';
const opened = pressWide(/^Registrér betaling: /);
const register = async (page: Page) => {
  await opened(page);
  await dialog(page).getByRole('button', { name: 'Registrér', exact: true }).click();
};
const LEDGER = 'GET /api/payments/first-day';
const firstDay = answers(LEDGER, { open: true, before: '2026-11-01', count: 312, amount: 4_871_250.5 });
/** What other pictures have done to the demo asks nothing here. */
const noFirstDay = answers(LEDGER, { open: false, before: '2026-11-01', count: 0, amount: 0 });

const tickTwo = async (page: Page) => {
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Vælg .+, Rate / })
      .nth(at)
      .check();
};
const openMany = async (page: Page) => {
  await tickTwo(page);
  await page.getByRole('button', { name: 'Registrér 2 betalinger' }).click();
};

const dialogs: State[] = [
  { name: 'register', act: opened, shows: (page) => textbox(page, 'Betalt den') },
  {
    name: 'register-refused',
    act: async (page) => {
      await opened(page);
      await textbox(dialog(page), 'Heraf moms (kroner)').fill('90.000');
      await textbox(dialog(page), 'Beløb (kroner)').fill('');
      await dialog(page).getByRole('button', { name: 'Registrér', exact: true }).click();
    },
    shows: 'Der er fejl i formularen',
  },
  { name: 'saving', calls: [hangs(SAVE)], act: register, shows: busy },
  {
    name: 'save-failed',
    calls: [fails(SAVE)],
    act: register,
    shows: (page) => dialog(page).getByText('Noget gik galt'),
  },
  {
    name: 'invoice-failed',
    calls: [answers(SAVE, { id: 1, version: 1, paidOn: '2026-11-20' }), fails('POST /api/payments/:id/invoice')],
    act: async (page) => {
      await opened(page);
      await pickFile(page, dialog(page).getByRole('button', { name: 'Vedlæg faktura' }), files.signed);
      await dialog(page).getByRole('button', { name: 'Registrér', exact: true }).click();
    },
    shows: /men fakturaen kom ikke med/,
  },
  { name: 'ticked', act: tickTwo, shows: 'Registrér 2 betalinger' },
  { name: 'many', act: openMany, shows: (page) => textbox(page, 'Betalt den') },
  {
    name: 'many-refused',
    calls: [
      answers('POST /api/payments/register-many', {
        done: 1,
        refused: [{ rateId: 1, message: 'Hele raten er allerede betalt eller faktureret.' }],
      }),
    ],
    act: async (page) => {
      await openMany(page);
      await dialog(page).getByRole('button', { name: 'Registrér 2 betalinger' }).click();
    },
    shows: /1 rate blev afvist:/,
  },
  { name: 'first-day', calls: [firstDay], shows: 'Er de gamle rater betalt?' },
  {
    name: 'first-day-mark',
    calls: [firstDay],
    act: press(/^Markér som betalt/),
    shows: 'Markér alle rater forfaldne før',
  },
  {
    name: 'first-day-decline',
    calls: [firstDay],
    act: press('Nej, de mangler'),
    shows: /blive stående som ubetalte\?$/,
  },
  { name: 'first-day-failed', calls: [fails(LEDGER)], shows: /^1–\d+ af [\d.]+$/ },
];

/** What the bank owes its clubs, and what is paid of it. */
export const paymentScreens: readonly Screen[] = [
  {
    name: 'payments',
    route: '_app/payments/index',
    path: '/payments',
    states: [
      ...listStates({
        path: '/payments',
        call: 'POST /api/payments/rates',
        adminOnly: false,
        // It opens with what is to be paid.
        firstHint: 'Rater, der ikke er betalt endnu, vises her.',
        many: /^1–50 af \d/,
      }),
      download,
      { name: 'loaded-user', as: 'user', shows: /^1–\d+ af [\d.]+$/ },
      { name: 'months', act: press('Vis måneder'), shows: /^Forfalder$/, widths: [360] },
      {
        name: 'year-without',
        path: '/payments?from=2021-01-01&to=2021-12-31',
        calls: [noFirstDay],
        shows: 'Ingen rater i 2021.',
        widths: [820, 1400, 1920],
      },
      {
        name: 'sums-waiting',
        calls: [hangs('GET /api/payments/months'), hangs('GET /api/payments/totals')],
        shows: waiting,
      },
      {
        name: 'sums-failed',
        calls: [fails('GET /api/payments/months'), fails('GET /api/payments/totals')],
        shows: 'Noget gik galt',
      },
      ...filterStates('Ansvarlig'),
      ...dialogs,
    ],
  },
  {
    name: 'without-rates',
    route: '_app/payments/without-rates',
    path: '/payments/without-rates',
    states: listStates({
      path: '/payments/without-rates',
      call: 'POST /api/payments/without-rates',
      adminOnly: false,
      firstHint: 'Aftaler, der betales uden rater, vises her.',
      many: /^1–50 af \d/,
    }),
  },
  {
    name: 'contract-payments',
    route: '_app/sponsorships/$id/$contract',
    path: ({ club, active }) => `/sponsorships/${club}/${active}?tab=payments`,
    states: [
      { name: 'loaded', shows: 'Rater og betalinger' },
      { name: 'long-texts', in: 'long', shows: 'Rater og betalinger' },
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/contracts/:id/payments')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/contracts/:id/payments')], shows: 'Noget gik galt' },
      {
        name: 'beside',
        act: press('Registrér uden rate'),
        shows: (page) => dialog(page).getByText('Betalingen hører til aftalen, men ikke til en rate, f.eks. en bonus.'),
      },
    ],
  },
];
