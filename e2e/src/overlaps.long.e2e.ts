import { choose, pickFile, statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();

test('approving warns of the agreement whose period it overlaps, and says what will happen', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Overlappets Klub');
  const active = await make.approved(club);
  const draft = await make.draft(club, { startDate: `${year}-01-01`, endDate: `${year + 2}-12-31` });
  const beside = await make.draft(club, { startDate: `${year + 5}-01-01`, endDate: `${year + 5}-12-31` });
  const storedStatus = async (id: number) => (await call.get(`/api/sponsorships/contracts/${id}`)).status;
  const approve = page.getByRole('button', { name: 'Godkend aftale' });
  const dialog = page.getByRole('dialog', { name: 'Godkend aftale?' });
  const warning = dialog.getByText(
    `Perioden overlapper aftale ${active.number}. Den aftale, der begynder senest, bliver den aktive.`,
  );

  await test.step('a full agreement, which stays a draft until it is meant', async () => {
    await page.goto(`/sponsorships/${club.id}/${draft.id}?step=5`);
    await approve.click();
    await expect(warning).toBeVisible();
    await checkAccessibility('overlap warning');
    await dialog.getByRole('button', { name: 'Fortryd' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedStatus(draft.id)).toBe('Kladde');
  });

  await test.step('one that overlaps nothing is warned of nothing', async () => {
    await page.goto(`/sponsorships/${club.id}/${beside.id}?step=5`);
    await approve.click();
    await expect(dialog).toContainText('Aftalen låses');
    await expect(dialog.getByText(/overlapper/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Fortryd' }).click();
  });

  await test.step('a simple agreement, before it is even saved', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await page.getByRole('link', { name: 'Opret simpel aftale' }).first().click();
    await choose(page, 'Kategori', 'Bronzesponsor');
    await textbox(page, 'Startdato').fill(`01-06-${year}`);
    await textbox(page, 'Slutdato').fill(`31-12-${year}`);
    await textbox(page, 'Årligt beløb (kroner)').fill('5000');
    await approve.click();
    await expect(warning).toBeVisible();
    await dialog.getByRole('button', { name: 'Godkend aftale' }).click();
    await expect(statusOf(page)).toContainText('Afventer');
  });

  await test.step('what was said comes true once the later one is signed', async () => {
    const { version } = await call.get(`/api/sponsorships/contracts/${draft.id}`);
    await call.post(`/api/sponsorships/${club.id}/confirm`, { id: draft.id, version });
    await call.upload(`/api/sponsorships/contracts/${draft.id}/upload`, files.signed);
    expect((await call.get(`/api/sponsorships/${club.id}/active-contract`)).id).toBe(draft.id);
  });
});

test('an upload that fails says so in a dialog, in the server’s own words', async ({
  page,
  callAs,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/40[49] \(.*\/upload/, /415 \(.*\/upload/);
  const colleague = await callAs(user);
  const make = makerOf(colleague);
  const club = await make.sponsorship('Uploadets Klub');
  const agreement = await make.awaiting(club);
  const button = page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' });
  const dialog = page.getByRole('dialog');
  await page.goto(`/sponsorships/${club.id}/${agreement.id}`);

  await test.step('a picture never leaves the browser', async () => {
    await pickFile(page, button, files.logo);
    await expect(page.getByRole('alert')).toContainText('logo.png');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a picture that reaches the server is refused there', async () => {
    const url = `/api/sponsorships/contracts/${agreement.id}/upload`;
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    await page.route(`**${url}*`, async (route) => {
      const headers = { 'x-xsrf-token': token };
      const response = await page.request.post(url, { multipart: { model: files.logo }, headers });
      await route.fulfill({ response });
    });
    await pickFile(page, button, files.signed);
    await expect(dialog).toContainText('Filen er ikke en PDF. Vælg den underskrevne aftale som PDF.');
    await expect(dialog.getByRole('heading')).toHaveText(/./);
    await checkAccessibility('upload refused');
    await page.unroute(`**${url}*`);
    await dialog.getByRole('button', { name: 'Luk' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('somebody else was first: the dialog stays while the page shows their document', async () => {
    await colleague.upload(`/api/sponsorships/contracts/${agreement.id}/upload`, files.signed);
    await pickFile(page, button, files.signed);
    // What lies behind a dialog has no role.
    await expect(page.getByText('Hent dokument')).toBeVisible();
    await expect(dialog.getByRole('heading')).toHaveText('Kan ikke lade sig gøre');
    await expect(dialog).toContainText('Søren Aagaard har gemt, siden du åbnede siden.');
    await dialog.getByRole('button', { name: 'Luk' }).click();
    await expect(dialog).toBeHidden();
    await expect(statusOf(page)).toContainText('Godkendt');
  });
});
