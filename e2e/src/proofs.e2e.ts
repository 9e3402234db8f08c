import { dayFrom } from './support/days.ts';
import { scrollsSideways, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { drawHalves, drawPicture } from './support/picture.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('what a club delivers is photographed, seen in the gallery, reported, and removed', async ({
  page,
  call,
  checkAccessibility,
  expectedErrors,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Bevisets Boldklub');
  const agreement = await make.approvedWith(club, 'Bandereklame', 3);
  const [{ product }]: [{ product: { name: string } }] = await call.get(`/api/sponsorships/${club.id}/marketing`);
  const dialog = page.getByRole('dialog');
  const gallery = page.getByRole('region', { name: 'Bevis for levering' });
  const pictures = dialog.getByRole('list', { name: 'Valgte filer' }).getByRole('listitem');
  const choose = async () =>
    dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { ...(await drawHalves(page, 400, 300)), name: 'banner.png' },
        { ...(await drawPicture(page, 300, 400)), name: 'mål.png' },
      ]);

  await test.step('it is asked for where it is missing, and where the product stands', async () => {
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await expect(gallery).toContainText('Ingen beviser endnu');
    await expect(gallery.getByRole('button', { name: `Tilføj bevis: ${product.name}` })).toBeVisible();
    await checkAccessibility('a club without proofs');
    await gallery.getByRole('button', { name: 'Tilføj bevis', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Vælg filer' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    // All that is missing is said at once, above the form and at its field.
    for (const missing of ['Vælg mindst ét billede eller en PDF', 'Produkt skal udfyldes'])
      await expect(dialog.getByText(missing)).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'Oversigt', exact: true }).click();
    await page.getByRole('button', { name: `Tilføj bevis: ${product.name}` }).click();
    await expect(dialog.getByRole('combobox', { name: /^Produkt/ })).toHaveValue(product.name);
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog.getByText('Vælg mindst ét billede eller en PDF')).toHaveCount(2);
    await checkAccessibility('the form of a proof');
  });

  await test.step('the pictures stay where the line is lost, and are sent once it is back', async () => {
    expectedErrors.push(/Failed to load resource/);
    await choose();
    await expect(pictures).toHaveCount(2);
    await textbox(dialog, 'Note').fill('Nordre mål');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Ikke gemt endnu.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText('2 filer er ikke sendt endnu og går tabt.');
    await dialog.getByRole('button', { name: 'Fortryd' }).click();
    await expect(pictures).toHaveCount(2);
    await expect(textbox(dialog, 'Note')).toHaveValue('Nordre mål');
    await page.route('**/proofs?*', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog.getByText('Ikke sendt endnu', { exact: true })).toBeVisible();
    // That there is a line again sends nothing.
    await expect(page.getByRole('button', { name: 'Prøv nu' })).toHaveCount(0);
    await expect(dialog.getByText('Ikke sendt endnu', { exact: true })).toBeVisible();
    await expect(pictures).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByText('Beviset blev gemt!')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: product.name }).first()).toContainText('1 bevis');
  });

  await test.step('they are in the gallery, also on a phone', async () => {
    await page.getByRole('link', { name: '1 bevis', exact: true }).click();
    const shown = gallery.getByRole('region', { name: product.name }).getByRole('img');
    await expect(shown).toHaveCount(2);
    await expect(shown.first()).toHaveAttribute('alt', `${product.name}, ${dayFrom(0)}, billede 1 af 2: Nordre mål`);
    await expect
      .poll(() => shown.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(gallery.getByText('Mangler bevis')).toHaveCount(0);
    await checkAccessibility('a gallery of proofs');
    await shown.first().click();
    const whole = dialog.getByRole('img');
    await expect.poll(() => whole.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await checkAccessibility('a picture of a proof');
    await expect(dialog.getByText('1 af 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 af 2', { exact: true })).toBeVisible();
    await expect(whole).toHaveAttribute('alt', `${product.name}, ${dayFrom(0)}, billede 2 af 2: Nordre mål`);
    await dialog.getByRole('button', { name: 'Næste billede' }).click();
    await expect(dialog.getByText('1 af 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Forrige billede' }).click();
    await expect(dialog.getByText('1 af 2', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Luk' }).last().click();
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
    await checkAccessibility('a gallery of proofs on a phone');
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  await test.step('the report of them opens', async () => {
    await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
    const report = page.getByRole('region', { name: 'Leveringsrapport' });
    const href = await report.getByRole('link', { name: 'Åbn med billeder' }).getAttribute('href');
    expect((await call.bytes(href ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    await report.getByRole('button', { name: 'Send til klubben' }).click();
    await expect(dialog).toBeVisible();
    await checkAccessibility('the sending of a report');
    await dialog.getByRole('button', { name: /^(Luk|Annuller)$/ }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('and they are removed', async () => {
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await gallery.getByRole('button', { name: /^Slet bevis: / }).click();
    await expect(dialog).toContainText('Er du sikker på at du vil slette dette bevis?');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(gallery).toContainText('Ingen beviser endnu');
    await expect(gallery).toContainText('Mangler bevis');
  });
});

test('how many proofs a product has leads to those alone, and the address says which they are', async ({
  page,
  call,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  type Items = { proofs: number; product: { name: string } }[];
  const { Result: clubs } = await call.post('/api/sponsorships', { filter: { search: 'Boldklub' }, perPage: 50 });
  let items: Items = [];
  let id = 0;
  for (const club of clubs) {
    const marketing: Items = await call.get(`/api/sponsorships/${club.Id}/marketing`);
    const withProofs = marketing.filter(({ proofs }) => proofs > 0);
    if (withProofs.length > items.length) [items, id] = [withProofs, club.Id];
  }
  const [, second] = items;
  if (!second) throw new Error('No club of the demo has proofs of two products');
  await page.goto(`/sponsorships/${id}`);
  const { name } = second.product;
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: /^\d+ bevis/ })
    .click();
  const gallery = page.getByRole('region', { name: 'Bevis for levering' });
  const shown = gallery.getByRole('region');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(name);
  await expect(gallery.getByRole('heading', { name: 'Bevis for levering' })).toBeInViewport({ ratio: 1 });
  const line = await page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header').boundingBox();
  const top = (await gallery.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  const choice = gallery.getByRole('combobox', { name: 'Produkt' });
  await choice.selectOption('Alle produkter');
  await expect(page).toHaveURL(`/sponsorships/${id}/tickets`);
  await expect(shown.nth(1)).toBeVisible();
  await choice.selectOption(name);
  await page.reload();
  await expect(shown).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`/sponsorships/${id}`);
});
