import type { Page } from '@playwright/test';
import { pickFile } from './support/fields.ts';
import { centreOf, drawHalves } from './support/picture.ts';
import { type Account, admin, expect, logIn, test } from './support/test.ts';
import { drag, pinch } from './support/touch.ts';
import { areasOf, type Caller, makeUser, PASSWORD } from './support/users.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Opdateringer' });
const isAt = (page: Page, place: RegExp) =>
  expect(carouselOf(page).getByRole('status').filter({ hasText: place })).toBeVisible();

test.describe('updates', () => {
  test.use({ account: admin });

  test('a finger leads from one update to the next, and up and down the page past them', async ({ page }) => {
    await page.goto('/');
    const slides = carouselOf(page).locator('[role="group"]:not([inert])');
    await expect(slides).toHaveCount(1);
    await isAt(page, /^Side 1 af /);
    const first = String(await slides.first().getAttribute('aria-label'));
    const slide = carouselOf(page).getByLabel(first, { exact: true });
    await slide.scrollIntoViewIfNeeded();

    const before = await page.evaluate(() => window.scrollY);
    await drag(page, slide, slide, { y: 320 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before - 50);
    await isAt(page, /^Side 1 af /);

    // More than half of the way: less goes back to where it was.
    await drag(page, slide, slide, { x: 40 }, { x: 320 });
    await isAt(page, /^Side 2 af /);
    await expect(slide).toHaveAttribute('inert');
    // Whoever has taken over is not led on.
    await expect(carouselOf(page).getByRole('button', { name: 'Afspil karrusellen' })).toBeVisible();
    await drag(page, slides.first(), slides.first(), { x: 320 }, { x: 40 });
    await isAt(page, /^Side 1 af /);
  });
});

const makeBruger = async (callAs: (account: Account) => Promise<Caller>) => {
  const call = await callAs(admin);
  const [area] = await areasOf(call);
  const { email } = await makeUser(call, 'Fingernemme Frida', { areaIds: [area?.id] });
  return { email, password: PASSWORD };
};

test('a finger moves a picture within its square, and two enlarge it', async ({ page, callAs }) => {
  await logIn(page, await makeBruger(callAs));
  await page.goto('/profile');
  await pickFile(page, page.getByRole('button', { name: 'Upload billede' }), await drawHalves(page, 400, 200));
  const crop = page.getByRole('dialog', { name: 'Vælg udsnit' });
  const area = crop.getByRole('group', { name: 'Udsnit af billedet' });
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
  await expect(area).toBeVisible();

  await pinch(page, area, { from: 40, to: 80 });
  await expect.poll(async () => Number(await zoom.getAttribute('aria-valuenow'))).toBeGreaterThan(1.5);
  // To the right, as far as it goes: what is left of the middle is then seen.
  const box = await area.boundingBox();
  for (const _ of [1, 2, 3, 4]) await drag(page, area, area, { x: Number(box?.width) + 100 });
  await crop.getByRole('button', { name: 'Gem billede' }).tap();
  await expect(page.getByText('Billede blev uploadet!')).toBeVisible();
  const picture = page.getByRole('button', { name: /brugermenu$/ }).locator('img');
  expect(await centreOf(page, String(await picture.getAttribute('src')))).toBe('left');
});
