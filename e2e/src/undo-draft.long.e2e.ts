import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a deleted draft is taken back from its toast, whole, by mouse and by keyboard', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Fortrydelsens Venner');
  const draft = await make.draft(club, { exclusivity: 'Eneste bank på trøjen' });
  await call.post(`/api/sponsorships/${club.id}/notes/update`, { text: 'Talt om bolde', contractId: draft.id });
  await page.goto(`/sponsorships/${club.id}`);
  const link = page.getByRole('link', { name: draft.number, exact: true });
  const row = page.getByRole('main').getByRole('listitem').filter({ has: link });
  const toast = page.getByRole('status').filter({ hasText: `Aftale ${draft.number} blev slettet!` });
  const remove = async () => {
    await row.getByRole('button', { name: `Handlinger for aftale ${draft.number}` }).click();
    await page.getByRole('menuitem', { name: 'Slet', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(toast).toBeVisible();
    await expect(row).toBeHidden();
    expect(await call.get(`/api/sponsorships/${club.id}/contracts`)).toEqual([]);
  };

  await remove();
  await checkAccessibility('toast that can be taken back');
  await toast.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText(`Kladden ${draft.number} er hentet tilbage.`)).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(row).toBeVisible();
  expect(await call.get(`/api/sponsorships/contracts/${draft.id}`)).toMatchObject({
    id: draft.id,
    number: draft.number,
    status: 'Kladde',
    exclusivity: 'Eneste bank på trøjen',
  });
  expect(await call.get(`/api/sponsorships/${club.id}/notes`)).toMatchObject([{ contractId: draft.id }]);

  await remove();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row).toBeVisible();
  await expect(toast).toBeHidden();

  // On its own page, too; its page is there again.
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Slet kladde' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await toast.getByRole('button', { name: 'Fortryd' }).press('Enter');
  await expect(row).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Aftale ${draft.number}` })).toBeVisible();
});
