import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

/** The time of each property that moves. */
const LASTS = /^0\.3s(, 0\.3s)*$/;

test('the user menu says who is logged in, with a picture where there is none', async ({ page }) => {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), picture: null } });
  });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Mette Kjærgaard, brugermenu' });
  await expect(opener.locator('img')).toHaveAttribute('src', '/user.svg');
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Mette Kjærgaard, brugermenu' });
  await expect(menu.getByText('Mette Kjærgaard')).toBeVisible();
  await expect(menu.getByText('admin@demo.dk')).toBeVisible();
  await expect(menu.locator('img')).toHaveAttribute('src', '/user.svg');
  await expect(menu.getByRole('link', { name: 'Log ud' })).toHaveAttribute('href', '/logout');
});

test('a group of the menu slides for 300 milliseconds', async ({ page }) => {
  await page.goto('/');
  const settings = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('button', { name: 'Indstillinger' });
  const slide = page.locator(`[id="${await settings.getAttribute('aria-controls')}"]`);
  await expect(slide).toHaveCSS('transition-duration', LASTS);
  const height = async () => (await slide.boundingBox())?.height ?? 0;
  expect(await height()).toBe(0);
  await settings.click();
  await expect.poll(height).toBeGreaterThan(100);
  await settings.click();
  await expect.poll(height).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(slide).not.toHaveCSS('transition-duration', LASTS);
});

test('who is logged in is asked once, however far one walks, and anew by a reload', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') requests += 1;
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  for (const name of ['Alle sponsorater', 'Billetter', 'Produkter', 'Brugere']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const part of ['banner', 'navigation', 'main'] as const)
      await expect(page.getByRole(part).first()).toBeVisible();
  }
  expect(requests).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Brugere' })).toBeVisible();
  expect(requests).toBe(2);
});
