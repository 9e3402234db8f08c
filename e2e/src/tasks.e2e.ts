import type { Locator, Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { filterBy } from './support/fields.ts';
import { makerOf, productMakerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

const year = new Date().getFullYear();
/** So many days from today in Copenhagen. */
const day = (from: number): string => dayFrom(from).split('-').reverse().join('-');

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page | Locator, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });

/** Mine or Alle. */
const whose = (page: Page, name: 'Mine' | 'Alle') =>
  page.getByRole('group', { name: 'Vis mine eller alle' }).getByRole('button', { name, exact: true });
const expectPressed = (page: Page, name: 'Mine' | 'Alle') =>
  expect(whose(page, name)).toHaveAttribute('aria-pressed', 'true');

test.use({ account: user });

test('from Overblik to what is due, filtered, shared and found again', async ({ page, call, checkAccessibility }) => {
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Opgavernes Roklub', { userId });
  await make.approved(club, { startDate: `${year - 3}-01-01`, renegotiation: `${year - 2}-01-01` });
  const { overdue, week } = await call.get(`/api/tasks/summary?user=${userId}`);

  await page.goto('/');
  const block = page.getByRole('region', { name: 'Opgaver' });
  await expectPressed(page, 'Mine');
  await expect(block.getByRole('link', { name: `${overdue} Overskredet` })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await expect(menu.getByRole('link')).toContainText(['Overblik', 'Opgaver']);
  const badge = menu.getByRole('link', { name: new RegExp(`^Opgaver ${overdue} overskred.*, ${week} denne uge$`) });
  await expect(badge).toContainText(String(overdue + week));
  await checkAccessibility('tasks on Overblik');

  await block.getByRole('link', { name: /Overskredet$/ }).click();
  await expect(page).toHaveURL(/\/tasks\?when=overdue$/);
  await expectPressed(page, 'Mine');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Åbne');
  // Journeys beside this one make tasks that share a row: "af 4 rækker med 5 opgaver".
  await expect(page.getByText(new RegExp(`\\b(?:af|med) ${overdue}\\b`))).toBeVisible();

  await filterBy(page, 'Type', 'Genforhandling');
  await whose(page, 'Alle').click();
  await expectPressed(page, 'Alle');
  await page.getByRole('searchbox').fill(club.name);
  const row = rowOf(group(page, 'Overskredet'), club.name);
  await expect(row).toContainText('Genforhandling er overskredet');
  await expect(row).toContainText(new RegExp(`01-01-${year - 2}\\s*[\\d.]+ dage for sent`));
  await expect(page).toHaveURL(/\?search=[^&]*&when=overdue&kind=renegotiation$/);
  // The rows of the question before it are pale until these are here.
  await expect(group(page, 'Overskredet').getByRole('listitem')).toHaveCount(1);
  await checkAccessibility('filtered tasks');
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Genforhandling');

  await row.getByRole('link', { name: /^Forny, / }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/`));
  await page.goBack();
  await expect(row).toBeVisible();
  await expectPressed(page, 'Alle');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveCount(0);
  await expectPressed(page, 'Alle');

  await page.goto(`/sponsorships/${club.id}`);
  await page.getByRole('link', { name: '1 opgave', exact: true }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sponsorship') === String(club.id));
  await expect(row).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sponsorat' })).toHaveValue(club.name);
});

test('one’s own clubs are one click from Overblik', async ({ page, call }) => {
  const { id } = await call.get('/api/user');
  const { Total } = await call.post('/api/sponsorships', { filter: { user: id } });
  expect(Total).toBeGreaterThan(0);
  await page.goto('/');
  await page.getByRole('link', { name: 'Mine sponsorater' }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships\\?user=${id}$`));
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1–\\d+ af ${Total}$`) })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Mine');
});

test('Mine and Alle is one choice, kept for Overblik, Opgaver and the menu', async ({ page, call }) => {
  const { id } = await call.get('/api/user');
  const figuresOf = async (of: string) => ({
    contracts: (await call.get(`/api/dashboard/overview${of}`)).contracts,
    due: await call.get(`/api/tasks/summary${of}`),
  });
  const [mine, all] = [await figuresOf(`?user=${id}`), await figuresOf('')];
  expect(mine.contracts).toBeLessThan(all.contracts);
  const shows = async ({ contracts, due }: { contracts: number; due: { overdue: number; week: number } }) => {
    await expect(page.getByText(new RegExp(`^Over ${contracts} sponsoraftaler?$`))).toBeVisible();
    const entry = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: /^Opgaver/ });
    if (due.overdue + due.week > 0) await expect(entry).toContainText(`${due.overdue + due.week}`);
  };
  await page.goto('/');
  await shows(mine);
  await expect(page.getByRole('link', { name: 'Samlet sum, se sponsoraterne' })).toHaveAttribute(
    'href',
    new RegExp(`user=${id}`),
  );
  await whose(page, 'Alle').click();
  await shows(all);
  await expect(page.getByRole('link', { name: 'Mine sponsorater' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Se alle opgaver' }).click();
  await expect(page).toHaveURL(/\/tasks$/);
  await expectPressed(page, 'Alle');
  await page.reload();
  await expectPressed(page, 'Alle');
  await whose(page, 'Mine').click();
  await page.goto('/');
  await expectPressed(page, 'Mine');
  await shows(mine);
});

test('products that are behind are one row, which opens in place', async ({
  page,
  call,
  callAs,
  checkAccessibility,
}) => {
  const admins = await callAs(admin);
  const products = productMakerOf(admins);
  const { id: categoryId } = await products.category('Leverancer');
  const values = { hasCheckbox: true, hasAmount: true, isUtilization: true };
  const banners = await products.product('Bander', categoryId, values);
  const posts = await products.product('Opslag', categoryId, values);
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Leverancernes Klub', { userId });
  await make.approved(club, {
    startDate: day(-300),
    endDate: day(20),
    products: [banners, posts].map(({ id: productId }) => ({ productId, selected: true, amount: 40 })),
  });
  await page.goto(`/tasks?search=${encodeURIComponent(club.name)}&kind=delivery`);
  const row = rowOf(page, '2 leverancer er bagud');
  await expect(row).toContainText(club.name);
  await expect(row.getByText(banners.name)).toHaveCount(0);
  await row.getByRole('button', { name: /^Udnyttelse, 2 leverancer/ }).click();
  const steps = ({ name }: { name: string }) => row.getByRole('group', { name: `Udnyttelse af ${name}` });
  await steps(banners)
    .getByRole('button', { name: /^Én mere/ })
    .click();
  await steps(banners)
    .getByRole('button', { name: /^Én mere/ })
    .click();
  await expect(steps(banners).getByText('2 af 40')).toBeVisible();
  await expect(steps(posts).getByText('0 af 40')).toBeVisible();
  await checkAccessibility('a row of deliveries, open');
  await expect(page.getByText(`${banners.name}: 2 brugt`)).toBeVisible();
  const items = await call.get(`/api/sponsorships/${club.id}/marketing`);
  expect(items.map(({ used }: { used: number }) => used).sort()).toEqual([0, 2]);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(steps(banners).getByText('0 af 40')).toBeVisible();

  await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Valgte opgaver' });
  await expect(bar).toContainText('1 række med 2 opgaver valgt');
  await bar.getByRole('button', { name: 'Udskyd' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^I morgen/ })
    .click();
  await expect(page.getByText(/^2 opgaver er udskudt til/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: '2 udskudte opgaver', exact: true }).click();
  await expect(page).toHaveURL(/&status=snoozed&kind=delivery$/);
  await expect(rowOf(page, 'Udskudt til')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /udskudte? opgave/ })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Fortryd' }).last().click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: /udskudte? opgave/ })).toHaveCount(0);
  await row.getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Udfør' }).click();
  await expect(page.getByText('2 opgaver er udført')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a club is checked again on its row, which the toast takes back', async ({
  page,
  call,
  callAs,
  checkAccessibility,
}) => {
  const { id: userId } = await call.get('/api/user');
  const before = day(-400);
  const club = await makerOf(call).sponsorship('Kontrollens Roklub', { userId, checkedOn: before });
  const admins = await callAs(admin);
  const months = (value: number | null) =>
    admins.post('/api/settings/rules/update', { key: 'kyc.months', validFrom: day(0), value });
  const row = rowOf(page, club.name);
  await months(12);
  try {
    await page.goto(`/tasks?search=${encodeURIComponent(club.name)}`);
    await expect(row).toContainText('Kontrollen i kundesystemet er fra');
    await checkAccessibility('a club to be checked');
    await row.getByRole('button', { name: /^Kontrolleret, / }).click();
    await expect(page.getByText(`${club.name} er kontrolleret i dag`)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await call.get(`/api/sponsorships/${club.id}`)).toMatchObject({ checkedOn: day(0), version: 2 });
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await expect(row).toBeVisible();
    expect(await call.get(`/api/sponsorships/${club.id}`)).toMatchObject({ checkedOn: before, version: 3 });
    await row.getByRole('button', { name: /^Kontrolleret, / }).press('Enter');
    await expect(row).toHaveCount(0);
  } finally {
    await months(null);
  }
  await page.goto(`/sponsorships/${club.id}`);
  await expect(page.getByText(/^Kontrolleret i bankens kundesystem den \d\d\.\s.+ af .+/)).toBeVisible();
});

test.describe('an Admin', () => {
  test.use({ account: admin });

  test('begins with all there is to do, on a page that is not long', async ({ page }) => {
    await page.goto('/tasks');
    await expectPressed(page, 'Alle');
    await expect(group(page, 'Overskredet').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('Alt er gjort.')).toHaveCount(0);
    // Other journeys make tasks of their own: what is due decides how many rows there are, not how high they are.
    const rows = await page.locator('[data-task]').count();
    expect(rows).toBeGreaterThan(10);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(500 + 72 * rows);
    await whose(page, 'Mine').click();
    await expect(page.getByText('Du har ingen opgaver.')).toBeVisible();
    await page.getByRole('button', { name: 'Se kollegernes opgaver' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(group(page, 'Overskredet').getByRole('listitem').first()).toBeVisible();
    const heights = await page
      .locator('[data-task]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Opgaver' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('Alt er gjort.')).toHaveCount(0);
  });
});
