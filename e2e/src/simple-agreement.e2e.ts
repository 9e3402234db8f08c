import type { Page } from '@playwright/test';
import { choose, pickFile, statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { watchHand } from './support/hand.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, showHome, test } from './support/test.ts';

test.use({ account: admin });

const type = async (page: Page, name: string, text: string) => {
  await textbox(page, name).click();
  await page.keyboard.type(text);
};

test('from Overblik to a signed simple agreement in at most 8 clicks and 4 fields', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Hurtige Hænders Klub');
  await showHome(page);
  const countHand = await watchHand(page);

  await page.getByRole('link', { name: 'Alle sponsorater' }).first().click();
  await page.getByRole('searchbox').click();
  await page.keyboard.type(club.name);
  await page.getByRole('link', { name: club.name, exact: true }).click();
  await page.getByRole('region', { name: 'Næste' }).getByRole('link', { name: 'Opret simpel aftale' }).click();
  await choose(page, 'Kategori', 'Bronzesponsor');
  await type(page, 'Årligt beløb (kroner)', '12000');
  await page.getByRole('button', { name: 'Godkend aftale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }).click();
  await pickFile(page, page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
  await expect(page.getByText('Aftale blev uploadet!')).toBeVisible();

  const { clicks, fields } = await countHand();
  expect(clicks).toBeLessThanOrEqual(8);
  expect(fields).toBeLessThanOrEqual(4);
  const active = await call.get(`/api/sponsorships/${club.id}/active-contract`);
  expect(active).toMatchObject({ simple: true, sponsorshipAmount: 12_000, categoryName: 'Bronzesponsor' });
});

test('a simple agreement is saved as a draft that may lack things, and opens again where it was', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const club = await makerOf(call).sponsorship('Halvfærdige Hænder');
  const drafts = () => call.get(`/api/sponsorships/${club.id}/contracts`);
  const saved = page.getByText('Kladden er gemt');
  await page.goto(`/sponsorships/${club.id}/create-simple`);

  await test.step('it begins with today, for a year', async () => {
    await expect(textbox(page, 'Startdato')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
    await expect(textbox(page, 'Slutdato')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
    await expect(page.getByText('Du har ændringer, der ikke er gemt')).toHaveCount(0);
  });

  await test.step('Ctrl+S saves it, and approves nothing', async () => {
    await textbox(page, 'Eksklusivitet').fill('Eneste bank');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [made] = await drafts();
    expect(made).toMatchObject({ simple: true, status: 'Kladde', category: null, exclusivity: 'Eneste bank' });
    await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${made.id}`));
    await expect(page.getByRole('heading', { level: 2, name: `Aftale ${made.number}` })).toBeVisible();
    await expect(textbox(page, 'Eksklusivitet')).toBeFocused();
    await checkAccessibility('a draft of a simple agreement');
  });

  await test.step('Gem kladde saves it again; Godkend still asks for what is missing', async () => {
    await textbox(page, 'Årligt beløb (kroner)').fill('5000');
    await page.getByRole('button', { name: 'Gem kladde' }).click();
    await expect.poll(async () => (await drafts())[0].sponsorshipAmount).toBe(5000);
    await page.getByRole('button', { name: 'Godkend aftale' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary.getByRole('link')).toHaveText(['Kategori skal udfyldes']);
    expect((await drafts())[0].status).toBe('Kladde');
  });

  await test.step('opened from the list a week later, it is the same form', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await page
      .getByRole('list', { name: 'Forløb' })
      .getByRole('link', { name: /^\d{4}-/ })
      .click();
    await expect(textbox(page, 'Eksklusivitet')).toHaveValue('Eneste bank');
    await expect(page.getByRole('navigation', { name: 'Trin' })).toHaveCount(0);
    await choose(page, 'Kategori', 'Bronzesponsor');
    await page.getByRole('button', { name: 'Godkend aftale' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }).click();
    await expect(statusOf(page)).toContainText('Afventer');
    expect(await drafts()).toMatchObject([{ simple: true, status: 'Afventer', sponsorshipAmount: 5000 }]);
  });
});
