import type { Page } from '@playwright/test';
import { rowMenu } from './support/fields.ts';
import { type MadeProduct, productMakerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

/** Flyt op and Flyt ned of a row, by keys alone. */
const menuOf = (page: Page) => {
  const of = (name: string) => rowMenu(page, name);
  const move = async (name: string, way: 'op' | 'ned') => {
    await of(name).focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    if (way === 'ned' && (await items.count()) === 3) await page.keyboard.press('ArrowDown');
    await expect(items.filter({ hasText: `Flyt ${way}` })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  return { of, move };
};

test('the list is searched, sorted, filtered, and put in order by the menu of its rows', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  const maker = productMakerOf(call);
  const category = await maker.category('Rækkefølgen', { section: 'Aktivering' });
  const made: MadeProduct[] = [];
  for (const [index, title] of ['Første', 'Anden', 'Tredje', 'Fjerde'].entries())
    made.push(await maker.product(title, category.id, { sort: 5000 + 10 * index }));
  const [first = '', second = '', third = '', fourth = ''] = made.map(({ name }) => name);
  const rows = page.getByRole('rowheader');
  const menu = menuOf(page);
  const isAnnounced = (name: string, place: number) =>
    expect(page.getByRole('status').filter({ hasText: `${name} er nu nummer ${place} af 4` })).toHaveCount(1);

  await page.goto('/products');
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: category.name }).click();
  await expect(rows).toHaveText([first, second, third, fourth]);
  await checkAccessibility('products');

  await test.step('a row is moved up, stands there after a reload, and has the number between its neighbours', async () => {
    await menu.of(fourth).click();
    await checkAccessibility('menu of a row');
    await page.getByRole('menuitem', { name: 'Flyt op' }).click();
    await expect(rows).toHaveText([first, second, fourth, third]);
    await isAnnounced(fourth, 3);
    await expect(menu.of(fourth)).toBeFocused();
    await expect(page.getByRole('row', { name: fourth })).toContainText('5.015');
    await page.reload();
    await expect(rows).toHaveText([first, second, fourth, third]);
  });

  await test.step('by keys too, and the focus stays with the row that was moved', async () => {
    await menu.move(first, 'ned');
    await expect(rows).toHaveText([second, first, fourth, third]);
    await expect(menu.of(first)).toBeFocused();
    await menu.move(first, 'ned');
    await expect(rows).toHaveText([second, fourth, first, third]);
    await expect(menu.of(first)).toBeFocused();
    await menu.move(first, 'op');
    await expect(rows).toHaveText([second, first, fourth, third]);
    await isAnnounced(first, 2);
    await expect.poll(async () => (await call.get(`/api/products/${made[0]?.id}`)).version).toBe(4);
    await page.reload();
    await expect(rows).toHaveText([second, first, fourth, third]);
  });

  await test.step('the first goes no further up, and the last no further down', async () => {
    const items = page.getByRole('menuitem');
    await menu.of(second).click();
    await expect(items).toHaveText(['Flyt ned', 'Slet']);
    await page.keyboard.press('Escape');
    await menu.of(third).click();
    await expect(items).toHaveText(['Flyt op', 'Slet']);
    await page.keyboard.press('Escape');
  });

  await test.step('a row goes back where the server refuses', async () => {
    expectedErrors.push(/500 \(Internal Server Error\)/);
    await page.route('**/api/products/*/move', (route) =>
      route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }),
    );
    await menu.move(third, 'op');
    await expect(page.getByRole('alert').filter({ hasText: 'Noget gik galt' })).toBeVisible();
    await expect(rows).toHaveText([second, first, fourth, third]);
    await page.unroute('**/api/products/*/move');
  });

  await test.step('over another order or hits of a search, rows are not moved', async () => {
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows).toHaveText([second, fourth, first, third]);
    await menu.of(first).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Slet']);
    await page.goto('/products');
    await page.getByRole('searchbox').fill(third.toUpperCase());
    await expect(rows).toHaveText([third]);
    await menu.of(third).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Slet']);
  });
});

test('a row is moved over the edge of a page, and the screen goes with it', async ({ page, call }) => {
  const maker = productMakerOf(call);
  const category = await maker.category('To sider');
  const names: string[] = [];
  for (let index = 0; index < 11; index += 1)
    names.push((await maker.product(`Side ${index}`, category.id, { sort: 7000 + 10 * index })).name);
  const rows = page.getByRole('rowheader');
  const menu = menuOf(page);
  const last = `${names[10]}`;
  await page.goto(`/products?category=${category.id}&page=2`);
  await expect(rows).toHaveText([last]);
  await menu.move(last, 'op');
  await expect(rows.last()).toHaveText(last);
  await expect(rows).toHaveCount(10);
  await expect(menu.of(last)).toBeFocused();
  await menu.move(last, 'ned');
  await expect(rows).toHaveText([last]);
  await expect(menu.of(last)).toBeFocused();
});
