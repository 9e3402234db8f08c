import type { Page } from '@playwright/test';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { withNewBank } from './support/own-app.ts';
import { test as base, expect, logIn } from './support/test.ts';
import { makeUser, PASSWORD } from './support/users.ts';

const anna = { email: 'anna@bank.dk', password: PASSWORD };

/** A new installation: no demo, and nobody but its first Admin. */
const test = base.extend<Record<never, never>>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await withNewBank(anna, use);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ account: anna });

const guide = (page: Page) => page.getByRole('region', { name: 'Kom godt i gang' });
const steps = (page: Page) => guide(page).getByRole('list').getByRole('listitem');

test('leads a new installation step by step to its first sponsorship', async ({
  page,
  browser,
  call,
  checkAccessibility,
}) => {
  test.slow();
  const has = async (done: number, action: string, path: string) => {
    await page.goto('/');
    await expect(guide(page).getByText(`${done} af 6 trin er klaret`)).toBeVisible();
    await expect(steps(page).filter({ hasText: 'Klaret' })).toHaveCount(done);
    const current = guide(page).locator('[aria-current=step]');
    await current.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  const create = (path: string, values: object) => call.post(path, values);

  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(steps(page)).toHaveCount(6);
    await checkAccessibility(`a new installation, ${colorScheme}`);
  }
  await expect(page.getByRole('region', { name: 'Opgaver' })).toHaveCount(0);

  await test.step('on a phone what is to be done stands under its words, which have the line', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const step of await steps(page).all()) {
      const words = await step.locator('span:not([aria-hidden])').first().boundingBox();
      const act = await step.getByRole('link').boundingBox();
      expect(act?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
      expect(words?.width).toBeGreaterThan(220);
    }
    if (usual) await page.setViewportSize(usual);
  });
  await has(0, 'Gå til Indstillinger', '/settings');
  await create('/api/settings', { name: 'Ærø Bank' });
  await call.upload('/api/settings/logo', files.logo);
  await has(1, 'Opret område', '/settings/areas/create');
  await create('/api/settings/areas/update', { name: 'Ærø' });
  await has(2, 'Opret kategori', '/settings/categories/create');
  await create('/api/settings/categories/update', { name: 'Fodbold' });
  await has(3, 'Opret produktkategori', '/categories/create');
  const kind = { name: 'Skilte', section: 'Eksponering', sort: 1 };
  const { id: categoryId } = await create('/api/products/categories/update', kind);
  await has(3, 'Opret produkt', '/products/create');
  await create('/api/products/update', { name: 'Bande', categoryId });
  await has(4, 'Opret bruger', '/users/create');
  const user = await makeUser(call, 'Bo Bruger');

  await test.step('where there is nothing yet, a Bruger sees what to begin with', async () => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, baseURL: call.base });
    const theirs = await context.newPage();
    await logIn(theirs, { email: user.email, password: PASSWORD });
    await expect(theirs.getByText('Der er ingen aktive aftaler endnu')).toBeVisible();
    await expect(theirs.getByRole('main').getByRole('link', { name: 'Opret sponsorat' })).toBeVisible();
    await expect(guide(theirs)).toHaveCount(0);
    await checkAccessibility('a Bruger of a new installation', theirs);
    await context.close();
  });

  await has(5, 'Opret sponsorat', '/sponsorships/create');
  await makerOf(call).sponsorship('Ærø Boldklub');
  await page.goto('/');
  await expect(page.getByText('Der er ingen aktive aftaler endnu')).toBeVisible();
  await expect(guide(page)).toHaveCount(0);

  await test.step('what was ticked once is not asked about again', async () => {
    await call.post('/api/settings', { name: '' });
    await page.reload();
    await expect(page.getByText('Der er ingen aktive aftaler endnu')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
  });

  await test.step('it can be hidden before', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await guide(page).getByRole('button', { name: 'Skjul guiden' }).click();
    await expect(page.getByText('Der er ingen aktive aftaler endnu')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Der er ingen aktive aftaler endnu')).toBeVisible();
    await expect(guide(page)).toHaveCount(0);
  });
});
