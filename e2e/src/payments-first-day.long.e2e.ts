import type { Page } from '@playwright/test';
import { callerOf } from './support/caller.ts';
import { dayFrom } from './support/days.ts';
import { makerOf } from './support/make.ts';
import { withNewBank } from './support/own-app.ts';
import { test as base, expect, logIn } from './support/test.ts';
import { PASSWORD } from './support/users.ts';

const anna = { email: 'anna@bank.dk', password: PASSWORD };
const iso = (day: string) => day.split('-').reverse().join('-');

type Old = { page: Page; contractId: number; call: ReturnType<typeof callerOf> };

/** A bank that had two rates fall due before it registered payments here, and one that is still to come. */
const test = base.extend<{ old: Old }>({
  old: async ({ browser }, use) => {
    await withNewBank(anna, async (app) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: app.base });
      const page = await context.newPage();
      await logIn(page, anna);
      const call = callerOf(context.request, app.base);
      const area = await call.post('/api/settings/areas/update', { name: 'Ærø' });
      await call.post('/api/settings/categories/update', { name: 'Fodbold' });
      const [me] = await call.get('/api/users');
      await call.post('/api/users/update', { ...me, areaIds: [area.id] });
      const make = makerOf(call);
      const club = await make.sponsorship('Ærø Boldklub', { userId: me.id, areaId: area.id });
      const rates = [-40, -10, 30].map((days) => ({ amount: 10_000, dueDate: iso(dayFrom(days)) }));
      const { id: contractId } = await make.approved(club, { rates });
      await use({ page, contractId, call });
      await context.close();
    });
  },
});

const question = (page: Page) => page.getByRole('region', { name: 'Er de gamle rater betalt?' });
const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `Rate ${number} af 3` });
const isOver = async (page: Page) => {
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await expect(row(page, 1)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
};

test('an Admin marks the rates of before as paid, once', async ({
  old: { page, call, contractId },
  checkAccessibility,
}) => {
  test.slow();
  // Also those that are paid, as these will be.
  await page.goto('/payments?status=all');
  await expect(question(page)).toContainText('2 rater på i alt 20.000 kr. forfaldt, før de kunne registreres her');
  await expect(row(page, 1)).toContainText('Overskredet');
  await checkAccessibility('the question of the first day', page);
  const list = page.getByRole('link', { name: /^Rater/ });
  expect((await list.boundingBox())?.y, 'where the list begins').toBeLessThanOrEqual(430);
  await page.getByRole('button', { name: 'Vis måneder' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await question(page)
    .getByRole('button', { name: /^Markér som betalt/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Markér gamle rater som betalt' });
  await expect(dialog.getByRole('textbox', { name: 'Markér alle rater forfaldne før' })).toHaveValue(dayFrom(0));
  await checkAccessibility('the day before which all is paid', page);
  await dialog.getByRole('button', { name: 'Markér som betalt', exact: true }).click();
  await expect(page.getByRole('status').getByText('2 rater på i alt 20.000 kr. er markeret som betalt.')).toBeVisible();
  await expect(row(page, 1)).toContainText('Betalt');
  await expect(row(page, 2)).toContainText('Betalt');
  await expect(row(page, 3)).not.toContainText('Betalt');
  await isOver(page);
  expect(await call.get(`/api/sponsorships/contracts/${contractId}/payments`)).toHaveLength(2);
});

test('an Admin says that they are owed, and is not asked again', async ({
  old: { page, call, contractId },
  checkAccessibility,
}) => {
  test.slow();
  await page.goto('/payments');
  await question(page).getByRole('button', { name: 'Nej, de mangler' }).click();
  const sure = page.getByRole('dialog', { name: 'Skal de gamle rater blive stående som ubetalte?' });
  await checkAccessibility('whether nothing is paid', page);
  await sure.getByRole('button', { name: 'Fortryd' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Nej, de mangler' }).click();
  await sure.getByRole('button', { name: 'Lad dem stå' }).click();
  await expect(page.getByRole('status').getByText('Raterne bliver stående som ubetalte.')).toBeVisible();
  await expect(row(page, 1)).toContainText('Overskredet');
  await isOver(page);
  expect(await call.get(`/api/sponsorships/contracts/${contractId}/payments`)).toEqual([]);
});
