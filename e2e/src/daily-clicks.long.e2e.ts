import { dayFrom } from './support/days.ts';
import { textbox } from './support/fields.ts';
import { watchHand } from './support/hand.ts';
import { makerOf } from './support/make.ts';
import { dialogOf, rates, registerToast } from './support/payments.ts';
import { activeOption, openSearch } from './support/search.ts';
import { admin, expect, showHome, test } from './support/test.ts';

/*
 * How much of a hand the daily work takes. A simple agreement is counted in `simple-agreement.e2e.ts`, a renewal in
 * `renewal-clicks.long.e2e.ts`.
 */

test.use({ account: admin, viewport: { width: 1400, height: 900 } });

test('a usage is registered in two clicks, from the list of clubs', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Toklikkets Klub');
  await make.approvedWith(club, 'Sæsonkort', 24);
  await page.goto(`/sponsorships?search=${encodeURIComponent(club.name)}`);
  const row = page.getByRole('link', { name: club.name, exact: true });
  await expect(row).toBeVisible();
  const countHand = await watchHand(page);
  await row.click();
  await page.getByRole('button', { name: 'Én mere brugt: Sæsonkort' }).click();
  await expect(page.getByRole('status').filter({ hasText: ': 1 brugt' })).toBeVisible();
  expect(await countHand()).toEqual({ clicks: 2, fields: 0 });
});

test('a payment is registered in two clicks and two fields, and taken back in one', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Betalingens Klub');
  const contract = await make.approved(club, { rates });
  const paymentsOf = () => call.get(`/api/sponsorships/contracts/${contract.id}/payments`);
  await page.goto(`/payments?search=${encodeURIComponent(club.name)}`);
  const register = page.getByRole('button', { name: /^Registrér betaling: .*Rate 1 af 2/ });
  await expect(register).toBeVisible();
  const countHand = await watchHand(page);
  await register.click();
  await textbox(dialogOf(page), 'Reference/bilagsnr.').click();
  await page.keyboard.type('B-118');
  await textbox(dialogOf(page), 'Fakturanr.').click();
  await page.keyboard.type('2026-44');
  await dialogOf(page).getByRole('button', { name: 'Registrér' }).click();
  await expect(registerToast(page)).toBeVisible();
  expect(await countHand()).toEqual({ clicks: 2, fields: 2 });
  expect(await paymentsOf()).toMatchObject([{ reference: 'B-118', invoiceNumber: '2026-44' }]);

  await page.getByRole('status').getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByText('Registreringen er taget tilbage.')).toBeVisible();
  expect(await paymentsOf()).toEqual([]);
  await expect(register).toBeVisible();
});

test('a note with its follow-up is two clicks and three fields on one page', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Opfølgningens Klub');
  await page.goto(`/sponsorships/${club.id}`);
  const write = page.getByRole('button', { name: 'Skriv note' });
  await expect(write).toBeVisible();
  const countHand = await watchHand(page);
  await write.click();
  const form = page.getByRole('form', { name: 'Ny note' });
  await expect(textbox(form, 'Tekst')).toBeFocused();
  await page.keyboard.type('Ring om bolde');
  await textbox(form, 'Opfølgningsdato').click();
  await page.keyboard.type(dayFrom(7));
  await textbox(form, 'Dato').fill(dayFrom(-1));
  await form.getByRole('button', { name: 'Gem note' }).click();
  await expect(page.getByText(`Noten blev gemt, og opgaven venter den ${dayFrom(7)}.`)).toBeVisible();
  const { clicks, fields } = await countHand();
  expect(clicks).toBeLessThanOrEqual(2);
  expect(fields).toBeLessThanOrEqual(3);
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);
  await expect(page.getByText('Ring om bolde', { exact: true }).last()).toBeInViewport();
  await expect(page.getByRole('link', { name: `Følges op ${dayFrom(7)}` })).toBeInViewport();
  const tasks = await call.post('/api/tasks', { filter: { sponsorship: club.id } });
  expect(tasks.Result).toMatchObject([{ Text: 'Ring om bolde' }]);
});

test('anything is found in two keys and a word', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Ordets Klub', { cvr: '77130441', contact: 'Ordella Ordsen' });
  const { number } = await make.draft(club);
  const name = club.name.split(' ').at(-1) ?? '';
  await showHome(page);
  for (const word of [name, '77130441', 'Ordella', number]) {
    await openSearch(page);
    await page.keyboard.type(word);
    await expect(activeOption(page), word).toContainText(word === '77130441' ? club.name : word);
    await page.keyboard.press('Escape');
  }
});
