import type { Page } from '@playwright/test';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: user });

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Beskeder/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Beskeder/ });

test('the bell of a user rings in both of their browsers, and what is read in one is read in the other', async ({
  page,
  browser,
  sessionOf,
  call,
  callAs,
  checkAccessibility,
}) => {
  await call.post('/api/notifications/read', { all: true });
  const other = await browser.newContext({ storageState: await sessionOf(user) });
  const second = await other.newPage();
  await second.clock.install();
  await Promise.all([page, second].map((one) => one.goto(`${call.base}/tasks`)));
  await expect(bellOf(page)).toHaveAccessibleName('Beskeder');

  const asAdmin = await callAs(admin);
  const { id } = await call.get('/api/user');
  const clubs = await call.post('/api/sponsorships', { perPage: 1 });
  const club = clubs.Result[0];
  for (const title of ['Ring til kassereren', 'Send kampbilletter'])
    await asAdmin.post('/api/tasks/update', {
      sponsorshipId: club.Id,
      title,
      dueDate: '2030-01-01',
      assigneeId: id,
    });

  // One is turned to, the other looked at for a minute.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await second.clock.runFor(60_000);
  await expect(bellOf(page)).toHaveAccessibleName('Beskeder, 2 ulæste');
  await expect(bellOf(second)).toHaveAccessibleName('Beskeder, 2 ulæste');

  await bellOf(page).click();
  const panel = panelOf(page);
  const item = panel.getByRole('link', { name: /Ring til kassereren/ });
  await expect(panel.getByRole('heading', { name: 'I dag' })).toBeVisible();
  await expect(item).toHaveAccessibleName(/^Ulæst: Overdraget til dig/);
  await checkAccessibility('the bell opened', page);
  const read = page.waitForResponse('**/api/notifications/read');
  await item.click();
  // It is shown as read before it is.
  await read;
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.Id}$`));
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName('Beskeder, 1 ulæst');
  await second.clock.runFor(60_000);
  await expect(bellOf(second)).toHaveAccessibleName('Beskeder, 1 ulæst');

  await bellOf(second).click();
  const saved = second.waitForResponse('**/api/notifications/read');
  await panelOf(second).getByRole('button', { name: 'Markér alle som læst' }).click();
  await saved;
  await expect(bellOf(second)).toHaveAccessibleName('Beskeder');
  await expect(panelOf(second).getByRole('link', { name: /^Overdraget til dig.*Ring til kassereren/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bellOf(page)).toHaveAccessibleName('Beskeder');
  await other.close();
});
