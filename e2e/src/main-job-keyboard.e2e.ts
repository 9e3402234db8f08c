import { statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { press, pressAndPick, tabTo, typeChoice, typeInto } from './support/keyboard.ts';
import { unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

const CLUB = unique('Ålbæk Bugt Roklub');
const year = new Date().getFullYear();

test('the main job by keyboard alone, with a simple agreement', async ({ page, checkAccessibility }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const keys = page.keyboard;

  await test.step('log in', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await keys.type(admin.email);
    await typeInto(page.getByLabel(/^Adgangskode/), admin.password);
    await keys.press('Enter');
    await expect(heading).toHaveText('Overblik');
    await expect(heading).toBeFocused();
  });

  await test.step('past the menu to a new sponsorship', async () => {
    await press(
      page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' }),
      'Shift+Tab',
    );
    await expect(heading).toHaveText('Alle sponsorater');
    await expect(heading).toBeFocused();
    await press(page.getByRole('link', { name: 'Opret sponsorat' }));
    await expect(heading).toHaveText('Opret sponsorat');
    await expect(heading).toBeFocused();
    await keys.press('ControlOrMeta+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' })).toBeFocused();
    await press(page.getByRole('link', { name: 'Navn skal udfyldes' }));
    await keys.type(CLUB);
    await typeInto(textbox(page, 'Forkortelse'), 'ÅBR');
    await typeChoice(page, 'Kategori', 'Vandsport');
    await typeInto(textbox(page, 'Adresse'), 'Havnevej 1');
    await typeInto(textbox(page, 'Postnr.'), '9982');
    await expect(textbox(page, 'By')).toHaveValue('Ålbæk');
    await typeChoice(page, 'Område', 'Nordjylland');
    await typeChoice(page, 'Ansvarlig', 'Søren Aagaard');
    await keys.press('ControlOrMeta+s');
    await expect(heading).toHaveText(CLUB);
    await expect(heading).toBeFocused();
    await pressAndPick(page.getByRole('button', { name: 'Upload logo' }), files.logo);
    await expect(page.getByText('Logo blev uploadet!')).toBeVisible();
  });

  await test.step('a simple agreement, approved in a dialog', async () => {
    await press(page.getByRole('region', { name: 'Næste' }).getByRole('link', { name: 'Opret simpel aftale' }));
    await typeChoice(page, 'Kategori', 'Bronzesponsor');
    await typeInto(textbox(page, 'Startdato'), `01-01-${year}`);
    await typeInto(textbox(page, 'Slutdato'), `31.12.${year}`);
    await typeInto(textbox(page, 'Årligt beløb (kroner)'), '9.000,50');
    await typeInto(textbox(page, 'Eksklusivitet'), 'Eneste bank på trøjen');
    await checkAccessibility('simple agreement');
    await press(page.getByRole('button', { name: 'Godkend aftale' }));
    const dialog = page.getByRole('dialog', { name: 'Godkend aftale?' });
    await expect(dialog.getByRole('button', { name: 'Fortryd' })).toBeFocused();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Godkend aftale' })).toBeFocused();
    await keys.press('Enter');
    await press(dialog.getByRole('button', { name: 'Godkend aftale' }));
    await expect(statusOf(page)).toContainText('Afventer');
  });

  await test.step('its PDF, and the signed copy', async () => {
    await tabTo(page.getByRole('link', { name: 'Hent PDF' }));
    await tabTo(page.getByRole('radio', { name: 'Bankens egen aftale' }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Klubbens egen aftale' })).toBeChecked();
    await pressAndPick(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
    await expect(page.getByText('Aftale blev uploadet!')).toBeVisible();
    await expect(statusOf(page)).toContainText('Godkendt');
    await expect(page.getByText('Klubbens egen aftale')).toBeVisible();
  });
});
