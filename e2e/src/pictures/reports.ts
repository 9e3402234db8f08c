import { fails, hangs } from './calls.ts';
import { agreeTo, busy, press, waiting } from './common.ts';
import type { Screen } from './state.ts';

const READ = 'GET /api/reports/year';
const READ_ACCOUNTS = 'GET /api/reports/accounts';
const KEEP = 'POST /api/reports/year/keep';

export const reportScreens: readonly Screen[] = [
  {
    name: 'report-year',
    route: '_app/reports/index',
    path: '/reports',
    states: [
      { name: 'loaded', shows: 'Kroner pr. område' },
      { name: 'loaded-user', as: 'user', shows: 'Kroner pr. område' },
      { name: 'empty', in: 'empty', shows: 'Kroner pr. område' },
      { name: 'first-load', calls: [hangs(READ)], shows: waiting },
      { name: 'failed', calls: [fails(READ)], shows: 'Noget gik galt' },
      { name: 'saving-again', act: press('Gem rapporten'), shows: 'Sammenlign fra i dag i stedet?' },
      { name: 'saving', calls: [hangs(KEEP)], act: agreeTo(press('Gem rapporten'), 'Gem rapporten'), shows: busy },
    ],
  },
  {
    name: 'report-accounts',
    route: '_app/reports/accounts',
    path: '/reports/accounts',
    states: [
      { name: 'loaded', shows: 'Periodisering' },
      { name: 'empty', in: 'empty', shows: 'Periodisering' },
      { name: 'first-load', calls: [hangs(READ_ACCOUNTS)], shows: waiting },
      { name: 'failed', calls: [fails(READ_ACCOUNTS)], shows: 'Noget gik galt' },
    ],
  },
  {
    name: 'report-tax',
    route: '_app/reports/tax',
    path: '/reports/tax',
    states: [
      { name: 'loaded', shows: 'Ring til' },
      { name: 'filtered', path: '/reports/tax?warning=vat-unknown', shows: 'Moms: ved ikke' },
      { name: 'empty', in: 'empty', shows: 'Der er ikke noget at afklare.' },
      { name: 'first-load', calls: [hangs('POST /api/reports/tax')], shows: waiting },
      { name: 'failed', calls: [fails('POST /api/reports/tax')], shows: 'Listen kunne ikke hentes' },
    ],
  },
];
