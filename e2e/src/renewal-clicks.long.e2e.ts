import { watchHand } from './support/hand.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

const year = new Date().getFullYear();

for (const { where, viewport, hasTouch } of [
  { where: 'at 1400 pixels', viewport: { width: 1400, height: 900 }, hasTouch: false },
  { where: 'by touch at 360 pixels', viewport: { width: 360, height: 740 }, hasTouch: true },
]) {
  test.describe(where, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test('from the login to the opened draft of a renewal in three clicks', async ({ page, callAs }) => {
      const call = await callAs(user);
      const { id: userId } = await call.get('/api/user');
      const make = makerOf(call);
      const club = await make.sponsorship('Treklippets Klub', { userId });
      // Of all that is due, this was due first.
      const old = await make.approved(club, { startDate: `${year - 8}-01-01`, renegotiation: `${year - 7}-01-01` });

      await page.goto('/login');
      await page.getByLabel('E-mail').fill(user.email);
      await page.getByLabel(/^Adgangskode/).fill(user.password);
      const countHand = await watchHand(page);
      const press = (name: string | RegExp, role: 'button' | 'link') => {
        const target = page.getByRole(role, { name, exact: typeof name === 'string' });
        return hasTouch ? target.tap() : target.click();
      };
      await press('Log ind', 'button');
      await press(new RegExp(`^Forny, .*, ${club.name}$`), 'link');
      await expect(page.getByRole('dialog', { name: `Forny aftale ${old.number}` })).toBeVisible();
      await press('Opret kladde', 'button');
      await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/\\d+\\?step=1$`));
      await expect(page.getByText(`Fornyer aftale ${old.number}`)).toBeVisible();
      expect(await countHand()).toEqual({ clicks: 3, fields: 0 });
    });
  });
}
