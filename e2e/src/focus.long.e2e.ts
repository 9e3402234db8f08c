import type { Locator, Page } from '@playwright/test';
import { pickFile, rowMenu, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

/** What has the focus, as a word; nothing where it has fallen to the page's start. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element && element !== document.body ? element.tagName : '';
  });
const press = async (target: Locator): Promise<void> => {
  await target.focus();
  await target.press('Enter');
};
/** Says yes in the dialog that asks. */
const agree = async (page: Page, act = 'OK'): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Fortryd' })).toBeFocused();
  await press(dialog.getByRole('button', { name: act }));
  await expect(dialog).toHaveCount(0);
};
const expectFocus = (page: Page, after: string) => expect.poll(() => focusOf(page), after).not.toBe('');

test('the focus stays where one works: forms, conflicts, rates, uploads', async ({ page, call, expectedErrors }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Fokusforeningen');
  const of = `/sponsorships/${club.id}`;
  const keys = page.keyboard;
  const name = textbox(page, 'Navn');
  const toast = page.getByRole('status').filter({ hasText: 'Sponsorat blev gemt!' });
  const isLeft = async () => expect(page.getByText('Du har selv gemt i et andet vindue')).toHaveCount(0);
  const meetConflict = async (text: string) => {
    await name.fill(text);
    const now = await call.get(`/api/sponsorships/${club.id}`);
    const { id, version, shortName, categoryId, areaId, address, zipCode, city, userId } = now;
    await call.post('/api/sponsorships/update', {
      id,
      version,
      name: club.name,
      shortName,
      categoryId,
      areaId,
      address,
      zipCode,
      userId,
      city: city === 'Marstal' ? 'Ærøskøbing' : 'Marstal',
    });
    await keys.press('ControlOrMeta+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' })).toBeFocused();
  };

  await test.step('a form that was saved, discarded, or met a conflict', async () => {
    await page.goto(`${of}/data`);
    await name.focus();
    await keys.press('End');
    await keys.type(' 1901');
    await press(page.getByRole('button', { name: 'Gem', exact: true }));
    await expect(toast).toBeVisible();
    await expectFocus(page, 'a save');
    await name.fill('Noget andet');
    await press(page.getByRole('button', { name: 'Kassér' }));
    await agree(page, 'Kassér');
    await expect(page.getByRole('button', { name: 'Gem', exact: true })).toBeFocused();

    expectedErrors.push(/409 \(Conflict\)/);
    await meetConflict('Mit navn');
    await press(page.getByRole('button', { name: 'Behold mine ændringer' }));
    await isLeft();
    await expectFocus(page, 'keeping one’s own');
    await meetConflict('Mit andet navn');
    await press(page.getByRole('button', { name: 'Hent den nyeste udgave' }));
    await isLeft();
    await expectFocus(page, 'loading theirs');
  });

  await test.step('a toast that is closed', async () => {
    await expect(toast).toHaveCount(0);
    await name.fill('Fokusforeningen af 1901');
    await keys.press('ControlOrMeta+s');
    await press(toast.getByRole('button'));
    await expect(toast).toHaveCount(0);
    await expectFocus(page, 'a closed toast');
  });

  await test.step('the first save of an agreement, which leads to its page', async () => {
    for (const path of ['create', 'create-simple']) {
      await page.goto(`${of}/${path}`);
      const amount = page.getByRole('textbox', { name: 'Årligt beløb (kroner)' });
      await amount.fill('60000');
      await keys.press('ControlOrMeta+s');
      await expect(page).toHaveURL(/\/\d+\?step=1$/);
      await expect(page.getByRole('heading', { name: /^Aftale \d/ })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /gemt/ })).toBeVisible();
      await expect(amount).toBeFocused();
      await expect(amount).toBeInViewport();
    }
  });

  await test.step('rates that come and go', async () => {
    await page.goto(`${of}/create-simple`);
    const rates = page.getByRole('group', { name: 'Rater' });
    await press(rates.getByRole('button', { name: 'Tilføj rate' }));
    await expect(rates.getByLabel(/^Beløb/).first()).toBeFocused();
    await press(rates.getByRole('button', { name: 'Fjern rate 1' }));
    await expect(rates.getByRole('button', { name: 'Tilføj rate' })).toBeFocused();
  });

  await test.step('a signed agreement that is uploaded, and taken back', async () => {
    const agreement = await make.awaiting(club);
    await page.goto(`${of}/${agreement.id}`);
    await pickFile(page, page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
    await expect(page.getByText('Aftale blev uploadet!')).toBeVisible();
    await expectFocus(page, 'an upload');
    await press(page.getByRole('button', { name: 'Slet dokument og rediger' }));
    await agree(page);
    await expect(page.getByText('Dokumentet er flyttet til arkivet')).toBeVisible();
    await expectFocus(page, 'a dialog whose opener is gone');
  });
});

test('the focus stays where one works: lists', async ({ page, call }) => {
  const make = makerOf(call);
  const clubs = [await make.sponsorship('Fokuslisten A'), await make.sponsorship('Fokuslisten B')];
  await page.goto('/sponsorships');
  const count = page.getByRole('status').filter({ hasText: /^\d+–\d+ af \d+$/ });

  await test.step('pages, tabs, filters', async () => {
    await press(page.getByRole('button', { name: 'Sidste side' }));
    await expect(count).not.toHaveText(/^1–/);
    await expect(page.getByRole('button', { name: 'Sidste side' })).toBeFocused();
    const tab = page.getByRole('navigation', { name: 'Udvalg' }).getByRole('link', { name: /^Kladder/ });
    await press(tab);
    await expect(page).toHaveURL(/contract=draft/);
    await expect(tab).toBeFocused();
    await page.getByRole('searchbox').fill('findes slet ikke');
    await expect(page.getByText('Prøv en anden søgning, eller ryd filtrene.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await press(page.getByRole('button', { name: 'Ryd filtre' }));
    await expect(count).toHaveText(/^1–10 af /);
    await expectFocus(page, 'filters that were cleared');
  });

  await test.step('a row that is deleted leads to the next, the last one to what is around', async () => {
    await page.goto('/sponsorships?search=fokuslisten&sort=Name');
    for (const { name } of clubs) {
      const menu = rowMenu(page, name);
      await press(menu);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Slet' })).toBeFocused();
      await page.keyboard.press('Enter');
      await agree(page);
      await expect(page.getByText(`${name} blev slettet!`)).toBeVisible();
      await expect(menu).toHaveCount(0);
      await expectFocus(page, `deleting ${name}`);
    }
  });

  await test.step('a tab of a sponsorship', async () => {
    const club = await make.sponsorship('Fokusfanerne');
    await page.goto(`/sponsorships/${club.id}`);
    await press(page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Historik' }));
    await expect(page).toHaveURL(/\/history$/);
    await expectFocus(page, 'another tab');
  });
});
