import { choose, textbox } from './support/fields.ts';
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
    await textbox(page, 'Procent, rate 1 (procent)').fill('60');
    await expect(page.getByText('60 % i alt. Raterne skal give 100 %.')).toBeVisible();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' })).toBeFocused();
    await checkAccessibility('template refused');
  });

  await test.step('another rate takes what is missing, and the product is ticked', async () => {
    await page.getByRole('button', { name: 'Tilføj rate' }).click();
    await expect(textbox(page, 'Procent, rate 2 (procent)')).toHaveValue('40');
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
