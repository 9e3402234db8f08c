import { pickFile, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.describe('what is wrong is refused, and changes nothing', () => {
  test.use({ account: admin });

  test('a text where a number belongs, and an empty step', async ({ page, call, checkAccessibility }) => {
    const club = await makerOf(call).sponsorship('Bogstavernes IF');
    await page.goto(`/sponsorships/${club.id}/create`);
    await expect(textbox(page, 'Startdato')).not.toHaveValue('');
    for (const date of ['Startdato', 'Slutdato']) await textbox(page, date).fill('');
    await textbox(page, 'Årligt beløb (kroner)').fill('tres tusind');
    await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fejl: /);
    for (const message of ['Kategori skal udfyldes', 'Startdato skal udfyldes', 'Slutdato skal udfyldes'])
      await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(summary.getByRole('link', { name: /^Årligt beløb skal være/ })).toBeVisible();
    await expect(textbox(page, 'Årligt beløb (kroner)')).toHaveValue('tres tusind');
    await checkAccessibility('wizard refused');
    expect(await call.get(`/api/sponsorships/${club.id}/contracts`)).toEqual([]);
  });

  test('a picture where a PDF belongs, an empty one, and a PDF of 21 MB', async ({
    page,
    call,
    checkAccessibility,
  }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Papirløst Bueskydningslaug');
    const agreement = await make.awaiting(club);
    await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
    const button = page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' });
    await pickFile(page, button, { ...files.logo, name: 'foto.pdf' });
    await expect(page.getByRole('alert')).toHaveText('foto.pdf er ikke en PDF.');
    await checkAccessibility('upload refused');
    await pickFile(page, button, { name: 'tom.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await expect(page.getByRole('alert')).toHaveText('tom.pdf er tom. Vælg en fil med indhold.');
    await pickFile(page, button, files.hugePdf);
    await expect(page.getByRole('alert')).toHaveText(
      /^alt-for-stor\.pdf fylder 21(,\d)? MB\. Filen må højst fylde 20 MB\.$/,
    );
    await page.goto(`/sponsorships/${club.id}`);
    await pickFile(page, page.getByRole('button', { name: 'Upload logo' }), files.signed);
    await expect(page.getByText('underskrevet.pdf er ikke et billede af typen PNG, JPEG eller WebP.')).toBeVisible();
    expect(await call.get(`/api/sponsorships/contracts/${agreement.id}`)).toEqual(agreement);
    expect((await call.get(`/api/sponsorships/${club.id}`)).logo).toBeNull();
  });

  test('the server itself refuses the same files', async ({ call }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Serverens Skakklub');
    const agreement = await make.awaiting(club);
    const path = `/api/sponsorships/contracts/${agreement.id}/upload`;
    await expect(call.upload(path, { ...files.logo, name: 'foto.pdf' })).rejects.toThrow(/answered 415/);
    await expect(call.upload(path, files.hugePdf)).rejects.toThrow(/answered 413/);
    expect(await call.get(`/api/sponsorships/contracts/${agreement.id}`)).toEqual(agreement);
  });

  test('a tab with the older version', async ({ page, context, call, expectedErrors, checkAccessibility }) => {
    expectedErrors.push(/409 \(Conflict\)/);
    const club = await makerOf(call).sponsorship('To Faners Tennis');
    const path = `/sponsorships/${club.id}/data`;
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    await textbox(other, 'Adresse').fill('Nygade 1');
    await other.getByRole('button', { name: 'Gem' }).click();
    await expect(other.getByText('Sponsorat blev gemt!')).toBeVisible();

    await textbox(page, 'Adresse').fill('Gammelgade 2');
    await page.getByRole('button', { name: 'Gem' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Du gemte lige nu.');
    await expect(textbox(page, 'Adresse')).toHaveValue('Gammelgade 2');
    expect((await call.get(`/api/sponsorships/${club.id}`)).address).toBe('Nygade 1');
    await checkAccessibility('conflict');
    await notice.getByRole('button', { name: 'Hent den nyeste udgave' }).click();
    await expect(textbox(page, 'Adresse')).toHaveValue('Nygade 1');

    await textbox(page, 'Adresse').fill('Fællesvej 3');
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByText('Sponsorat blev gemt!')).toBeVisible();
    expect((await call.get(`/api/sponsorships/${club.id}`)).address).toBe('Fællesvej 3');
  });
});

test.describe('another area', () => {
  test.use({ account: user });

  test('is an error page, not data', async ({ page, call, callAs, expectedErrors, checkAccessibility }) => {
    expectedErrors.push(/404 \(Not Found\)/, /^ApiError: Det, du leder efter, findes ikke/);
    const club = 'Hedens Boldklub';
    const [foreign] = (await (await callAs(admin)).post('/api/sponsorships', { filter: { search: club } })).Result;
    expect(foreign.Name).toBe(club);
    expect((await call.post('/api/sponsorships', { filter: { search: club } })).Total).toBe(0);
    for (const path of ['', '/data', '/create']) {
      await page.goto(`/sponsorships/${foreign.Id}${path}`);
      await expect(page.getByRole('heading', { name: 'Det, du leder efter, findes ikke' })).toBeVisible();
      await expect(page.getByText(club)).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
    }
    await checkAccessibility('foreign area');
    await page.getByRole('link', { name: 'Tilbage til Alle sponsorater', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alle sponsorater' })).toBeVisible();
  });

  test('of an agreement leads back to the club', async ({ page, call, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/, /^ApiError: Det, du leder efter, findes ikke/);
    const club = await makerOf(call).sponsorship('Klubben uden Aftale');
    await page.goto(`/sponsorships/${club.id}/999999`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Tilbage til ${club.name}`, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}$`));
  });
});
