import { dayFrom } from './support/days.ts';
import { scrollsSideways, textbox } from './support/fields.ts';
import { watchHand } from './support/hand.ts';
import { makerOf } from './support/make.ts';
import { dialogOf, rates, registerToast } from './support/payments.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a payment is registered by two taps, and a link opens its rate', async ({ page, call, checkAccessibility }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Telefonens Klub');
    const contract = await make.approved(club, { rates });
    const [first, second]: { id: number }[] = (await call.get(`/api/sponsorships/contracts/${contract.id}`)).rates;

    await page.goto(`/payments?search=${encodeURIComponent(club.name)}`);
    const row = page.getByRole('row').filter({ hasText: 'Rate 1 af 2' });
    await expect(row).toContainText('Overskredet');
    await expect(row).toContainText('92.500 kr.');
    expect(await scrollsSideways(page)).toBe(false);
    await checkAccessibility('payments on a phone');
    const countHand = await watchHand(page);
    await page.getByRole('button', { name: /^Registrér betaling: .*Rate 1 af 2/ }).tap();
    await expect(textbox(dialogOf(page), 'Beløb (kroner)')).toHaveValue('92.500');
    await expect(textbox(dialogOf(page), 'Betalt den')).toHaveValue(dayFrom(0));
    for (const [name, text] of [
      ['Reference/bilagsnr.', 'B-9'],
      ['Fakturanr.', '2026-9'],
    ] as const) {
      await textbox(dialogOf(page), name).tap();
      await page.keyboard.type(text);
    }
    await dialogOf(page).getByRole('button', { name: 'Registrér' }).tap();
    await expect(registerToast(page)).toBeVisible();
    // Of the four that a payment has, two are filled in: amount and day.
    expect(await countHand()).toEqual({ clicks: 2, fields: 2 });
    await expect(row).toContainText('Betalt');

    await page.goto(`/payments?rate=${second?.id}`);
    await expect(dialogOf(page)).toContainText('Rate 2 af 2');
    const paidOn = textbox(dialogOf(page), 'Betalt den');
    await paidOn.fill(dayFrom(20));
    await expect(paidOn).toHaveAccessibleDescription(/^Dagen ligger i fremtiden/);
    await paidOn.fill(dayFrom(40));
    await expect(paidOn).toHaveAccessibleDescription(/^Er det den rigtige dag\?/);
    await paidOn.fill(dayFrom(0));
    await expect(paidOn).toHaveAccessibleDescription('Lad stå tomt, hvis fakturaen ikke er betalt.');
    await checkAccessibility('a payment on a phone');
    await dialogOf(page).getByRole('button', { name: 'Annuller' }).tap();
    await expect(page).toHaveURL(/\/payments$/);
    await page.goto(`/payments?rate=${first?.id}`);
    await expect(page.getByRole('status').getByText('Raten er betalt.')).toBeVisible();
  });
});
