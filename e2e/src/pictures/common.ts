import type { Page } from '@playwright/test';
import { addFilter } from '../support/fields.ts';
import { conflicts, fails, hangs, isInUse, isInUseNowhere, isLost } from './calls.ts';
import type { Path, State } from './state.ts';

const FORBIDDEN = 'Kun for administratorer';
const NO_SUCH_ID = 999_999;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
/** The same where a table has room for all of its columns; what comes of it is looked at in any width. */
export const pressWide = (name: string | RegExp) => async (page: Page) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await press(name)(page);
};
/** Slet in the menu of the first row that has it. */
export const removeFirst = async (page: Page) => {
  await pressWide(/^Flere handlinger: /)(page);
  await page.getByRole('menuitem', { name: 'Slet', exact: true }).click();
};
/** In the place of what is awaited: said to who does not see it. */
export const waiting = (page: Page) =>
  page.getByRole('status', { name: /^Indlæser/ }).or(page.locator('[aria-busy=true]'));

const toDashboard = (page: Page) => page.getByRole('link', { name: 'Gå til overblikket' }).click();
/** A button that says that its work is under way. */
export const busy = (page: Page) => page.locator('button[aria-busy=true]');
/** Says yes to the question that the first asks, by the button that names the act. */
export const agreeTo =
  (ask: (page: Page) => Promise<unknown>, act = 'OK') =>
  async (page: Page) => {
    await ask(page);
    await dialog(page).getByRole('button', { name: act, exact: true }).click();
  };
export const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Gem', exact: true }).click();

type List = {
  path: string;
  call: string;
  /** The words where there is none yet. */
  firstHint?: string;
  /** Where the list cannot be empty, or only an Admin may see it. */
  adminOnly?: boolean;
  /** What is said below a thousand rows, where not all of them are shown without a filter. */
  many?: RegExp;
};

/** The states that every list has. */
export const listStates = ({ path, call, firstHint, adminOnly = true, many = /^1–50 af 1\.\d+$/ }: List): State[] => [
  { name: 'loaded', shows: /^1–\d+ af [\d.]+$/ },
  { name: 'first-load', calls: [hangs(call)], shows: waiting },
  ...(firstHint ? [{ name: 'empty', in: 'empty', shows: firstHint } satisfies State] : []),
  { name: 'no-hits', path: `${path}?search=findes+ikke`, shows: 'Prøv en anden søgning, eller ryd filtrene.' },
  { name: 'failed', calls: [fails(call)], shows: 'Listen kunne ikke hentes' },
  ...(adminOnly ? [{ name: 'forbidden', as: 'user', shows: FORBIDDEN } satisfies State] : []),
  { name: 'long-texts', in: 'long', shows: /^1–\d+ af [\d.]+$/ },
  { name: 'thousand-rows', in: 'thousand', path: `${path}?perPage=50`, shows: many },
];

/** A row of a table that has no room for all of its columns. */
export const rowOpen: State = {
  name: 'row-open',
  act: press(/^Flere oplysninger om/),
  shows: (page) => page.getByRole('link', { name: /^Rediger/ }),
  widths: [360],
};

/** What a list can be fetched as. */
export const download: State = {
  name: 'download',
  act: press('Hent'),
  shows: (page) => page.getByRole('menuitem', { name: 'CSV', exact: true }),
};

/** What a list can be filtered by, on a phone, and one of its filters open. */
export const filterStates = (filter: string): State[] => [
  {
    name: 'filters',
    act: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await press('Filter')(page);
    },
    shows: (page) => page.getByRole('menuitem', { name: filter }),
    widths: [360],
  },
  {
    name: 'filter-open',
    act: async (page) => {
      await page.setViewportSize({ width: 1400, height: 900 });
      await addFilter(page, filter);
    },
    shows: (page) => page.getByRole('option'),
    widths: [1400, 1920],
  },
];

type Register = List & {
  /** Asks what uses one. */
  usedByCall: string;
};

/** The states of a list whose rows are edited and deleted. */
export const registerStates = (register: Register): State[] => [
  ...listStates(register),
  rowOpen,
  {
    name: 'delete',
    calls: [isInUseNowhere(register.usedByCall)],
    act: removeFirst,
    shows: /^Er du sikker på at du vil slette/,
  },
  {
    name: 'delete-refused',
    calls: [isInUse(register.usedByCall)],
    act: removeFirst,
    shows: /kan ikke slettes$/,
  },
];

type Record = {
  path: Path;
  /** Where a new one is made, and what it then says above. */
  create?: { path: string; title: string };
  get: string;
  saveCall: string;
  /** Changes something that can be saved. */
  change: (page: Page) => Promise<unknown>;
  /** Empties what must be filled in. */
  clear: (page: Page) => Promise<unknown>;
  /** The button that deletes, and the call. */
  remove?: string;
  adminOnly?: boolean;
  /** Words of the page as it is loaded. */
  loaded: State['shows'];
};

/** The states that every form on a page of its own has. */
export const formStates = (record: Record): State[] => {
  const { create, get, saveCall, change, clear, remove, adminOnly = true, loaded } = record;
  const withChange = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await change(page);
    await then(page);
  };
  return [
    { name: 'loaded', shows: loaded },
    { name: 'first-load', calls: [hangs(get)], shows: waiting },
    { name: 'failed', calls: [fails(get)], shows: 'Siden kunne ikke vises' },
    { name: 'no-connection', calls: [isLost(get)], shows: 'Der er ikke forbindelse til serveren.' },
    ...(adminOnly ? [{ name: 'forbidden', as: 'user', shows: FORBIDDEN } satisfies State] : []),
    { name: 'unsaved', act: change, shows: 'Du har ændringer, der ikke er gemt' },
    { name: 'leaving', act: withChange(toDashboard), shows: 'Forlad siden uden at gemme?' },
    { name: 'discarding', act: withChange(press('Kassér')), shows: 'Kassér ændringer?' },
    {
      name: 'saving',
      calls: [hangs(saveCall)],
      act: withChange(save),
      shows: busy,
    },
    { name: 'save-failed', calls: [fails(saveCall)], act: withChange(save), shows: 'Noget gik galt' },
    { name: 'conflict', calls: [conflicts(saveCall)], act: withChange(save), shows: 'En anden har gemt imens' },
    {
      name: 'validation-failed',
      act: async (page) => {
        await clear(page);
        await save(page);
      },
      shows: 'Der er fejl i formularen',
    },
    ...(create
      ? ([
          {
            name: 'new',
            path: create.path,
            shows: (page) => page.getByRole('heading', { level: 1, name: create.title }),
          },
          { name: 'new-refused', path: create.path, act: save, shows: 'Der er fejl i formularen' },
        ] satisfies State[])
      : []),
    ...(remove
      ? [
          // What is in use is said to be, instead of the question.
          {
            name: 'delete',
            act: press(remove),
            shows: /^Er du sikker på at du vil slette|kan ikke slettes$/,
          } satisfies State,
        ]
      : []),
    { name: 'long-texts', in: 'long', shows: loaded },
  ];
};

/** A record that is not there. */
export const missing = (path: (id: number) => string): State => ({
  name: 'missing',
  path: path(NO_SUCH_ID),
  shows: 'Det, du leder efter, findes ikke',
  refused: /404/,
});
