import type { Page } from '@playwright/test';
import type { Import } from '@sponsorat/api';
import { pickFile } from '../support/fields.ts';
import { answers, conflicts, fails, hangs } from './calls.ts';
import { busy, button, waiting } from './common.ts';
import type { Screen } from './state.ts';

const START = '/import/sponsorships';

const pick = (page: Page, file: Parameters<typeof pickFile>[2]) => pickFile(page, button(page, 'Vælg fil'), file);
/** The messy sheet that can be fetched to try with. */
const pickSample = async (page: Page) => {
  const sample = await page.request.get(`${new URL(page.url()).origin}/api/import/sponsorships/sample`);
  await pick(page, { name: 'Bankens klubber 2026.xlsx', mimeType: 'application/zip', buffer: await sample.body() });
};
/** A calendar, before anybody has said which club it is of. */
const pickCalendar = (page: Page) => {
  const event = 'BEGIN:VEVENT\r\nSUMMARY:Kamp\r\nDTSTART:20270815T130000Z\r\nEND:VEVENT';
  const buffer = Buffer.from(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`);
  return pick(page, { name: 'Holdsport, førsteholdets kampe.ics', mimeType: 'text/calendar', buffer });
};
const columns = async (page: Page) => {
  await pickSample(page);
  await button(page, 'Kontrollér rækkerne').waitFor();
};
const rows = async (page: Page) => {
  await columns(page);
  await button(page, 'Kontrollér rækkerne').click();
  await page.getByRole('navigation', { name: 'Rækker' }).waitFor();
};
const tab = (name: RegExp) => async (page: Page) => {
  await rows(page);
  await page.getByRole('navigation', { name: 'Rækker' }).getByRole('link', { name }).click();
};
/** A sheet whose areas nobody knows, and that does not say who is responsible. */
const missing = async (page: Page) => {
  const clubs = Array.from(
    { length: 6 },
    (_, at) => `Prøveby ${at};${at % 2 ? 'Kurling' : 'Fodbold'};Nordøst;Vej ${at};9000`,
  );
  const text = ['Navn;Kategori;Område;Adresse;Postnr.', ...clubs].join('\r\n');
  await pick(page, { name: 'Bankens klubber.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await button(page, 'Kontrollér rækkerne').waitFor();
};
const causes = async (page: Page) => {
  await missing(page);
  await button(page, 'Kontrollér rækkerne').click();
  await page.getByRole('region', { name: 'Ret flere på én gang' }).waitFor();
};
const cells = async (page: Page) => {
  await causes(page);
  await page
    .getByRole('button', { name: /^Ret: / })
    .first()
    .click();
};
/** Clubs that are there: by name and postnr. alone, which leaves a doubt, and by CVR, with a town of another name. */
const doubt = async (page: Page) => {
  const list = await page.request.get(`${new URL(page.url()).origin}/api/export/sponsorships?format=csv`);
  const [headings = [], ...clubs] = (await list.text()).split('\r\n').map((line) => line.split(';'));
  const at = (heading: string) => headings.indexOf(heading);
  const lines = clubs.slice(0, 6).map((club, number) => {
    const cell = (heading: string) => club[at(heading)] ?? '';
    return [
      cell('Navn'),
      cell('Postnr.'),
      number < 3 ? '' : cell('CVR'),
      'Byen med det meget lange navn ved fjorden',
    ].join(';');
  });
  const text = ['Navn;Postnr.;CVR;By', ...lines].join('\r\n');
  await pick(page, { name: 'Bankens klubber.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await button(page, 'Kontrollér rækkerne').click();
  await page.getByRole('navigation', { name: 'Rækker' }).waitFor();
};
const updates = async (page: Page) => {
  await doubt(page);
  // Each by its own name: the rows may come later than their counts.
  const skips = page.getByRole('button', { name: /^Spring over: / });
  const names = await Promise.all([0, 1, 2].map((at) => skips.nth(at).getAttribute('aria-label')));
  for (const [at, name] of names.entries()) {
    await button(page, name ?? '').click();
    await page
      .getByRole('navigation', { name: 'Rækker' })
      .getByRole('link', { name: `I tvivl ${2 - at}` })
      .waitFor();
  }
};
const run = async (page: Page) => {
  await updates(page);
  await button(page, 'Gem 3 rækker').click();
};
const RUN = 'POST /api/import/:id/run';
/** An import as the server tells of it, at its end. */
const over = (values: Partial<Import>): Import => ({
  id: 7,
  kind: 'sponsorships',
  as: null,
  fileName: 'Bankens klubber 2026.xlsx',
  status: 'done',
  message: null,
  sheet: null,
  sheets: [],
  columns: [],
  defaults: {},
  fields: [],
  mapping: null,
  rows: 400,
  by: 'Mette Kjærgaard',
  at: '2026-01-12T09:30:00.000Z',
  version: 3,
  counts: { create: 0, update: 0, unchanged: 0, skip: 0, doubt: 0, error: 0 },
  ...values,
});
const earlier = (['columns', 'preview', 'done', 'failed'] as const).map((status, at) =>
  over({ id: at + 1, status, fileName: `Klubber og foreninger i hele Nordjylland, ark ${at + 1}.xlsx` }),
);
const rowsAsked = async (page: Page) => {
  await columns(page);
  await button(page, 'Kontrollér rækkerne').click();
};
const CHECK = 'POST /api/import/:id/mapping';

/** Sheets that are taken in: where one begins, its columns, its rows. */
export const importScreens: readonly Screen[] = [
  {
    name: 'import',
    route: '_app/import/$kind/index',
    path: START,
    states: [
      { name: 'start', calls: [answers('GET /api/import', [])], shows: 'Ingen importer de sidste 7 dage' },
      { name: 'earlier', calls: [answers('GET /api/import', earlier)], shows: 'Kunne ikke læses' },
      { name: 'contracts', path: '/import/contracts', shows: 'Hvad bliver aftalerne?' },
      { name: 'events', path: '/import/events', shows: 'Excel, CSV eller kalender (.ics)' },
      {
        name: 'calendar-without-club',
        path: '/import/events',
        act: pickCalendar,
        shows: /Vælg klubben/,
        refused: /422 .*\/api\/import\/events\)$/,
      },
      { name: 'first-load', calls: [hangs('GET /api/import')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/import')], shows: 'Noget gik galt' },
      { name: 'forbidden', as: 'user', shows: 'Kun for administratorer' },
      { name: 'saving', calls: [hangs('POST /api/import/*')], act: pickSample, shows: /^Uploader|^Behandler/ },
      {
        name: 'save-failed',
        calls: [fails('POST /api/import/sponsorships')],
        act: pickSample,
        shows: (page) => page.getByRole('alert'),
      },
    ],
  },
  {
    name: 'import-rows',
    route: '_app/import/$kind/$id',
    path: START,
    states: [
      { name: 'columns', act: columns, shows: 'Kontrollér rækkerne' },
      { name: 'columns-saving', calls: [hangs(CHECK)], act: rowsAsked, shows: busy },
      { name: 'columns-failed', calls: [fails(CHECK)], act: rowsAsked, shows: 'Rækkerne kunne ikke kontrolleres' },
      {
        name: 'columns-conflict',
        calls: [conflicts(CHECK)],
        act: rowsAsked,
        shows: 'Rækkerne kunne ikke kontrolleres',
      },
      { name: 'value-for-all', act: missing, shows: 'Mangler i filen' },
      { name: 'causes', act: causes, shows: 'Ret flere på én gang' },
      { name: 'cells', act: cells, shows: (page) => button(page, 'Gem rettelsen') },
      { name: 'loaded', act: rows, shows: /^Samme som række/ },
      { name: 'doubt', act: doubt, shows: /^Er det en, der findes i forvejen/ },
      { name: 'errors', act: tab(/^Fejl/), shows: 'Hent fejl som Excel' },
      { name: 'new', act: tab(/^Ny/), shows: /^Række \d/ },
      { name: 'settled', act: updates, shows: (page) => button(page, 'Gem 3 rækker') },
      { name: 'running', calls: [hangs(RUN)], act: run, shows: 'Gemmer … Det kan tage et halvt minut.' },
      { name: 'run-failed', calls: [fails(RUN)], act: run, shows: 'Intet blev gemt' },
      {
        name: 'done',
        path: `${START}/7`,
        calls: [
          answers(
            'GET /api/import/:id',
            over({ status: 'done', counts: { create: 312, update: 41, unchanged: 40, skip: 7, doubt: 0, error: 0 } }),
          ),
        ],
        shows: 'Importen er færdig',
      },
      {
        name: 'unreadable',
        path: `${START}/7`,
        calls: [
          answers(
            'GET /api/import/:id',
            over({ status: 'failed', message: 'Filen har ingen rækker under overskrifterne.' }),
          ),
        ],
        shows: 'Filen kunne ikke læses',
      },
      { name: 'forbidden', as: 'user', path: `${START}/7`, shows: 'Kun for administratorer' },
      {
        name: 'no-hits',
        act: async (page) => {
          await rows(page);
          await page.getByRole('searchbox').fill('findes ikke');
        },
        shows: 'Prøv en anden søgning, eller ryd filtrene.',
      },
      {
        name: 'rows-failed',
        calls: [fails('POST /api/import/:id/rows')],
        act: rows,
        shows: 'Listen kunne ikke hentes',
      },
    ],
  },
];
