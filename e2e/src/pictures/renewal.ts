import type { Page } from '@playwright/test';
import { textbox } from '../support/fields.ts';
import { conflicts, fails, hangs, intercept, refuses } from './calls.ts';
import { busy, dialog, press, waiting } from './common.ts';
import type { Records } from './records.ts';
import type { Screen } from './state.ts';

const of = (club: keyof Records, contract: keyof Records, search: string) => (records: Records) =>
  `/sponsorships/${records[club]}/${records[contract]}${search}`;
const clubOf = (club: keyof Records) => (records: Records) => `/sponsorships/${records[club]}`;
const lastStep = '?step=5';
const year = new Date().getFullYear();

const openRenewal = press('Forny');
const renew = press('Opret kladde');
const percent = (page: Page) => page.getByRole('textbox', { name: /^Regulér beløbet med/ });
const renewPeriod = async (page: Page, period: string) => {
  await openRenewal(page);
  await textbox(page, 'Ny periode').fill(period);
  await percent(page).fill('4');
};
const RENEW = 'POST /api/sponsorships/:id/renew';
const COMPARE = 'GET /api/sponsorships/contracts/:a/compare/:b';
const EVALUATION = 'GET /api/sponsorships/contracts/:id/evaluation';
const EVALUATE = 'POST /api/sponsorships/contracts/:id/evaluation';
const USAGE = 'GET /api/sponsorships/contracts/:id/usage';
/** Somebody else renewed it meanwhile: what is refused leads to the renewal, for which the agreement itself stands in. */
const renewedBy = ({ renewClub, renewable }: Records) => {
  const name = `${year}-0099 Strynø Sejlforening`;
  return refuses(RENEW, {
    error: 'Kan ikke lade sig gøre',
    message: `Aftalen er allerede fornyet med aftale ${name}.`,
    usedBy: [{ kind: 'contract', id: renewable, sponsorshipId: renewClub, name }],
    usedByTotal: 1,
  });
};

const showOutcome = press('Vis grundlag');
const evaluate = press(/^(Evaluér|Ret evaluering)$/);
const saveEvaluation = async (page: Page) => {
  await evaluate(page);
  await textbox(page, 'Begrundelse').fill('Klubben leverede alt');
  await press('Gem')(page);
};
const line = (page: Page) => page.getByRole('list', { name: 'Forløb' });
const region = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name });

/** Agreements that follow each other: renewed, compared, on a line of time, and what the last one gave. */
export const renewalScreens: readonly Screen[] = [
  {
    name: 'renewal',
    route: '_app/sponsorships/$id/$contract',
    path: of('renewClub', 'renewable', ''),
    states: [
      { name: 'dialog', act: openRenewal, shows: 'Opret kladde' },
      { name: 'dialog-long-texts', in: 'long', act: openRenewal, shows: 'Opret kladde' },
      {
        name: 'overlap',
        act: (page) => renewPeriod(page, `18-12-${year} – 31-12-${year + 1}`),
        shows: /^De to aftaler overlapper/,
      },
      { name: 'gap', act: (page) => renewPeriod(page, `01-04-${year + 1} – 31-12-${year + 2}`), shows: /uden aftale/ },
      {
        name: 'validation-failed',
        act: async (page) => {
          await openRenewal(page);
          await textbox(page, 'Ny periode').fill('i morgen');
          await percent(page).fill('mange');
          await renew(page);
        },
        shows: (page) => dialog(page).locator('[aria-invalid=true]'),
      },
      {
        name: 'renewed-already',
        act: async (page, records) => {
          await intercept(page, renewedBy(records));
          await openRenewal(page);
          await renew(page);
          // It leaves by itself otherwise.
          await page.getByText('Aftalen er allerede fornyet. Her er fornyelsen.').hover();
        },
        shows: 'Aftalen er allerede fornyet. Her er fornyelsen.',
      },
      {
        name: 'failed',
        calls: [fails(RENEW)],
        act: async (page) => {
          await openRenewal(page);
          await renew(page);
        },
        shows: 'Noget gik galt',
      },
      {
        name: 'saving',
        calls: [hangs(RENEW)],
        act: async (page) => {
          await openRenewal(page);
          await renew(page);
        },
        shows: busy,
      },
    ],
  },
  {
    name: 'comparison',
    route: '_app/sponsorships/$id/$contract',
    path: of('chainClub', 'renewal', lastStep),
    states: [
      { name: 'last-step', shows: /%\)$/ },
      { name: 'all', act: press(/der er ens$/), shows: 'Skjul det, der er ens' },
      {
        name: 'drawer',
        path: of('chainClub', 'renewed', '?tab=terms'),
        act: press(/^Sammenlign med/),
        shows: (page) => dialog(page).getByText(/%\)$/),
      },
      {
        name: 'drawer-long-texts',
        in: 'long',
        path: of('chainClub', 'renewed', '?tab=terms'),
        act: press(/^Sammenlign med/),
        shows: (page) => dialog(page).getByText(/%\)$/),
      },
      { name: 'equal', path: of('equalClub', 'equalRenewal', lastStep), shows: 'De to aftaler siger det samme.' },
      { name: 'reopened', path: of('reopenedClub', 'reopenedRenewal', lastStep), shows: /er en kladde igen/ },
      { name: 'long-texts', in: 'long', shows: region(/^Sammenlign med/) },
      { name: 'first-load', calls: [hangs(COMPARE)], shows: waiting },
      { name: 'failed', calls: [fails(COMPARE)], shows: 'Noget gik galt' },
    ],
  },
  {
    name: 'timeline',
    route: '_app/sponsorships/$id/index',
    path: clubOf('chainClub'),
    states: [
      { name: 'one', path: clubOf('oneClub'), shows: 'Aktiv' },
      { name: 'three', shows: /uden aftale$/ },
      { name: 'overlap', path: clubOf('overlapClub'), shows: /^Overlapper aftale/ },
      { name: 'ten', path: clubOf('tenClub'), shows: line },
      { name: 'long-texts', in: 'long', shows: line },
    ],
  },
  {
    name: 'outcome',
    route: '_app/sponsorships/$id/$contract',
    path: of('chainClub', 'renewal', '?step=1'),
    states: [
      { name: 'folded', shows: 'Vis grundlag' },
      { name: 'shown', act: showOutcome, shows: 'Ret evaluering' },
      { name: 'own', path: of('chainClub', 'renewed', ''), shows: 'Ret evaluering' },
      { name: 'demo', path: of('club', 'active', ''), shows: region('Evaluering') },
      { name: 'long-texts', in: 'long', path: of('chainClub', 'renewed', ''), shows: 'Ret evaluering' },
      {
        name: 'first-load',
        path: of('chainClub', 'renewed', ''),
        calls: [hangs(USAGE), hangs(EVALUATION)],
        shows: waiting,
      },
      {
        name: 'failed',
        path: of('chainClub', 'renewed', ''),
        calls: [fails(USAGE), fails(EVALUATION)],
        shows: 'Noget gik galt',
      },
    ],
  },
  {
    name: 'evaluation',
    route: '_app/sponsorships/$id/$contract',
    path: of('renewClub', 'renewable', ''),
    states: [
      { name: 'empty', act: evaluate, shows: (page) => textbox(page, 'Begrundelse') },
      {
        name: 'filled',
        path: of('chainClub', 'renewed', ''),
        act: evaluate,
        shows: (page) => textbox(page, 'Begrundelse'),
      },
      {
        name: 'marked',
        act: async (page) => {
          await evaluate(page);
          await page.getByRole('radiogroup', { name: 'Levering' }).getByText('5', { exact: true }).click();
        },
        shows: 'Fremragende',
      },
      { name: 'failed', calls: [fails(EVALUATE)], act: saveEvaluation, shows: 'Noget gik galt' },
      { name: 'conflict', calls: [conflicts(EVALUATE)], act: saveEvaluation, shows: 'En anden har gemt imens' },
      { name: 'saving', calls: [hangs(EVALUATE)], act: saveEvaluation, shows: busy },
    ],
  },
];
