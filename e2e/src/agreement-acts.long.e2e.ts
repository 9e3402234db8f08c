import { chooseMore, filledIn, openMore, tabOf } from './support/agreement.ts';
import { dayFrom } from './support/days.ts';
import { press, tabTo } from './support/keyboard.ts';
import { type Agreement, makerOf } from './support/make.ts';
import { iso } from './support/payments.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an agreement asks for one thing, by its state; the rest is under Mere', async ({ page, call }) => {
  const make = makerOf(call);
  const main = page.getByRole('main');
  const filled = filledIn(main);
  const dialog = page.getByRole('dialog');
  const open = async ({ id }: Pick<Agreement, 'id'>, of: { id: number }, search = '') => {
    await page.goto(`/sponsorships/${of.id}/${id}${search}`);
    await expect(tabOf(page, 'Overblik')).toBeVisible();
  };
  const more = async () => {
    await openMore(page);
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    const words = await items.allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    return words;
  };
  const rest = ['Kopier', 'Udskriftsvisning', 'Gem som skabelon', 'Slet aftale'];

  await test.step('one that awaits its signature: the upload, from any tab', async () => {
    const club = await make.sponsorship('Ventende Vægtløftere');
    await open(await make.awaiting(club), club, '?tab=payments');
    await expect(filled).toHaveAccessibleName('Upload underskrevet aftale');
    await filled.click();
    await expect(page).not.toHaveURL(/tab=/);
    await expect(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' })).toBeFocused();
    expect(await more()).toEqual(['Rediger aftale', ...rest]);
  });

  await test.step('one whose rate is due: its payment, over the tab where one is', async () => {
    const club = await make.sponsorship('Forfaldne Fægtere');
    const agreement = await make.approved(club, { rates: [{ amount: 60_000, dueDate: iso(dayFrom(10)) }] });
    await open(agreement, club, '?tab=terms');
    await expect(main.locator('header')).toContainText(['', /Rate på 60\.000 kr\. om 10 dage/]);
    await expect(filled).toHaveText(['Registrér betaling']);
    await filled.click();
    await expect(dialog.getByRole('textbox', { name: 'Beløb (kroner)' })).toHaveValue('60.000');
    await expect(page).toHaveURL(/tab=terms&rate=\d+$/);
    await dialog.getByRole('button', { name: 'Registrér' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?tab=terms$/);
    await expect(filled).toHaveCount(0);
  });

  await test.step('one that is to be renewed; renewed, the one that follows', async () => {
    const club = await make.sponsorship('Fornyede Fodboldspillere');
    const agreement = await make.approved(club, { endDate: iso(dayFrom(20)) });
    await open(agreement, club);
    await expect(filled).toHaveText(['Forny']);
    expect(await more()).toEqual(['Rediger aftale', ...rest]);
    await filled.click();
    await expect(dialog).toHaveAccessibleName(`Forny aftale ${agreement.number}`);
    await page.keyboard.press('Escape');
    const draft = await call.post(`/api/sponsorships/${club.id}/renew`, { id: agreement.id });
    await open(agreement, club);
    await expect(main.getByRole('link', { name: `Se aftale ${draft.number}` })).toBeVisible();
    await expect(filled).toHaveCount(0);
  });

  const year = new Date().getFullYear();
  await test.step('one that has ended, with none after it', async () => {
    const club = await make.sponsorship('Udløbne Udspringere');
    await open(await make.approved(club, { startDate: `${year - 2}-01-01`, endDate: `${year - 2}-12-31` }), club);
    await expect(filled).toHaveText(['Forny']);
  });

  await test.step('one that is to come, and an active one, say when and ask for nothing; they may be renewed', async () => {
    const club = await make.sponsorship('Kommende Kajakroere');
    const head = main.locator('header').last();
    const coming = { startDate: iso(dayFrom(30)), endDate: `${year + 3}-12-31` };
    await open(await make.approved(club, coming), club);
    await expect(head).toContainText('Begynder om 30 dage');
    await expect(filled).toHaveCount(0);
    const other = await make.sponsorship('Aktive Atleter');
    await open(await make.approved(other), other);
    await expect(head).toContainText(`Slutter 31. december ${year + 1}`);
    await expect(filled).toHaveCount(0);
    expect(await more()).toEqual(['Rediger aftale', 'Forny', ...rest]);
  });
});

test('a signed agreement is edited in one way, also by keyboard', async ({ page, call, checkAccessibility }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Rettede Roere');
  const agreement = await make.approved(club);
  await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
  const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette dokument?' });
  const isAsked = async () => {
    await expect(dialog).toContainText('Aftalen bliver en kladde og skal godkendes og underskrives på ny.');
    await expect(dialog.getByRole('textbox', { name: 'Begrundelse' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Slet dokument og rediger' }).click();
  await isAsked();
  await chooseMore(page, 'Rediger aftale');
  await isAsked();

  await page.reload();
  const button = page.getByRole('button', { name: 'Mere', exact: true });
  await press(button);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await checkAccessibility('what else can be done with an agreement');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await tabTo(tabOf(page, 'Historik'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible();
  await expect(tabOf(page, 'Historik')).toBeFocused();
  await press(button, 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: 'Rediger aftale' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Begrundelse' }).fill('Forkert beløb');
  await press(dialog.getByRole('button', { name: 'OK' }));
  await expect(page.getByText('Dokumentet er flyttet til arkivet')).toBeVisible();
  expect((await call.get(`/api/sponsorships/contracts/${agreement.id}`)).status).toBe('Kladde');
});
