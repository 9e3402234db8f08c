import type { Page } from '@playwright/test';
import { pickFile, scrollsSideways } from './support/fields.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Rækker' }).getByRole('link', { name });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Række \d/ });
const pick = (page: Page, file: Parameters<typeof pickFile>[2]) =>
  pickFile(page, page.getByRole('button', { name: 'Vælg fil' }), file);

test('a sheet to try with is offered in the demo alone', async ({ page }) => {
  await page.route('**/api/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isDemo: undefined } });
  });
  await page.goto('/import/sponsorships');
  await expect(page.getByRole('link', { name: 'Hent skabelon (Excel)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hent et rodet ark at prøve med' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the messy sheet of 400 clubs is taken in: file, columns, rows, done', async ({
  page,
  request,
  baseURL,
  checkAccessibility,
}) => {
  test.slow();
  const sample = await request.get(`${baseURL}/api/import/sponsorships/sample?format=csv`);
  const file = { name: 'Bankens klubber.csv', mimeType: 'text/csv', buffer: await sample.body() };

  await test.step('a file is picked', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Import' }).click();
    await page
      .getByRole('navigation', { name: 'Hovedmenu' })
      .getByRole('link', { name: 'Sponsorater', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Importér sponsorater' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tidligere importer' })).toBeVisible();
    await checkAccessibility('where an import begins');
    await expect(page.getByRole('link', { name: 'Hent et rodet ark at prøve med' })).toBeVisible();
    await pick(page, file);
  });

  await test.step('its columns are guessed, and can be chosen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Bankens klubber.csv' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Felt til / }).first()).not.toHaveValue('');
    await checkAccessibility('columns');
    await page.getByRole('button', { name: 'Kontrollér rækkerne' }).click();
    await expect(tab(page, /^Alle/)).toContainText('400');
    await checkAccessibility('rows');
  });

  await test.step('it is left and taken up again', async () => {
    await page.goto('/import/sponsorships');
    await page.getByRole('link', { name: 'Fortsæt Bankens klubber.csv' }).click();
    await expect(tab(page, /^Alle/)).toContainText('400');
  });

  await test.step('doubts and errors are settled', async () => {
    await expect(page.getByRole('button', { name: /^Gem \d/ })).toHaveCount(0);
    for (const [name, act] of [
      [/^I tvivl/, /^Opret som ny: /],
      [/^Fejl/, /^Spring over: /],
    ] as const) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
      const ways = rows(page).getByRole('button', { name: act });
      await expect(ways.first()).toBeVisible();
      // A record that one row leaves may put another in doubt, so that the count may stay for a while.
      while ((await ways.count()) > 0) {
        const label = (await ways.first().getAttribute('aria-label')) ?? '';
        await ways.first().click();
        await expect(page.getByRole('button', { name: label, exact: true })).toBeHidden();
      }
      await expect(tab(page, name)).toContainText(/\D0$/);
    }
    const save = page.getByRole('button', { name: /^Gem \d+ rækker$/ });
    await tab(page, /^Alle/).click();
    for (const [width, height] of [
      [360, 740],
      [1400, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(save, 'the way on is in view, however far one has read').toBeInViewport({ ratio: 1 });
      await save.click({ trial: true });
    }
  });

  await test.step('all is saved', async () => {
    await page.getByRole('button', { name: /^Gem \d+ rækker$/ }).click();
    await expect(page.getByRole('heading', { name: 'Importen er færdig' })).toBeVisible({ timeout: 60_000 });
    await checkAccessibility('done');
    await page.getByRole('link', { name: 'Se alle sponsorater' }).click();
    await expect(page.getByRole('status').filter({ hasText: /af [34]\d\d$/ })).toBeVisible();
  });

  await test.step('the same file again changes nothing', async () => {
    await page.goto('/import/sponsorships');
    await pick(page, { ...file, name: 'Igen.csv' });
    await page.getByRole('button', { name: 'Kontrollér rækkerne' }).click();
    await expect(tab(page, /^Opdater/)).toContainText('0');
    await tab(page, /^Uændret/).click();
    await expect(rows(page).first()).toContainText('Uændret');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
  });

  await test.step('a file that is no sheet is refused in words', async () => {
    await page.goto('/import/sponsorships');
    await pick(page, {
      name: 'tom.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004 ikke et ark'),
    });
    await expect(page.getByRole('main')).toContainText(/kunne ikke læses|er ikke et/);
  });
});
