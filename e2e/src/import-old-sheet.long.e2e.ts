import type { Page } from '@playwright/test';
import { pickFile, scrollsSideways } from './support/fields.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const CLUBS = 60;
const headings = [
  'Foreningens navn',
  'Idrætsgren',
  'Landsdel',
  'Vejnavn',
  'Postnr. og by',
  'CVR-nr',
  'Sponsortype',
  'Løber fra',
  'Løber til',
  'Pr. år',
  '1. rate dato',
  '1. rate beløb',
  'Underskrevet den',
  'Mail',
];
const town = (at: number) => `Prøvby${'æøåabcdefghij'[at % 13]}${'klmnopq'[at % 7]}`;
const start = (at: number) => ['01-01-2027', '1/1-27', '2027-01-01', '1. januar 2027'][at % 4] ?? '';
const amount = (at: number) => ['20.000', '20.000,00', '20000', '20.000 kr.', '20.000,-'][at % 5] ?? '';

/** What a bank has kept for years: areas and sports by other names, days and amounts as each wrote them, a club twice. */
const oldSheet = (area: string, sport: string, sponsor: string): Buffer => {
  const rows = Array.from({ length: CLUBS }, (_, at) => [
    `${town(at)} ${['BK', 'IF', 'GF', 'HK', 'SK'][at % 5]} ${at}`,
    at % 4 === 1 ? 'Kurling på is' : sport,
    at % 3 === 0 ? 'Nordøsthjørnet' : area,
    at === 7 ? '' : `Ågade ${at}`,
    '9000 Aalborg',
    '',
    at % 6 === 2 ? 'Guld plus' : sponsor,
    at === 11 ? '31/2-2027' : start(at),
    '31-12-2027',
    at === 13 ? 'tyve tusinde' : amount(at),
    '1/2-2027',
    amount(at),
    at % 2 === 0 ? '15-11-2026' : '',
    at % 20 === 1 ? 'ingen mail' : '',
  ]);
  rows[CLUBS - 1] = [...(rows[5] ?? [])];
  return Buffer.from([headings, ...rows].map((row) => row.join(';')).join('\r\n'));
};

const causes = (page: Page) => page.getByRole('region', { name: 'Ret flere på én gang' });
const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Rækker' }).getByRole('link', { name });
const chooseFor = (page: Page, choice: RegExp) => causes(page).getByRole('button', { name: choice }).click();
const count = async (page: Page, name: RegExp, expected: number) =>
  expect(tab(page, name)).toContainText(new RegExp(`\\D${expected}$`));
const check = (page: Page) => page.getByRole('button', { name: 'Kontrollér rækkerne' }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: /^Gem \d+ rækker$/ }).click();
  await expect(page.getByRole('heading', { name: 'Importen er færdig' })).toBeVisible({ timeout: 60_000 });
};
const mendCell = async (page: Page, row: RegExp, heading: string, text: string) => {
  // Of the rows in error alone: those of the tab before stay until theirs have come.
  await page.getByRole('listitem').filter({ hasText: 'Fejl' }).getByRole('button', { name: row }).click();
  await page.getByRole('textbox', { name: heading }).fill(text);
  await page.getByRole('textbox', { name: heading }).press('Enter');
  await expect(page.getByRole('textbox', { name: heading })).toBeHidden();
};

test('an old sheet of 60 clubs and their agreements is in without opening Excel again', async ({
  page,
  request,
  baseURL,
  checkAccessibility,
}) => {
  test.slow();
  const names = async (path: string): Promise<{ id: number; name: string; use?: string }[]> =>
    (await request.get(`${baseURL}/api/${path}`)).json();
  const all = await names('sponsorships/categories');
  const [sport = '', sponsor = ''] = ['Klubber', 'Aftaler'].map(
    (use) => all.find((one) => one.use === use || one.use === 'Begge')?.name ?? '',
  );
  const [area] = await names('sponsorships/user-areas');
  if (!area) throw new Error('There is no area');

  await test.step('one value stands in for a column that is missing', async () => {
    await page.goto('/import/sponsorships');
    const buffer = oldSheet(area.name, sport, sponsor);
    const button = page.getByRole('button', { name: 'Vælg fil' });
    await pickFile(page, button, { name: 'Sponsorater.csv', mimeType: 'text/csv', buffer });
    const responsible = page.getByRole('combobox', { name: 'Ansvarlig til alle nye' });
    await responsible.click();
    await page.getByRole('option', { name: 'Mette Kjærgaard' }).click();
    await checkAccessibility('a value for all');
    await check(page);
    await expect(causes(page)).toBeVisible();
  });

  await test.step('rows with the same cause are mended by one choice', async () => {
    await checkAccessibility('causes');
    const unknownArea = causes(page).getByRole('listitem').filter({ hasText: '20 rækker: Området "Nordøsthjørnet"' });
    await unknownArea.getByRole('combobox').click();
    await page.getByRole('option', { name: area.name, exact: true }).click();
    await expect(unknownArea).toContainText(`✓ Brug ${area.name}`);
    await chooseFor(page, /^Opret kategorien: .*Kurling/);
    await expect(causes(page).getByRole('listitem').filter({ hasText: 'Kurling' })).toContainText('✓ Opret kategorien');
    await chooseFor(page, /^Importér uden E-mail: /);
    await expect(causes(page).getByRole('listitem').filter({ hasText: 'gyldig e-mail' })).toContainText(
      '✓ Importér uden',
    );
    await chooseFor(page, /^Spring rækken over: .*det samme/);
    await count(page, /^Fejl/, 1);
  });

  await test.step('a cell is mended in place', async () => {
    await tab(page, /^Fejl/).click();
    await mendCell(page, /^Ret: /, 'Vejnavn', 'Ågade 7');
    await count(page, /^Ny/, CLUBS - 1);
    await save(page);
  });

  await test.step('the agreements in the same file are read without it', async () => {
    await checkAccessibility('clubs are in');
    await page.getByRole('button', { name: 'Læs aftalerne i samme fil' }).click();
    await expect(page.getByText('Importér aftaler')).toBeVisible();
    await check(page);
    await chooseFor(page, /^Opret kategorien: .*Guld plus/);
    await expect(causes(page).getByRole('listitem').filter({ hasText: 'Guld plus' })).toContainText(
      '✓ Opret kategorien',
    );
    await chooseFor(page, /^Spring rækken over: .*det samme/);
    await count(page, /^Fejl/, 2);
    await tab(page, /^Fejl/).click();
    await mendCell(page, /^Ret: .* 11$/, 'Løber fra', '01-03-2027');
    await mendCell(page, /^Ret: .* 13$/, 'Pr. år', '20.000');
    await count(page, /^Ny/, CLUBS - 1);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
    await save(page);
  });
});
