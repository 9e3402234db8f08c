import type { Locator } from '@playwright/test';
import { admin, expect, test } from './support/test.ts';

/** How long a tooltip takes to fade in or out once its delay is over, in milliseconds. */
const FADE = 150;
const STEP = 10;

test.describe('the frame', () => {
  test.use({ account: admin });

  test('the mobile menu at 360 pixels', async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const burger = page.getByRole('button', { name: 'Åbn menu' });
    await burger.click();
    const drawer = page.getByRole('dialog', { name: 'Hovedmenu' });
    await expect(drawer.getByRole('link', { name: 'Overblik' })).toHaveAttribute('aria-current', 'page');
    await checkAccessibility('mobile menu');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await drawer.getByRole('button', { name: 'Luk menu' }).click();
    await expect(drawer).toBeHidden();
    await burger.click();
    await drawer.getByRole('link', { name: 'Alle sponsorater' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();
    await expect(drawer).toBeHidden();
    const opener = page.getByRole('button', { name: /^Flere oplysninger om/ }).first();
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: /^Rediger/ })).toBeVisible();
    await checkAccessibility('list on a phone');
  });

  test('the menu is a drawer up to 991 pixels, and stands beside the page from 992', async ({ page }) => {
    const burger = page.getByRole('button', { name: 'Åbn menu' });
    const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
    const content = page.getByRole('main');
    const leftOf = async (part: Locator) => Number((await part.boundingBox())?.x);
    await page.setViewportSize({ width: 991, height: 800 });
    await page.goto('/');
    await expect(page.getByText('Samlet sum')).toBeVisible();
    // As a window is made wider and narrower again, too.
    for (const width of [991, 992, 993, 991]) {
      await page.setViewportSize({ width, height: 800 });
      if (width < 992) {
        await expect(burger).toBeVisible();
        await expect(menu).toHaveCount(0);
        expect(await leftOf(content)).toBeLessThan(40);
        await burger.click();
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      } else {
        await expect(burger).toHaveCount(0);
        await expect(menu).toBeVisible();
        const box = await menu.boundingBox();
        expect(await leftOf(content)).toBeGreaterThan(Number(box?.x) + Number(box?.width));
      }
    }
  });

  test('tooltips stand on the menu at 1260 pixels and under, shown and hidden with a delay', async ({ page }) => {
    const entry = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' });
    const tip = page.getByRole('tooltip', { name: 'Alle sponsorater' });
    /** Lets time pass in steps, between which the page draws. */
    const pass = async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= STEP) await page.clock.runFor(Math.min(STEP, left));
    };
    await page.clock.install();
    await page.setViewportSize({ width: 1260, height: 800 });
    await page.goto('/');
    await expect(page.getByText('Samlet sum')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await entry.hover();
    await page.clock.runFor(299);
    await expect(tip).toHaveCount(0);
    await pass(1 + FADE);
    await expect(tip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(249);
    await expect(tip).toBeVisible();
    await pass(1 + FADE);
    await expect(tip).toHaveCount(0);

    await page.setViewportSize({ width: 1261, height: 800 });
    await entry.hover();
    await page.clock.runFor(1000);
    await expect(tip).toHaveCount(0);
  });

  test('the dark look is chosen once, and remembered', async ({ page, checkAccessibility }) => {
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(page.getByText('Samlet sum')).toBeVisible();
    const light = await ground();
    await page.getByRole('button', { name: /brugermenu$/ }).click();
    await page.getByText('Mørkt', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Mørkt' })).toBeChecked();
    await checkAccessibility('user menu in the dark');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText('Samlet sum')).toBeVisible();
    expect(await ground()).not.toBe(light);
    await checkAccessibility('dashboard in the dark');
  });
});
