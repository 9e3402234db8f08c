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
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Genforhandling' }).click();
    await expect(page).toHaveURL(/status=renegotiation/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(count).toHaveText(/^1–\d af \d$/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Genforhandling');
    await expect(count).toHaveText(/^1–\d af \d$/);
    for (const row of await rows.all()) await expect(row).toContainText('Genforhandling');
  });

  await test.step('a filter by agreement narrows further, and survives reload', async () => {
    await page.getByRole('combobox', { name: 'Aftale' }).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Aktiv aftale',
      'Kommende aftale',
      'Afventer underskrift',
      'Kladde',
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
    for (const row of await rows.all()) await expect(row).toContainText('Genforhandling');
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
