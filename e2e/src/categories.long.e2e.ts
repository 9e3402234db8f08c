import { removeRow, rowMenu, textbox } from './support/fields.ts';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a sponsor category goes all the way: made, found, edited, in conflict, deleted', async ({
  page,
  context,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const name = unique('Ørkenløb');
  const rows = page.getByRole('rowheader');
  const saved = page.getByRole('status').getByText('Kategori blev gemt!');

  await test.step('an empty form is refused by name', async () => {
    await page.goto('/settings/categories');
    await page.getByRole('link', { name: 'Opret kategori' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opret kategori' })).toBeFocused();
    await page.getByRole('button', { name: 'Gem' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Navn skal udfyldes']);
    await expect(page).toHaveTitle(/^Fejl: /);
    await checkAccessibility('category refused');
  });

  await test.step('it is made, and its page is that of its own address', async () => {
    await textbox(page, 'Navn').fill(`  ${name} `);
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(saved).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/categories\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(textbox(page, 'Navn')).toHaveValue(name);
    await checkAccessibility('category');
  });
  const path = new URL(page.url()).pathname;

  await test.step('the list is sorted, finds it, and its name leads to it', async () => {
    await page.goto('/settings/categories');
    const heading = page.getByRole('columnheader', { name: 'Navn' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Navn', exact: true }).click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/dir=desc/);
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect(rows).toHaveText([name]);
    await checkAccessibility('categories');
    await rows.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step('the second of two tabs is told who saved first, and keeps what was typed', async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(path);
    await textbox(other, 'Navn').fill(`${name} 1`);
    await other.getByRole('button', { name: 'Gem' }).click();
    await expect(other.getByRole('status').getByText('Kategori blev gemt!')).toBeVisible();
    await textbox(page, 'Navn').fill(`${name} 2`);
    await page.getByRole('button', { name: 'Gem' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Du gemte');
    await expect(textbox(page, 'Navn')).toHaveValue(`${name} 2`);
    await checkAccessibility('category in conflict');
    await notice.getByRole('button', { name: 'Behold mine ændringer' }).click();
    await expect(textbox(page, 'Navn')).toHaveValue(`${name} 2`);
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible();
    await other.close();
  });

  await test.step('it is deleted from the list, after a question', async () => {
    await page.goto(`/settings/categories?search=${encodeURIComponent(name)}`);
    await removeRow(page, `${name} 2`);
    const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne kategori?' });
    await expect(dialog).toContainText(`${name} 2`);
    await expect(dialog.getByRole('button', { name: 'Fortryd' })).toBeFocused();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${name} 2 blev slettet!`)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
  });
});

test('a category that many use stays, and its dialog names ten of them with the way to each', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const name = unique('Meget brugt');
  const { id } = await call.post('/api/settings/categories/update', { name });
  const make = makerOf(call);
  const club = await make.sponsorship('Brugernes Idrætsforening', { categoryId: id });
  const agreement = await make.draft(club, { category: id });
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    await make.sponsorship(`Fælles hold ${number}`, { categoryId: id });

  await page.goto(`/settings/categories?search=${encodeURIComponent(name)}`);
  await removeRow(page, name);
  const refused = page.getByRole('dialog', { name: `${name} kan ikke slettes` });
  await expect(refused.getByRole('link')).toHaveCount(10);
  await expect(refused.getByText('og 2 andre')).toBeVisible();
  const close = refused.getByRole('button', { name: 'Luk' });
  await expect(close).toBeFocused();
  await checkAccessibility('category in use');
  await close.click();
  await expect(rowMenu(page, name)).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveText([name]);

  await removeRow(page, name);
  const contract = refused.getByRole('listitem').filter({ hasText: 'Aftale' });
  await expect(contract).toHaveText(`${agreement.number} ${club.name} · Aftale`);
  await contract.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${agreement.id}`));
  await expect(refused).toHaveCount(0);
  await page.goBack();
  await removeRow(page, name);
  await refused.getByRole('link', { name: club.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
});
