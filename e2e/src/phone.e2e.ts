import type { Locator } from '@playwright/test';
import { scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { makeUser } from './support/users.ts';

test.use({ account: admin, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const year = new Date().getFullYear();
const rowOf = (inside: Locator): Locator => inside.locator('xpath=ancestor::tr');

test('a row says amount and use, and a tap anywhere on it leads to the club', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Tommelens Skiklub');
  await make.approved(club, { sponsorshipAmount: 64_000, renegotiation: `${year + 1}-01-31` });
  await make.draft(club);
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const row = rowOf(page.getByRole('link', { name: club.name, exact: true }));
  await expect(row).toContainText('64.000 kr.');
  await expect(row).toContainText('Aktiv');
  await expect(row).toContainText('Kladde');
  await checkAccessibility('list on a phone');

  await test.step('the button in the row still opens the rest of it', async () => {
    const opener = row.getByRole('button', { name: `Flere oplysninger om ${club.name}` });
    const { width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await opener.tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('definition').filter({ hasText: `31-01-${year + 1}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Rediger ${club.name}` })).toBeVisible();
    await opener.tap();
  });

  const sum = await row.getByText('64.000 kr.').boundingBox();
  // A finger hits the place, whatever lies there.
  await page.touchscreen.tap(Number(sum?.x) + 4, Number(sum?.y) + 4);
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);
});

test('filters are asked for one by one, and stand as chips', async ({ page, call, checkAccessibility }) => {
  const club = await makerOf(call).sponsorship('Arkets Skiklub');
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  const count = page.getByRole('status').filter({ hasText: '1–1 af 1' });
  const none = page.getByText('Ingen elementer blev fundet.').first();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(count).toBeVisible();
  await opener.tap();
  await checkAccessibility('filters on a phone');
  await page.getByRole('menuitem', { name: 'Status' }).tap();
  await page.getByRole('listbox', { name: 'Status' }).getByRole('option', { name: 'Udløbet' }).tap();
  await expect(status).toHaveValue('Udløbet');
  expect(await scrollsSideways(page)).toBe(false);
  await expect(none).toBeVisible();
  await page.getByRole('button', { name: 'Ryd status' }).tap();
  await expect(status).toHaveCount(0);
  await expect(opener).toBeFocused();
  // The search stands outside of it, and stays.
  await expect(count).toBeVisible();
  await opener.tap();
  await page.getByRole('menuitem', { name: 'Aftale', exact: true }).tap();
  await page.getByRole('option', { name: 'Over 50 tkr.' }).tap();
  await expect(none).toBeVisible();
  await page.getByRole('combobox', { name: 'Aftale' }).tap();
  await page.getByRole('option', { name: 'Aktiv aftale' }).tap();
  await expect(page).toHaveURL(/contract=active/);
  await page.getByRole('button', { name: 'Ryd aftale' }).tap();
  await page
    .getByRole('navigation', { name: 'Udvalg' })
    .getByRole('link', { name: /^Mangler aftale/ })
    .tap();
  await expect(count).toBeVisible();
  await expect(page.getByRole('link', { name: club.name, exact: true })).toBeVisible();
});

test('Overblik shows the first task in the first window, with no keyboard order of its own', async ({ page }) => {
  // On the day of one event, however many other journeys have made.
  await page.route('**/api/events', async (route) => {
    const response = await route.fetch();
    const { Result, ...list } = await response.json();
    await route.fulfill({ response, json: { ...list, Result: Result.slice(0, 1) } });
  });
  await page.goto('/');
  const row = page
    .getByRole('region', { name: 'Opgaver' })
    .getByRole('listitem')
    .filter({ hasText: 'for sent' })
    .first();
  await expect(row).toBeVisible();
  // As it stands there for good.
  await expect(page.getByRole('region', { name: 'Nøgletal' })).toContainText('Samlet sum');
  const { y = Number.NaN, height = 0 } = (await row.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(740);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
  const places = await Promise.all(headings.map(async (heading) => Number((await heading.boundingBox())?.y)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a colleague’s number is rung with a tap, and no key is named that a phone lacks', async ({ page, call }) => {
  const { email } = await makeUser(call, 'Ringende Rikke', { phoneNumber: '12 34 56 78' });
  await page.goto(`/users?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: '12 34 56 78' })).toHaveAttribute('href', 'tel:12345678');
  await page.goto('/import/sponsorships');
  const pasted = page.getByRole('textbox', { name: 'Eller indsæt rækker fra et ark' });
  await expect(pasted).toBeVisible();
  await expect(pasted).not.toHaveAttribute('placeholder', /Ctrl/);
});
