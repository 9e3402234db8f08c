import type { Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { chooseInRow, pickFile } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { iso, rates } from './support/payments.ts';
import { drawPicture } from './support/picture.ts';
import { admin, expect, test } from './support/test.ts';
import { makeUser } from './support/users.ts';

test.use({ account: admin, viewport: { width: 360, height: 740 } });

const FIRST_FIELD = 430;

/** The button that a dialog is for is seen as it opens, and not covered by a field. */
const expectMainButton = async (page: Page, what: string, open: () => Promise<unknown>) => {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog, what).toBeVisible();
  const submit = dialog.locator('button[type="submit"]');
  const main = (await dialog.locator('form').count()) > 0 ? submit : dialog.getByRole('button').last();
  await expect(main, what).toBeInViewport({ ratio: 1 });
  await main.click({ trial: true });
  await page.goto('about:blank');
};

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
  for (const [what, open] of dialogs) await expectMainButton(page, what, open);
});

test('on a phone so is that of the dialogs about use, users, tasks and documents', async ({ page, call }) => {
  test.slow();
  const make = makerOf(call);
  const user = await makeUser(call, 'Dialogernes Ditte');
  const club = await make.sponsorship('De Andre Dialogers Klub', { userId: user.id });
  const contract = await make.approvedWith(club, 'Bandereklame', 10);
  await call.post('/api/payments/update', { contractId: contract.id, amount: 12_500, paidOn: iso(dayFrom(-1)) });
  await call.upload(`/api/sponsorships/${club.id}/documents`, files.signed);
  const draft = await make.simpleDraft(club);
  await call.post('/api/tasks/update', {
    sponsorshipId: club.id,
    title: 'Ring til formanden',
    dueDate: iso(dayFrom(-3)),
  });
  const of = `/sponsorships/${club.id}`;
  const tasks = `/tasks?sponsorship=${club.id}&owner=all`;
  const opens =
    (path: string, ...names: (string | RegExp)[]): (() => Promise<unknown>) =>
    async () => {
      await page.goto(path);
      for (const name of names)
        await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
    };
  const inRow = (path: string, text: string | RegExp, act: string) => async () => {
    await page.goto(path);
    await chooseInRow(page.getByRole('listitem').filter({ hasText: text }).last(), act);
  };
  const dialogs: [string, () => Promise<unknown>][] = [
    ['a usage', opens(of, /^Udnyttelse af Bander/)],
    ['an evaluation', opens(`${of}/${contract.id}`, 'Evaluér')],
    ['a signed document taken out', opens(`${of}/${contract.id}`, 'Slet dokument og rediger')],
    ['a template of an agreement', opens(`${of}/${contract.id}`, 'Mere', 'Gem som skabelon')],
    ['an approval', opens(`${of}/${draft.id}`, 'Godkend aftale')],
    ['a payment that is corrected', inRow(`${of}/${contract.id}?tab=payments`, '12.500 kr.', 'Ret')],
    ['a document', inRow(`${of}/folder`, 'underskrevet.pdf', 'Ret')],
    ['a task put off', inRow(tasks, 'Ring til formanden', 'Udskyd')],
    ['a task given to another', inRow(tasks, 'Ring til formanden', 'Tildel')],
    ['a task of one’s own', inRow(tasks, 'Ring til formanden', 'Rediger')],
    ['a hand-over', opens(`/users/${user.id}`, 'Overdrag')],
    ['another’s password', opens(`/users/${user.id}`, 'Nulstil adgangskode')],
    ['a user locked out', opens(`/users/${user.id}`, 'Deaktivér bruger')],
    [
      'a user’s picture',
      async () => {
        await page.goto(`/users/${user.id}`);
        await pickFile(page, page.getByRole('button', { name: 'Upload billede' }), await drawPicture(page, 400, 300));
      },
    ],
    ['one’s own password', opens('/profile', 'Skift adgangskode')],
    ['two-step login', opens('/profile', 'Sæt op')],
    ['the demand of it', opens('/settings', 'Skift krav')],
  ];
  for (const [what, open] of dialogs) await expectMainButton(page, what, open);
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
