import { searchField } from './support/search.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('/ leads to the list’s own search, and ? lists the shortcuts, but not while one types', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/sponsorships');
  const list = page.getByRole('searchbox');
  await expect(list).toBeVisible();
  await page.keyboard.press('/');
  await expect(list).toBeFocused();
  await page.keyboard.type('a/b?');
  await expect(list).toHaveValue('a/b?');
  await expect(page.getByText('Prøv en anden søgning, eller ryd filtrene.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Genvejstaster' });
  await expect(shortcuts).toContainText('Søg i listen');
  await checkAccessibility('shortcuts');
  // Over a dialog there is no search: what is asked comes first.
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);

  const menu = page.getByRole('button', { name: /brugermenu$/ });
  await menu.click();
  await page.getByRole('button', { name: 'Genvejstaster' }).click();
  await shortcuts.getByRole('button', { name: 'Luk' }).click();
  await expect(menu).toBeFocused();
});

test('keys that are pressed alone can be switched off, and are when one comes back', async ({ page }) => {
  const shortcuts = page.getByRole('dialog', { name: 'Genvejstaster' });
  const single = shortcuts.getByRole('switch', { name: /^Genveje med ét bogstav/ });
  const heading = page.getByRole('heading', { level: 1 });
  const focusedRow = page.locator('[data-row] :focus');
  const list = page.getByRole('searchbox');
  await page.goto('/sponsorships');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('?');
  await single.click();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await heading.click();
  for (const key of ['j', '/', '?']) await page.keyboard.press(key);
  await expect(focusedRow).toHaveCount(0);
  await expect(list).not.toBeFocused();
  await expect(shortcuts).toHaveCount(0);

  await page.getByRole('button', { name: /brugermenu$/ }).click();
  await page.getByRole('button', { name: 'Genvejstaster' }).click();
  await single.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await heading.click();
  await page.keyboard.press('j');
  await expect(focusedRow).toHaveCount(1);
});
