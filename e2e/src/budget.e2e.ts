import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

const KB = 1000;

/** Collects the JavaScript that a page loads, in gzipped kilobytes. */
const weigh = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url()) || response.status() !== 200) return;
    sizes.push(response.body().then((body) => gzipSync(body).length / KB));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

test('the login page loads at most 200 kB of JavaScript', async ({ page }) => {
  const total = weigh(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await total()).toBeLessThanOrEqual(200);
});

test('what only developers use is in no build', async ({ request }) => {
  const manifest = readFileSync(new URL('../../web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  expect(manifest).toContain('src/features/dashboard/');
  expect(manifest).not.toContain('src/features/charts/');
  expect(await (await request.get('/charts.html')).text()).not.toContain('Diagrammer');
});

test.describe('behind the login', () => {
  test.use({ account: admin });

  test('the dashboard loads at most 265 kB of JavaScript, and 330 kB with the chart and the carousel', async ({
    page,
    context,
  }) => {
    const whole = weigh(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await whole()).toBeLessThanOrEqual(330);

    const bare = await context.newPage();
    await bare.route('**/api/dashboard/categories', (route) => route.fulfill({ json: { categories: [], chart: [] } }));
    await bare.route('**/api/dashboard/updates', (route) => route.fulfill({ json: [] }));
    const total = weigh(bare);
    await bare.goto('/', { waitUntil: 'networkidle' });
    expect(await total()).toBeLessThanOrEqual(265);
  });

  test('no other page loads more than 430 kB of JavaScript', async ({ page, context, call }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Vægtklassernes Klub');
    const [draft, approved] = [await make.draft(club), await make.approved(club)];
    const of = `/sponsorships/${club.id}`;
    const agreements = [`${of}/create-simple`, `${of}/${draft.id}?step=2`, `${of}/${approved.id}`];
    await page.close();
    // The heaviest of each kind: forms with an editor, an icon sheet or a crop, lists, and agreements.
    const screens = ['/products/create', '/settings/updates/create', '/profile', of];
    for (const path of [...screens, ...agreements]) {
      const fresh = await context.newPage();
      const total = weigh(fresh);
      await fresh.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await total(), path).toBeLessThanOrEqual(430);
      await fresh.close();
    }
  });
});
