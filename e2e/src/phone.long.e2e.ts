import { rowMenu } from './support/fields.ts';
import { makerOf, productMakerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { drag } from './support/touch.ts';

test.use({ account: admin, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone, a row is moved by its menu, which stands in what is opened of it', async ({ page, call }) => {
  const maker = productMakerOf(call);
  const category = await maker.category('Fingeren', { section: 'Aktivering' });
  const names: string[] = [];
  for (const [index, title] of ['Første', 'Anden', 'Tredje'].entries())
    names.push((await maker.product(title, category.id, { sort: 6000 + 10 * index })).name);
  const [first = '', second = '', third = ''] = names;
  const menu = rowMenu(page, third);
  const rowHeaders = () => page.getByRole('rowheader').getByRole('link').allInnerTexts();
  await page.goto(`/products?category=${category.id}`);
  await page.getByRole('button', { name: `Flere oplysninger om ${third}` }).tap();
  for (const order of [
    [first, third, second],
    [third, first, second],
  ]) {
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Flyt op' }).tap();
    await expect.poll(rowHeaders).toEqual(order);
    await expect(menu).toBeFocused();
  }
  await page.reload();
  await expect.poll(rowHeaders).toEqual([third, first, second]);
});

test('a finger moves the slider of the usage', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Sliderens Skiklub');
  await make.approvedWith(club, 'Sæsonkort', 20);
  await page.goto(`/sponsorships/${club.id}`);
  await page.getByRole('button', { name: /^Udnyttelse.*Sæsonkort/ }).tap();
  const slider = page.getByRole('dialog').getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  const thumb = await slider.boundingBox();
  await drag(page, slider, slider, { x: Number(thumb?.width) + 120 });
  await expect(slider).not.toHaveAttribute('aria-valuenow', '0');
  const used = await slider.getAttribute('aria-valuenow');
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).tap();
  await expect(page.getByText(`${used} af 20 kort brugt`)).toBeVisible();
});

test('what a step comes to stands beside the button that leads on, and takes no more of the screen', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Den smalle Bjælkes Klub');
  const signed = await make.approvedWith(club, 'Sæsonkort', 20);
  const draft = await call.post(`/api/sponsorships/${club.id}/copy`, { id: signed.id });
  await page.goto(`/sponsorships/${club.id}/${draft.id}?step=2`);
  const on = page.getByRole('button', { name: 'Gem og fortsæt' });
  const sum = page.getByText('Hele aftalen').locator('..');
  await expect(sum).toContainText('1 valgt');
  const [button, words] = [await on.boundingBox(), await sum.boundingBox()];
  expect(Math.abs(Number(button?.y) - Number(words?.y))).toBeLessThan(20);
  const back = await page.getByRole('link', { name: 'Tilbage' }).boundingBox();
  expect(740 - Number(back?.y)).toBeLessThan(120);
});
