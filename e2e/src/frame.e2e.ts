import { textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, logIn, test } from './support/test.ts';

test('a session that ended leads to the login, and back with what was typed', async ({
  page,
  call,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await logIn(page, admin);
  const club = await makerOf(call).sponsorship('Udløbet Session FC');
  await page.goto(`/sponsorships/${club.id}/data`);
  await textbox(page, 'Adresse').fill('Sessionsgade 9');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Du er blevet logget ud')).toBeVisible();
  await expect(page.getByText('Det, du var ved at skrive, er der igen, når du åbner det.')).toBeVisible();
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel(/^Adgangskode/).fill(admin.password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/data$`));
  await expect(textbox(page, 'Adresse')).toHaveValue('Sessionsgade 9');
  await expect(page.getByText('Det, du var ved at skrive, er hentet frem igen.')).toBeVisible();
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByText('Sponsorat blev gemt!')).toBeVisible();
});
