import type { Locator } from '@playwright/test';
import { scrollsSideways } from './support/fields.ts';
import { makerOf, productMakerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { drag } from './support/touch.ts';

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

test('the filters are a sheet from below, which says what they leave', async ({ page, call, checkAccessibility }) => {
  const club = await makerOf(call).sponsorship('Arkets Skiklub');
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const opener = page.getByRole('button', { name: /^Filtre/ });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await expect(sheet.getByRole('button', { name: 'Vis 1', exact: true })).toBeVisible();
  await checkAccessibility('filters on a phone');
  await sheet.getByRole('combobox', { name: 'Status' }).tap();
  await page.getByRole('listbox', { name: 'Status' }).getByRole('option', { name: 'Genforhandling' }).tap();
  expect(await scrollsSideways(page)).toBe(false);
  await expect(sheet.getByRole('button', { name: 'Vis 0', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Ryd', exact: true }).tap();
  await expect(sheet.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  // The search stands outside of it, and stays.
  await expect(sheet.getByRole('button', { name: 'Vis 1', exact: true })).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Status' }).tap();
  await page.getByRole('listbox', { name: 'Status' }).getByRole('option', { name: 'Ingen aftale' }).tap();
  await sheet.getByRole('button', { name: 'Vis 1', exact: true }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(opener).toContainText('1 filter valgt');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('link', { name: club.name, exact: true })).toBeVisible();
});

test('a finger drags a row by its grip, and a tap brings the two buttons', async ({ page, call }) => {
  const maker = productMakerOf(call);
  const category = await maker.category('Fingeren', { section: 'Aktivering' });
  const names: string[] = [];
  for (const [index, title] of ['Første', 'Anden', 'Tredje'].entries())
    names.push((await maker.product(title, category.id, { sort: 6000 + 10 * index })).name);
  const [first = '', second = '', third = ''] = names;
  const grip = (name: string) => page.getByRole('button', { name: `Flyt ${name}`, exact: true });
  const shown = () => page.getByRole('rowheader').getByRole('link').allInnerTexts();
  await page.goto(`/products?category=${category.id}`);
  // What drags rows comes only when there are rows to drag.
  await expect(rowOf(grip(third))).toHaveAttribute('draggable', 'true');
  await drag(page, grip(third), rowOf(grip(first)), { y: 2 });
  await expect.poll(shown).toEqual([third, first, second]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await grip(third).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Flyt ned' }).tap();
  await expect.poll(shown).toEqual([first, third, second]);
  await page.reload();
  await expect.poll(shown).toEqual([first, third, second]);
});

test('a finger moves the slider of the usage', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Sliderens Skiklub');
  await make.approvedWith(club, 'Sæsonkort', 20);
  await page.goto(`/sponsorships/${club.id}`);
  await page.getByRole('button', { name: /^Udnyttelse.*Sæsonkort/ }).tap();
  const slider = page.getByRole('dialog').getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  const thumb = await slider.boundingBox();
  await drag(page, slider, slider, { x: Number(thumb?.width) + 120 });
  await expect(slider).not.toHaveAttribute('aria-valuenow', '0');
  const used = await slider.getAttribute('aria-valuenow');
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).tap();
  await expect(page.getByText(`${used} af 20 kort brugt`)).toBeVisible();
});
