import type { Page } from '@playwright/test';
import { scrollsSideways, textbox } from './support/fields.ts';
import { makerOf, productMakerOf, unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

const noticeOf = (page: Page) => page.getByRole('region', { name: /^Ændret, siden kladden sidst blev gemt/ });

test.describe('a draft of a Bruger', () => {
  test.use({ account: user });

  test('says what an Admin has changed since it was saved', async ({
    page,
    browser,
    baseURL,
    call,
    callAs,
    sessionOf,
    checkAccessibility,
  }) => {
    const maker = productMakerOf(await callAs(admin));
    const category = await maker.category('Hylden');
    const title = unique('Skilt');
    const board = await maker.product('Bande', category.id, { productTitle: title, hasAmount: true, hasValue: true });
    const club = await makerOf(call).sponsorship('Ændringernes IF');
    const products = [{ productId: board.id, selected: true, amount: 8, value: 1500 }];
    const draft = await makerOf(call).draft(club, { products });
    const notice = noticeOf(page);
    const heading = page.getByRole('heading', { level: 2, name: 'Formål og pris', exact: true });

    await test.step('nothing has changed: nothing is said', async () => {
      const answer = page.waitForResponse(/\/changes$/);
      await page.goto(`/sponsorships/${club.id}/${draft.id}?step=1`);
      await answer;
      await expect(heading).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

    await test.step('the Admin changes the product in a browser of their own', async () => {
      const context = await browser.newContext({ baseURL: String(baseURL), storageState: await sessionOf(admin) });
      const other = await context.newPage();
      await other.goto(`/products/${board.id}`);
      await textbox(other, 'Tekst ved antal').fill('Antal hos {name}');
      await other.getByRole('checkbox', { name: 'Værdi', exact: true }).uncheck();
      await other.getByRole('button', { name: 'Gem' }).click();
      await expect(other.getByText('Produkt blev gemt!')).toBeVisible();
      await context.close();
    });

    await test.step('the draft, opened again, says so and leads there', async () => {
      await page.reload();
      await expect(notice).toContainText('»Antal« er nu »Antal hos ÆND«');
      await expect(notice).toContainText('Det, kladden har der (1.500 kr.), kommer ikke med i aftalen.');
      await checkAccessibility('a draft around which something changed');
      for (const width of [360, 1400]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await scrollsSideways(page)).toBe(false);
      }
      await notice.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Eksponering', exact: true })).toBeFocused();
    });

    await test.step('more than three are a summary to open; it can be closed', async () => {
      const callAdmin = productMakerOf(await callAs(admin));
      for (const section of ['Hospitality', 'Aktivering', 'Eksponering'])
        await callAdmin.product('Nyhed', (await callAdmin.category('Ny hylde', { section })).id);
      await page.reload();
      await expect(notice).toContainText('1 produkt er ændret, 3 produkter er nye');
      await expect(notice.getByRole('listitem')).toHaveCount(0);
      await notice.getByRole('button', { name: 'Vis ændringer' }).click();
      await expect(notice.getByText(/^Ny: Nyhed/)).toHaveCount(3);
      await checkAccessibility('the summary, opened');
      await notice.getByRole('button', { name: 'Luk' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: 'Eksponering', exact: true })).toBeFocused();
    });

    await test.step('the next save takes it away', async () => {
      await page.reload();
      await expect(notice).toBeVisible();
      await textbox(page.getByRole('group', { name: title }), 'Antal hos ÆND').fill('9');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Kladden er gemt')).toBeVisible();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: 'Eksponering', exact: true })).toBeVisible();
    });
  });

  test('is saved as it is, and lacks what it lacks', async ({ page, call, checkAccessibility }) => {
    const club = await makerOf(call).sponsorship('Halvfærdige Venner');
    await page.goto(`/sponsorships/${club.id}/create`);
    const amount = textbox(page, 'Årligt beløb (kroner)');

    await test.step('but nothing that is no amount', async () => {
      await amount.fill('mange');
      await page.getByRole('button', { name: 'Gem kladde' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([/^Årligt beløb skal være/]);
      await checkAccessibility('a draft refused');
      expect(await call.get(`/api/sponsorships/${club.id}/contracts`)).toEqual([]);
    });

    await test.step('its own page takes the place of the new one', async () => {
      await amount.fill('4500');
      // It begins with likely dates.
      for (const day of ['Startdato', 'Slutdato']) await textbox(page, day).fill('');
      await page.getByRole('button', { name: 'Gem kladde' }).click();
      await expect(page.getByText('Kladden er gemt')).toBeVisible();
      const [made] = await call.get(`/api/sponsorships/${club.id}/contracts`);
      expect(made).toMatchObject({ status: 'Kladde', sponsorshipAmount: 4500, category: null, startDate: null });
      await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${made.id}\\?step=1$`));
      await expect(amount).toHaveValue('4.500');
    });

    await test.step('going on still asks for what is missing', async () => {
      await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
      await expect(summary.getByRole('link')).toHaveText([
        'Kategori skal udfyldes',
        'Startdato skal udfyldes',
        'Slutdato skal udfyldes',
      ]);
    });
  });
});
