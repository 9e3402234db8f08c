import { productMakerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a list takes what Enter is pressed on in haste, and says beforehand what it will take', async ({
  page,
  call,
}) => {
  const category = await productMakerOf(call).category('Hastværk');
  await page.goto('/products/create');
  const list = page.getByRole('combobox', { name: 'Kategori', exact: true });
  await list.pressSequentially(category.name);
  const option = page.getByRole('option', { name: category.name });
  await expect(list).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
  await page.reload();
  await expect(list).toHaveAttribute('placeholder', 'Vælg');
  await list.focus();
  await page.keyboard.insertText(category.name);
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(category.name);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
