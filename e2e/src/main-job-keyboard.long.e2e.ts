import { press, tabTo, typeInto } from './support/keyboard.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.describe('usage by keyboard', () => {
  test.use({ account: admin });

  test('the slider, its number and its note', async ({ page, call }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Tastaturets Venner');
    await make.approvedWith(club, 'Bandereklame', 10);
    const keys = page.keyboard;

    await page.goto('/sponsorships');
    await typeInto(page.getByRole('searchbox'), club.name);
    await expect(page.getByText('1–1 af 1')).toBeVisible();
    await press(page.getByRole('link', { name: club.name, exact: true }));
    const open = page.getByRole('button', { name: /^Udnyttelse af Bander/ });
    await press(open);
    const slider = page.getByRole('slider');
    await tabTo(slider);
    for (const [key, value] of [
      ['ArrowRight', '1'],
      ['End', '10'],
      ['ArrowLeft', '9'],
      ['Home', '0'],
    ] as const) {
      await keys.press(key);
      await expect(slider).toHaveAttribute('aria-valuenow', value);
    }
    const number = page.getByRole('textbox', { name: /^Brugt/ });
    await typeInto(number, '11');
    await keys.press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await press(summary.getByRole('link', { name: 'Brugt skal være mellem 0 og 10' }));
    await expect(number).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type('4');
    await typeInto(page.getByLabel('Note'), 'Ved hovedindgangen');
    await keys.press('Enter');
    await expect(page.getByText('4 af 10 stk. brugt')).toBeVisible();
    await expect(open).toBeFocused();
  });
});
