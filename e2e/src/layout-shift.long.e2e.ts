import type { Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

const SLOW = 400;
const MOST_SHIFT = 0.02;

/** What moves without having been touched: the sum of the browser's own measure. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

const measure = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });

for (const [width, height] of [
  [1400, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ account: admin, viewport: { width, height } });

    test('nothing moves while a slow server answers', async ({ page, context, call }) => {
      const make = makerOf(call);
      const club = await make.sponsorship('Den Rolige Klub');
      const approved = await make.approved(club);
      const of = `/sponsorships/${club.id}`;
      await page.close();
      const lists = ['/sponsorships', '/tickets', '/products', '/users', '/settings/areas', '/log'];
      const pages = [
        '/',
        of,
        `${of}/data`,
        `${of}/${approved.id}`,
        `${of}/create`,
        '/products/create',
        '/settings',
        '/profile',
      ];
      for (const path of [...lists, ...pages]) {
        const fresh = await context.newPage();
        await measure(fresh);
        await fresh.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, SLOW));
          await route.continue();
        });
        await fresh.goto(path, { waitUntil: 'networkidle' });
        await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await shiftOf(fresh), path).toBeLessThan(MOST_SHIFT);
        await fresh.close();
      }
    });
  });
}
