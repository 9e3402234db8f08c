import { dayFrom } from './support/days.ts';
import { chooseInRow, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { dialogOf, iso, rates, registerToast } from './support/payments.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a payment is registered with four inputs of the keyboard, refused where it is too much, and taken back', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/422 \(/);
  const make = makerOf(call);
  const club = await make.sponsorship('Den Betalte Klub');
  const contract = await make.approved(club, { rates });
  const paymentsOf = () => call.get(`/api/sponsorships/contracts/${contract.id}/payments`);
  const row = page.getByRole('row').filter({ hasText: 'Rate 1 af 2' });

  await test.step('what is overdue stands first, in words', async () => {
    await page.goto(`/payments?search=${encodeURIComponent(club.name)}`);
    await expect(page.getByRole('table', { name: 'Betalinger' }).getByRole('row').nth(1)).toContainText('Rate 1 af 2');
    await expect(row).toContainText('Overskredet');
    await expect(page.getByRole('table', { name: /^Søjlediagram: Rater i/ })).toBeAttached();
    await checkAccessibility('payments');
  });

  await test.step('open, write the reference and the invoice’s number, save', async () => {
    await row.getByRole('button', { name: /^Registrér betaling/ }).focus();
    await page.keyboard.press('Enter');
    const amount = textbox(dialogOf(page), 'Beløb (kroner)');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('92.500');
    await expect(textbox(dialogOf(page), 'Betalt den')).toHaveValue(dayFrom(0));
    await checkAccessibility('a payment');
    await textbox(dialogOf(page), 'Reference/bilagsnr.').focus();
    await page.keyboard.type('B-118');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2026-44');
    await page.keyboard.press('Enter');
    await expect(registerToast(page)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(row).toContainText('Betalt');
    await expect(row).toContainText('2026-44');
    await expect(row.getByRole('button', { name: /^Registrér betaling/ })).toHaveCount(0);
    expect(await paymentsOf()).toMatchObject([
      { amount: 92_500, paidOn: iso(dayFrom(0)), reference: 'B-118', invoiceNumber: '2026-44', vatAmount: null },
    ]);
  });

  const block = page.getByRole('region', { name: 'Rater og betalinger' });
  await test.step('the agreement says what is paid of each rate', async () => {
    await page.goto(`/sponsorships/${club.id}/${contract.id}?tab=payments`);
    await expect(block).toContainText('92.500 kr. Betalt');
    await expect(block).toContainText('Ref. B-118 · Faktura 2026-44');
    await checkAccessibility('rates and payments');
  });

  await test.step('more than a rate lacks is refused at its field; so is too much VAT', async () => {
    await block.getByRole('button', { name: /^Registrér betaling: Rate 2/ }).click();
    const dialog = dialogOf(page);
    await textbox(dialog, 'Beløb (kroner)').fill('40.000,50');
    await dialog.getByRole('button', { name: 'Registrér' }).click();
    await expect(dialog.getByText('Raten mangler kun 40.000 kr.').first()).toBeVisible();
    await textbox(dialog, 'Beløb (kroner)').fill('10.000');
    await textbox(dialog, 'Heraf moms (kroner)').fill('2.500');
    await dialog.getByRole('button', { name: 'Registrér' }).click();
    await expect(dialog.getByText('Momsen kan højst være 20 % af beløbet inkl. moms').first()).toBeVisible();
    await checkAccessibility('a payment refused');
  });

  await test.step('an invoice that waits goes with its file, and is paid later', async () => {
    const dialog = dialogOf(page);
    await textbox(dialog, 'Heraf moms (kroner)').fill('2.000');
    await textbox(dialog, 'Betalt den').fill('');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Vedlæg faktura' }).click();
    await (await chooser).setFiles(files.signed);
    await expect(dialog.getByText(files.signed.name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Registrér' }).click();
    await expect(page.getByRole('status').getByText('Fakturaen blev registreret!')).toBeVisible();
    await expect(block).toContainText('10.000 kr. Faktura modtaget');
    await expect(block.getByRole('link', { name: /^Åbn faktura/ })).toHaveAttribute('href', /^\/api\/files\//);
    await block.getByRole('button', { name: /^Registrér betaling: Faktura på/ }).click();
    const paying = dialogOf(page);
    await expect(textbox(paying, 'Betalt den')).toHaveValue(dayFrom(0));
    await paying.getByRole('button', { name: 'Registrér' }).click();
    await expect(block).toContainText('10.000 kr. af 40.000 kr. betalt');
  });

  await test.step('what is paid beside the rates stands under them; what was wrong is deleted', async () => {
    await block.getByRole('button', { name: 'Registrér uden rate' }).click();
    await expect(dialogOf(page)).toContainText('Har klubben sendt en kreditnota');
    await textbox(dialogOf(page), 'Beløb (kroner)').fill('5.000');
    await page.keyboard.press('Enter');
    await expect(block).toContainText('Uden rate');
    await chooseInRow(block.getByRole('listitem').filter({ hasText: /^5\.000 kr\. Betalt/ }), 'Slet');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('status').getByText('Betalingen blev slettet!')).toBeVisible();
    await expect(block.getByText('F.eks. en bonus')).toHaveCount(0);
    expect(await paymentsOf()).toHaveLength(2);
  });

  await test.step('they stay while the agreement is edited, and more is registered', async () => {
    await call.post(`/api/sponsorships/${club.id}/edit`, { id: contract.id });
    await page.goto(`/sponsorships/${club.id}/${contract.id}`);
    await expect(block).toContainText('92.500 kr. Betalt');
    await block.getByRole('button', { name: /^Registrér betaling: Rate 2/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Registrér' }).click();
    await expect(registerToast(page)).toBeVisible();
    expect(await paymentsOf()).toHaveLength(3);
    const draft = await make.draft(club, { rates });
    await page.goto(`/sponsorships/${club.id}/${draft.id}`);
    await expect(page.getByRole('button', { name: 'Slet kladde' })).toBeVisible();
    await expect(block).toHaveCount(0);
  });
});
