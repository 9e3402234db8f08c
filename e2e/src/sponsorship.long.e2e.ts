import { chooseMore } from './support/agreement.ts';
import { choose, filterBy } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();

test('a sponsorship in the list and in its header', async ({ page, call }) => {
  const make = makerOf(call);
  const categories: { id: number; name: string }[] = await call.get('/api/sponsorships/categories');
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id;
  const { id: userId } = await call.get('/api/user');
  const club = await make.sponsorship('Ådalens Atletikforening', {
    userId,
    categoryId: idOf('Gymnastik og atletik'),
    contact: 'Else Bæk',
    contactEmail: 'else@aadalen.example',
    contactPhone: '12 34 56 78',
    cvr: '98010009',
    facebook: 'https://www.facebook.com/aadalen',
    instagram: 'https://www.instagram.com/aadalen/',
  });
  const { logo } = await call.upload(`/api/sponsorships/${club.id}/logo`, files.logo);
  // Another journey may have taken the picture away.
  await call.upload('/api/user/picture', files.logo);
  const { userName, userPicture, area } = await call.get(`/api/sponsorships/${club.id}`);

  await test.step('without an agreement it has none of an agreement’s figures', async () => {
    await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
    const row = page.getByRole('row').filter({ hasText: club.name });
    await expect(row.getByRole('cell')).toHaveText(['–', '0 kr.', '–', '–', 'Ingen aftale', 'Rediger']);
  });

  await make.approved(club, {
    category: idOf('Guldsponsor'),
    sponsorshipAmount: 1_250_000,
    renegotiation: `${year + 1}-06-30`,
  });

  await test.step('the list: columns and their formats', async () => {
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Navn',
      'Kategori',
      'Aktiv sum',
      'Genforhandling',
      'Udnyttelse',
      'Status',
      'Handlinger',
    ]);
    const row = page.getByRole('row').filter({ hasText: club.name });
    await expect(row.getByRole('rowheader')).toContainText('Gymnastik og atletik');
    await expect(row.getByRole('cell')).toHaveText([
      'Guldsponsor',
      '1.250.000 kr.',
      `30-06-${year + 1}`,
      '–',
      'Aktiv',
      'Rediger',
    ]);
  });

  await test.step('category and area narrow it', async () => {
    await filterBy(page, 'Kategori', 'Gymnastik og atletik');
    await filterBy(page, 'Område', area);
    await expect(page).toHaveURL(new RegExp(`category=${idOf('Gymnastik og atletik')}`));
    await expect(page).toHaveURL(/area=\d+/);
    await expect(page.getByText('1–1 af 1')).toBeVisible();
    await choose(page, 'Kategori', 'Fodbold');
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
  });

  await test.step('ten rows a page; first, previous, three pages, next and last', async () => {
    await page.goto('/sponsorships');
    const pages = page.getByRole('navigation', { name: 'Sider' });
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(pages.getByRole('button', { name: /^Side \d/ })).toHaveText(['1', '2', '3']);
    await expect(pages.getByRole('button', { name: 'Forrige side' })).toHaveAttribute('aria-disabled', 'true');
    await pages.getByRole('button', { name: 'Sidste side' }).click();
    await expect(pages.getByRole('button', { name: 'Næste side' })).toHaveAttribute('aria-disabled', 'true');
    await pages.getByRole('button', { name: 'Forrige side' }).click();
    await pages.getByRole('button', { name: 'Næste side' }).click();
    await pages.getByRole('button', { name: 'Første side' }).click();
    await expect(page.getByText(/^1–10 af /)).toBeVisible();
  });

  await test.step('the header: agreement, contact, responsible user; then the trail and the tabs', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    const header = page.locator('main header').first();
    await expect(header.locator('dl > div')).toHaveText([
      'Aftalens kategoriGuldsponsor',
      'Årligt beløb1.250.000 kr.',
      'KategoriGymnastik og atletik',
      'Udnyttelse–',
      new RegExp(`^Ansvarlig.*${userName}$`),
      'KontaktpersonElse Bæk',
      'E-mailelse@aadalen.example',
      'Telefon12 34 56 78',
      /^Facebookaadalen/,
      /^Instagramaadalen/,
    ]);
    for (const [at, path] of [logo, userPicture].entries()) {
      const picture = header.locator('img').nth(at);
      await expect(picture).toHaveAttribute('src', path);
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(header.getByRole('link', { name: /^else@/ })).toHaveAttribute('href', 'mailto:else@aadalen.example');
    const trail = page.getByRole('navigation', { name: 'Brødkrummer' });
    await expect(trail.getByRole('listitem')).toHaveText(['Overblik', 'Alle sponsorater', club.name]);
    await expect(trail.getByRole('link')).toHaveText(['Overblik', 'Alle sponsorater']);
    await expect(page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link')).toHaveText([
      'Oversigt',
      'Stamdata',
      'Opret aftale',
      'Mappe',
      'Billetter og bevis',
      'Historik',
    ]);
  });

  await test.step('Slet aftale takes an approved agreement away, after a question', async () => {
    const [agreement] = await call.get(`/api/sponsorships/${club.id}/contracts`);
    await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
    await chooseMore(page, 'Slet aftale');
    const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne aftale?' });
    await expect(dialog).toContainText('Aftalen er sponsoratets aktive aftale.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`Aftale ${agreement.number} blev slettet!`)).toBeVisible();
    await expect(page.getByText('Opret en aftale med produkter trin for trin')).toBeVisible();
  });
});
