import { choose, textbox } from './support/fields.ts';
import { watchHand } from './support/hand.ts';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an agreement becomes a template, and another club begins with it', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/422/);
  const make = makerOf(call);
  const [club, other] = [await make.sponsorship('Skabelonens Klub'), await make.sponsorship('Arvingernes Klub')];
  const products: { id: number; name: string }[] = await call.get('/api/sponsorships/products');
  const tickets = products.find(({ name }) => name === 'Sæsonkort');
  const agreement = await make.draft(club, {
    startDate: '2026-01-01',
    endDate: '2027-12-31',
    sponsorshipAmount: 60_000,
    rates: [
      { amount: 90_000, dueDate: '2026-01-15' },
      { amount: 30_000, dueDate: '2027-01-15' },
    ],
    products: [{ productId: tickets?.id, selected: true, amount: 24 }],
    exclusivity: 'Eneste bank hos {name}',
  });
  const name = unique('Guldpakke');

  await test.step('it is saved under a name that no other has', async () => {
    await call.post('/api/settings/templates/update', { name: `${name} 2`, active: false });
    await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
    await page.getByRole('button', { name: 'Gem som skabelon' }).click();
    const dialog = page.getByRole('dialog');
    await textbox(dialog, 'Navn').fill(`${name.toUpperCase()} 2`);
    await dialog.getByRole('button', { name: 'Gem skabelon' }).click();
    await expect(dialog.getByText('Der er allerede en skabelon med det navn').first()).toBeVisible();
    await checkAccessibility('save as template');
    await textbox(dialog, 'Navn').fill(name);
    await dialog.getByRole('button', { name: 'Gem skabelon' }).click();
    await expect(page.getByRole('status').getByText(`Skabelonen ${name} er gemt`)).toBeVisible();
  });

  await test.step('the other club begins with it: purpose, price and products are there', async () => {
    await page.goto(`/sponsorships/${other.id}`);
    const link = page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Opret aftale' });
    await expect(link).toBeVisible();
    const countHand = await watchHand(page);
    await link.click();
    // The empty agreement stands ready: who wants it chooses nothing.
    await expect(textbox(page, 'Startdato')).toBeVisible();
    await page.getByRole('combobox', { name: 'Begynd med' }).selectOption('Fra skabelon');
    await choose(page, 'Skabelon', name);
    await expect(page.getByRole('listbox').filter({ visible: true })).toHaveCount(0);
    await checkAccessibility('begin with a template');
    await page.getByRole('button', { name: 'Opret kladde' }).click();
    await expect(page).toHaveURL(/\/\d+\?step=1$/);
    expect((await countHand()).clicks).toBeLessThanOrEqual(5);
    await expect(textbox(page, 'Årligt beløb (kroner)')).toHaveValue('60.000');
    await expect(textbox(page, 'Beløb, rate 1 (kroner)')).toHaveValue('90.000');
    await expect(textbox(page, 'Beløb, rate 2 (kroner)')).toHaveValue('30.000');
    await expect(textbox(page, 'Slutdato')).not.toHaveValue('');
    await page
      .getByRole('navigation', { name: 'Trin' })
      .getByRole('link', { name: /Hospitality/ })
      .click();
    await expect(page.getByRole('status').getByText('1 valgt')).toBeVisible();
  });

  await test.step('the list counts it', async () => {
    await page.goto(`/settings/templates?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row', { name: new RegExp(`^${name} `) }).first()).toContainText('1 gang');
    await checkAccessibility('templates');
  });
});
