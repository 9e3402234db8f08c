import type { BrowserContext, Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

const SLOW = 400;
const MOST_SHIFT = 0.02;
/** Of what everybody sees first, and of what one comes to by a link. */
const LITTLE_SHIFT = 0.01;

/** What moves without having been touched: the sum of the browser's own measure. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/** Counted also while somebody clicks where `clicked`: a page that one comes to by a link should not move either. */
const measure = (page: Page, { clicked }: { clicked: boolean }) =>
  page.addInitScript((also) => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (also || !entry.hadRecentInput) seen.shift += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  }, clicked);

const slowPage = async (context: BrowserContext, how: { clicked: boolean }): Promise<Page> => {
  const page = await context.newPage();
  await measure(page, how);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.continue();
  });
  return page;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
      const lists = [
        '/sponsorships',
        '/tickets',
        '/products',
        '/users',
        '/settings/areas',
        '/log',
        '/tasks',
        '/payments',
        '/payments/without-rates',
      ];
      const pages = [
        '/',
        of,
        `${of}/data`,
        `${of}/${approved.id}`,
        `${of}/create`,
        '/products/create',
        '/settings',
        '/settings/rules',
        '/profile',
      ];
      for (const path of [...lists, ...pages]) {
        const fresh = await slowPage(context, { clicked: false });
        await fresh.goto(path, { waitUntil: 'networkidle' });
        await expect(heading(fresh)).toBeVisible();
        expect.soft(await shiftOf(fresh), path).toBeLessThan(path === '/' ? LITTLE_SHIFT : MOST_SHIFT);
        await fresh.close();
      }
    });

    test('nothing moves on the way from a list to a record, to its form, and back', async ({ page, context, call }) => {
      const club = await makerOf(call).sponsorship('Den Rolige Klub');
      await page.close();
      const slow = await slowPage(context, { clicked: true });
      await slow.goto('/sponsorships?search=rolige', { waitUntil: 'networkidle' });
      const steps = [
        ['the record', () => slow.getByRole('link', { name: club.name, exact: true }).click()],
        ['its form', () => slow.getByRole('link', { name: 'Stamdata', exact: true }).click()],
        ['back to the record', () => slow.goBack()],
        ['back to the list', () => slow.goBack()],
      ] as const;
      for (const [what, go] of steps) {
        const before = await shiftOf(slow);
        await go();
        await slow.waitForLoadState('networkidle');
        await expect(heading(slow)).toBeVisible();
        expect.soft((await shiftOf(slow)) - before, what).toBeLessThan(LITTLE_SHIFT);
      }
    });
  });

  test.describe(`for who has been there before, at ${width} pixels`, () => {
    test.use({ account: user, viewport: { width, height } });

    test('the dashboard holds as much room as what must be acted on took last', async ({ page, context }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: /^Mine/ })).toHaveAttribute('aria-pressed', 'true');
      await page.close();
      const again = await slowPage(context, { clicked: false });
      await again.goto('/', { waitUntil: 'networkidle' });
      await expect(heading(again)).toBeVisible();
      expect(await shiftOf(again)).toBeLessThan(LITTLE_SHIFT);
    });
  });
}
