import type { Page } from '@playwright/test';
import { admin, expect, test } from './support/test.ts';

const frame = (page: Page) => page.locator('.first-frame');
const never = () => {};

test('who has no session waits in front of the login page, not of the app', async ({ page }) => {
  await page.route('**/api/**', never);
  await page.goto('/sponsorships', { waitUntil: 'commit' });
  await expect(frame(page)).toBeVisible();
  await expect(page.locator('.first-picture')).toBeVisible();
  await expect(page.locator('.first-top')).toBeHidden();
});

test.describe('behind the login', () => {
  test.use({ account: admin });

  test('the frame stands before the app has come, and while nobody answers', async ({ page }) => {
    await page.route('**/assets/*.js', never);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.first-top')).toBeVisible();
    await expect(page.locator('.first-side')).toBeVisible();
    await page.unroute('**/assets/*.js');

    await page.route('**/api/user', never);
    await page.goto('/sponsorships', { waitUntil: 'load' });
    await expect(page.locator('.first-top')).toBeVisible();
    await expect(page.locator('.page-skeleton')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('.first-top')).toBeVisible();
    await expect(page.locator('.first-side')).toBeHidden();
  });
});
