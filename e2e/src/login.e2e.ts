import { admin, expect, logIn, test, user } from './support/test.ts';

test('a wrong password is told in Danish and costs nothing else', async ({ page, checkAccessibility }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(/Log ind/);
  await checkAccessibility('login');
  await page.getByLabel('E-mail').fill('nobody@demo.dk');
  await page.getByLabel(/^Adgangskode/).fill('forkert-adgangskode');
  await page.getByRole('button', { name: 'Log ind' }).click();
  await expect(page.getByRole('alert')).toHaveText(/E-mail eller adgangskode er forkert/);
  await expect(page.getByRole('alert')).toContainText('kan en administrator give dig en ny');
  await checkAccessibility('login refused');
  await expect(page).toHaveURL(/\/login/);
});

test('whoever is not logged in is sent to the login, and back to where they were going', async ({ page }) => {
  await page.goto('/sponsorships?search=klub');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel(/^Adgangskode/).fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sponsorships\?search=klub/);
});

test('logging out ends the session', async ({ page, expectedErrors }) => {
  // Pictures of the page that are under way as the session ends.
  expectedErrors.push(/401 .*\/api\/files\//);
  await logIn(page, admin);
  await page.getByRole('button', { name: /Mette/ }).click();
  await page.getByRole('link', { name: 'Log ud' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});
