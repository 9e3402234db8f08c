import type { Locator, Page } from '@playwright/test';
import { choose, filterBy } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

type NamedRecord = { id: number; name: string };

const rowOf = (page: Page, club: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: club }) });

test.use({ account: admin });

test('what a club gives is listed with its contact, and shown to everyone once it is public', async ({
  page,
  browser,
  baseURL,
  call,
  callAs,
  sessionOf,
  checkAccessibility,
}) => {
  const own: NamedRecord[] = await (await callAs(user)).get('/api/sponsorships/user-areas');
  const all: NamedRecord[] = await call.get('/api/sponsorships/user-areas');
  const foreign = all.find(({ id }) => !own.some((area) => area.id === id));
  const [responsible]: NamedRecord[] = await call.get(`/api/sponsorships/area-users/${foreign?.id}`);
  const club = await makerOf(call).sponsorship('Ørkenens Fægteklub', {
    areaId: foreign?.id,
    userId: responsible?.id,
    shortName: 'ØFK',
    contact: 'Gry Å',
    contactEmail: 'gry@oerken.example',
  });
  const { category } = await call.get(`/api/sponsorships/${club.id}`);
  const products: NamedRecord[] = await call.get('/api/sponsorships/products');
  const season = products.find(({ name }) => name === 'Sæsonkort');
  await makerOf(call).approved(club, { products: [{ productId: season?.id, selected: true, amount: 1200 }] });

  await test.step('the row: name, tickets, contact and responsible user', async () => {
    await page.goto('/tickets');
    await expect(page.getByRole('heading', { level: 1, name: 'Billetter' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Navn',
      'Billetter',
      'Tilbage i aftalen',
      'Kontakt',
      'Ansvarlig',
      'Handlinger',
    ]);
    await expect(page.getByRole('columnheader', { name: 'Navn' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Billetter', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Billetter' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=Sort/);
    await page.getByRole('searchbox').fill(club.name);
    const row = rowOf(page, club.name);
    await expect(row).toContainText('1.200 × Sæsonkort til ØFK');
    await expect(row.getByRole('cell', { name: '1.200', exact: true })).toBeVisible();
    await expect(row).toContainText(responsible?.name ?? '');
    await expect(row.getByRole('link', { name: 'gry@oerken.example' })).toHaveAttribute(
      'href',
      'mailto:gry@oerken.example',
    );
    await expect(row.getByRole('link', { name: club.name })).toHaveAttribute('href', `/sponsorships/${club.id}`);
    await checkAccessibility('tickets');
  });

  await test.step('category and area narrow the list, and live in the address', async () => {
    await filterBy(page, 'Område', foreign?.name ?? '');
    await expect(page).toHaveURL(new RegExp(`area=${foreign?.id}`));
    await expect(rowOf(page, club.name)).toHaveCount(1);
    await choose(page, 'Område', own[0]?.name ?? '');
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ryd filtre' }).click();
    await page.getByRole('searchbox').fill(club.name);
    await filterBy(page, 'Kategori', category);
    await expect(page).toHaveURL(/category=\d+/);
    await expect(rowOf(page, club.name)).toHaveCount(1);
  });

  const theirs = await browser.newContext({ baseURL: baseURL ?? '', storageState: await sessionOf(user) });
  const there = await theirs.newPage();
  await test.step('somebody of another area does not see it', async () => {
    await there.goto(`/tickets?search=${encodeURIComponent(club.name)}`);
    await expect(there.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
  });

  await test.step('once it is public they do, without a way in', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    const isPublic = page.getByRole('switch', { name: /^Offentlig.*Sæsonkort til ØFK$/ });
    await expect(isPublic).not.toBeChecked();
    await isPublic.click({ force: true });
    await expect
      .poll(async () => (await call.get(`/api/sponsorships/${club.id}/hospitality`))[0].public, 'kept')
      .toBe(true);
    await there.reload();
    const row = rowOf(there, club.name);
    await expect(row).toContainText('Offentlig, fra et andet område');
    await expect(row.getByRole('link', { name: club.name })).toHaveCount(0);
    await checkAccessibility('public tickets', there);
  });

  await test.step('and no longer once it is hidden again', async () => {
    await page.reload();
    const isPublic = page.getByRole('switch', { name: /^Offentlig.*Sæsonkort til ØFK$/ });
    await expect(isPublic).toBeChecked();
    await isPublic.click({ force: true });
    await expect.poll(async () => (await call.get(`/api/sponsorships/${club.id}/hospitality`))[0].public).toBe(false);
    await there.reload();
    await expect(there.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
  });
  await theirs.close();
});
