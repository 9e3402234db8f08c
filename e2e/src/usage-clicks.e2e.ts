import { watchHand } from './support/hand.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a usage is registered in three clicks and one number, from the list of clubs', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Klikkernes Klub');
  await make.approvedWith(club, 'Sæsonkort', 24);
  const open = page.getByRole('button', { name: /^Udnyttelse af/ });
  const used = page.getByRole('textbox', { name: /^Brugt/ });
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const row = page.getByRole('link', { name: club.name, exact: true });
  await expect(row).toBeVisible();
  const countHand = await watchHand(page);

  await row.click();
  await open.click();
  // The field is ready: what is typed lands in it, and leaves it by Enter as well as by the click on Gem.
  await expect(used).toBeFocused();
  await page.keyboard.type('+2');
  await expect(page.getByRole('dialog').getByText(/^0 → 2 af 24/)).toBeVisible();
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByText('2 af 24 kort brugt')).toBeVisible();
  expect(await countHand()).toEqual({ clicks: 3, fields: 1 });

  // One more or less is one click; what is pressed in one go is saved, and taken back, as one.
  const toastOf = (text: string) => page.getByRole('status').filter({ hasText: `: ${text} brugt` });
  const more = page.getByRole('button', { name: /^Én mere brugt/ });
  await more.click();
  await more.click();
  await expect(page.getByText('4 af 24 kort brugt')).toBeVisible();
  await toastOf('4').getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText('2 af 24 kort brugt')).toBeVisible();
  await more.click();
  await expect(toastOf('3')).toBeVisible();
  await page.getByRole('button', { name: /^Én mindre brugt/ }).click();
  await expect(page.getByText('2 af 24 kort brugt')).toBeVisible();
  // Seen at once, and told when it is saved.
  await expect(toastOf('2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 af 24 kort brugt')).toBeVisible();

  await open.press('Enter');
  await expect(used).toBeFocused();
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 af 24 kort brugt')).toBeVisible();
});
