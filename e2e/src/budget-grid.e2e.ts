import { readFile } from 'node:fs/promises';
import { admin, expect, test } from './support/test.ts';

// What somebody else saved first is refused.
test.use({ account: admin, expectedErrors: [/409/] });

test('an Admin types budgets in place, and a Bruger sees what is left and which agreements are behind it', async ({
  page,
  checkAccessibility,
}) => {
  const year = new Date().getFullYear() + 2;
  await page.goto('/settings/budget');
  const cell = page.getByRole('textbox', { name: `Østjylland ${year}` });
  await cell.fill('250.000');
  await cell.press('Enter');
  await expect(page.getByText(`Budgettet for Østjylland ${year} blev gemt!`)).toBeVisible();
  await cell.fill('en del');
  await cell.press('Tab');
  await expect(page.getByText('Skriv et beløb, eller lad feltet være tomt')).toBeVisible();
  await cell.press('Escape');
  await expect(cell).toHaveValue('250.000');
  await checkAccessibility('the grid of budgets');

  await page.getByRole('button', { name: 'Udfyld …' }).click();
  await expect(page.getByRole('combobox', { name: 'År, der skal udfyldes' })).toHaveValue(String(year));
  await page.getByRole('textbox', { name: /^Regulering/ }).fill('10');
  await page.getByRole('button', { name: 'Udfyld', exact: true }).click();
  await expect(page.getByText(/\d+ felter blev udfyldt/)).toBeVisible();
  await expect(cell).toHaveValue('250.000');
  const common = page.getByRole('textbox', { name: `Fælles ${year}` });
  await expect(common).toHaveValue('110.000');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText(/\d+ felter er tomme igen/)).toBeVisible();
  await expect(common).toHaveValue('');
  await expect(cell).toHaveValue('250.000');

  await page.goto(`/reports/budget?year=${year}`);
  const row = page.getByRole('row', { name: /^Østjylland/ });
  await expect(row).toContainText('250.000 kr.');
  await page.getByRole('button', { name: `Vis ${year - 1}` }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`));
  await page.getByRole('button', { name: 'Hent' }).click();
  await expect(page.getByRole('menu')).toContainText(`7 rækker, filtreret på År: ${year - 1}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file).toContain(`;${year - 1};Østjylland;`);
  const bound = row.getByRole('button', { name: /^Bundet: .* Vis aftalerne$/ });
  await bound.click();
  const dialog = page.getByRole('dialog', { name: `Bundet i ${year - 1}: Østjylland` });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await checkAccessibility('the agreements behind a figure');
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sponsorships\/\d+\/\d+/);
  await page.goBack();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Luk' }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole('button', { name: /^Fri, hvis alt fornys: / }).click();
  await expect(page.getByRole('dialog', { name: /^Fri, hvis alt fornys i .*: Østjylland/ })).toBeVisible();
});

test('what was paid and is owed leads to its agreements, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/reports/budget');
  for (const what of ['Betalt', 'Ubetalte rater']) {
    await page.getByRole('button', { name: new RegExp(`^${what}: .* alle områder`) }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${what} i .*: alle områder`) });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('on a phone the budgets of one year stand there whole, and those of the next are a step away', async ({
  page,
}) => {
  const year = new Date().getFullYear();
  const cell = (of: number) => page.getByRole('textbox', { name: new RegExp(`^Nordjylland ${of}$`) });
  const windows = [
    [320, 1],
    [360, 1],
    [600, 2],
    [820, 3],
  ] as const;
  for (const [width, years] of windows) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/settings/budget');
    await expect(page.getByRole('columnheader')).toHaveCount(1 + years);
    const note = page.getByRole('button', { name: `Note til Nordjylland ${year + years - 1}` });
    await expect(note, `at ${width}`).toBeInViewport({ ratio: 1 });
    const grid = page.getByRole('table').locator('xpath=..');
    expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(cell(year + 1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vis senere år' }).click();
  await expect(cell(year + 1)).toBeInViewport({ ratio: 1 });
  await expect(cell(year)).toHaveCount(0);
});

test('a cell that is emptied has no budget, and one that somebody saved first says so', async ({ page, context }) => {
  const year = new Date().getFullYear() + 2;
  await page.goto('/settings/budget');
  const cell = page.getByRole('textbox', { name: `Nordjylland ${year}` });
  await cell.fill('100');
  await cell.press('Enter');
  await expect(page.getByText('blev gemt!')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings/budget');
  const theirs = other.getByRole('textbox', { name: `Nordjylland ${year}` });
  await expect(theirs).toHaveValue('100');
  await theirs.fill('200');
  await theirs.press('Enter');
  await expect(other.getByText('blev gemt!')).toBeVisible();
  await cell.fill('300');
  await cell.press('Enter');
  await expect(page.getByText(/har gemt, siden du åbnede siden/)).toBeVisible();
  await other.bringToFront();
  await theirs.fill('');
  await theirs.press('Enter');
  await expect(other.getByText(`Nordjylland har ikke længere et budget for ${year}`)).toBeVisible();
  await expect(theirs).toHaveValue('');
});
