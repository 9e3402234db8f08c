import { fails, hangs } from './calls.ts';
import { busy, waiting } from './common.ts';
import type { Screen } from './state.ts';

const READ = 'GET /api/budget';
const SAVE = 'POST /api/budget/update';

export const budgetScreens: readonly Screen[] = [
  {
    name: 'budget',
    route: '_app/reports/budget',
    path: '/reports/budget',
    states: [
      { name: 'loaded', shows: 'Forpligtet de næste fem år' },
      { name: 'loaded-user', as: 'user', shows: 'Forpligtet de næste fem år' },
      { name: 'empty', in: 'empty', shows: 'Forpligtet de næste fem år' },
      { name: 'first-load', calls: [hangs(READ)], shows: waiting },
      { name: 'failed', calls: [fails(READ)], shows: 'Noget gik galt' },
      {
        name: 'behind',
        act: (page) => page.getByRole('button', { name: /^Bundet: .* alle områder/ }).click(),
        shows: /^\d+ aftaler, /,
      },
      {
        name: 'behind-failed',
        calls: [fails('GET /api/budget/behind')],
        act: (page) => page.getByRole('button', { name: /^Bundet: .* alle områder/ }).click(),
        shows: 'Noget gik galt',
      },
    ],
  },
  {
    name: 'budget-settings',
    route: '_app/settings/budget',
    path: '/settings/budget',
    states: [
      { name: 'loaded', shows: 'Fælles' },
      { name: 'empty', in: 'empty', shows: 'Fælles' },
      { name: 'first-load', calls: [hangs(READ)], shows: waiting },
      { name: 'failed', calls: [fails(READ)], shows: 'Noget gik galt' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      {
        name: 'refused',
        act: async (page) => {
          const cell = page.getByRole('textbox', { name: /^Fælles/ }).first();
          await cell.fill('mange');
          await cell.press('Enter');
        },
        shows: 'Skriv et beløb, eller lad feltet være tomt',
      },
      {
        name: 'note',
        act: (page) =>
          page
            .getByRole('button', { name: /^Note til Fælles/ })
            .first()
            .click(),
        shows: 'Note',
      },
      {
        name: 'fill',
        act: (page) => page.getByRole('button', { name: 'Udfyld …' }).click(),
        shows: /^Tomme felter får beløbet fra året før/,
      },
      {
        name: 'fill-saving',
        calls: [hangs(SAVE)],
        act: async (page) => {
          await page.getByRole('button', { name: 'Udfyld …' }).click();
          await page.getByRole('button', { name: 'Udfyld', exact: true }).click();
        },
        shows: busy,
      },
    ],
  },
];
