import { choose, pickFile, textbox } from './support/fields.ts';
import { unique } from './support/make.ts';
import { drawPicture, sizeOf } from './support/picture.ts';
import { admin, expect, logIn, test } from './support/test.ts';
import { areasOf, heading, makeUser, PASSWORD, type User } from './support/users.ts';

const NOBODY = { cookies: [], origins: [] };

test.describe('users', () => {
  test.use({ account: admin });

  test('are made with areas and a password, and stand in the list', async ({
    page,
    call,
    callAs,
    checkAccessibility,
  }) => {
    const name = unique('Gudrun Ærenlund');
    const email = `${Math.random().toString(36).slice(2)}@fjordbanken.example`;
    const [first, second] = await areasOf(call);
    await page.goto('/users');
    await expect(heading(page, 'Brugere')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Mette Kjærgaard' })).toBeVisible();
    await checkAccessibility('users');
    await page.getByRole('link', { name: 'Opret bruger' }).click();
    await expect(heading(page, 'Opret bruger')).toBeFocused();

    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    for (const message of ['Navn skal udfyldes', 'E-mail skal udfyldes', 'Områder skal udfyldes'])
      await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await checkAccessibility('new user refused');

    await textbox(page, 'Navn').fill(name);
    await textbox(page, 'E-mail').fill(email);
    await textbox(page, 'Telefon').fill('12 34 56 78');
    for (const area of [first, second]) await choose(page, 'Områder', area?.name ?? '');
    await page.getByRole('button', { name: 'Foreslå en adgangskode' }).click();
    const password = await textbox(page, 'Adgangskode').inputValue();
    expect(password.length).toBeGreaterThanOrEqual(12);
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Bruger blev gemt!')).toBeVisible();
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(/\/users\/\d+$/);
    const own = await callAs({ email, password });
    expect(await own.get('/api/user')).toMatchObject({ name, roles: ['Bruger'] });

    await page.getByRole('navigation', { name: 'Brødkrummer' }).getByRole('link', { name: 'Brugere' }).click();
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(card.getByText('12 34 56 78')).toBeVisible();
    await expect(card.getByText('Bruger', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: `Rediger ${name}` }).click();
    await expect(heading(page, name)).toBeFocused();
  });

  test('hold several roles, which stand together on their card', async ({ page, call }) => {
    const { id, name } = await makeUser(call, 'Dobbelte Dorthe');
    await page.goto(`/users/${id}`);
    const roles = page.getByRole('combobox', { name: 'Roller' });
    await roles.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Admin']);
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Bruger blev gemt!')).toBeVisible();
    expect((await call.get(`/api/users/${id}`)).roles).toEqual(['Bruger', 'Admin']);
    await page.goto('/users');
    await expect(page.getByRole('article').filter({ hasText: name }).getByText('Bruger, Admin')).toBeVisible();
    await page.goto(`/users/${id}`);
    for (const role of ['Bruger', 'Admin']) await page.getByRole('button', { name: `Fjern ${role}` }).click();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Roller skal udfyldes' })).toBeVisible();
  });

  test('have a picture that is cut to a square before it is sent', async ({ page, call, checkAccessibility }) => {
    const { id, name } = await makeUser(call, 'Afbildede Asta');
    await page.goto(`/users/${id}`);
    const upload = page.getByRole('button', { name: 'Upload billede' });
    await pickFile(page, upload, { name: 'brev.png', mimeType: 'image/png', buffer: Buffer.from('Kære bank') });
    await expect(page.getByText('brev.png er ikke et billede af typen PNG, JPEG eller WebP.')).toBeVisible();
    const broken = Buffer.from('89504e470d0a1a0a00000000', 'hex');
    await pickFile(page, upload, { name: 'halv.png', mimeType: 'image/png', buffer: broken });
    await expect(page.getByText(/^halv\.png kan ikke læses\./)).toBeVisible();
    const picture = await drawPicture(page, 90, 60);
    await pickFile(page, upload, picture);
    const crop = page.getByRole('dialog', { name: 'Vælg udsnit' });
    await expect(crop.getByRole('group', { name: 'Udsnit af billedet' })).toBeVisible();
    await checkAccessibility('crop');
    await crop.getByRole('button', { name: 'Annuller' }).click();
    await expect(crop).toBeHidden();
    await expect(upload).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await call.get(`/api/users/${id}`)).picture).toBeNull();

    await pickFile(page, upload, picture);
    const zoom = crop.getByRole('slider', { name: 'Zoom' });
    await zoom.press('End');
    await expect(zoom).toHaveAttribute('aria-valuetext', '400 %');
    await crop.getByRole('group', { name: 'Udsnit af billedet' }).press('ArrowLeft');
    await crop.getByRole('button', { name: 'Gem billede' }).click();
    await expect(page.getByText('Billede blev uploadet!')).toBeVisible();
    const saved: User = await call.get(`/api/users/${id}`);
    expect(await sizeOf(page, saved.picture ?? '')).toEqual({ width: 15, height: 15 });

    await page.goto('/users');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.locator('img')).toHaveAttribute('src', saved.picture ?? '');
  });

  test('of two tabs keep what was saved first', async ({ page, context, call, expectedErrors }) => {
    expectedErrors.push(/409 \(Conflict\)/);
    const user = await makeUser(call, 'To Faners Inge');
    await page.goto(`/users/${user.id}`);
    const other = await context.newPage();
    await other.goto(`/users/${user.id}`);
    await textbox(other, 'Telefon').fill('11 11 11 11');
    await other.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(other.getByText('Bruger blev gemt!')).toBeVisible();
    await textbox(page, 'Telefon').fill('22 22 22 22');
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
    await expect(notice).toBeFocused();
    expect((await call.get(`/api/users/${user.id}`)).phoneNumber).toBe('11 11 11 11');
    await notice.getByRole('button', { name: 'Behold mine ændringer' }).click();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Bruger blev gemt!')).toBeVisible();
    expect((await call.get(`/api/users/${user.id}`)).phoneNumber).toBe('22 22 22 22');
  });

  test('who are locked out are logged out in their own browser', async ({ page, browser, baseURL, call }) => {
    const user = await makeUser(call, 'Udelukkede Uffe');
    const theirs = await browser.newContext({ baseURL: baseURL ?? '', storageState: NOBODY });
    const there = await theirs.newPage();
    await logIn(there, { email: user.email, password: PASSWORD });
    await page.goto(`/users/${user.id}`);
    await page.getByRole('button', { name: 'Deaktivér bruger' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deaktivér bruger' }).click();
    await expect(page.getByText('Bruger blev deaktiveret!')).toBeVisible();
    await expect(page.getByText('(Deaktiveret)')).toBeVisible();
    await there.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' }).click();
    await expect(there.getByRole('heading', { name: 'Log ind' })).toBeVisible();

    await page.getByRole('button', { name: 'Aktivér bruger' }).click();
    await expect(page.getByText('Bruger blev aktiveret!')).toBeVisible();
    await expect(page.getByText('(Deaktiveret)')).toHaveCount(0);
    await logIn(there, { email: user.email, password: PASSWORD });
    await theirs.close();
  });

  test('get a new password from an Admin, and nothing typed is lost by it', async ({
    page,
    call,
    callAs,
    checkAccessibility,
  }) => {
    const user = await makeUser(call, 'Glemsomme Grethe');
    await page.goto(`/users/${user.id}`);
    await textbox(page, 'Telefon').fill('33 33 33 33');
    await page.getByRole('button', { name: 'Nulstil adgangskode' }).click();
    const dialog = page.getByRole('dialog', { name: `Nulstil adgangskode for ${user.name}` });
    await expect(textbox(dialog, 'Ny adgangskode')).toBeFocused();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog.getByRole('link', { name: 'Ny adgangskode skal udfyldes' })).toBeVisible();
    await checkAccessibility('reset refused');
    await dialog.getByRole('button', { name: 'Foreslå en adgangskode' }).click();
    const password = await textbox(dialog, 'Ny adgangskode').inputValue();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByText(`${user.name} har fået en ny adgangskode.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const own = await callAs({ email: user.email, password });
    expect(await own.get('/api/user')).toMatchObject({ name: user.name });
    await expect(textbox(page, 'Telefon')).toHaveValue('33 33 33 33');
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Bruger blev gemt!')).toBeVisible();
    expect((await call.get(`/api/users/${user.id}`)).phoneNumber).toBe('33 33 33 33');
  });

  test('neither lock out nor delete themselves, and find their password on the profile', async ({ page, call }) => {
    const { id } = await call.get('/api/user');
    await page.goto(`/users/${id}`);
    await expect(page.getByRole('button', { name: 'Gem', exact: true })).toBeVisible();
    for (const name of ['Deaktivér bruger', 'Slet bruger', 'Nulstil adgangskode'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.getByRole('link', { name: 'Gå til Min profil' }).click();
    await expect(heading(page, 'Min profil')).toBeFocused();
  });
});
