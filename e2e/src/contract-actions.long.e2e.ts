import { chooseMore, openMore } from './support/agreement.ts';
import { statusOf } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an agreement goes back to a draft, is copied, deleted and printed', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Fortrydelsens Forening');
  const agreement = await make.awaiting(club);
  const status = async (id: number) => (await call.get(`/api/sponsorships/contracts/${id}`)).status;
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'OK' });

  await test.step('Rediger aftale: Afventer becomes Kladde', async () => {
    await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
    await openMore(page);
    await expect(page.getByRole('menuitem', { name: 'Slet aftale' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Rediger aftale' }).click();
    await expect(dialog).toContainText('Aftalen bliver en kladde igen og er ikke længere låst');
    await dialog.getByRole('button', { name: 'Fortryd' }).click();
    await expect(dialog).toBeHidden();
    expect(await status(agreement.id)).toBe('Afventer');
    await chooseMore(page, 'Rediger aftale');
    await dialog.getByRole('button', { name: 'Rediger aftale' }).click();
    await expect(page.getByText('Aftalen er en kladde igen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kladde', exact: true })).toBeVisible();
    expect(await status(agreement.id)).toBe('Kladde');
    await expect(page.getByRole('button', { name: 'Slet kladde' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Slet aftale|Mere)$/ })).toHaveCount(0);
  });

  const signed = await make.approved(club);
  await test.step('Slet dokument og rediger: the document goes to the archive with its reason', async () => {
    await page.goto(`/sponsorships/${club.id}/${signed.id}`);
    await page.getByRole('button', { name: 'Slet dokument og rediger' }).click();
    await expect(dialog.getByRole('button', { name: 'Fortryd' })).toBeFocused();
    await dialog.getByLabel('Begrundelse').fill('Forkert navn på formanden');
    await checkAccessibility('delete document dialog');
    await yes.click();
    await expect(page.getByText('Dokumentet er flyttet til arkivet')).toBeVisible();
    expect(await status(signed.id)).toBe('Kladde');
    const { version } = await call.get(`/api/sponsorships/contracts/${signed.id}`);
    await call.post(`/api/sponsorships/${club.id}/confirm`, { id: signed.id, version });
    await page.goto(`/sponsorships/${club.id}/${signed.id}?tab=history`);
    const archive = page.getByRole('table', { name: 'Fjernede dokumenter' });
    await expect(archive).toContainText('Forkert navn på formanden');
    await expect(archive).toContainText('Mette Kjærgaard');
    const href = await archive.getByRole('link', { name: /^Hent dokumentet/ }).getAttribute('href');
    expect((await call.bytes(String(href))).subarray(0, 5).toString()).toBe('%PDF-');
    await checkAccessibility('archive');
  });

  await test.step('the print view holds the agreement and no menu', async () => {
    await chooseMore(page, 'Udskriftsvisning');
    await expect(page.getByRole('heading', { level: 1, name: 'Sponsoraftale' })).toBeVisible();
    await expect(page.getByText('180.000,00 kr.').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await checkAccessibility('print view');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Udskriv' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Tilbage til aftalen' })).toBeHidden();
    await expect(page.getByText('Underskrift', { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Tilbage til aftalen' }).click();
  });

  await test.step('Kopier makes a draft with a number of its own', async () => {
    await chooseMore(page, 'Kopier');
    await expect(dialog).toContainText('Er du sikker på at du vil kopiere denne aftale?');
    await checkAccessibility('copy dialog');
    await yes.click();
    await expect(page.getByText(/^Aftalen er kopieret til kladden/)).toBeVisible();
    await expect(statusOf(page)).toContainText('Kladde');
    await expect(page).not.toHaveURL(new RegExp(`/${signed.id}(\\?|$)`));
  });

  await test.step('Slet kladde leads back to the sponsorship', async () => {
    await page.getByRole('button', { name: 'Slet kladde' }).click();
    await expect(dialog).toContainText('Er du sikker på at du vil slette denne kladde?');
    await yes.click();
    await expect(page.getByText(/^Aftale .* blev slettet!$/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}$`));
    await expect(page.getByRole('list', { name: 'Forløb' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('in the list of agreements only a draft can be deleted, the others copied', async () => {
    const act = (name: string) => page.getByRole('menuitem', { name, exact: true });
    for (const [{ number }, acts] of [
      [agreement, { Slet: 1, Kopier: 0 }],
      [signed, { Slet: 0, Kopier: 1 }],
    ] as const) {
      await page.getByRole('button', { name: `Handlinger for aftale ${number}` }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      for (const [name, count] of Object.entries(acts)) await expect(act(name)).toHaveCount(count);
      await page.keyboard.press('Escape');
    }
  });
});
