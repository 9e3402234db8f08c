import { addFilter } from './support/fields.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('search, filter, sort and page live in the address', async ({ page, call, checkAccessibility }) => {
  await page.goto('/sponsorships');
  const count = page.getByRole('status').filter({ hasText: /^\d+–\d+ af \d+$/ });
  const sortedBy = (name: string) => page.getByRole('columnheader', { name });
  const firstName = page.getByRole('rowheader').first();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });

  await expect(sortedBy('Status')).toHaveAttribute('aria-sort', 'ascending');
  await expect(count).toHaveText(/^1–10 af /);
  await checkAccessibility('list');

  await test.step('a click on a heading sorts, a second one turns it round', async () => {
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(sortedBy('Navn')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=Name/);
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(sortedBy('Navn')).toHaveAttribute('aria-sort', 'descending');
    await expect(sortedBy('Status')).not.toHaveAttribute('aria-sort');
    await expect(firstName).toContainText(/^Å/);
  });

  await test.step('a page survives reload, and Back leads to the one before', async () => {
    await page.getByRole('button', { name: 'Side 2' }).click();
    await expect(count).toHaveText(/^11–20 af /);
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    const second = String(await firstName.textContent());
    await page.reload();
    await expect(count).toHaveText(/^11–20 af /);
    await expect(firstName).toHaveText(second);
    await page.goBack();
    await expect(count).toHaveText(/^1–10 af /);
    await page.goForward();
    await expect(count).toHaveText(/^11–20 af /);
  });

  await test.step('a filter goes back to page 1, narrows, and survives reload', async () => {
    // The statuses are whole, those that are tabs too.
    await addFilter(page, 'Status');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Aktiv',
      'Genforhandling',
      'Udløbet',
      'Ingen aftale',
    ]);
    await checkAccessibility('list with a filter open');
    await page.getByRole('option', { name: 'Udløbet' }).click();
    await expect(page).toHaveURL(/status=expired/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(count).toHaveText(/^1–\d af \d$/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Udløbet');
    await expect(count).toHaveText(/^1–\d af \d$/);
    for (const row of await rows.all()) await expect(row).toContainText('Udløbet');
  });

  await test.step('a tab takes the place of the filter that it answers, and survives reload', async () => {
    const tab = page.getByRole('navigation', { name: 'Udvalg' }).getByRole('link', { name: /^Genforhandling/ });
    await tab.click();
    await expect(page).toHaveURL(/status=renegotiation/);
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
    await page.reload();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(count).toHaveText(/^1–\d af \d$/);
    for (const row of await rows.all()) await expect(row).toContainText('Genforhandling');
  });

  await test.step('a filter by agreement narrows further, and survives reload', async () => {
    await addFilter(page, 'Aftale');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Aktiv aftale',
      'Kommende aftale',
      'Over 50 tkr.',
      'Med billetter',
      'Med udnyttelse',
    ]);
    await page.getByRole('option', { name: 'Over 50 tkr.' }).click();
    await expect(page).toHaveURL(/contract=big/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Aftale' })).toHaveValue('Over 50 tkr.');
    const { Total } = await call.post('/api/sponsorships', { filter: { status: 'renegotiation', contract: 'big' } });
    await expect(count).toHaveText(`1–${Total} af ${Total}`);
    const tabs = page.getByRole('navigation', { name: 'Udvalg' });
    await expect(tabs.getByRole('link', { name: /^Genforhandling/ })).toHaveText(`Genforhandling ${Total}`);
    await expect(tabs.getByRole('link', { name: /^Genforhandling/ })).toHaveAttribute('aria-current', 'page');
    for (const row of await rows.all()) await expect(row).toContainText('Genforhandling');
  });

  await test.step('a chip is removed by its button, and leaves the focus where the next is asked for', async () => {
    await page.getByRole('button', { name: 'Ryd aftale' }).click();
    await expect(page.getByRole('combobox', { name: 'Aftale' })).toHaveCount(0);
    await expect(page).not.toHaveURL(/contract=/);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
    await addFilter(page, 'Område');
    await expect(page.getByRole('combobox', { name: 'Område' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Område' })).toHaveCount(0);
  });

  await test.step('a search without hits says how to get out of it', async () => {
    await page.getByRole('searchbox').fill('findes slet ikke');
    await expect(
      page.getByText('Intet passer til »findes slet ikke«. Prøv en anden søgning, eller ryd filtrene.'),
    ).toBeVisible();
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
    await expect(page).toHaveURL(/search=findes/);
    await checkAccessibility('list without hits');
    await page.getByRole('button', { name: 'Ryd filtre' }).click();
    await expect(count).toHaveText(/^1–10 af /);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});
