import { admin, expect, test } from './support/test.ts';
import { weigh } from './support/weigh.ts';

test('the login page loads at most 195 kB of JavaScript', async ({ page }) => {
  const total = weigh(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await total()).toBeLessThanOrEqual(195);
});

test.describe('behind the login', () => {
  test.use({ account: admin });

  test('the dashboard loads at most 235 kB of JavaScript, and 310 kB with the chart and the carousel', async ({
    page,
    context,
  }) => {
    const whole = weigh(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await whole()).toBeLessThanOrEqual(310);

    const bare = await context.newPage();
    await bare.route('**/api/dashboard/categories', (route) =>
      route.fulfill({ json: { categories: [], chart: [], areas: [] } }),
    );
    await bare.route('**/api/dashboard/updates', (route) => route.fulfill({ json: [] }));
    const total = weigh(bare);
    await bare.goto('/', { waitUntil: 'networkidle' });
    expect(await total()).toBeLessThanOrEqual(235);
  });
});
