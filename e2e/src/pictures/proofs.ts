import type { Page } from '@playwright/test';
import { longest } from '../support/eighty.ts';
import { drawHalves } from '../support/picture.ts';
import { answers, fails, hangs, isLost } from './calls.ts';
import { dialog, waiting } from './common.ts';
import type { Screen } from './state.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Bevis for levering' });
const largePicture = (page: Page) => dialog(page).getByRole('img');

const openFirst = (page: Page) => gallery(page).getByRole('img').first().click();
const openAdd = (page: Page) => gallery(page).getByRole('button', { name: 'Tilføj bevis', exact: true }).click();

/** The form with a product and a picture of it. */
const addPicture = async (page: Page) => {
  await openAdd(page);
  await dialog(page)
    .getByRole('combobox', { name: /^Produkt/ })
    .click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await dialog(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ ...(await drawHalves(page, 400, 300)), name: 'Banner bag nordre mål.png' }]);
};

/** What shows products whose agreement is over, in as many letters as there can be. */
const proofOf = (id: number, product: string) => ({
  id,
  sponsorshipId: 1,
  itemId: 900_000 + id,
  product,
  usageId: null,
  date: '2025-05-17',
  note: longest('Hængt op langs hele langsiden'),
  files: [
    { url: '/api/files/1/0123456789abcdef', type: 'application/pdf', small: null },
    { url: '/api/files/2/0123456789abcdef', type: 'application/pdf', small: null },
  ],
  by: longest('Anna'),
  at: '2025-05-17T10:00:00.000Z',
  removedAt: null,
});
const longProofs = [proofOf(1, longest('Bandereklame')), proofOf(2, longest('Logo på trøjen'))];

/** What shows that a club delivered, beside its events. */
export const proofScreens: readonly Screen[] = [
  {
    name: 'proofs',
    path: ({ provedClub }) => `/sponsorships/${provedClub}/tickets`,
    states: [
      { name: 'loaded', shows: (page) => gallery(page).getByRole('img') },
      { name: 'first-load', calls: [hangs('GET /api/sponsorships/:id/proofs')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/sponsorships/:id/proofs')], shows: 'Noget gik galt' },
      {
        name: 'empty',
        path: ({ spareClub }) => `/sponsorships/${spareClub}/tickets`,
        shows: 'Ingen beviser endnu',
      },
      { name: 'picture', act: openFirst, shows: largePicture },
      {
        name: 'product',
        act: (page) => page.getByRole('combobox', { name: 'Produkt' }).selectOption({ index: 2 }),
        shows: (page) => gallery(page).getByRole('img'),
      },
      { name: 'add', act: openAdd, shows: (page) => dialog(page).getByRole('button', { name: 'Vælg filer' }) },
      {
        name: 'add-refused',
        act: async (page) => {
          await openAdd(page);
          await dialog(page).getByRole('button', { name: 'Gem' }).click();
        },
        shows: 'Der er fejl i formularen',
      },
      { name: 'add-chosen', act: addPicture, shows: 'Banner bag nordre mål.png' },
      {
        name: 'add-offline',
        calls: [isLost('POST /api/sponsorships/:id/proofs')],
        act: async (page) => {
          await addPicture(page);
          await dialog(page).getByRole('button', { name: 'Gem' }).click();
        },
        shows: 'Ikke sendt endnu',
      },
      {
        name: 'remove',
        act: (page) =>
          gallery(page)
            .getByRole('button', { name: /^Slet bevis: / })
            .first()
            .click(),
        shows: /^Er du sikker på at du vil slette/,
      },
      {
        name: 'long-texts',
        in: 'long',
        path: ({ club }) => `/sponsorships/${club}/tickets`,
        calls: [answers('GET /api/sponsorships/:id/proofs', longProofs)],
        shows: (page) => page.getByRole('combobox', { name: 'Produkt' }),
      },
    ],
  },
];
