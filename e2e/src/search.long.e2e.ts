import type { Request } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { activeOption, openSearch, searchCount, searchField, searchOption } from './support/search.ts';
import { admin, expect, showHome, test } from './support/test.ts';

test.use({ account: admin });

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
  await expect(activeOption(page)).toContainText(`${number}${club.name} · Kladde`);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(new RegExp(`/sponsorships/${club.id}/${id}`));
  await expect(page).toHaveURL('/');

  await openSearch(page);
  await page.keyboard.type(club.name);
  await expect(searchOption(page, `Registrér udnyttelse for ${club.name}`)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toHaveText(`Opret aftale for ${club.name}`);
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toHaveText(`Skriv note for ${club.name}`);
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toHaveText(`Ny opgave for ${club.name}`);
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toHaveText(`Opret simpel aftale for ${club.name}`);
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
  await searchOption(page, `Registrér udnyttelse for ${item?.Name}`).click();
  await expect(page).toHaveURL(`/sponsorships/${item?.SponsorshipId}#udnyttelse`);
  // What is used up has nothing to be registered.
  const first = page.locator('button[data-usage="left"]').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Udnyttelse');
});

test('not a key is lost that is pressed before the search is there', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const typed = 'opret simpel aftale';
  for (const opens of ['Control+k', '/', 'click']) {
    await showHome(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    if (opens === 'click') await page.getByRole('button', { name: 'Søg overalt' }).click();
    else await page.keyboard.press(opens);
    await page.keyboard.type(typed, { delay: 15 });
    await expect(searchField(page)).toHaveValue(typed);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.reload();
  }
});

test('an action is begun before it is said for which club', async ({ page, call, checkAccessibility }) => {
  const make = makerOf(call);
  const [visited, club] = [await make.sponsorship('Besøgte Klub'), await make.sponsorship('Navngivne Klub')];
  await page.goto(`/sponsorships/${visited.id}`);
  await expect(page.getByRole('heading', { level: 1, name: visited.name })).toBeVisible();
  await showHome(page);
  await openSearch(page);
  const actions = page.getByRole('group', { name: 'Handlinger' });
  await expect(actions.getByRole('option', { name: 'Registrér udnyttelse for …' })).toBeVisible();
  await page.keyboard.type('simpel');
  await expect(activeOption(page)).toHaveText('Opret simpel aftale for …');
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('Opret simpel aftale for ');
  await expect(page.getByText('For hvilken klub? Skriv en del af navnet.').first()).toBeVisible();
  await expect(page.getByRole('option')).toHaveText([`Opret simpel aftale for ${visited.name}`]);
  await checkAccessibility('an action that waits for a club');
  await page.keyboard.type(club.name);
  await expect(searchOption(page, `Opret simpel aftale for ${club.name}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}/create-simple`);
});

test('a page that comes while the search is open, or after it, takes the focus from nobody', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Ventende Klub');
  await showHome(page);
  const search = page.getByRole('button', { name: 'Søg overalt' });
  for (const closesFirst of [true, false]) {
    await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api/sponsorships/${club.id}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: club.name }).first().click();
    await expect(page).toHaveURL(`/sponsorships/${club.id}`);
    await search.click();
    await expect(searchField(page)).toBeFocused();
    if (closesFirst) {
      await page.keyboard.press('Escape');
      await expect(search).toBeFocused();
    }
    release();
    await expect(page.getByRole('heading', { level: 1, name: club.name, includeHidden: true })).toBeAttached();
    if (!closesFirst) {
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
    }
    await expect(search).toBeFocused();
    await page.unrouteAll();
  }
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
  const isOlder = (request: Request) => request.url().includes('q=Sneglefart');
  const request = page.waitForRequest(isOlder);
  // The page may give it up, or get its answer after all.
  const over = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ]);
  await page.keyboard.type('Sneglefart');
  await request;
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lynhurtig');
  await expect(searchOption(page, fast.name).first()).toBeVisible();
  release();
  await over;
  await page.unrouteAll({ behavior: 'wait' });
  await expect(searchCount(page)).toHaveText('7 resultater');
  await expect(searchOption(page, slow.name)).toHaveCount(0);
  await expect(activeOption(page)).toContainText(fast.name);
});

test('a search that fails says so, keeps pages and actions, and can be tried again', async ({
  page,
  checkAccessibility,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: { error: 'x', message: 'y' } }));
  await showHome(page);
  await openSearch(page, '/');
  await page.keyboard.type('opret sp');
  await expect(page.getByRole('alert')).toContainText('Søgningen svarer ikke lige nu.');
  await expect(page.getByRole('option')).toHaveText(['Opret sponsorat']);
  await checkAccessibility('failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/sponsorships/create');
});

test('a form with unsaved changes asks before the search leads away', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Gemmeklubben');
  await page.goto(`/sponsorships/${club.id}/data`);
  const city = page.getByRole('textbox', { name: /^By\b/ });
  await city.fill('Marstal');
  await openSearch(page);
  await page.keyboard.type('billetter');
  await expect(searchOption(page, 'Billetter')).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Forlad siden uden at gemme?');
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page).toHaveURL(`/sponsorships/${club.id}/data`);
  await expect(city).toHaveValue('Marstal');
});

test('on a phone the search is a sign in the top bar and fills the screen', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showHome(page);
  const button = page.getByRole('button', { name: 'Søg overalt' });
  await button.click();
  await expect(searchField(page)).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await page.keyboard.type('indstil');
  await searchOption(page, /^Indstillinger/)
    .first()
    .click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Luk søgningen' }).click();
  await expect(button).toBeFocused();
  await checkAccessibility('phone, closed');
});
