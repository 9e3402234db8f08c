import { scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { openSearch, searchOption } from './support/search.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();
const lasts = { startDate: `${year - 1}-01-01`, endDate: `${year}-12-31`, sponsorshipAmount: 185_000 };

test('an agreement is renewed in two clicks, compared with its draft, and shown in the line of agreements', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Fornyelsens Venner');
  const old = await make.approved(club, lasts);

  await page.goto(`/sponsorships/${club.id}/${old.id}`);
  await page.getByRole('button', { name: 'Forny', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Forny aftale ${old.number}` });
  await expect(dialog.getByRole('textbox', { name: 'Ny periode' })).toHaveValue(
    `01-01-${year + 1} – 31-12-${year + 2}`,
  );
  await checkAccessibility('the renewal dialog');
  await dialog.getByRole('button', { name: 'Opret kladde' }).click();
  await expect(page).toHaveURL(/\?step=1$/);
  const [draft] = await call.get(`/api/sponsorships/${club.id}/contracts`);
  expect(draft).toMatchObject({ renewsId: old.id, status: 'Kladde', sponsorshipAmount: 185_000 });
  await expect(page.getByText(`Fornyer aftale ${old.number}`)).toBeVisible();

  await test.step('the last step shows what differs, and folds what is the same', async () => {
    await call.post(`/api/sponsorships/${club.id}/update`, { id: draft.id, sponsorshipAmount: 192_400 });
    await page.goto(`/sponsorships/${club.id}/${draft.id}?step=5`);
    const comparison = page.getByRole('region', { name: `Sammenlign med aftale ${old.number}` });
    await expect(comparison).toContainText('185.000 → 192.400 kr. (+4,0 %)');
    const prints = comparison.getByRole('row', { name: /^Sponsor betaler tryk/ });
    await expect(comparison.getByRole('row', { name: /^Startdato/ })).toBeVisible();
    await expect(prints).toBeHidden();
    await comparison.getByRole('button', { name: /der er ens$/ }).click();
    await expect(prints).toBeVisible();
    await checkAccessibility('the comparison');
  });

  await test.step('the line of agreements lists both, also where it is narrow', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/sponsorships/${club.id}`);
    const line = page.getByRole('list', { name: 'Forløb' });
    await expect(line.getByRole('listitem')).toHaveCount(2);
    await expect(line.getByRole('listitem').last()).toContainText(old.number);
    await expect(line.getByRole('listitem').first()).toContainText(draft.number);
    expect(await scrollsSideways(page)).toBe(false);
    await checkAccessibility('the line of agreements');
  });
});

test('the search renews the club that it names, also from another club’s page, however long its page takes', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const [here, there] = [await make.sponsorship('Her hos Naboen'), await make.sponsorship('Derovre i Klubben')];
  const [own, other] = [await make.approved(here, lasts), await make.approved(there, lasts)];
  for (const path of [`/sponsorships/${here.id}`, `/sponsorships/${here.id}/${own.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(`**/api/sponsorships/${there.id}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await openSearch(page);
    await page.keyboard.type(`forny ${there.name}`);
    await searchOption(page, `Forny aftale for ${there.name}`).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(`Forny aftale ${other.number}`);
    await expect(page).toHaveURL(`/sponsorships/${there.id}`);
  }
});
