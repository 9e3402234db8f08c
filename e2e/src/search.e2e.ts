import type { Page } from '@playwright/test';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

const field = (page: Page) => page.getByRole('combobox', { name: /^Søg efter/ });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const count = (page: Page) => page.getByRole('dialog', { name: 'Søg overalt' }).getByRole('status');
/** What Enter takes. */
const active = (page: Page) => page.getByRole('option', { selected: true });
const openSearch = async (page: Page, key = 'Control+k') => {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
};
const showHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
};

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
  await expect(field(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('771304');
  await expect(option(page, club.name)).toHaveCount(4);
  await expect(count(page)).toHaveText('4 resultater');
  await expect(page.getByRole('group', { name: 'Sponsorater' }).locator('mark')).toHaveText('771304');
  await expect(active(page)).toContainText(club.name);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
  await checkAccessibility('open, with hits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);
  const heading = page.getByRole('heading', { level: 1, name: club.name });
  await expect(heading).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('ÅSE Æ');
  await expect(page.getByRole('group', { name: 'Kontaktpersoner' }).getByRole('option')).toHaveText(/Åse Ærlig/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('findes slet ikke');
  await expect(page.getByText('Ingen resultater for »findes slet ikke«.')).toBeVisible();
  await expect(count(page)).toHaveText('0 resultater');
  await checkAccessibility('open, without a hit');
});

test('an agreement is found by its number, and the arrows choose; Ctrl+Enter opens a new tab', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Nummerklubben');
  const { id, number } = await make.draft(club);
  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(number);
  await expect(active(page)).toContainText(`${number}${club.name} · Kladde`);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(new RegExp(`/sponsorships/${club.id}/${id}`));
  await expect(page).toHaveURL('/');

  await openSearch(page);
  await page.keyboard.type(club.name);
  await expect(option(page, `Registrér udnyttelse for ${club.name}`)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(`Opret aftale for ${club.name}`);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(`Opret simpel aftale for ${club.name}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}/create-simple`);
});

test('an action and a club in one line lead to the usage that is to be registered', async ({ page, call }) => {
  const [item]: { SponsorshipId: number; Name: string }[] = (
    await call.post('/api/sponsorships', { filter: { contract: 'tracked' } })
  ).Result.map(({ Id, Name }: { Id: number; Name: string }) => ({ SponsorshipId: Id, Name }));
  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(`udnyttelse ${item?.Name}`);
  // Before the answer is there: it opens what the answer finds first.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${item?.SponsorshipId}#udnyttelse`);
  const first = page.getByRole('button', { name: /^Udnyttelse af/ }).first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Udnyttelse');
});

test('what was visited is offered first, under the name that it has now, and to nobody else', async ({
  page,
  call,
  browser,
  sessionOf,
  baseURL,
}) => {
  const make = makerOf(call);
  const [club, gone] = [await make.sponsorship('Besøgsklubben'), await make.sponsorship('Forsvundet')];
  for (const { id, name } of [gone, club]) {
    await page.goto(`/sponsorships/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const renamed = unique('Omdøbt');
  const values = await call.get(`/api/sponsorships/${club.id}`);
  await call.post('/api/sponsorships/update', { ...values, name: renamed });
  await call.remove(`/api/sponsorships/${gone.id}`);
  await showHome(page);
  await openSearch(page);
  const visited = page.getByRole('group', { name: 'Senest besøgt' }).getByRole('option');
  await expect(visited).toHaveText([new RegExp(renamed)]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(`\\"id\\":${club.id}`);
  expect(stored).not.toContain(`\\"id\\":${gone.id}`);
  expect(stored).not.toContain(club.name);

  // The same browser, somebody else.
  const other = await browser.newContext({ storageState: await sessionOf(user), ...(baseURL && { baseURL }) });
  await other.addInitScript((items: string) => {
    for (const [key, value] of Object.entries(JSON.parse(items))) localStorage.setItem(key, String(value));
  }, stored);
  const theirs = await other.newPage();
  await showHome(theirs);
  await openSearch(theirs);
  await expect(theirs.getByRole('group', { name: 'Handlinger' })).toBeVisible();
  await expect(theirs.getByRole('group', { name: 'Senest besøgt' })).toHaveCount(0);
  await other.close();
});

test('a Bruger finds nothing of another area, no users, no products and no page of an Admin’s', async ({
  browser,
  call,
  callAs,
  sessionOf,
  baseURL,
}) => {
  const own: { id: number }[] = await (await callAs(user)).get('/api/sponsorships/user-areas');
  const areas: { id: number }[] = await call.get('/api/sponsorships/user-areas');
  const foreign = areas.find(({ id }) => !own.some((one) => one.id === id));
  const [responsible]: { id: number }[] = await call.get(`/api/sponsorships/area-users/${foreign?.id}`);
  const club = await makerOf(call).sponsorship('Fremmedklubben', {
    ...{ areaId: foreign?.id, userId: responsible?.id, cvr: '77130418', contact: 'Fremmed Formand' },
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

test('an older answer never takes the place of a newer one', async ({ page, call }) => {
  const make = makerOf(call);
  const [slow, fast] = [await make.sponsorship('Sneglefart'), await make.sponsorship('Lynhurtig')];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search?q=Sneglefart*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await showHome(page);
  await openSearch(page);
  const asked = page.waitForRequest('**/api/search?q=Sneglefart*');
  await page.keyboard.type('Sneglefart');
  await asked;
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lynhurtig');
  await expect(option(page, fast.name).first()).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(count(page)).toHaveText('4 resultater');
  await expect(option(page, slow.name)).toHaveCount(0);
  await expect(active(page)).toContainText(fast.name);
});

test.describe('a search that fails', () => {
  test('says so, keeps pages and actions, and can be tried again', async ({
    page,
    checkAccessibility,
    expectedErrors,
  }) => {
    expectedErrors.push(/503/);
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: { error: 'x', message: 'y' } }));
    await showHome(page);
    await openSearch(page, '/');
    await page.keyboard.type('opret s');
    await expect(page.getByRole('alert')).toContainText('Søgningen svarer ikke lige nu.');
    await expect(page.getByRole('option')).toHaveText(['Opret sponsorat']);
    await checkAccessibility('failed');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page).press('Enter');
    await expect(page).toHaveURL('/sponsorships/create');
  });
});

test('a form with unsaved changes asks before the search leads away', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Gemmeklubben');
  await page.goto(`/sponsorships/${club.id}/data`);
  const city = page.getByRole('textbox', { name: /^By\b/ });
  await city.fill('Marstal');
  await openSearch(page);
  await page.keyboard.type('billetter');
  await expect(option(page, 'Billetter')).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Forlad siden uden at gemme?');
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page).toHaveURL(`/sponsorships/${club.id}/data`);
  await expect(city).toHaveValue('Marstal');
});

test('/ leads to the list’s own search, and ? lists the shortcuts, but not while one types', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/sponsorships');
  const list = page.getByRole('searchbox');
  await expect(list).toBeVisible();
  await page.keyboard.press('/');
  await expect(list).toBeFocused();
  await page.keyboard.type('a/b?');
  await expect(list).toHaveValue('a/b?');
  await expect(page.getByText('Prøv en anden søgning, eller ryd filtrene.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Genvejstaster' });
  await expect(shortcuts).toContainText('Søg i listen');
  await checkAccessibility('shortcuts');
  // Over a dialog there is no search: what is asked comes first.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);

  const menu = page.getByRole('button', { name: /brugermenu$/ });
  await menu.click();
  await page.getByRole('button', { name: 'Genvejstaster' }).click();
  await shortcuts.getByRole('button', { name: 'Luk' }).click();
  await expect(menu).toBeFocused();
});

test('on a phone the search is a sign in the top bar and fills the screen', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showHome(page);
  const button = page.getByRole('button', { name: 'Søg overalt' });
  await button.click();
  await expect(field(page)).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await page.keyboard.type('indstil');
  await option(page, /^Indstillinger/)
    .first()
    .click();
  await expect(page).toHaveURL('/settings');
  await button.click();
  await page.getByRole('button', { name: 'Luk søgningen' }).click();
  await expect(button).toBeFocused();
  await checkAccessibility('phone, closed');
});
