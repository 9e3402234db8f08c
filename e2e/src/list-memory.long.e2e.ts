import { filterBy } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, logIn, test, user } from './support/test.ts';
import { makeUser } from './support/users.ts';

test.describe('within a visit', () => {
  test.use({ account: admin });

  test('a list comes back as it was left, by menu, breadcrumb and after a deletion', async ({ page, call }) => {
    const club = await makerOf(call).sponsorship('Hukommelsens Klub');
    const search = `search=${club.name.replaceAll(' ', '+')}`;
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
    const trail = page.getByRole('navigation', { name: 'Brødkrummer' });
    await page.goto('/sponsorships');
    await page.getByRole('searchbox').fill(club.name);
    await expect(page.getByText('1–1 af 1')).toBeVisible();
    await page.getByRole('link', { name: club.name, exact: true }).click();
    await trail.getByRole('link', { name: 'Alle sponsorater' }).click();
    await expect(page).toHaveURL((url) => url.search.includes(search));
    await expect(page.getByRole('searchbox')).toHaveValue(club.name);

    await menu.getByRole('link', { name: 'Billetter' }).click();
    await expect(page).toHaveURL(/\/tickets$/);
    await menu.getByRole('link', { name: 'Alle sponsorater' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(club.name);

    await test.step('a sponsorship that was deleted on its own page is left for it', async () => {
      await page.goto(`/sponsorships/${club.id}/data`);
      await page.getByRole('button', { name: 'Slet sponsorat' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/sponsorships' && url.search.includes(search));
      await expect(page.getByRole('searchbox')).toHaveValue(club.name);
    });

    await test.step('an address of its own wins, and is what is remembered then', async () => {
      await page.goto('/sponsorships?status=none');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await menu.getByRole('link', { name: 'Billetter' }).click();
      await menu.getByRole('link', { name: 'Alle sponsorater' }).click();
      await expect(page).toHaveURL(/\/sponsorships\?status=none$/);
    });

    await test.step('"Ryd filtre" forgets it', async () => {
      await page.getByRole('button', { name: 'Ryd filtre' }).click();
      await expect(page).toHaveURL(/\/sponsorships$/);
      await menu.getByRole('link', { name: 'Billetter' }).click();
      await menu.getByRole('link', { name: 'Alle sponsorater' }).click();
      await expect(page).toHaveURL(/\/sponsorships$/);
    });

    await test.step('another tab begins anew', async () => {
      await page.goto('/sponsorships?status=none');
      const other = await page.context().newPage();
      await other.goto('/tickets');
      await other
        .getByRole('navigation', { name: 'Hovedmenu' })
        .getByRole('link', { name: 'Alle sponsorater' })
        .click();
      await expect(other).toHaveURL(/\/sponsorships$/);
      await other.close();
    });
  });

  test('users are searched and filtered by the address, and counted', async ({
    page,
    call,
    checkAccessibility,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED.*\/api\/users/);
    const made = await makeUser(call, 'Søgbare Sanne');
    await call.post(`/api/users/${made.id}/lockout`, {});
    const cards = page.getByRole('article');
    await page.goto('/users');
    await page.getByRole('searchbox').fill('søgbare');
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('1–1 af 1')).toBeVisible();
    await filterBy(page, 'Adgang', 'Deaktiverede');
    await expect(page).toHaveURL(/status=lockedOut/);
    await page.reload();
    await expect(cards.filter({ hasText: made.name })).toHaveCount(1);
    await filterBy(page, 'Rolle', 'Admin');
    await expect(page.getByText('Prøv en anden søgning, eller ryd filtrene.')).toBeVisible();
    await checkAccessibility('no users found');
    await page.goBack();
    await expect(cards).toHaveCount(1);
    await checkAccessibility('users filtered');
    await cards.getByRole('link', { name: `Rediger ${made.name}` }).click();
    await page.getByRole('navigation', { name: 'Brødkrummer' }).getByRole('link', { name: 'Brugere' }).click();
    await expect(page).toHaveURL(/status=lockedOut/);
    await page.route('**/api/users', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
  });
});

test('whoever logs in after another finds none of their filters', async ({ page, expectedErrors }) => {
  // The list still loads its logos while the session ends under it.
  expectedErrors.push(/401 \(Unauthorized\) \(.*\/api\/files\//);
  await logIn(page, admin);
  await page.goto('/sponsorships?status=none');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goto('/logout');
  await logIn(page, user);
  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' }).click();
  await expect(page).toHaveURL(/\/sponsorships$/);
});
