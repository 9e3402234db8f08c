import { textbox } from './support/fields.ts';
import { unique } from './support/make.ts';
import { admin, expect, logIn, test, user } from './support/test.ts';
import { areasOf, GIVEN, makeNewcomer, PASSWORD } from './support/users.ts';

test('the login never leads to an error page, to itself or out again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/40[34] \((Forbidden|Not Found)\)/, /ApiError/);
  for (const place of ['/error-page', '/findes/ikke', '/login', '/logout', '/sponsorships/999999999', '/users']) {
    // The page is left first: a picture that it still asks for would be refused without the session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`/login?redirect=${encodeURIComponent(place)}`);
    await page.getByLabel('E-mail').fill(user.email);
    await page.getByLabel(/^Adgangskode/).fill(user.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Overblik' }), place).toBeVisible();
    expect(new URL(page.url()).pathname, place).toBe('/');
  }
});

test('while a page is awaited, its frame stands and the tab no longer says that one is to log in', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/profile', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login?redirect=/profile');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel(/^Adgangskode/).fill(user.password);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await expect(menu).toBeVisible();
  await expect(page.getByRole('status', { name: 'Indlæser' })).toBeVisible();
  await expect(page).toHaveTitle('Sponsorat');
  answer();
  await expect(page).toHaveTitle('Min profil – Sponsorat');
  // One's own profile lies under no entry of the menu.
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
});

test('an address that is not there says so', async ({ page, checkAccessibility }) => {
  await logIn(page, admin);
  await page.goto('/findes/ikke');
  await expect(page.getByText('Uuhps. Siden blev ikke fundet.')).toBeVisible();
  await checkAccessibility('not found');
  await page.getByRole('link', { name: 'Tilbage til forsiden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
});

test('the button says that the login is under way, and a click meanwhile is none', async ({ page }) => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let tries = 0;
  await page.route('**/api/login', async (route) => {
    // What the page asks of it first is how one may log in.
    if (route.request().method() === 'GET') return route.continue();
    tries += 1;
    await released;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel(/^Adgangskode/).fill(admin.password);
  await page.getByRole('checkbox', { name: 'Husk mig' }).check();
  await page.getByRole('button', { name: 'Log ind' }).click();
  const busy = page.getByRole('button', { name: 'Indlæser' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
  expect(tries).toBe(1);
  const [session] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(session?.expires, 'remembered').toBeGreaterThan(0);
});

test.describe('the error page', () => {
  test.use({ account: admin });

  test('is dark, stands without the frame, and leads home', async ({ page, checkAccessibility }) => {
    await page.goto('/error-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Uuhps. Siden blev ikke fundet.' })).toBeVisible();
    await expect(
      page.getByText('Du har muligvis indtastet adressen forkert, eller siden kan være flyttet.'),
    ).toBeVisible();
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(5, 35, 45)');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await checkAccessibility('error page');
    await page.getByRole('link', { name: 'Tilbage til forsiden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
  });
});

test('a password that an Admin set is changed first, and then one comes to where one was going', async ({
  page,
  callAs,
  checkAccessibility,
  expectedErrors,
}) => {
  expectedErrors.push(/422 \(Unprocessable Entity\) \(.*\/api\/user\/password\)/);
  const call = await callAs(admin);
  const name = unique('Nye Niels');
  const email = `${Math.random().toString(36).slice(2)}@fjordbanken.example`;
  await makeNewcomer(call, { name, email, areaIds: (await areasOf(call)).map(({ id }) => id) });
  await page.goto('/login?redirect=/tickets');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Adgangskode/).fill(GIVEN);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Vælg din egen adgangskode' });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle('Vælg din egen adgangskode – Sponsorat');
  await checkAccessibility('first password');
  // There is no way past it.
  await page.goto('/sponsorships');
  await expect(title).toBeVisible();
  const fill = async (current: string, password: string) => {
    await textbox(page, 'Nuværende adgangskode').fill(current);
    await textbox(page, 'Ny adgangskode').fill(password);
    await textbox(page, 'Gentag ny adgangskode').fill(password);
    await page.keyboard.press('Enter');
  };
  await fill(GIVEN, GIVEN);
  const same = 'Ny adgangskode skal være en anden end den nuværende';
  await expect(page.getByRole('alert').getByRole('link', { name: same })).toBeVisible();
  await fill(GIVEN, PASSWORD);
  await expect(page).toHaveURL(/\/sponsorships$/);
  await expect(page.getByRole('button', { name: `${name}, brugermenu` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();
});
