import { agreements, block, type Count, type Counts, kroner, picture, showsCounts } from './support/dashboard.ts';
import { press } from './support/keyboard.ts';
import { admin, expect, test } from './support/test.ts';

test.describe('what the dashboard counts by category and area', () => {
  test.use({ account: admin });

  test('leads from a category to the agreements that it counts: by its row and by its slice', async ({
    page,
    call,
  }) => {
    const { categories }: Counts = await call.get('/api/dashboard/categories');
    const [largest] = categories as [Count];
    const isListed = async ({ name, count }: Count) => {
      await expect(page.getByRole('combobox', { name: 'Aftalens kategori' })).toHaveValue(`Aftaler: ${name}`);
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1–\\d+ af ${count}$`) })).toBeVisible();
    };
    for (const category of categories) {
      await page.goto('/');
      await press(
        page.getByRole('link', {
          name: `${category.name}, ${agreements(category.count)}, ${kroner(category.sum)}, se sponsoraterne`,
        }),
      );
      await isListed(category);
    }
    await page.goto('/');
    const { width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {};
    // The largest slice begins at the top, clockwise.
    await picture(page).click({ position: { x: width / 2 + 20, y: height / 2 - 60 } });
    await isListed(largest);
    await page.getByRole('button', { name: 'Ryd filtre' }).click();
    await expect(page).toHaveURL(/\/sponsorships$/);
  });

  test('leads from an area to its active agreements, the dearest first', async ({ page, call }) => {
    const { areas }: Counts = await call.get('/api/dashboard/categories');
    const [dearest] = areas as [Count];
    await page.goto('/');
    await press(block(page, 'Kroner efter område').getByRole('link', { name: `${dearest.name}, ` }));
    await expect(page.getByRole('combobox', { name: 'Område' })).toHaveValue(dearest.name);
    await expect(page.getByRole('combobox', { name: 'Aftale' })).toHaveValue('Aktiv aftale');
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`^1–\\d+ af ${dearest.count}$`) }),
    ).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Aktiv sum' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('has the colours of the day: of the slices as of their lines, after a reload, and others tomorrow', async ({
    page,
    call,
  }) => {
    const { chart }: Counts = await call.get('/api/dashboard/categories');
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dots = async () => {
      await page.goto('/');
      const signs = block(page, 'Kategorier').locator('li a rect');
      await expect(signs.first()).toBeVisible();
      return signs.evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
    };
    const drawn = await dots();
    expect(new Set(drawn.slice(0, chart.length)).size).toBe(Math.min(chart.length, drawn.length));
    await expect(picture(page)).toBeVisible();
    const [slice, dot] = await picture(page).evaluate((canvas: HTMLCanvasElement, color) => {
      const paint = document.createElement('canvas').getContext('2d');
      const ratio = canvas.width / canvas.clientWidth;
      const [x, y] = [canvas.width / 2 + 20 * ratio, canvas.height / 2 - 60 * ratio];
      if (paint) paint.fillStyle = color;
      paint?.fillRect(0, 0, 1, 1);
      const pixel = (context: CanvasRenderingContext2D | null, atX: number, atY: number) =>
        Array.from(context?.getImageData(atX, atY, 1, 1).data ?? []);
      return [pixel(canvas.getContext('2d'), x, y), pixel(paint, 0, 0)];
    }, String(drawn[0]));
    expect(dot).toHaveLength(4);
    expect(slice).toEqual(dot);
    expect(await dots()).toEqual(drawn);
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    expect(await dots()).not.toEqual(drawn);
  });

  test('gathers what is small, and counts one as one', async ({ page, call }) => {
    const counts = (name: string) =>
      Array.from({ length: 11 }, (_, place) => ({
        name: `${name} ${place + 1}`,
        count: 11 - place,
        sum: 1100 - place,
      }));
    const categories = counts('Kategori');
    const areas = counts('Område').map((area, id) => ({ ...area, id }));
    const chart = [...categories.slice(0, 8), { name: 'Øvrige', count: 6, sum: 3273 }];
    await page.route('**/api/dashboard/categories', (route) => route.fulfill({ json: { categories, chart, areas } }));
    const [latest] = await call.get('/api/dashboard/latest-contracts');
    const bare = { ...latest, name: 'Klub uden logo', logo: null, startDate: '2026-05-01' };
    await page.route('**/api/dashboard/latest-contracts', (route) => route.fulfill({ json: [bare] }));
    await page.goto('/');
    await showsCounts(page, { categories: categories.slice(0, 8), chart, areas });
    await block(page, 'Kategorier').getByRole('button', { name: 'Vis 3 flere kategorier' }).click();
    await showsCounts(page, { categories, chart, areas });
    await expect(block(page, 'Kategorier').getByRole('listitem').last()).toHaveText('Kategori 111.090 kr.1 aftale');
    await block(page, 'Kategorier').getByRole('button', { name: 'Vis færre' }).click();
    const { width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {};
    // The last slice ends at the top.
    await picture(page).click({ position: { x: width / 2 - 20, y: height / 2 - 80 } });
    await expect(page.getByRole('link', { name: /^Kategori 9, / })).toBeFocused();
    await showsCounts(page, { categories, chart, areas });
    const row = block(page, 'Seneste sponsorater').getByRole('listitem');
    await expect(row).toContainText('01. maj 2026');
    await expect(row.getByText('KL', { exact: true })).toBeVisible();
  });
});
