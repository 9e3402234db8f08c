import { filterBy, removeRow, rowMenu } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('what is under way has tabs, stands in the row and leads to the agreement', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Undervejs Skiklub');
  const agreement = await make.awaiting(club);
  await page.goto('/sponsorships');
  const tabs = page.getByRole('navigation', { name: 'Udvalg' });
  const tab = (name: string) => tabs.getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
  await expect(tabs.getByRole('link')).toHaveText([
    /^Alle /,
    /^Genforhandling /,
    /^Afventer /,
    /^Kladder /,
    /^Mangler aftale /,
  ]);
  await expect(tab('Alle')).toHaveAttribute('aria-current', 'page');

  await page.getByRole('searchbox').fill(agreement.number);
  const row = page.getByRole('row').filter({ hasText: club.name });
  await expect(row).toContainText(`Aftale: ${agreement.number}`);
  await expect(tab('Alle')).toHaveText('Alle 1');
  await expect(tab('Kladder')).toHaveText('Kladder 0');
  await tab('Afventer').click();
  await expect(page).toHaveURL(/contract=awaiting/);
  await expect(tab('Afventer')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Alle')).not.toHaveAttribute('aria-current');
  await expect(row).toContainText('Ingen aktiv aftale');
  await expect(row).toContainText('Afventer underskrift siden i dag');
  await checkAccessibility('list by tab');

  await filterBy(page, 'Ansvarlig', 'Mine');
  await expect(page).toHaveURL(/user=\d+/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Mine');

  await page.goto(`/sponsorships/${club.id}`);
  await expect(page.getByRole('link', { name: 'Afventer underskrift siden i dag' })).toBeVisible();
  await page.goto(`/sponsorships/${club.id}/data`);
  await page.getByRole('link', { name: 'Afventer underskrift' }).click();
  await expect(page).toHaveURL(`/sponsorships/${club.id}/${agreement.id}`);
});

test('a sponsorship with nothing but drafts is deleted, one with an agreement is not', async ({
  page,
  context,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Sletbar Skiklub');
  await make.draft(club);
  const undeletable = await make.sponsorship('Ikke Sletbar Skiklub');
  await page.goto('/sponsorships?search=sletbar+skiklub&perPage=50');
  const menu = rowMenu(page, club.name);
  await expect(page.getByRole('row').filter({ has: menu })).toContainText('Kladde, gemt i dag');
  await removeRow(page, club.name);
  const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette sponsorat?' });
  await expect(dialog).toContainText(club.name);
  await expect(dialog.getByRole('button', { name: 'Fortryd' })).toBeFocused();
  await checkAccessibility('delete dialog');
  await dialog.getByRole('button', { name: 'Fortryd' }).click();
  await expect(menu).toBeFocused();
  await removeRow(page, club.name);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(`${club.name} blev slettet!`)).toBeVisible();
  await expect(menu).toHaveCount(0);

  const agreement = await make.awaiting(undeletable);
  expectedErrors.push(/409 \(Conflict\)/);
  await removeRow(page, undeletable.name);
  await dialog.getByRole('button', { name: 'OK' }).click();
  const refused = page.getByRole('dialog', { name: `${undeletable.name} kan ikke slettes` });
  const link = refused.getByRole('link', { name: `${agreement.number} ${undeletable.name}` });
  await expect(link).toHaveAttribute('href', `/sponsorships/${undeletable.id}/${agreement.id}`);
  await checkAccessibility('delete refused');
  await refused.getByRole('button', { name: 'Luk' }).click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole('link', { name: undeletable.name, exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/sponsorships/${undeletable.id}/data`);
  await expect(other.getByRole('button', { name: 'Gem' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Slet sponsorat' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: `Rediger ${undeletable.name}` })).toBeVisible();
  await expect(rowMenu(page, undeletable.name)).toHaveCount(0);
});

test('a row whose deletion fails is back, with what went wrong', async ({ page, call, expectedErrors }) => {
  const club = await makerOf(call).sponsorship('Fortrudt Skiklub');
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const row = page.getByRole('link', { name: club.name, exact: true });
  const removeIt = async () => {
    await removeRow(page, club.name);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(row).toHaveCount(0);
  };
  await expect(row).toBeVisible();
  // What is there once a deletion has failed is the row itself, not another answer of the list.
  await page.route('**/api/sponsorships', () => {});
  for (const [status, refusal] of [
    [500, { error: 'Noget gik galt', message: 'Prøv igen om lidt.' }],
    [409, { error: 'Kan ikke slettes', message: 'Sponsoratet har fået en aftale.' }],
  ] as const) {
    expectedErrors.push(new RegExp(`${status} \\(`));
    const request = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route(`**/api/sponsorships/${club.id}`, async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      request.resolve();
      await answered.promise;
      await route.fulfill({ status, json: refusal });
    });
    await removeIt();
    await request.promise;
    answered.resolve();
    await expect(page.getByRole('alert').filter({ hasText: refusal.message })).toBeVisible();
    await expect(row).toBeVisible();
    await expect(page.getByText(`${club.name} blev slettet!`)).toHaveCount(0);
    await page.unroute(`**/api/sponsorships/${club.id}`);
  }
  await page.unroute('**/api/sponsorships');
  expect(await call.get(`/api/sponsorships/${club.id}`)).toMatchObject({ name: club.name });
});

test('a row says where it was found, if that does not stand on it', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Fundne Klub');
  const { userName } = await call.get(`/api/sponsorships/${club.id}`);
  const row = page.getByRole('row').filter({ hasText: club.name });
  const search = (sought: string) =>
    page.goto(`/sponsorships?search=${encodeURIComponent(sought)}&sort=Name&perPage=100`);

  await search('Ærøskøbing');
  await expect(row).toContainText('By: Ærøskøbing');
  for (const [width, said] of [
    [1920, false],
    [1400, true],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await search(userName);
    await expect(row).toBeVisible();
    await expect(row.getByText(`Ansvarlig: ${userName}`)).toBeVisible({ visible: said });
  }
  await search(club.name);
  await expect(row).toBeVisible();
  await expect(row.getByText(/^Ansvarlig: /)).toBeHidden();
});
