import { openBank } from '../../server/src/features/auth/oidc/bank.testing.ts';
import { choose } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { ownApp } from './support/own-app.ts';
import { admin, test as base, expect } from './support/test.ts';
import { areasOf, heading } from './support/users.ts';

type Bank = Awaited<ReturnType<typeof openBank>>;

/** An app whose users log in at a bank of the test, and Admins with a password as well. */
const test = base.extend<Record<never, never>, { bank: Bank }>({
  bank: [
    async ({ app }, use) => {
      const bank = await openBank({ publicUrl: new URL(app.base) });
      const { clientId, clientSecret } = bank.settings.oidc;
      await app.start({
        PUBLIC_URL: app.base,
        PASSWORD_LOGIN: 'admins',
        OIDC_ISSUER: bank.issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_ROLE_CLAIM: 'groups',
        OIDC_ROLE_MAP: 'grp-admin=Admin;grp-bruger=Bruger',
        OIDC_AREA_CLAIM: 'areas',
      });
      await use(bank);
      await bank.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const app = await ownApp({ web: true });
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
});

test('whom the bank’s directory takes an area from finds their clubs with nobody, and an Admin hands them over', async ({
  page,
  context,
  call,
  bank,
  checkAccessibility,
}) => {
  const button = page.getByRole('link', { name: 'Log ind med Fjordbanken' });
  // The bank remembers who was there, as it does for all of its systems.
  const logOut = async () => {
    await page.goto('/logout');
    await context.clearCookies({ domain: new URL(bank.issuer).hostname });
  };
  await call.logIn(admin);
  const [first, second] = (await areasOf(call)).map(({ name }) => name);
  const areas = [first ?? '', second ?? ''];
  const bo = { name: 'Bo Bank', email: 'bo@fjordbanken.example', email_verified: true, groups: ['grp-bruger'] };
  bank.set('bo', { ...bo, areas });
  bank.set('eva', { ...bo, name: 'Eva Efterfølger', email: 'eva@fjordbanken.example', areas });
  await logOut();

  bank.visitBy('eva');
  await page.goto('/login');
  await expect(button).toBeFocused();
  await expect(page.getByLabel(/^Adgangskode/)).toBeHidden();
  await checkAccessibility('login with the bank');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Overblik')).toBeVisible();
  await logOut();

  bank.visitBy('bo');
  await page.goto('/sponsorships?search=Fjord');
  await button.click();
  await expect(page).toHaveURL(/\/sponsorships\?search=Fjord$/);
  await page.goto('/profile');
  await expect(page.getByText('Du logger ind med bankens konto')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skift adgangskode' })).toHaveCount(0);
  await checkAccessibility('profile');
  const { id: userId } = await call.get('/api/user');
  const [area] = (await call.get('/api/sponsorships/user-areas')) as { id: number; name: string }[];
  const club = await makerOf(call).sponsorship('Katalogets Boldklub', { userId, areaId: area?.id });
  await logOut();

  bank.set('bo', { ...bo, areas: areas.filter((name) => name !== area?.name) });
  await page.goto('/sponsorships?search=Katalogets');
  await button.click();
  await expect(page).toHaveURL(/search=Katalogets/);
  await expect(page.getByRole('button', { name: 'Bo Bank, brugermenu' })).toBeVisible();
  expect((await call.get('/api/sponsorships/user-areas')).map(({ name }: { name: string }) => name)).not.toContain(
    area?.name,
  );
  await expect(page.getByText(club.name)).toHaveCount(0);
  await logOut();

  await page.goto('/login');
  await page.getByRole('button', { name: 'Log ind med adgangskode' }).click();
  await page.getByLabel(/^E-mail/).fill(admin.email);
  await page.getByLabel(/^Adgangskode/).fill(admin.password);
  await checkAccessibility('login with the bank, or a password');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  const block = page.getByRole('region', { name: 'Uden ansvarlig' });
  await expect(block.getByRole('link', { name: club.name, exact: true })).toBeVisible();
  await checkAccessibility('dashboard');
  await block.getByRole('link', { name: `Overdrag ${club.name} fra ${bo.name}` }).click();
  await expect(heading(page, bo.name)).toBeVisible();
  await page.getByRole('button', { name: 'Overdrag' }).first().click();
  const transfer = page.getByRole('dialog', { name: `Overdrag fra ${bo.name}` });
  await choose(page, 'Ny ansvarlig', 'Eva Efterfølger');
  await transfer.getByRole('button', { name: 'Overdrag' }).click();
  await expect(page.getByText('1 sponsorat blev overdraget!')).toBeVisible();
  await page.getByRole('link', { name: 'Overblik' }).first().click();
  await expect(heading(page, 'Overblik')).toBeVisible();
  await expect(page.getByRole('link', { name: club.name, exact: true })).toHaveCount(0);
});

test('who is not let in reads why, in both schemes and on a phone, and finds the way back', async ({
  page,
  bank,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/40[13] \((Unauthorized|Forbidden)\) \(.*\/login\/oidc\/callback/);
  bank.set('gæst', { name: 'Gitte Gæst', email: 'gitte@fjordbanken.example', email_verified: true });
  bank.visitBy('gæst');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Log ind med Fjordbanken' }).click();
  await expect(heading(page, 'Ingen adgang')).toBeVisible();
  await expect(page.getByText('Du har ikke adgang. Spørg en administrator af Sponsorat i Fjordbanken.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(heading(page, 'Login kunne ikke bekræftes')).toBeVisible();
    await checkAccessibility(`refused, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Til login' }).click();
  await expect(heading(page, 'Log ind')).toBeVisible();
});
