import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Account, admin, expect, test } from './support/test.ts';
import { heading, makeUser, PASSWORD } from './support/users.ts';

const WRONG_CODE = /422 \(Unprocessable Entity\) \(.*\/api\/user\/totp\/confirm\)/;
const STEP = 30_000;
/** The code that an app shows in so many steps of 30 seconds. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: Date.now() + steps * STEP });

const givePassword = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Adgangskode/).fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
};
const code = (page: Page) => page.getByRole('textbox', { name: /^(Kode|Engangskode)/ });
const logOut = async (page: Page): Promise<void> => {
  // A picture that the page still asks for would be refused without the session.
  await page.goto('about:blank');
  await page.goto('/logout');
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Tells the app that stands in for a phone, and turns two-step login on: the app's secret and the recovery codes. */
const setUp = async (page: Page, checkAccessibility: (what: string) => Promise<void>) => {
  await expect(page.getByRole('img', { name: 'QR-kode til din godkendelsesapp' })).toBeVisible();
  await checkAccessibility('an app is told');
  const secret = (await page.locator('code').textContent()) ?? '';
  await code(page).fill('12');
  await button(page, 'Slå til').click();
  await expect(page.getByText('Koden er forkert. Skriv den kode, din app viser nu').first()).toBeVisible();
  await checkAccessibility('a wrong code at the setup');
  await code(page).fill(codeOf(secret));
  await button(page, 'Slå til').click();
  const shown = page.getByRole('list', { name: 'Engangskoder' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await checkAccessibility('recovery codes');
  return { secret, codes };
};

test('two-step login is set up on Min profil, asked for at the login, and turned off', async ({
  page,
  callAs,
  checkAccessibility,
  expectedErrors,
}) => {
  expectedErrors.push(WRONG_CODE);
  const { email } = await makeUser(await callAs(admin), 'Trine Totrin');
  const account = { email, password: PASSWORD };
  await page.goto('/login?redirect=/profile');
  await givePassword(page, account);
  await expect(heading(page, 'Min profil')).toBeVisible();
  await button(page, 'Sæt op').click();
  const { secret, codes } = await setUp(page, checkAccessibility);
  const download = page.waitForEvent('download');
  await button(page, 'Hent som fil').click();
  const file = await (await download).path();
  for (const one of codes) expect(readFileSync(file, 'utf8')).toContain(one);
  await button(page, 'Jeg har gemt dem').click();
  await expect(page.getByText('Du har 10 engangskoder tilbage.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await checkAccessibility('two-step login is on');

  await logOut(page);
  await givePassword(page, account);
  await expect(heading(page, 'Skriv koden')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await checkAccessibility('the second step');
  await code(page).fill('000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Koden er forkert eller allerede brugt');
  await checkAccessibility('the second step refused');
  // The present code was used at the setup; the clock of the app may be one step ahead.
  await code(page).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Overblik')).toBeVisible();

  await logOut(page);
  await givePassword(page, account);
  // It leaves the field by this click: what the field then says must not move the link away under it.
  await expect(code(page)).toBeFocused();
  await button(page, 'Brug en engangskode i stedet').click();
  await expect(button(page, 'Brug koden fra din app i stedet')).toBeVisible();
  await checkAccessibility('a recovery code is asked for');
  await code(page).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Overblik')).toBeVisible();
  await expect(page.getByText('Du brugte en engangskode. Du har 9 tilbage.')).toBeVisible();

  await page.goto('/profile');
  await button(page, 'Slå fra').click();
  await checkAccessibility('two-step login is about to be turned off');
  await code(page).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('To-trins-login er slået fra.')).toBeVisible();
  await expect(button(page, 'Sæt op')).toBeVisible();
  await logOut(page);
  await givePassword(page, account);
  await expect(heading(page, 'Overblik')).toBeVisible();
});

test.describe('as an Admin', () => {
  test.use({ account: admin });

  test('two-step login is demanded, set up before anything else, and reset', async ({
    page,
    call,
    browser,
    baseURL,
    checkAccessibility,
    expectedErrors,
  }) => {
    expectedErrors.push(WRONG_CODE);
    const colleague = await makeUser(call, 'Kaj Kravet');
    const account = { email: colleague.email, password: PASSWORD };
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } });
    const theirs = await context.newPage();
    const checkTheirs = (what: string) => checkAccessibility(what, theirs);
    try {
      await page.goto('/settings');
      await button(page, 'Skift krav').click();
      await page.getByRole('radio', { name: 'Alle brugere' }).check();
      await checkAccessibility('the demand');
      await button(page, 'Gem').last().click();
      await expect(page.getByText('To-trins-login kræves af alle brugere.')).toBeVisible();

      await theirs.goto('/sponsorships');
      await givePassword(theirs, account);
      await expect(heading(theirs, 'Sæt to-trins-login op')).toBeVisible();
      await checkTheirs('two-step login is demanded');
      await theirs.goto('/tickets');
      await expect(heading(theirs, 'Sæt to-trins-login op')).toBeVisible();
      await button(theirs, 'Begynd').click();
      await setUp(theirs, checkTheirs);
      await button(theirs, 'Jeg har gemt dem').click();
      await expect(heading(theirs, 'Billetter')).toBeVisible();

      await page.goto(`/users/${colleague.id}`);
      await button(page, 'Nulstil to-trins-login').click();
      await expect(page.getByRole('dialog')).toContainText('nulstille to-trins-login for denne bruger');
      await checkAccessibility('two-step login is about to be reset');
      await page.getByRole('dialog').getByRole('button', { name: 'Nulstil to-trins-login' }).click();
      await expect(page.getByText(/To-trins-login for .* er nulstillet\./)).toBeVisible();
      await expect(button(page, 'Nulstil to-trins-login')).toBeHidden();

      await theirs.goto('about:blank');
      await theirs.goto('/');
      await givePassword(theirs, account);
      await expect(heading(theirs, 'Sæt to-trins-login op')).toBeVisible();
    } finally {
      await call.post('/api/security', { totp: 'nobody' });
      await context.close();
    }
  });
});
