import type { Page } from '@playwright/test';
import { chooseInRow } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { rates } from './support/payments.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin, viewport: { width: 360, height: 740 } });

const FIRST_FIELD = 430;

test('on a phone a dialog’s main button is in view as it opens', async ({ page, call }) => {
  test.slow();
  const make = makerOf(call);
  const club = await make.sponsorship('Dialogernes Klub');
  const contract = await make.approved(club, { rates });
  await call.post(`/api/sponsorships/${club.id}/notes/update`, { text: 'Talt om bolde' });
  await call.post(`/api/sponsorships/${club.id}/contacts/update`, { name: 'Else Bæk', email: 'else@klub.example' });
  const folder = `/sponsorships/${club.id}/folder`;
  const opens = (path: string, name: string | RegExp) => async () => {
    await page.goto(path);
    await page.getByRole('button', { name }).first().click();
  };
  const dialogs: [string, () => Promise<unknown>][] = [
    ['a payment of a rate', opens(`/sponsorships/${club.id}/${contract.id}?tab=payments`, /^Registrér betaling: /)],
    [
      'a payment beside the rates',
      opens(`/sponsorships/${club.id}/${contract.id}?tab=payments`, 'Registrér uden rate'),
    ],
    ['a renewal', () => page.goto(`/sponsorships/${club.id}#forny`)],
    ['a task', () => page.goto(`/tasks?sponsorship=${club.id}&owner=all#ny-opgave`)],
    ['a contact', opens(folder, 'Tilføj kontaktperson')],
    [
      'a note',
      async () => {
        await page.goto(folder);
        await chooseInRow(page.getByRole('listitem').filter({ hasText: 'Talt om bolde' }), 'Ret');
      },
    ],
  ];
  for (const [what, open] of dialogs) {
    await open();
    const main = page.getByRole('dialog').locator('button[type="submit"]');
    await expect(main, what).toBeInViewport({ ratio: 1 });
    // Seen, and not covered by a field.
    await main.click({ trial: true });
    await page.goto('about:blank');
  }
});

const firstField = (page: Page) =>
  page.getByRole('main').locator('form :is(input:not([type="hidden"]), textarea)').filter({ visible: true }).first();

test('on a phone the first field of a page stands where one sees it', async ({ page, call }) => {
  test.slow();
  const make = makerOf(call);
  const club = await make.sponsorship('Felternes Klub');
  const { id: userId } = await call.get('/api/user');
  const pages = [
    '/sponsorships/create',
    `/sponsorships/${club.id}/data`,
    `/sponsorships/${club.id}/create-simple`,
    `/users/${userId}`,
    '/users/create',
    '/products/create',
    '/categories/create',
    '/settings',
    '/settings/areas/create',
    '/settings/categories/create',
    '/settings/updates/create',
    '/settings/templates/create',
    '/profile',
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(firstField(page), path).toBeVisible();
    expect((await firstField(page).boundingBox())?.y, path).toBeLessThan(FIRST_FIELD);
  }
});
