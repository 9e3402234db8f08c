import { addFilter } from './support/fields.ts';
import { tabTo } from './support/keyboard.ts';
import { admin, expect, test, user } from './support/test.ts';

const everyone = ['Overblik', 'Alle sponsorater', 'Betalinger'];
const adminsOnly = ['Produkter', 'Produktkategorier', 'Indstillinger'];

test.describe('the menu of an Admin', () => {
  test.use({ account: admin });

  test('holds everything, and shows where one is', async ({ page, checkAccessibility }) => {
    await page.goto('/sponsorships');
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
    for (const name of [...everyone, ...adminsOnly])
      await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Alle sponsorater' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Overblik' })).not.toHaveAttribute('aria-current');
    const settings = menu.getByRole('button', { name: 'Indstillinger' });
    await settings.click();
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await checkAccessibility('menu open');
    await menu.getByRole('link', { name: 'Områder' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Områder' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Områder' })).toHaveAttribute('aria-current', 'page');
    await settings.click();
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the menu of a Bruger', () => {
  test.use({ account: user });

  test('holds what the role may do, and the addresses of the rest are refused', async ({ page, expectedErrors }) => {
    expectedErrors.push(/403 \(Forbidden\)/, /ApiError: Du har ikke adgang til denne side/);
    await page.goto('/sponsorships');
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
    for (const name of everyone) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of adminsOnly) await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
    await page.goto('/settings/areas');
    await expect(page.getByRole('heading', { name: 'Kun for administratorer' })).toBeVisible();
  });
});

test.describe('a user with some areas', () => {
  test.use({ account: user });

  test('sees those areas, and fewer sponsorships than an Admin', async ({ page, call, callAs }) => {
    const all = await (await callAs(admin)).post('/api/sponsorships', {});
    const own = await call.post('/api/sponsorships', {});
    expect(own.Total).toBeLessThan(all.Total);
    await page.goto('/sponsorships');
    await expect(page.getByText(`1–10 af ${own.Total}`)).toBeVisible();
    await expect(page.getByText('Viser Fyn og øerne, Nordjylland og Østjylland')).toBeVisible();
    await addFilter(page, 'Område');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Fyn og øerne',
      'Nordjylland',
      'Østjylland',
    ]);
  });
});

test.describe('the frame by keyboard', () => {
  test.use({ account: admin });

  test('a shortcut to the content, the menu, and the way back out of the user menu', async ({ page }) => {
    await page.goto('/sponsorships');
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Gå til indhold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hent', exact: true })).toBeFocused();
    const opener = page.getByRole('button', { name: 'Mette Kjærgaard, brugermenu' });
    await tabTo(opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('admin@demo.dk')).toBeVisible();
    await tabTo(page.getByRole('link', { name: 'Log ud' }));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await tabTo(page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeFocused();
    await expect(page).toHaveTitle('Overblik – Sponsorat');
  });
});
