import { choose, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: user });

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });

test('an agreement above one’s limit is asked about, and locked by whoever allows it', async ({
  page,
  browser,
  call,
  callAs,
  sessionOf,
  app,
  checkAccessibility,
}) => {
  const bank = await callAs(admin);
  const isAsked = (value: boolean) =>
    bank.post('/api/settings/rules/update', { key: 'approval.enabled', validFrom: today(), value });
  await isAsked(true);
  try {
    const make = makerOf(call);
    const club = await make.sponsorship('Beføjede Boldspillere');
    const large = await make.draft(club, { sponsorshipAmount: 180_000 });
    const dialog = page.getByRole('dialog');
    const ask = page.getByRole('button', { name: 'Bed om godkendelse' });

    await test.step('the Bruger asks, and says whether there is a post', async () => {
      await page.goto(`/sponsorships/${club.id}/${large.id}?step=5`);
      await ask.click();
      await dialog.getByRole('radio', { name: 'Ja' }).check();
      await textbox(dialog, 'Hvilken post').fill('Kasserer');
      await choose(page, 'Godkender', 'Mette Kjærgaard');
      await textbox(dialog, 'Besked').fill('Svar gerne inden torsdag');
      await checkAccessibility('who is asked', page);
      await dialog.getByRole('button', { name: 'Bed om godkendelse' }).click();
      await expect(page.getByText('Mette Kjærgaard er bedt om at godkende aftalen').first()).toBeVisible();
      await checkAccessibility('a draft that is asked about', page);
    });

    await test.step('whoever is asked finds it in Opgaver, and allows it', async () => {
      const context = await browser.newContext({ baseURL: app.base, storageState: await sessionOf(admin) });
      const chief = await context.newPage();
      await chief.goto(`/tasks?search=${encodeURIComponent(club.name)}`);
      await chief.getByRole('link', { name: /^Tag stilling/ }).click();
      const question = chief.getByRole('region', { name: /Søren Aagaard beder dig godkende/ });
      await expect(question).toContainText('Søren Aagaard har oplyst en post i klubben: Kasserer');
      await expect(question).toContainText('Svar gerne inden torsdag');
      await checkAccessibility('what one is asked', chief);
      await chief.getByRole('button', { name: 'Godkend', exact: true }).click();
      await chief.getByRole('dialog').getByRole('button', { name: 'Godkend' }).click();
      await expect(chief.getByText('Aftalen er godkendt og låst til underskrift')).toBeVisible();
      await expect(chief.getByRole('main')).toContainText(/Låst til underskrift af Mette Kjærgaard/);
      await context.close();
    });

    await test.step('a small one is locked by oneself, once one has said that there is no post', async () => {
      const small = await make.simpleDraft(club);
      await page.goto(`/sponsorships/${club.id}/${small.id}`);
      await page.getByRole('button', { name: 'Godkend aftale' }).click();
      await dialog.getByRole('radio', { name: 'Nej' }).check();
      await dialog.getByRole('button', { name: 'Godkend aftale' }).click();
      await expect(page.getByText('Aftalen er låst og afventer underskrift')).toBeVisible();
      await expect
        .poll(async () => (await call.get(`/api/sponsorships/contracts/${small.id}`)).status)
        .toBe('Afventer');
    });
  } finally {
    await isAsked(false);
  }
});
