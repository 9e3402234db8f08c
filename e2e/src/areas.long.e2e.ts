import { textbox } from './support/fields.ts';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an area goes all the way: made, found, edited, in conflict, deleted', async ({
  page,
  context,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const name = unique('Øhavet');
  const rows = page.getByRole('rowheader');
  const saved = page.getByRole('status').getByText('Område blev gemt!');
  const [address, zipCode, city] = [textbox(page, 'Adresse'), textbox(page, 'Postnr.'), textbox(page, 'By')];

  await test.step('an empty form is refused, and so is half a postnummer', async () => {
    await page.goto('/settings/areas');
    await page.getByRole('link', { name: 'Opret område' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opret område' })).toBeFocused();
    await zipCode.fill('59');
    await page.getByRole('button', { name: 'Gem' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Navn skal udfyldes', 'Postnr. skal bestå af 3 eller 4 cifre']);
    await checkAccessibility('area refused');
  });

  await test.step('a postnummer fills its by, which may be written over', async () => {
    await textbox(page, 'Navn').fill(name);
    await address.fill('Havnegade 1');
    await zipCode.fill('5970');
    await expect(city).toHaveValue('Ærøskøbing');
    await zipCode.fill('8000');
    await expect(city).toHaveValue('Aarhus C');
    await city.fill('Aarhus Midtby');
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/areas\/\d+$/);
    await page.reload();
    await expect(zipCode).toHaveValue('8000');
    await expect(city).toHaveValue('Aarhus Midtby');
    await checkAccessibility('area');
  });
  const path = new URL(page.url()).pathname;

  await test.step('the list finds it by its by, is sorted, and its name leads to it', async () => {
    await page.goto('/settings/areas');
    await page.getByRole('searchbox').fill('aarhus midtby');
    await expect(rows).toHaveText([name]);
    await page.getByRole('button', { name: 'By', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'By' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=City/);
    await checkAccessibility('areas');
    await rows.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the second of two tabs is told who saved first, and keeps what was typed', async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(path);
    await textbox(other, 'Navn').fill(`${name} Vest`);
    await other.getByRole('button', { name: 'Gem' }).click();
    await expect(other.getByRole('status').getByText('Område blev gemt!')).toBeVisible();
    await address.fill('Sydkajen 2');
    await page.getByRole('button', { name: 'Gem' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
    await expect(notice).toBeFocused();
    await expect(address).toHaveValue('Sydkajen 2');
    await checkAccessibility('area in conflict');
    await notice.getByRole('button', { name: 'Behold mine ændringer' }).click();
    await expect(textbox(page, 'Navn')).toHaveValue(`${name} Vest`);
    await expect(address).toHaveValue('Sydkajen 2');
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(saved).toBeVisible();
    await other.close();
    expect(await call.get(`/api${path}`)).toMatchObject({ name: `${name} Vest`, address: 'Sydkajen 2' });
  });

  await test.step('in use it stays, and says by whom; after that it goes', async () => {
    const areaId = Number(path.split('/').at(-1));
    const person = unique('Åse Østergaard');
    const email = `${unique('aase').replaceAll(' ', '.')}@bank.dk`;
    const { id: userId } = await call.post('/api/users/update', {
      name: person,
      email,
      roles: ['Bruger'],
      areaIds: [areaId],
    });
    const club = await makerOf(call).sponsorship('Øhavets Sejlklub', { areaId, userId });
    const remove = page.getByRole('button', { name: 'Slet område' });
    await remove.click();
    const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette område?' });
    const refused = page.getByRole('dialog', { name: `${name} Vest kan ikke slettes` });
    await expect(refused.getByRole('listitem')).toHaveText([`${club.name} · Sponsorat`, `${person} · Bruger`]);
    await expect(refused.getByRole('link', { name: club.name })).toHaveAttribute('href', `/sponsorships/${club.id}`);
    await checkAccessibility('area in use');
    await refused.getByRole('link', { name: person }).click();
    await expect(page).toHaveURL(new RegExp(`/users/${userId}$`));
    await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();

    const [elsewhere] = (await call.post('/api/settings/areas', { filter: { search: 'Fyn og øerne' } })).Result;
    const user = await call.get(`/api/users/${userId}`);
    await call.post('/api/users/update', { ...user, areaIds: [areaId, elsewhere.Id] });
    const sponsorship = await call.get(`/api/sponsorships/${club.id}`);
    await call.post('/api/sponsorships/update', { ...sponsorship, areaId: elsewhere.Id });
    await call.post('/api/users/update', { ...user, version: undefined, areaIds: [elsewhere.Id] });
    await page.goto(path);
    await remove.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${name} Vest blev slettet!`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Områder' })).toBeVisible();
  });
});
