import { callerOf } from './support/caller.ts';
import { openInbox } from './support/inbox.ts';
import { ownApp } from './support/own-app.ts';
import { admin, expect, test } from './support/test.ts';

const CHAIR = 'formand@klub.example';

test('an agreement is sent from its page, signed on a phone with a code, and is Godkendt with its signatures', async ({
  browser,
  checkAccessibility,
}) => {
  const inbox = await openInbox();
  const app = await ownApp({ web: true });
  await app.start({ SMTP_URL: inbox.url, MAIL_FROM: 'Fjordbanken <bank@bank.example>', PUBLIC_URL: app.base });
  try {
    const context = await browser.newContext({ baseURL: app.base });
    const page = await context.newPage();
    const call = callerOf(context.request, app.base);
    await call.logIn(admin);
    const clubs = await call.post('/api/sponsorships', { filter: { contract: 'awaiting' }, perPage: 1 });
    const clubId: number = clubs.Result[0].Id;
    const agreements: { id: number; status: string }[] = await call.get(`/api/sponsorships/${clubId}/contracts`);
    const { id = 0 } = agreements.find(({ status }) => status === 'Afventer') ?? {};
    await page.goto(`/sponsorships/${clubId}/${id}`);
    const cancel = page.getByRole('button', { name: 'Annullér' });
    const send = page.getByRole('button', { name: /^Send (til underskrift|igen)$/ });
    await expect(send.or(cancel).first()).toBeVisible();
    if (await cancel.isVisible()) {
      await cancel.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Annullér afsendelsen' }).click();
    }
    await send.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Navn, underskriver 1' }).fill('Åse Ørsted');
    await dialog.getByRole('textbox', { name: 'E-mail, underskriver 1' }).fill(CHAIR);
    await checkAccessibility('the dialog that sends', page);
    await dialog.getByRole('button', { name: 'Send til underskrift' }).click();
    await expect(page.getByText('0 af 1 har underskrevet')).toBeVisible();
    await checkAccessibility('an agreement that is out for signature', page);

    const { text } = await inbox.mailTo(CHAIR, /\/underskriv\//);
    const link = /http\S+\/underskriv\/\S+/.exec(text)?.[0] ?? '';
    const phone = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const club = await phone.newPage();
    await club.goto(link);
    await expect(club.getByRole('heading', { name: /^Sponsoraftale \d{4}-\d{4}$/ })).toBeVisible();
    await checkAccessibility('the page on which a club signs', club);
    expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // By keyboard alone.
    await club.getByRole('textbox', { name: 'Titel' }).focus();
    await club.keyboard.type('Formand');
    await club.keyboard.press('Tab');
    await club.keyboard.press('Space');
    await club.keyboard.press('Tab');
    await club.keyboard.press('Enter');
    await expect(club.getByRole('textbox', { name: 'Kode fra e-mailen' })).toBeFocused();
    await club.keyboard.type('000000');
    await club.keyboard.press('Enter');
    const mail = await inbox.mailTo(CHAIR, /^\d{6}$/m);
    const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
    if (code !== '000000') await expect(club.getByRole('alert')).toContainText('Koden er forkert');
    await checkAccessibility('a wrong code', club);
    await club.getByRole('textbox', { name: 'Kode fra e-mailen' }).fill(code);
    await club.getByRole('button', { name: 'Underskriv aftalen' }).click();
    await expect(club.getByRole('heading', { name: 'Tak' })).toBeFocused();
    await checkAccessibility('the receipt', club);
    expect(await phone.cookies()).toEqual([]);

    const { status, signing } = await call.get(`/api/sponsorships/contracts/${id}`);
    expect([status, signing.state]).toEqual(['Godkendt', 'Underskrevet']);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Underskrevet aftale' })).toBeVisible();
    const signed = await inbox.mailTo(CHAIR, /underskrevet af alle/);
    expect(signed.attachments).toHaveLength(1);
    await club.goto(`${app.base}/underskriv/x`);
    await expect(club.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
    await phone.close();
    await context.close();
  } finally {
    await app.close();
    await inbox.close();
  }
});
