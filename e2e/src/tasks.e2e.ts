import type { Locator, Page } from '@playwright/test';
import { choose } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

const year = new Date().getFullYear();

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page | Locator, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });

test.use({ account: user });

test('from Overblik to what is due, filtered, shared and found again', async ({ page, call, checkAccessibility }) => {
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Opgavernes Roklub', { userId });
  await make.approved(club, { startDate: `${year - 3}-01-01`, renegotiation: `${year - 2}-01-01` });
  const { overdue } = await call.get(`/api/tasks/summary?user=${userId}`);

  await page.goto('/');
  const block = page.getByRole('region', { name: 'Opgaver' });
  await expect(block.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  await expect(block.getByRole('link', { name: `${overdue} Overskredet` })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await expect(menu.getByRole('link')).toContainText(['Overblik', 'Opgaver']);
  await expect(menu.getByRole('link', { name: new RegExp(`^Opgaver.*, ${overdue} overskred`) })).toBeVisible();
  await checkAccessibility('tasks on Overblik');

  await block.getByRole('link', { name: /Overskredet$/ }).click();
  await expect(page).toHaveURL(/\/tasks\?when=overdue$/);
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Mine');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Åbne');
  await expect(page.getByText(`af ${overdue}`)).toBeVisible();

  await choose(page, 'Type', 'Genforhandling');
  await choose(page, 'Ansvarlig', 'Alle');
  await page.getByRole('searchbox').fill(club.name);
  const row = rowOf(group(page, 'Overskredet'), club.name);
  await expect(row).toContainText('Aftalen skulle have været genforhandlet');
  await expect(row).toContainText(new RegExp(`01-01-${year - 2}\\s*[\\d.]+ dage for sent`));
  await expect(page).toHaveURL(/owner=all&when=overdue&kind=renegotiation$/);
  await checkAccessibility('filtered tasks');
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Genforhandling');

  await row.getByRole('link', { name: /^Forny, / }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/`));
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Alle');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Mine');

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
