import { pickFile, scrollsSideways, textbox } from './support/fields.ts';
import { press } from './support/keyboard.ts';
import { unique } from './support/make.ts';
import { drawPicture, sizeOf } from './support/picture.ts';
import { type Account, admin, expect, logIn, test } from './support/test.ts';
import { areasOf, type Caller, makeUser, PASSWORD } from './support/users.ts';

const NOBODY = { cookies: [], origins: [] };

/** A Bruger whom no other test knows. */
const makeBruger = async (callAs: (account: Account) => Promise<Caller>) => {
  const call = await callAs(admin);
  const [area] = await areasOf(call);
  const { name, email } = await makeUser(call, 'Profilerede Poul', { areaIds: [area?.id] });
  return { name, email, password: PASSWORD, area: area?.name ?? '' };
};

test('one’s own name and picture change in the top bar at once', async ({ page, callAs, checkAccessibility }) => {
  const me = await makeBruger(callAs);
  await logIn(page, me);
  const menu = page.getByRole('button', { name: `${me.name}, brugermenu` });
  await press(menu);
  await press(page.getByRole('link', { name: 'Min profil' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeFocused();
  await expect(page).toHaveTitle('Min profil – Sponsorat');
  await expect(page.getByRole('navigation', { name: 'Brødkrummer' })).toContainText('Min profil');
  const facts = page.getByRole('region', { name: 'Adgang', exact: true });
  for (const fact of [me.email, 'Bruger', me.area]) await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  await checkAccessibility('profile');

  const name = unique('Omdøbte Poul');
  await textbox(page, 'Navn').fill('');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Navn skal udfyldes' })).toBeVisible();
  await textbox(page, 'Navn').fill(name);
  await textbox(page, 'Telefon').fill('44 44 44 44');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByText('Din profil blev gemt!')).toBeVisible();
  const renamed = page.getByRole('button', { name: `${name}, brugermenu` });
  await expect(renamed).toBeVisible();

  await pickFile(page, page.getByRole('button', { name: 'Upload billede' }), await drawPicture(page, 40, 70));
  const crop = page.getByRole('dialog', { name: 'Vælg udsnit' });
  await expect(crop.getByRole('button', { name: 'Gem billede' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Billede blev uploadet!')).toBeVisible();
  await expect(renamed.locator('img')).toHaveAttribute('src', /^\/api\/files\//);
  const src = (await renamed.locator('img').getAttribute('src')) ?? '';
  expect(await sizeOf(page, src)).toEqual({ width: 40, height: 40 });
  await page.reload();
  await expect(renamed.locator('img')).toHaveAttribute('src', src);
  await expect(textbox(page, 'Telefon')).toHaveValue('44 44 44 44');
});

test('one’s own password is changed, the old one given', async ({
  page,
  browser,
  baseURL,
  callAs,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/422 \(Unprocessable Entity\)/);
  const me = await makeBruger(callAs);
  const next = 'fire-grå-gæs-på-engen';
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', storageState: NOBODY });
  const there = await elsewhere.newPage();
  await logIn(there, me);
  await logIn(page, me);
  await page.goto('/profile');
  await textbox(page, 'Telefon').fill('55 55 55 55');
  const opener = page.getByRole('button', { name: 'Skift adgangskode' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Skift adgangskode' });
  const current = textbox(dialog, 'Nuværende adgangskode');
  await expect(current).toBeFocused();
  await checkAccessibility('password');
  await current.fill('den-er-glemt-igen');
  await textbox(dialog, 'Ny adgangskode').fill(next);
  await textbox(dialog, 'Gentag ny adgangskode').fill('fire-grå-gæs-på-vejen');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText(['Gentag ny adgangskode skal være magen til Ny adgangskode']);
  await textbox(dialog, 'Gentag ny adgangskode').fill(next);
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(summary.getByRole('link')).toHaveText(['Nuværende adgangskode er forkert']);
  await checkAccessibility('password refused');
  await current.fill(me.password);
  // Saves the dialog on top, and not the form under it.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Din adgangskode er skiftet.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByText('Din profil blev gemt!')).toBeVisible();

  await there.goto('/profile');
  await expect(there.getByRole('heading', { name: 'Log ind' })).toBeVisible();
  await there.getByLabel('E-mail').fill(me.email);
  await there.getByLabel(/^Adgangskode/).fill(me.password);
  await there.getByRole('button', { name: 'Log ind' }).click();
  await expect(there.getByText('E-mail eller adgangskode er forkert.')).toBeVisible();
  await logIn(there, { ...me, password: next });
  await elsewhere.close();
});

test('the profile and its dialogs fit a phone', async ({ page, callAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, await makeBruger(callAs));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Min profil' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await pickFile(page, page.getByRole('button', { name: 'Upload billede' }), await drawPicture(page, 60, 40));
  const crop = page.getByRole('dialog', { name: 'Vælg udsnit' });
  // A small one is enlarged, or nobody could see what is cut off.
  await expect
    .poll(() => crop.locator('img').evaluate((img) => img.getBoundingClientRect().width))
    .toBeGreaterThan(200);
  await expect(crop.getByRole('group', { name: 'Udsnit af billedet' })).toBeVisible();
  await expect(crop.getByRole('button', { name: 'Gem billede' })).toBeInViewport({ ratio: 1 });
  expect(await scrollsSideways(page)).toBe(false);
});
