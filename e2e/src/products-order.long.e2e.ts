import { type MadeProduct, productMakerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('the list is searched, sorted, filtered, and put in order by mouse and keyboard', async ({
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
  const grip = (name: string) => page.getByRole('button', { name: `Flyt ${name}`, exact: true });

  await page.goto('/products');
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: category.name }).click();
  await expect(rows).toHaveText([first, second, third, fourth]);
  await checkAccessibility('products');

  await test.step('a row is dragged up, and stands there after a reload', async () => {
    // What drags rows comes only when there are rows to drag.
    await expect(page.getByRole('row', { name: fourth })).toHaveAttribute('draggable', 'true');
    const target = await grip(second).boundingBox();
    await grip(fourth).hover();
    await page.mouse.down();
    await page.mouse.move(Number(target?.x) + 40, Number(target?.y) + 20, { steps: 4 });
    await page.mouse.move(Number(target?.x) + 40, Number(target?.y) + 2, { steps: 4 });
    await page.mouse.up();
    await expect(rows).toHaveText([first, fourth, second, third]);
    await expect(page.getByRole('status').filter({ hasText: `${fourth} er nu nummer 2 af 4` })).toHaveCount(1);
    await expect(page.getByRole('row', { name: fourth })).toContainText('5.005');
    await page.reload();
    await expect(rows).toHaveText([first, fourth, second, third]);
  });

  await test.step('the arrow keys move a row, and the focus stays with it', async () => {
    await grip(first).focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows).toHaveText([fourth, first, second, third]);
    await expect(grip(first)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows).toHaveText([fourth, second, first, third]);
    await expect(grip(first)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows).toHaveText([fourth, first, second, third]);
    await expect(page.getByRole('status').filter({ hasText: `${first} er nu nummer 2 af 4` })).toHaveCount(1);
    await expect.poll(async () => (await call.get(`/api/products/${made[0]?.id}`)).version).toBe(4);
    await page.reload();
    await expect(rows).toHaveText([fourth, first, second, third]);
  });

  await test.step('a press brings two buttons that do the same', async () => {
    await grip(third).click();
    await checkAccessibility('buttons of a row');
    await page
      .getByRole('dialog', { name: `Flyt ${third}` })
      .getByRole('button', { name: 'Flyt op' })
      .click();
    await expect(rows).toHaveText([fourth, first, third, second]);
    await expect(grip(third)).toBeFocused();
  });

  await test.step('a row goes back where the server refuses', async () => {
    expectedErrors.push(/500 \(Internal Server Error\)/);
    await page.route('**/api/products/*/move', (route) =>
      route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }),
    );
    await grip(second).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('alert').filter({ hasText: 'Noget gik galt' })).toBeVisible();
    await expect(rows).toHaveText([fourth, first, third, second]);
    await page.unroute('**/api/products/*/move');
  });

  await test.step('over another order or hits of a search, rows have no grips', async () => {
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows).toHaveText([second, fourth, first, third]);
    await expect(page.getByRole('button', { name: /^Flyt / })).toHaveCount(0);
    await page.goto('/products');
    await page.getByRole('searchbox').fill(third.toUpperCase());
    await expect(rows).toHaveText([third]);
    await expect(page.getByRole('button', { name: /^Flyt / })).toHaveCount(0);
  });
});

test('a row is moved over the edge of a page, and the screen goes with it', async ({ page, call }) => {
  const maker = productMakerOf(call);
  const category = await maker.category('To sider');
  const names: string[] = [];
  for (let index = 0; index < 11; index += 1)
    names.push((await maker.product(`Side ${index}`, category.id, { sort: 7000 + 10 * index })).name);
  const rows = page.getByRole('rowheader');
  const last = page.getByRole('button', { name: `Flyt ${names[10]}`, exact: true });
  await page.goto(`/products?category=${category.id}&page=2`);
  await expect(rows).toHaveText([`${names[10]}`]);
  await last.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveText(`${names[10]}`);
  await expect(rows).toHaveCount(10);
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows).toHaveText([`${names[10]}`]);
  await expect(last).toBeFocused();
});
