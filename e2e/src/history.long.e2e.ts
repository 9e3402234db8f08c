import { addFilter, choose, filterBy, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('who raised the amount is a sentence in the history, and a line of the log', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Historiens Håndbold');
  const draft = await make.draft(club, { sponsorshipAmount: 50_000 });
  const sentence = / ændrede Årligt beløb fra 50\.000 kr\. til 60\.000 kr\./;

  await test.step('an amount is changed', async () => {
    await page.goto(`/sponsorships/${club.id}/${draft.id}?step=1`);
    const amount = textbox(page, 'Årligt beløb (kroner)');
    await amount.fill('60000');
    await amount.press('ControlOrMeta+s');
    await expect
      .poll(async () => (await call.get(`/api/sponsorships/contracts/${draft.id}`)).sponsorshipAmount)
      .toBe(60_000);
  });

  await test.step('the draft’s own page says it below the step', async () => {
    await page.getByRole('button', { name: 'Vis historik' }).click();
    const history = page.getByRole('region', { name: 'Historik' });
    await expect(history.getByRole('listitem').filter({ hasText: sentence })).toHaveCount(1);
    await checkAccessibility('draft with history');
  });

  await test.step('the tab Historik says it', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await page.getByRole('link', { name: 'Historik' }).click();
    const line = page.getByRole('listitem').filter({ hasText: sentence });
    await expect(line).toHaveCount(1);
    await line.getByText(sentence).click();
    await expect(line.getByRole('definition')).toHaveText(/50\.000 kr\. →.* 60\.000 kr\./);
    await checkAccessibility('history');
    await choose(page, 'Type', 'Sponsorat');
    await expect(line).toHaveCount(0);
    await choose(page, 'Type', 'Dokument');
    await expect(page.getByText('Ingen hændelser', { exact: true })).toBeVisible();
  });

  await test.step('so does the agreement’s own page', async () => {
    const signed = await make.approved(club);
    await page.goto(`/sponsorships/${club.id}/${signed.id}?tab=history`);
    const history = page.getByRole('region', { name: 'Historik' });
    await expect(history).toContainText(`uploadede den underskrevne aftale ${signed.number}, som nu er godkendt.`);
    await checkAccessibility('agreement with history');
  });

  await test.step('the log finds it by the club, filters it and gives it as a file', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
    await page.getByRole('searchbox').fill(club.name);
    await filterBy(page, 'Handling', 'Ændret');
    const rows = page.getByRole('row').filter({ hasText: sentence });
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/action=update/);
    await rows.getByText(sentence).click();
    await expect(rows.getByRole('definition')).toBeVisible();
    await expect(rows).toContainText('Adresse: 127.0.0.1');
    await checkAccessibility('log');
    await addFilter(page, 'Periode');
    await page.getByRole('textbox', { name: 'Periode' }).fill('01-01-2000 – 31-12-2000');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/from=2000-01-01.*to=2000-12-31/);
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ryd filtre' }).click();
    await expect(page.getByRole('textbox', { name: 'Periode' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hent', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Log \d{4}-\d{2}-\d{2}\.csv$/);
  });
});
