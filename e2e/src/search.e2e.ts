import { foreignTo } from './support/foreign.ts';
import { makerOf } from './support/make.ts';
import { activeOption, openSearch, searchCount, searchField, searchOption } from './support/search.ts';
import { admin, expect, showHome, test, user } from './support/test.ts';

test.use({ account: admin });

test('six digits of a CVR lead to the club by the keyboard alone, and Esc back to where one was', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const club = await makerOf(call).sponsorship('Søgeklubben', { cvr: '77130417', contact: 'Åse Ærlig' });
  await showHome(page);
  await checkAccessibility('closed');
  const link = page.getByRole('link', { name: 'Alle sponsorater' }).first();
  await link.focus();
  await openSearch(page);
  await checkAccessibility('open, nothing typed');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('771304');
  // The club and what can be begun for it: it has no agreement to renew.
  await expect(searchOption(page, club.name)).toHaveCount(7);
  await expect(searchCount(page)).toHaveText('7 resultater');
  await expect(page.getByRole('group', { name: 'Sponsorater' }).locator('mark')).toHaveText('771304');
  await expect(activeOption(page)).toContainText(club.name);
  await expect(searchField(page)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOption(page).getAttribute('id')) ?? '',
  );
  await checkAccessibility('open, with hits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);
  const heading = page.getByRole('heading', { level: 1, name: club.name });
  await expect(heading).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('ÅSE Æ');
  const contacts = page.getByRole('group', { name: 'Kontaktpersoner' }).getByRole('option');
  // What was found of the first letters may stand there for a moment.
  await expect(contacts).toHaveCount(1);
  await expect(contacts).toHaveText(/Åse Ærlig/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('findes slet ikke');
  await expect(page.getByText('Ingen resultater for »findes slet ikke«.')).toBeVisible();
  await expect(searchCount(page)).toHaveText('0 resultater');
  await checkAccessibility('open, without a hit');
});

test('a Bruger finds nothing of another area, no users, no products and no page of an Admin’s', async ({
  browser,
  call,
  callAs,
  sessionOf,
  baseURL,
}) => {
  const foreign = await foreignTo(await callAs(user), call);
  const club = await makerOf(call).sponsorship('Fremmedklubben', {
    ...foreign,
    cvr: '77130418',
    contact: 'Fremmed Formand',
  });
  const context = await browser.newContext({ storageState: await sessionOf(user), ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await showHome(page);
  await openSearch(page);
  for (const sought of [club.name, '77130418', 'Fremmed Formand', 'admin@demo', 'Brugere']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(sought);
    await expect(page.getByText(`Ingen resultater for »${sought}«.`)).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await context.close();
});
