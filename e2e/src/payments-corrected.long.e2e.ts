import { dayFrom } from './support/days.ts';
import { chooseInRow, pickFile, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { dialogOf, iso, overdue, register, rowOf, sought } from './support/payments.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a payment is corrected, and says where somebody else was first', async ({ page, call, expectedErrors }) => {
  expectedErrors.push(/409 \(/);
  const make = makerOf(call);
  const club = await make.sponsorship('Rettelsernes Klub');
  const contract = await make.approved(club, { rates: overdue });
  const [rate]: { id: number }[] = (await call.get(`/api/sponsorships/contracts/${contract.id}`)).rates;
  const paid = { contractId: contract.id, rateId: rate?.id, amount: 90_000, paidOn: iso(dayFrom(-1)) };
  const first = await call.post('/api/payments/update', paid);
  await page.goto(`/sponsorships/${club.id}/${contract.id}?tab=payments`);
  const block = page.getByRole('region', { name: 'Rater og betalinger' });
  const dialog = page.getByRole('dialog', { name: 'Ret betaling' });
  await expect(block).toContainText('90.000 kr. af 92.500 kr. betalt');
  await chooseInRow(block, 'Ret');
  await expect(textbox(dialog, 'Beløb (kroner)')).toHaveValue('90.000');
  await textbox(dialog, 'Beløb (kroner)').fill('92.500');
  await textbox(dialog, 'Reference/bilagsnr.').fill('B-7');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('status').getByText('Betalingen blev gemt!')).toBeVisible();
  await expect(block).toContainText('92.500 kr. Betalt');
  await expect(block).toContainText('Ref. B-7');

  await chooseInRow(block, 'Ret');
  await textbox(dialog, 'Reference/bilagsnr.').fill('B-8');
  const { version } = (await call.get(`/api/sponsorships/contracts/${contract.id}/payments`))[0];
  await call.post('/api/payments/update', { ...paid, id: first.id, version, amount: 80_000 });
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByText('Du har selv gemt i et andet vindue')).toBeVisible();
  await expect(textbox(dialog, 'Reference/bilagsnr.')).toHaveValue('B-8');
});

test('an invoice that did not come through is said to be missing, and is sent again', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/500 \(/);
  const make = makerOf(call);
  const club = await make.sponsorship('Fakturaens Klub');
  const contract = await make.approved(club, { rates: overdue });
  const paymentsOf = () => call.get(`/api/sponsorships/contracts/${contract.id}/payments`);
  let fails = true;
  await page.route('**/api/payments/*/invoice', (route) =>
    fails ? route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }) : route.continue(),
  );
  await page.goto(sought(club));
  await page.getByRole('button', { name: /^Registrér betaling: / }).click();
  const dialog = dialogOf(page);
  await pickFile(page, dialog.getByRole('button', { name: 'Vedlæg faktura' }), files.signed);
  await register(page);
  await expect(dialog.getByText(/^Betalingen er registreret, men fakturaen kom ikke med/)).toBeVisible();
  await checkAccessibility('an invoice that failed');
  expect(await paymentsOf()).toMatchObject([{ amount: 92_500, invoice: null }]);
  // What the list learns meanwhile does not take the dialog away.
  await expect(rowOf(page, club)).toContainText('Betalt');
  await expect(dialog.getByText(files.signed.name)).toBeVisible();

  fails = false;
  await textbox(dialog, 'Fakturanr.').fill('2026-9');
  await dialog.getByRole('button', { name: 'Send igen' }).click();
  await expect(page.getByRole('status').getByText('Betalingen blev registreret!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Raten er betalt.')).toHaveCount(0);
  expect(await paymentsOf()).toMatchObject([
    { amount: 92_500, invoiceNumber: '2026-9', invoice: expect.stringContaining('/api/files/') },
  ]);
});
