import type { Page } from '@playwright/test';
import { chooseMore, tabOf } from './support/agreement.ts';
import {
  groupOf,
  longest,
  moreOf,
  namedIn,
  next,
  shortName,
  stepHeading,
  test,
  textFor,
  titlesOf,
  type Ware,
  wareCalled,
  waresOf,
} from './support/eighty.ts';

import { choose, pickFile, scrollsSideways, statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, user } from './support/test.ts';

const year = new Date().getFullYear();
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').split(/\/Type \/Page\b/).length - 1;

test.use({ account: user });

const put = async (page: Page, wares: readonly Ware[]) => {
  for (const [at, ware] of wares.entries()) {
    const group = groupOf(page, ware);
    if (ware.hasCheckbox) await group.getByRole('checkbox').first().check();
    if (!ware.field) continue;
    const field = group.getByRole('textbox', { name: ware.field });
    if (!(await field.isVisible())) await moreOf(group).click();
    await field.fill(textFor(ware, at));
  }
};

test('eighty products, left in the middle, continued by somebody else, approved, printed, signed, edited again', async ({
  page: first,
  call,
  wares,
  browser,
  baseURL,
  sessionOf,
  checkAccessibility,
}) => {
  test.setTimeout(480_000);
  const board = wareCalled(wares, 'Vare 2');
  const club = await makerOf(call).sponsorship('Boldklub', { name: longest(unique('Ærø 🏆 Boldklub')), shortName });

  await test.step('step 1: rates that are spread, further categories, shares', async () => {
    await first.goto(`/sponsorships/${club.id}`);
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(club.name);
    await first.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Opret aftale' }).click();
    await choose(first, 'Kategori', 'Guldsponsor');
    const further = first.getByRole('combobox', { name: 'Yderligere kategorier' });
    await further.click();
    for (const name of ['Sølvsponsor', 'Bronzesponsor']) await first.getByRole('option', { name, exact: true }).click();
    await textbox(first, 'Startdato').fill(`01-01-${year}`);
    await textbox(first, 'Slutdato').fill(`31-12-${year + 1}`);
    await textbox(first, 'Årligt beløb (kroner)').fill('90000,25');
    await first.getByRole('button', { name: 'Fordel jævnt' }).click();
    await expect(first.getByText('Ingen forskel')).toBeVisible();
    await textbox(first, 'Reklame (procent)').fill('62,5');
    await textbox(first, 'Billetter (procent)').fill('37,5');
    await expect(first.getByText('Fuldt fordelt')).toBeVisible();
    await next(first).click();
  });

  await test.step('the first section, and a little of the second; then the browser is closed', async () => {
    await expect(stepHeading(first, 'Eksponering')).toBeFocused();
    await put(first, waresOf(wares, 'Eksponering'));
    await checkAccessibility('a step with many products', first);
    await first.setViewportSize({ width: 320, height: 800 });
    expect(await scrollsSideways(first)).toBe(false);
    await first.setViewportSize({ width: 1400, height: 900 });
    await next(first).click();
    await expect(stepHeading(first, 'Hospitality')).toBeFocused();
    await put(first, waresOf(wares, 'Hospitality').slice(0, 2));
    await first.getByRole('link', { name: 'Tilbage', exact: true }).click();
    await expect(stepHeading(first, 'Eksponering')).toBeVisible();
    await first.close();
  });

  const other = await browser.newContext({ baseURL: baseURL ?? '', storageState: await sessionOf(admin) });
  // Said outright: whether the browser of a test machine can show a PDF differs.
  await other.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  const page = await other.newPage();
  await test.step('somebody else goes on where it stopped', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await page
      .getByRole('list', { name: 'Forløb' })
      .getByRole('link', { name: /\d{4}-\d/ })
      .click();
    await expect(stepHeading(page, 'Aktivering')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Trin' })
      .getByRole('link', { name: /Hospitality/ })
      .click();
    await expect(stepHeading(page, 'Hospitality')).toBeFocused();
    for (const ware of waresOf(wares, 'Hospitality').slice(0, 2))
      await expect(groupOf(page, ware)).toHaveAttribute('data-chosen', 'true');
    await put(page, waresOf(wares, 'Hospitality').slice(2));
    await next(page).click();
    await expect(stepHeading(page, 'Aktivering')).toBeFocused();
    await put(page, waresOf(wares, 'Aktivering'));
    await textbox(page, 'Særlige aftaler').fill('Banken åbner sæsonen 🎉');
    await next(page).click();
  });

  await test.step('all eighty are read, and approved', async () => {
    await expect(stepHeading(page, 'Godkendelse')).toBeFocused();
    await expect(namedIn(page)).toHaveText(titlesOf(wares));
    await expect(page.getByText('180.000,50 kr.').first()).toBeVisible();
    await checkAccessibility('the last step with eighty products', page);
    await page.getByRole('button', { name: 'Godkend aftale' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }).click();
    await expect(statusOf(page)).toContainText('Afventer');
    await tabOf(page, 'Vilkår').click();
    await expect(namedIn(page)).toHaveText(titlesOf(wares));
    await checkAccessibility('the terms with eighty products', page);
    await tabOf(page, 'Overblik').click();
  });

  await test.step('it is printed', async () => {
    const href = await page.getByRole('link', { name: 'Hent PDF' }).getAttribute('href');
    const answer = await other.request.get(String(href));
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const bytes = await answer.body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(bytes)).toBeGreaterThan(3);
    await chooseMore(page, 'Udskriftsvisning');
    await expect(page.getByRole('heading', { level: 1, name: 'Sponsoraftale' })).toBeVisible();
    await expect(page.locator('[data-products] tbody th[scope="row"]')).toHaveText(titlesOf(wares));
    await expect(page.getByText(club.name).first()).toBeVisible();
    await checkAccessibility('the print view with eighty products', page);
    await page.getByRole('link', { name: 'Tilbage til aftalen' }).click();
  });

  await test.step('it is signed, and the signed document shown and fetched', async () => {
    await pickFile(page, page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
    await expect(statusOf(page)).toContainText('Aktiv');
    const href = await page.getByRole('link', { name: 'Hent dokument' }).getAttribute('href');
    expect(await (await other.request.get(String(href))).body()).toEqual(files.signed.buffer);
    await checkAccessibility('the approved agreement with eighty products', page);
    await page.getByRole('button', { name: 'Vis dokumentet her' }).click();
    const frame = page.locator('iframe[title="Det underskrevne dokument"]');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('src', String(href));
    await page.getByRole('button', { name: 'Skjul dokumentet' }).click();
    await expect(frame).toHaveCount(0);
  });

  await test.step('it is edited again, and approved again', async () => {
    await page.getByRole('button', { name: 'Slet dokument og rediger' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Begrundelse').fill('Forkert formand 😕');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(statusOf(page)).toContainText('Kladde');
    await page
      .getByRole('navigation', { name: 'Trin' })
      .getByRole('link', { name: /Eksponering/ })
      .click();
    await expect(stepHeading(page, 'Eksponering')).toBeFocused();
    const amount = groupOf(page, board).getByRole('textbox', { name: /^Antal/ });
    await amount.fill('12345');
    await next(page).click();
    await expect(stepHeading(page, 'Hospitality')).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Trin' })
      .getByRole('link', { name: /Godkendelse/ })
      .click();
    await expect(page.getByRole('row').filter({ hasText: board.title }).first()).toContainText('12.345 stk.');
    await expect(namedIn(page)).toHaveText(titlesOf(wares));
    await page.getByRole('button', { name: 'Godkend aftale' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }).click();
    await expect(statusOf(page)).toContainText('Afventer');
    await tabOf(page, 'Historik').click();
    const archive = page.getByRole('table', { name: 'Fjernede dokumenter' });
    await expect(archive).toContainText('Forkert formand 😕');
    await expect(archive.getByRole('row').last()).toContainText('Mette Kjærgaard');
    const address = await archive.getByRole('link', { name: /^Hent dokumentet/ }).getAttribute('href');
    expect(await (await other.request.get(String(address))).body()).toEqual(files.signed.buffer);
  });
  await other.close();
});
