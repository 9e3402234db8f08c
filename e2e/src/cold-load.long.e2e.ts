import type { Page, Route } from '@playwright/test';
import { admin, expect, test } from './support/test.ts';

const frame = (page: Page) => page.locator('.first-frame');
const never = () => {};
const fail = (route: Route) => route.fulfill({ status: 503, body: 'Nede' });

test.describe('behind the login', () => {
  test.use({ account: admin });

  test('a first call that hangs is said in words, with a way to try again', async ({ page }) => {
    await page.route('**/api/user', never);
    await page.goto('/sponsorships?status=none', { waitUntil: 'load' });
    const slow = page.getByText('Det tager længere tid end normalt at hente siden.');
    await expect(slow).toBeHidden();
    // Ten seconds of the styles' own time, which no clock of a test turns.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await expect(slow).toBeVisible();
    await page.unroute('**/api/user');
    await slow.getByRole('link', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();
    await expect(page).toHaveURL(/\?status=none$/);
    await expect(frame(page)).toBeHidden();
  });

  test('a first call that fails, and an app that does not come, are said in words too', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/503 \(Service Unavailable\)/, /ApiError: Serveren svarede ikke/, /ERR_FAILED/);
    await page.route('**/api/user', fail);
    await page.goto('/sponsorships');
    await expect(page.getByRole('heading', { level: 1, name: 'Siden kunne ikke vises' })).toBeVisible();
    await expect(frame(page)).toBeHidden();
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/sponsorships');
    await expect(page.getByText('Siden kunne ikke hentes.')).toBeVisible();
    // The frame does not scroll: whatever its height, the words are in it.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByText('Siden kunne ikke hentes.')).toBeInViewport({ ratio: 1 });
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();
  });
});
