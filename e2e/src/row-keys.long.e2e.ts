import type { Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const lists = [
  '/sponsorships',
  '/tickets',
  '/payments',
  '/payments/without-rates',
  '/tasks',
  '/log?kind=contract',
  '/products',
  '/categories',
  '/users',
  '/settings/categories',
  '/settings/areas',
  '/settings/updates',
  '/settings/templates',
];
const linksIn = (page: Page) => page.getByRole('main').locator('tr[data-row] a, li[data-task] a, article a');

test('links in rows are large enough to hit', async ({ page }) => {
  for (const [width, height] of [
    [1400, 900],
    [820, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const list of lists) {
      await page.goto(list);
      await expect(linksIn(page).first()).toBeVisible();
      const small = await linksIn(page).evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
          .map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
      );
      expect(small, `${list} at ${width}`).toEqual([]);
    }
  }
});

test('Back from a record leads to the row that it was opened from', async ({ page }) => {
  const focused = page.locator(':focus');
  await page.goto('/sponsorships');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
  const name = (await focused.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(focused).toHaveText(name);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(focused).toHaveText(name);
});

test('by keys alone: a row is found, ticked and opened, and its main act is three keys away', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Tasternes Klub', { userId });
  const dueDate = '2020-01-01';
  await make.approved(club, {
    rates: [
      { amount: 1000, dueDate },
      { amount: 2000, dueDate },
    ],
  });
  const ofClub = `search=${encodeURIComponent(club.name)}`;
  const focused = page.locator(':focus');

  await page.goto(`/payments?${ofClub}`);
  const ticks = page.getByRole('checkbox', { name: /^Vælg Tasternes Klub/ });
  await expect(ticks).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(club.name);
  await page.keyboard.press('x');
  await expect(ticks.first()).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(ticks.last()).toBeChecked();
  await page.keyboard.press('x');
  await expect(ticks.last()).not.toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/tasks?${ofClub}`);
  await expect(page.getByRole('checkbox', { name: /Tasternes Klub/ }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Valgte opgaver' })).toBeVisible();
  await page.keyboard.press('Enter');
  // Both rates are one row, which opens in place.
  await expect(focused).toHaveAttribute('aria-expanded', 'true');

  await page.goto(`/sponsorships?${ofClub}`);
  await expect(page.getByRole('link', { name: club.name, exact: true })).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('searchbox')).toHaveValue(`${club.name}j`);
  await page.keyboard.press('Backspace');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Genvejstaster' })).toContainText('I lister og opgaver');
  await checkAccessibility('shortcuts of lists');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(club.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);
});
