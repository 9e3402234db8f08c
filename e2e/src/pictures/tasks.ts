import type { Page } from '@playwright/test';
import { textbox } from '../support/fields.ts';
import { answers, conflicts, fails, hangs } from './calls.ts';
import { busy, dialog, filterStates, press, waiting } from './common.ts';
import type { Screen, State } from './state.ts';

const ALL = '/tasks?owner=all';
const saveButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** What is asked for in the menu of the first row. */
const choose = (name: string) => async (page: Page) => {
  await press(/^Flere handlinger/)(page);
  await item(page, name).click();
};
const then = (ask: (page: Page) => Promise<unknown>, button: string) => async (page: Page) => {
  await ask(page);
  await saveButton(page, button).click();
};

/** Tasks of which is asked what was decided, and a user's own. */
const ENDING = `${ALL}&kind=renegotiation`;
const OWN = `${ALL}&kind=manual`;
const rename = async (page: Page) => {
  await choose('Rediger')(page);
  await textbox(dialog(page), 'Titel').fill('Ring til formanden');
  await saveButton(page, 'Gem').click();
};
const SNOOZE = 'POST /api/tasks/snooze';

const dialogs: State[] = [
  { name: 'menu', path: ALL, act: press(/^Flere handlinger/), shows: (page) => item(page, 'Udskyd') },
  { name: 'menu-own', path: OWN, act: press(/^Flere handlinger/), shows: (page) => item(page, 'Slet') },
  { name: 'done', path: ENDING, act: choose('Udfør'), shows: 'Hvad er besluttet?' },
  {
    name: 'done-refused',
    path: ENDING,
    act: then(choose('Udfør'), 'Udfør'),
    shows: 'Der er fejl i formularen',
    refused: /422/,
  },
  // Done at once, without a dialog: what goes wrong is said beside the list.
  {
    name: 'done-failed',
    path: OWN,
    calls: [fails('POST /api/tasks/done')],
    act: choose('Udfør'),
    shows: (page) => page.getByRole('alert').getByText('Noget gik galt'),
  },
  { name: 'snooze', path: ALL, act: choose('Udskyd'), shows: 'Udskyd til' },
  { name: 'snooze-refused', path: ALL, act: then(choose('Udskyd'), 'Udskyd'), shows: 'Der er fejl i formularen' },
  {
    name: 'snoozing',
    path: ALL,
    calls: [hangs(SNOOZE)],
    shows: busy,
    act: async (page) => {
      await choose('Udskyd')(page);
      await dialog(page)
        .getByRole('button', { name: /^I morgen/ })
        .click();
    },
  },
  { name: 'assign', path: ALL, act: choose('Tildel'), shows: (page) => dialog(page).getByRole('combobox') },
  {
    name: 'assign-open',
    path: ALL,
    shows: (page) => page.getByRole('option'),
    act: async (page) => {
      await choose('Tildel')(page);
      await dialog(page).getByRole('combobox').click();
    },
  },
  { name: 'new', act: press('Ny opgave'), shows: (page) => page.getByRole('dialog', { name: 'Ny opgave' }) },
  { name: 'new-refused', act: then(press('Ny opgave'), 'Gem'), shows: 'Der er fejl i formularen' },
  { name: 'edit', path: OWN, act: choose('Rediger'), shows: (page) => textbox(dialog(page), 'Titel') },
  {
    name: 'edit-failed',
    path: OWN,
    calls: [fails('GET /api/tasks/:id')],
    act: choose('Rediger'),
    shows: 'Opgaven kunne ikke hentes',
  },
  {
    name: 'conflict',
    path: OWN,
    calls: [conflicts('POST /api/tasks/update')],
    act: rename,
    shows: 'En anden har gemt imens',
  },
  { name: 'delete', path: OWN, act: choose('Slet'), shows: /^Er du sikker på at du vil slette/ },
];

/** What there is to act on. */
export const taskScreens: readonly Screen[] = [
  {
    name: 'tasks',
    route: '_app/tasks',
    path: '/tasks',
    states: [
      { name: 'mine', as: 'user', shows: /^1–\d+ af (\d+ rækker? med )?\d+ opgaver?$/ },
      { name: 'all', path: ALL, shows: /^1–\d+ af (\d+ rækker? med )?\d+ opgaver?$/ },
      { name: 'long-texts', in: 'long', path: ALL, shows: /^1–\d+ af (\d+ rækker? med )?\d+ opgaver?$/ },
      { name: 'thousand-rows', in: 'thousand', path: `${ALL}&perPage=50`, shows: /^1–50 af \d/ },
      { name: 'first-load', calls: [hangs('POST /api/tasks')], shows: waiting },
      { name: 'empty', in: 'empty', shows: 'Alt er gjort.' },
      {
        name: 'empty-until',
        in: 'empty',
        shows: /Næste frist er/,
        calls: [answers('GET /api/tasks/next-deadline', { date: '2027-12-03' })],
      },
      { name: 'no-hits', path: '/tasks?search=findes+ikke', shows: 'Prøv en anden søgning, eller ryd filtrene.' },
      { name: 'failed', calls: [fails('POST /api/tasks')], shows: 'Listen kunne ikke hentes' },
      ...filterStates('Type'),
      ...dialogs,
    ],
  },
];
