import { choose, rowMenu, textbox } from './support/fields.ts';
import { type MadeProduct, productMakerOf, unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

test('a product category goes all the way: made, found, edited, in conflict, deleted', async ({
  page,
  context,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const name = unique('Øvrige oplevelser');
  const rows = page.getByRole('rowheader');
  const saved = page.getByRole('status').getByText('Kategori blev gemt!');

  await test.step('an empty form and half a number are refused', async () => {
    await page.goto('/categories');
    await page.getByRole('link', { name: 'Opret produktkategori' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opret produktkategori' })).toBeFocused();
    await checkAccessibility('new product category');
    await page.getByRole('button', { name: 'Gem' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Navn skal udfyldes',
      'Sektion skal udfyldes',
      'Sortering skal udfyldes',
    ]);
    await textbox(page, 'Sortering').fill('2,5');
    await expect(page.getByRole('form').getByText('Sortering skal være et helt tal').last()).toBeVisible();
    await checkAccessibility('product category refused');
  });

  await test.step('it is made, and its section is one of three', async () => {
    await textbox(page, 'Navn').fill(`  ${name} `);
    await page.getByRole('combobox', { name: 'Sektion' }).click();
    await expect(page.getByRole('option')).toHaveText(['Eksponering', 'Hospitality', 'Aktivering']);
    await page.getByRole('option', { name: 'Aktivering' }).click();
    await textbox(page, 'Sortering').fill('4321');
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/categories\/\d+$/);
    const products = page.getByRole('region', { name: 'Produkter i kategorien' });
    await expect(products.getByText('Ingen elementer blev fundet.')).toBeVisible();
  });
  const path = new URL(page.url()).pathname;

  await test.step('it is found by name and by section, and sorted', async () => {
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Produktkategorier' }).click();
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect(rows).toHaveText([name]);
    await expect(page.getByRole('row', { name })).toContainText('4.321');
    await page.getByRole('searchbox').fill('hospitality');
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Billetter' })).toHaveCount(1);
    await checkAccessibility('product categories');
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=Name/);
  });

  await test.step('the second of two tabs is told who saved first', async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(path);
    await choose(other, 'Sektion', 'Eksponering');
    await other.getByRole('button', { name: 'Gem' }).click();
    await expect(other.getByRole('status').getByText('Kategori blev gemt!')).toBeVisible();
    await textbox(page, 'Navn').fill(`${name} og mere`);
    await page.getByRole('button', { name: 'Gem' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
    await expect(notice).toBeFocused();
    await expect(textbox(page, 'Navn')).toHaveValue(`${name} og mere`);
    await checkAccessibility('product category in conflict');
    await notice.getByRole('button', { name: 'Hent den nyeste udgave' }).click();
    await expect(textbox(page, 'Navn')).toHaveValue(name);
    await expect(page.getByRole('combobox', { name: 'Sektion' })).toHaveValue('Eksponering');
    await other.close();
  });

  await test.step('in use it stays, and says by what; after that it goes', async () => {
    const id = Number(path.split('/').at(-1));
    const product = await productMakerOf(call).product('Holder fast', id);
    await page.reload();
    const products = page.getByRole('region', { name: 'Produkter i kategorien' });
    await expect(products.getByRole('link', { name: product.name })).toBeVisible();
    const remove = page.getByRole('button', { name: 'Slet kategori' });
    const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne kategori?' });
    await remove.click();
    const refused = page.getByRole('dialog', { name: `${name} kan ikke slettes` });
    await expect(refused.getByRole('link', { name: product.name })).toHaveAttribute('href', `/products/${product.id}`);
    await checkAccessibility('product category in use');
    await refused.getByRole('link', { name: product.name }).click();
    await page.getByRole('button', { name: 'Slet produkt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${product.name} blev slettet!`)).toBeVisible();
    await page.goto(path);
    await remove.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${name} blev slettet!`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Produktkategorier' })).toBeVisible();
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
  });
});

test('categories are put in order by the menu of their rows', async ({ page, call }) => {
  const maker = productMakerOf(call);
  const made: MadeProduct[] = [];
  for (const [index, title] of ['Første', 'Anden', 'Tredje'].entries())
    made.push(await maker.category(title, { sort: 8000 + 10 * index }));
  const [first = '', second = '', third = ''] = made.map(({ name }) => name);
  const ours = page.getByRole('rowheader').filter({ hasText: new RegExp([first, second, third].join('|')) });
  const menu = (name: string) => rowMenu(page, name);
  await page.goto('/categories?perPage=100');
  await expect(ours).toHaveText([first, second, third]);
  await menu(third).click();
  await page.getByRole('menuitem', { name: 'Flyt op' }).click();
  await expect(ours).toHaveText([first, third, second]);
  await expect(menu(third)).toBeFocused();
  const order = async (): Promise<string[]> =>
    (await call.post('/api/products/categories', { perPage: 100 })).Result.map((row: { Name: string }) => row.Name);
  await expect
    .poll(async () => (await order()).filter((name) => [first, second, third].includes(name)))
    .toEqual([first, third, second]);
  await page.reload();
  await expect(ours).toHaveText([first, third, second]);
});

test.describe('a Bruger', () => {
  test.use({ account: user });

  test('gets the error page instead of product categories', async ({ page, expectedErrors }) => {
    expectedErrors.push(/403 \(Forbidden\)/, /ApiError: Du har ikke adgang til denne side/);
    for (const path of ['/categories', '/categories/create']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Kun for administratorer' })).toBeVisible();
    }
  });
});
