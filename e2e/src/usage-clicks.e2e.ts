import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a usage is registered in three clicks and one number, from the list of clubs', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Klikkernes Klub');
  const all: { id: number; isUtilization: boolean }[] = await call.get('/api/sponsorships/products');
  const product = all.find(({ isUtilization }) => isUtilization);
  await make.approved(club, { products: [{ productId: product?.id, selected: true, amount: 24 }] });

  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const clicks: string[] = [];
  const click = async (role: 'link' | 'button', name: string | RegExp) => {
    clicks.push(String(name));
    await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
  };
  await click('link', club.name);
  await click('button', /^Udnyttelse af/);
  // The field is ready: what is typed lands in it, and leaves it by Enter as well as by the click on Gem.
  await expect(page.getByRole('textbox', { name: /^Brugt/ })).toBeFocused();
  await page.keyboard.type('+2');
  await expect(page.getByRole('dialog').getByText(/^0 → 2 af 24/)).toBeVisible();
  await click('button', 'Gem');
  await expect(page.getByText(/^2 af 24 .*brugt/)).toBeVisible();
  expect(clicks).toHaveLength(3);

  await page.getByRole('button', { name: /^Udnyttelse af/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Brugt/ })).toBeFocused();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 af 24 .*brugt/)).toBeVisible();
});
