import { choose, textbox } from './support/fields.ts';
import { watchHand } from './support/hand.ts';
import { makerOf, productMakerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a template is made by hand, edited, loses a product, and goes', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/422/);
  const maker = productMakerOf(call);
  const { id: categoryId } = await maker.category('Skilte');
  const sign = await maker.product('Skilt', categoryId, { hasCheckbox: true });
  const name = unique('Sølvpakke');
  const saved = page.getByRole('status').getByText('Skabelon blev gemt!');

  await test.step('rates that are not the whole are refused', async () => {
    await page.goto('/settings/templates');
    await page.getByRole('link', { name: 'Opret skabelon' }).click();
    await textbox(page, 'Navn').fill(name);
    await choose(page, 'Kategori', 'Sølvsponsor');
    await textbox(page, 'Længde i måneder').fill('24');
    await textbox(page, 'Årligt beløb (kroner)').fill('50000');
    await page.getByRole('button', { name: 'Tilføj rate' }).click();
    await textbox(page, 'Procent, rate 1').fill('60');
    await expect(page.getByText('60 % i alt. Raterne skal give 100 %.')).toBeVisible();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' })).toBeFocused();
    await checkAccessibility('template refused');
  });

  await test.step('another rate takes what is missing, and the product is ticked', async () => {
    await page.getByRole('button', { name: 'Tilføj rate' }).click();
    await expect(textbox(page, 'Procent, rate 2')).toHaveValue('40');
    await expect(textbox(page, 'Måned, rate 2')).toHaveValue('13');
    await expect(page.getByText('100 % i alt')).toBeVisible();
    await page.getByRole('checkbox', { name: sign.name }).check();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/templates\/\d+$/);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: sign.name })).toBeChecked();
    await expect(textbox(page, 'Måned, rate 2')).toHaveValue('13');
    await expect(page.getByRole('checkbox', { name: 'Aktiv' })).toBeChecked();
    await checkAccessibility('template');
  });
  const path = new URL(page.url()).pathname;
  const templateId = Number(path.split('/').at(-1));
  const make = makerOf(call);
  const club = await make.sponsorship('Sølvklubben');

  await test.step('a product that is gone is named there and in the draft that begins with it', async () => {
    await call.remove(`/api/products/${sign.id}`);
    const draft = await call.post(`/api/sponsorships/${club.id}/update`, { templateId, startDate: '2027-01-01' });
    await page.goto(`/sponsorships/${club.id}/${draft.id}`);
    await expect(page.getByText('Findes i skabelonen, men er slettet under Produkter')).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(`${sign.name} er slettet under Produkter`)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Aktiv' }).uncheck();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByText(`${sign.name} er slettet under Produkter`)).toHaveCount(0);
  });

  await test.step('its category stays as long as it does, and it is not offered any more', async () => {
    const offered: { id: number }[] = await call.get('/api/sponsorships/templates');
    expect(offered.map(({ id }) => id)).not.toContain(templateId);
    await page.goto('/settings/templates');
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Ikke aktiv');
  });

  await test.step('an earlier agreement is copied from the same page', async () => {
    await page.goto(`/sponsorships/${club.id}/create`);
    await textbox(page, 'Årligt beløb (kroner)').fill('7');
    await page.getByRole('combobox', { name: 'Begynd med' }).selectOption('Kopi af tidligere');
    await page.getByRole('combobox', { name: 'Begynd med' }).selectOption('Tom aftale');
    await expect(textbox(page, 'Årligt beløb (kroner)')).toHaveValue('7');
    await textbox(page, 'Årligt beløb (kroner)').fill('');
    await page.getByRole('combobox', { name: 'Begynd med' }).selectOption('Kopi af tidligere');
    await checkAccessibility('begin with a copy');
    await page.getByRole('button', { name: 'Opret kladde' }).click();
    await expect(page.getByText('er oprettet som kopi')).toBeVisible();
    await expect(page).toHaveURL(/\/sponsorships\/\d+\/\d+/);
  });

  await test.step('it is deleted from its page', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Slet skabelon' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/settings\/templates(\?|$)/);
    await expect(page.getByRole('rowheader').filter({ hasText: name })).toHaveCount(0);
  });
});

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
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
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
