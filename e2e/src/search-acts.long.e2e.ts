import { dayFrom } from './support/days.ts';
import { textbox } from './support/fields.ts';
import { foreignTo } from './support/foreign.ts';
import { makerOf, unique } from './support/make.ts';
import { dialogOf, rates, registerToast } from './support/payments.ts';
import { activeOption, openSearch, searchField, searchOption } from './support/search.ts';
import { admin, expect, showHome, test, user } from './support/test.ts';

test.use({ account: admin });

test('"betal" and a part of the club’s name open the payment of its next rate', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Betalingsvejens Klub');
  await make.approved(club, { rates });
  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(`betal ${club.name}`);
  await expect(activeOption(page)).toContainText(`Registrér betaling for ${club.name}`);
  await expect(activeOption(page)).toContainText(/Rate 1 af 2 · .* · 92\.500 kr\./);
  await checkAccessibility('a rate that is to be paid');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText(club.name);
  await expect(textbox(dialogOf(page), 'Beløb (kroner)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(registerToast(page)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();

  await openSearch(page);
  await page.keyboard.type(`betal ${club.name}`);
  await expect(searchOption(page, /^Registrér betaling for/)).toContainText('Rate 2 af 2');
});

test('"udnyt" and a part of the club’s name offer its products, and open the dialog of the one that is chosen', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Udnyttelsens Klub');
  await make.approvedWith(club, 'Sæsonkort', 24);
  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(`udnyt ${club.name}`);
  // Before the answer is there.
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Udnyttelse' });
  await expect(dialog).toContainText('Sæsonkort');
  await expect(page).toHaveURL(/#udnyttelse-\d+$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A reload does not open it again.
  await expect(page).toHaveURL(`/sponsorships/${club.id}`);

  // From the page itself, again.
  await openSearch(page);
  await page.keyboard.type(`udnyt ${club.name}`);
  await expect(searchOption(page, /^Registrér udnyttelse: Sæsonkort/)).toContainText('0 af 24 kort brugt');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Sæsonkort');
});

test('"giv billet" and a part of the club’s name open the sheet for its next event with free seats', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Billetvejens Klub');
  const bare = await make.sponsorship('Billetløse Klub');
  const pool = await make.sponsorship('Puljens Klub');
  await make.approvedWith(club, 'Sæsonkort', 2);
  await make.approvedWith(pool, 'VIP-billetter', 4);
  const put = (of: { id: number }, title: string, days: number): Promise<{ id: number }> =>
    call.post('/api/events/update', {
      sponsorshipId: of.id,
      title,
      date: dayFrom(days).split('-').reverse().join('-'),
    });
  const full = await put(club, 'Udsolgt kamp', 3);
  const { items } = await call.get(`/api/events/${full.id}`);
  const guest = { recipientName: 'Birthe Holm', recipientType: 'Præmie', quantity: 2 };
  await call.post('/api/grants/update', { ...guest, itemId: items[0].itemId, eventId: full.id });
  const free = await put(club, 'Kamp med plads', 5);
  await put(bare, 'Kamp uden billetter', 3);
  await put(pool, 'Kamp af puljen', 3);

  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(`giv billet ${bare.name}`);
  await expect(page.getByText(/^Ingen resultater for/)).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`giv billet ${pool.name}`);
  await expect(activeOption(page)).toContainText('Kamp af puljen');
  for (const time of ['first', 'again']) {
    if (time === 'again') await openSearch(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`giv billet ${club.name}`);
    await expect(activeOption(page)).toContainText(`Giv billetter for ${club.name}`);
    await expect(activeOption(page)).toContainText(/^.*Kamp med plads · .* · 2 af 2 fri$/);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: /^Giv billetter/ });
    await expect(sheet).toContainText('Kamp med plads');
    await expect(sheet.getByRole('combobox', { name: /^Modtager/ })).toBeFocused();
    await expect(page).toHaveURL(`/tickets/events/${free.id}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('an invoice is found by its number, by whoever sees its club alone', async ({
  page,
  call,
  callAs,
  browser,
  sessionOf,
  baseURL,
}) => {
  const foreign = await foreignTo(await callAs(user), call);
  const make = makerOf(call);
  const club = await make.sponsorship('Fakturaens Klub', foreign);
  const contract = await make.approved(club, { rates });
  const [rate]: { id: number }[] = (await call.get(`/api/sponsorships/contracts/${contract.id}`)).rates;
  const invoiceNumber = unique('7713').replace(' ', '-');
  const payment = { contractId: contract.id, rateId: rate?.id, amount: 1000, paidOn: '2026-01-01', invoiceNumber };
  await call.post('/api/payments/update', payment);

  await showHome(page);
  await openSearch(page);
  await page.keyboard.type(invoiceNumber);
  await expect(activeOption(page)).toContainText(`Faktura ${invoiceNumber}`);
  await expect(activeOption(page)).toContainText(club.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/sponsorships/${club.id}/${contract.id}?tab=payments`);
  await expect(page.getByRole('region', { name: 'Rater og betalinger' })).toContainText(invoiceNumber);

  const context = await browser.newContext({ storageState: await sessionOf(user), ...(baseURL && { baseURL }) });
  const elsewhere = await context.newPage();
  await showHome(elsewhere);
  await openSearch(elsewhere);
  for (const sought of [invoiceNumber, `betal ${club.name}`, `udnyt ${club.name}`]) {
    await searchField(elsewhere).fill(sought);
    await expect(elsewhere.getByText(`Ingen resultater for »${sought}«.`)).toBeVisible();
    await expect(elsewhere.getByRole('option')).toHaveCount(0);
  }
  await context.close();
});
