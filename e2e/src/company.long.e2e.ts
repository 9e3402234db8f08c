import { pickFile, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

test('the bank’s settings: name and logo show at once, everywhere', async ({
  page,
  context,
  browser,
  call,
  callAs,
  sessionOf,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const before = await call.get('/api/settings');
  const logo = await call.bytes(before.logo);
  const name = unique('Østersøbanken');
  const brandOf = (bank: string) => page.getByRole('banner').getByRole('link', { name: `${bank}. Gå til overblikket` });
  const saved = page.getByRole('status').getByText('Indstillinger blev gemt!');

  try {
    await test.step('what is wrong is refused by name', async () => {
      await page.goto('/settings');
      await expect(brandOf(before.name)).toBeVisible();
      await checkAccessibility('settings');
      await textbox(page, 'CVR').fill('123');
      await textbox(page, 'Postnr.').fill('80');
      await page.getByRole('button', { name: 'Gem' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(2);
      await checkAccessibility('settings refused');
      await page.getByRole('button', { name: 'Kassér' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kassér' }).click();
      await expect(textbox(page, 'CVR')).toHaveValue(before.cvr ?? '');
    });

    await test.step('a saved name stands in the top bar', async () => {
      await textbox(page, 'Navn').fill(name);
      await textbox(page, 'Postnr.').fill('5970');
      await expect(textbox(page, 'By')).toHaveValue('Ærøskøbing');
      await page.getByRole('button', { name: 'Gem' }).click();
      await expect(saved).toBeVisible();
      await expect(brandOf(name)).toBeVisible();
      await expect(brandOf(name)).toContainText(name);
    });

    await test.step('so does an uploaded logo, and a file that is no picture is refused', async () => {
      const upload = page.getByRole('button', { name: 'Upload logo' });
      await pickFile(page, upload, files.signed);
      await expect(page.getByText('underskrevet.pdf er ikke et billede af typen PNG, JPEG eller WebP.')).toBeVisible();
      await checkAccessibility('logo refused');
      await pickFile(page, upload, files.logo);
      await expect(page.getByText('Logo blev uploadet!')).toBeVisible();
      const now = await call.get('/api/settings');
      expect(now.logo).not.toBe(before.logo);
      await expect(brandOf(name).locator('img')).toHaveAttribute('src', now.logo);
    });

    await test.step('a Bruger sees both, too', async () => {
      const theirs = await browser.newContext({
        storageState: await sessionOf(user),
        baseURL: new URL(page.url()).origin,
      });
      const tab = await theirs.newPage();
      await tab.goto('/');
      const brand = tab.getByRole('banner').getByRole('link', { name: `${name}. Gå til overblikket` });
      await expect(brand).toContainText(name);
      const { logo: seen } = await (await callAs(user)).get('/api/settings');
      await expect(brand.locator('img')).toHaveAttribute('src', seen);
      await theirs.close();
    });

    await test.step('the second of two tabs is told who saved first, and keeps what was typed', async () => {
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto('/settings');
      await textbox(other, 'Adresse').fill('Torvet 1');
      await other.getByRole('button', { name: 'Gem' }).click();
      await expect(other.getByRole('status').getByText('Indstillinger blev gemt!')).toBeVisible();
      await textbox(page, 'Adresse').fill('Havnen 2');
      await page.getByRole('button', { name: 'Gem' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
      await expect(notice).toBeFocused();
      await expect(textbox(page, 'Adresse')).toHaveValue('Havnen 2');
      await checkAccessibility('settings in conflict');
      await notice.getByRole('button', { name: 'Hent den nyeste udgave' }).click();
      await expect(textbox(page, 'Adresse')).toHaveValue('Torvet 1');
      await other.close();
    });
  } finally {
    // Other journeys begin with the demo's bank.
    await call.post('/api/settings', { ...before, version: undefined });
    await call.upload('/api/settings/logo', { name: 'logo.png', mimeType: 'image/png', buffer: logo });
  }
});
