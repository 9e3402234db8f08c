import type { Locator, Page } from '@playwright/test';
import { choose, removeRow, textbox } from './support/fields.ts';
import { makerOf, productMakerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const flags = ['Antal', 'Værdi', 'Tilvalg', 'Kamp', 'Pulje', 'Sæson', 'TV-vinkel', 'Forplejning'];
const uses = ['Billet', 'Udnyttelse'];

const formOf = (page: Page): Locator => page.getByRole('form', { name: /./ });
const previewOf = (page: Page): Locator => page.getByRole('region', { name: 'Forhåndsvisning' });
const savedNotice = (page: Page): Locator => page.getByRole('status').getByText('Produkt blev gemt!');

const addAddOn = async (page: Page, list: Locator, text: string): Promise<void> => {
  await list.fill(text);
  await page.getByRole('option', { name: `Tilføj ${text}`, exact: true }).click();
};

test('a product with everything set is made, tried in its preview, and saved as it is', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const name = unique('Alt i ét');
  const category = await productMakerOf(call).category('Hele hylden', { section: 'Hospitality' });
  const form = formOf(page);
  const preview = previewOf(page);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Opret produkt' }).click();
  await expect(page).toHaveURL(/\/products\/create$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Opret produkt' })).toBeVisible();
  await checkAccessibility('new product');

  await test.step('an empty form, and a number that is none, are refused', async () => {
    await textbox(form, 'Sortering').fill('1,2345');
    await page.getByRole('button', { name: 'Gem' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Internt navn skal udfyldes',
      'Kategori skal udfyldes',
      'Sortering må højst have 3 decimaler',
    ]);
    await textbox(form, 'Sortering').fill('snart');
    // The summary follows what the field says now.
    const noNumber = 'Sortering skal være et tal';
    await expect(form.getByText(noNumber, { exact: true }).and(page.getByRole('paragraph'))).toBeVisible();
    await expect(summary.getByRole('link').last()).toHaveText(noNumber);
    await expect(preview.getByRole('group', { name: 'Produkt uden navn' })).toBeVisible();
    await checkAccessibility('product refused');
  });

  await test.step('every flag, label and unit', async () => {
    await textbox(form, 'Internt navn').fill(name);
    await textbox(form, 'Produkttitel').fill('Alt hos {name}');
    await choose(page, 'Kategori', category.name);
    await textbox(form, 'Sortering').fill('1234');
    for (const flag of [...flags, ...uses]) await form.getByRole('checkbox', { name: flag, exact: true }).check();
    await textbox(form, 'Tekst ved antal').fill('Antal til {name}');
    await textbox(form, 'Enhed for antal').fill('pladser');
    await textbox(form, 'Tekst ved værdi').fill('Anslået værdi');
    await textbox(form, 'Enhed for værdi').fill('tkr.');
    await textbox(form, 'Tekst ved tilvalg').fill('Vælg til');
    await form.getByRole('combobox', { name: 'Beskrivelse', exact: true }).click();
    await page.getByRole('option', { name: 'Flere linjer' }).click();
    await textbox(form, 'Tekst ved beskrivelse').fill('Hvad {name} får');
  });

  await test.step('add-on values are typed, each once, and removed', async () => {
    const values = form.getByRole('combobox', { name: 'Tilvalg at vælge imellem' });
    await values.click();
    await expect(page.getByText('Ingen resultater fundet')).toBeVisible();
    for (const text of ['Ærme', 'Ryg', 'Bryst hos {name}']) await addAddOn(page, values, text);
    await values.fill('ryg');
    await expect(page.getByText('Ingen resultater fundet')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await values.fill('  Krave ');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Fjern Krave' })).toBeVisible();
    await form.getByRole('button', { name: 'Fjern Ryg' }).click();
    await expect(form.getByRole('button', { name: 'Fjern Ryg' })).toHaveCount(0);
  });

  await test.step('an icon is found in the sheet by its Danish name', async () => {
    await form.getByRole('button', { name: 'Ikon: Vælg ikon' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ikoner' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    expect(await sheet.getByRole('radio').count()).toBeGreaterThan(55);
    await checkAccessibility('icon sheet');
    await sheet.getByRole('textbox', { name: 'Søg efter ikon' }).fill('findes ikke');
    await expect(sheet.getByText('Ingen resultater fundet')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Søg efter ikon' }).fill('pokal');
    await expect(sheet.getByRole('radio')).toHaveCount(1);
    await sheet.getByRole('radio', { name: 'Pokal' }).click();
    await expect(form.getByRole('button', { name: 'Ikon: Pokal' })).toBeFocused();
  });

  await test.step('the preview shows it all, with the club’s name, and works', async () => {
    const product = preview.getByRole('group', { name: 'Alt hos ØIF' });
    await expect(preview.getByText(`Hospitality: ${category.name}`)).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveCount(uses.length);
    await expect(product.getByRole('textbox')).toHaveCount(0);
    await product.getByRole('checkbox', { name: 'Alt hos ØIF' }).check();
    const amount = textbox(product, 'Antal til ØIF (pladser)');
    await amount.fill('mange');
    await amount.press('Enter');
    await amount.blur();
    await expect(product.getByText('Antal skal være et tal')).toBeVisible();
    await amount.fill('12');
    await expect(textbox(product, 'Anslået værdi (tkr.)')).toHaveCount(0);
    await product.getByRole('button', { name: 'Flere felter: Alt hos ØIF' }).click();
    await textbox(product, 'Anslået værdi (tkr.)').fill('60000');
    for (const text of ['Kamp', 'Pulje', 'Sæson']) await textbox(product, text).fill(`${text} A`);
    await textbox(product, 'Hvad ØIF får').fill('En dag');
    for (const flag of ['TV-vinkel', 'Forplejning']) await product.getByRole('checkbox', { name: flag }).check();
    const addOns = product.getByRole('combobox', { name: 'Vælg til' });
    await addOns.click();
    await expect(page.getByRole('option')).toHaveText(['Ærme', 'Bryst hos ØIF', 'Krave']);
    await page.getByRole('option', { name: 'Bryst hos ØIF' }).click();
    await addAddOn(page, addOns, 'Hat');
    await expect(product.getByRole('button', { name: /^Fjern / })).toHaveCount(2);
    await checkAccessibility('full product with preview');

    await preview.getByLabel('Vis for klubben').fill('VB');
    const renamed = preview.getByRole('group', { name: 'Alt hos VB' });
    await expect(textbox(renamed, 'Antal til VB (pladser)')).toHaveValue('12');
    await form.getByRole('checkbox', { name: 'Antal', exact: true }).uncheck();
    await expect(textbox(renamed, 'Antal til VB (pladser)')).toHaveCount(0);
    await form.getByRole('checkbox', { name: 'Antal', exact: true }).check();
    await expect(textbox(renamed, 'Antal til VB (pladser)')).toHaveValue('12');
    await expect(page).toHaveURL(/\/products\/create$/);
  });

  let id = 0;
  await test.step('it is saved, and a reload shows the same', async () => {
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(savedNotice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    id = Number(/\d+$/.exec(page.url())?.[0]);
    await page.reload();
    await expect(textbox(form, 'Produkttitel')).toHaveValue('Alt hos {name}');
    for (const flag of [...flags, ...uses, 'Afkrydsning'])
      await expect(form.getByRole('checkbox', { name: flag, exact: true })).toBeChecked();
    await expect(textbox(form, 'Sortering')).toHaveValue('1.234');
    await expect(form.getByRole('button', { name: /^Fjern (Ærme|Bryst|Krave)/ })).toHaveCount(3);
    await expect(form.getByRole('button', { name: 'Ikon: Pokal' })).toBeVisible();
  });

  await test.step('trying it changes nothing that could be saved', async () => {
    await preview.getByRole('checkbox', { name: 'Alt hos ØIF' }).check();
    await preview.getByRole('button', { name: /^Flere felter/ }).click();
    await textbox(preview, 'Kamp').fill('Pokalkamp');
    await expect(page.getByText('Du har ændringer, der ikke er gemt')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
  });

  await test.step('the API gives back what it is sent', async () => {
    const product = await call.get(`/api/products/${id}`);
    expect(product).toMatchObject({
      name,
      icon: 'trophy.svg',
      categoryId: category.id,
      sort: 1234,
      productTitle: 'Alt hos {name}',
      amountLabel: 'Antal til {name}',
      amountUnit: 'pladser',
      valueLabel: 'Anslået værdi',
      valueUnit: 'tkr.',
      addOnsLabel: 'Vælg til',
      addOnValues: ['Ærme', 'Bryst hos {name}', 'Krave'],
      descriptionLabel: 'Hvad {name} får',
      descriptionType: 'textarea',
    });
    const set = Object.entries(product).filter(([key, value]) => /^(has|is)[A-Z]/.test(key) && value === true);
    expect(set).toHaveLength(flags.length + uses.length + 1);
    expect(await call.post('/api/products/update', product)).toEqual({ ...product, version: product.version + 1 });
    expect(await call.get(`/api/products/${id}`)).toEqual({ ...product, version: product.version + 1 });
  });
});

test('the second of two tabs is told who saved first, and keeps what was typed', async ({
  page,
  context,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const maker = productMakerOf(call);
  const { id: categoryId } = await maker.category('Faneblade');
  const product = await maker.product('To faner', categoryId);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/products/${product.id}`);
  await textbox(formOf(other), 'Produkttitel').fill('Den første');
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(savedNotice(other)).toBeVisible();

  const title = textbox(formOf(page), 'Produkttitel');
  await title.fill('Den anden');
  await page.getByRole('button', { name: 'Gem' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Du gemte');
  await expect(title).toHaveValue('Den anden');
  expect((await call.get(`/api/products/${product.id}`)).productTitle).toBe('Den første');
  await checkAccessibility('product in conflict');
  await notice.getByRole('button', { name: 'Behold mine ændringer' }).click();
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(savedNotice(page)).toBeVisible();
  expect((await call.get(`/api/products/${product.id}`)).productTitle).toBe('Den anden');
});

test('a product is deleted; one that is in use stays, and says where', async ({ page, call, checkAccessibility }) => {
  const maker = productMakerOf(call);
  const { id: categoryId } = await maker.category('Sletning');
  const gone = await maker.product('Forsvinder', categoryId);
  const used = await maker.product('Bruges', categoryId);
  const make = makerOf(call);
  const club = await make.sponsorship('Produkternes Venner');
  const products = [{ productId: used.id, selected: true }];
  const draft = await make.draft(club, { products });
  await page.goto(`/products?category=${categoryId}`);
  const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette produkt?' });

  await removeRow(page, gone.name);
  await expect(dialog).toContainText(gone.name);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(`${gone.name} blev slettet!`)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([used.name]);

  await removeRow(page, used.name);
  const refused = page.getByRole('dialog', { name: `${used.name} kan ikke slettes` });
  const link = refused.getByRole('link', { name: `${draft.number} ${club.name}` });
  await expect(link).toBeVisible();
  await checkAccessibility('product in use');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${draft.id}`));
});
