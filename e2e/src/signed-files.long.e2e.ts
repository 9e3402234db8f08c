import type { Page } from '@playwright/test';
import { pickFile, scrollsSideways } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const signedAs = (name: string) => ({ ...files.signed, name });
const pick = (page: Page, given: Parameters<typeof pickFile>[2]) =>
  pickFile(page, page.getByRole('button', { name: 'Vælg filer' }), given);
const group = (page: Page, name: RegExp) => page.getByRole('region', { name }).getByRole('listitem');

test('many signed agreements find theirs by number, the rest is chosen, and each that can be is uploaded', async ({
  page,
  call,
  checkAccessibility,
  expectedErrors,
}) => {
  test.slow();
  const make = makerOf(call);
  const club = await make.sponsorship('Skarrild Svømmeklub');
  const two = await make.sponsorship('Skarrild Skytteforening');
  const [first, second, third] = [await make.awaiting(club), await make.awaiting(two), await make.awaiting(club)];
  const draft = await make.draft(two);
  await make.awaiting(two);
  const missing = group(page, /^Mangler en aftale/);
  const refused = group(page, /^Bliver ikke uploadet/);
  const matched = group(page, /^Har fundet deres aftale/);

  await test.step('files are matched by the number in their names', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('link', { name: 'Underskrevne PDF’er' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Underskrevne PDF’er' })).toBeVisible();
    await pick(page, [
      signedAs(`${first.number} underskrevet.pdf`),
      signedAs(`Aftale_${second.number}.pdf`),
      signedAs(`${draft.number}.pdf`),
      signedAs('scan0001.pdf'),
      signedAs('2019-9999.pdf'),
      { name: 'noter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Ring til klubben') },
    ]);
    await expect(matched).toHaveCount(2);
    await expect(matched.first()).toContainText(`${first.number} · ${club.name}`);
    await expect(missing).toContainText(['Filens navn siger ikke', 'Ingen aftale har nummeret 2019-9999.']);
    await expect(refused).toContainText(['Aftalen er en kladde.', 'noter.pdf er ikke en PDF.']);
    await expect(page.getByRole('status').filter({ hasText: '2 af 6 filer har en aftale' })).toBeVisible();
    await checkAccessibility('files matched');
  });

  await test.step('one is chosen by its club, and one is taken away', async () => {
    const opened = page.waitForEvent('popup');
    await missing.getByRole('button', { name: 'scan0001.pdf', exact: true }).click();
    await (await opened).close();
    await missing.getByRole('combobox', { name: 'Aftale til scan0001.pdf' }).fill('Skarrild Svøm');
    await expect(page.getByRole('option').first()).toContainText(`${first.number} · ${club.name}`);
    await page.getByRole('option', { name: club.name, exact: true }).click();
    await expect(missing.first()).toContainText('flere aftaler, der afventer underskrift');
    await missing.getByRole('combobox', { name: 'Aftale til scan0001.pdf' }).click();
    await page.getByRole('option', { name: `${third.number} · ${club.name}` }).click();
    await expect(matched).toHaveCount(3);
    await page.getByRole('button', { name: 'Fjern 2019-9999.pdf' }).click();
    await expect(missing).toHaveCount(0);
    // Another of the same agreement has no place.
    await pick(page, [signedAs(`${first.number} igen.pdf`)]);
    await expect(refused.filter({ hasText: `Aftalen får allerede »${first.number} underskrevet.pdf«.` })).toBeVisible();
  });

  await test.step('one that fails says why, and the others are uploaded all the same', async () => {
    expectedErrors.push(/500.*upload/);
    const path = `**/api/sponsorships/contracts/${second.id}/upload**`;
    await page.route(path, (route) =>
      route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }),
    );
    await page.getByRole('button', { name: 'Upload 3 filer' }).click();
    await expect(page.getByText('2 underskrevne aftaler er uploadet.')).toBeVisible();
    await expect(matched.filter({ hasText: 'Prøv igen.' })).toContainText(second.number);
    await page.unroute(path);
    await page.getByRole('button', { name: 'Upload 1 fil', exact: true }).click();
    await expect(page.getByText('3 underskrevne aftaler er uploadet.')).toBeVisible();
    await expect(page.getByText(/sponsorat(er)? har endnu/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Se sponsorat/ })).toHaveAttribute('href', /contract=awaiting/);
    await expect(matched.getByText('Uploadet')).toHaveCount(3);
    for (const { id } of [first, second, third])
      expect(await call.get(`/api/sponsorships/contracts/${id}`)).toMatchObject({ status: 'Godkendt' });
  });

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('an upload that runs is stopped, or asked about before the page is left', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Stoppets Klub');
  const [first, second] = [await make.awaiting(club), await make.awaiting(club)];
  await page.goto('/import/signed');
  await page.route(`**/api/sponsorships/contracts/${first.id}/upload**`, () => {});
  await pick(page, [signedAs(`${first.number}.pdf`), signedAs(`${second.number}.pdf`)]);
  await page.getByRole('button', { name: 'Upload 2 filer' }).click();
  await expect(page.getByText('0 af 2 uploadet')).toBeVisible();
  await page.getByRole('link', { name: 'Overblik' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Forlad siden, mens der uploades?');
  await page.getByRole('dialog').getByRole('button', { name: 'Fortryd' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Upload 2 filer' })).toBeVisible();
  expect(await call.get(`/api/sponsorships/contracts/${second.id}`)).toMatchObject({ status: 'Afventer' });
});

test('files are found by an old number and by their club, and what is unsure is proposed', async ({ page, call }) => {
  const make = makerOf(call);
  const one = await make.sponsorship('Arkivets Atletik');
  const several = await make.sponsorship('Arkivets Badminton');
  const old = await make.awaiting(one, { externalNumber: `${one.id}/77 A` });
  const other = await make.awaiting(several, { externalNumber: '2023-014' });
  await make.awaiting(several);
  await page.goto('/import/signed');
  await pick(page, [signedAs(`${one.id}-77-a underskrevet.pdf`), signedAs(`${several.name}.pdf`)]);
  const matched = group(page, /^Har fundet deres aftale/);
  await expect(matched).toContainText([`${old.number} · ${one.name}`]);
  await expect(matched).toContainText(['Fundet ved det tidligere aftalenummer']);
  const missing = group(page, /^Mangler en aftale/);
  await expect(missing).toContainText(['Er det en af disse aftaler?']);
  await expect(missing.getByRole('button', { name: other.number })).toHaveText(
    /· \d\d-\d\d-\d{4}\s– \d\d-\d\d-\d{4} · tidl\. 2023-014$/,
  );
  await missing.getByRole('button', { name: other.number }).click();
  await expect(matched).toHaveCount(2);
});
