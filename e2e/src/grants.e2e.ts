import type { Locator, Page } from '@playwright/test';
import { chooseInRow, scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: user, viewport: { width: 360, height: 740 }, hasTouch: true });

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
const recipient = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: /^Modtager/ });
const guest = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const choose = (page: Page, type: string) => page.getByRole('dialog').getByRole('radio', { name: type }).click();
const isClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('tickets are given on a phone, handed out, given back and kept, wished for and allowed, and it is said who came', async ({
  page,
  browser,
  call,
  sessionOf,
  app,
  checkAccessibility,
  expectedErrors,
}) => {
  const make = makerOf(call);
  const { id: userId } = await call.get('/api/user');
  const club = await make.sponsorship('Billetgivende Boldklub', { userId });
  await make.approvedWith(club, 'Sæsonkort', 8);
  const title = `${club.name} – Marstal`;
  const event = await call.post('/api/events/update', {
    sponsorshipId: club.id,
    title,
    date: today(),
    time: '23:59',
    kind: 'Hjemmekamp',
  });
  const address = `/tickets/events/${event.id}`;

  await test.step('in five inputs from the club’s page', async () => {
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await page.getByRole('button', { name: `Giv billetter til ${title}` }).click();
    await recipient(page).fill('Birthe Holm');
    await choose(page, 'Kunde');
    await press(page, 'Kundepleje');
    await expect(page.getByRole('dialog')).toContainText('8 af 8 fri');
    await checkAccessibility('the sheet');
    await press(page, 'Giv nu');
    await expect(page.getByText('1 billet er givet til Birthe Holm')).toBeVisible();
    await expect(page.getByRole('main').getByText('7 af 8 fri')).toBeVisible();
  });

  await test.step('from Overblik, where the next events of one’s own clubs stand', async () => {
    await page.goto('/');
    const next = page.getByRole('region', { name: 'Næste arrangementer' });
    const line = next.getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText(`kl.\u00a023:59 · ${club.name}`);
    await expect(line).toContainText('7 af 8 fri');
    await line.getByRole('button', { name: `Giv billetter til ${title}` }).click();
    await expect(recipient(page)).toBeFocused();
    await press(page, 'Annuller');
    await isClosed(page);
    await checkAccessibility('Overblik with the next events');
    // Who is there today, with a phone, has it before all else.
    const tasks = page.getByRole('region', { name: 'Opgaver' });
    const isAbove = async () => ((await next.boundingBox())?.y ?? 0) < ((await tasks.boundingBox())?.y ?? 0);
    expect(await isAbove()).toBe(true);
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect.poll(isAbove).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(isAbove).toBe(true);
    await line.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('whoever got some before is found, and a purpose is asked for', async () => {
    await page.getByRole('button', { name: 'Giv billetter' }).click();
    await recipient(page).fill('Birt');
    await page.getByRole('option', { name: /Birthe Holm/ }).click();
    await expect(page.getByRole('radio', { name: 'Kunde' })).toBeChecked();
    await page.getByRole('button', { name: 'En mere' }).click();
    await page.getByRole('checkbox', { name: 'Givet nu' }).uncheck();
    await press(page, 'Giv billetter');
    await expect(page.getByText('Skriv anledning: ellers kan udgiften ikke dokumenteres').first()).toBeVisible();
    await recipient(page).fill('Anders Dam');
    await press(page, 'Kundepleje');
    await press(page, 'Giv billetter');
    await isClosed(page);
    await expect(guest(page, 'Anders Dam')).toContainText('Tildelt');
    await checkAccessibility('the page of an event');
    expect(await scrollsSideways(page)).toBe(false);
  });

  await test.step('they are handed out, given back, and kept after all', async () => {
    const handOut = page.getByRole('button', { name: 'Udlevér til Anders Dam' });
    await handOut.click();
    await expect(guest(page, 'Anders Dam')).toContainText('Udleveret');
    await chooseInRow(guest(page, 'Anders Dam'), 'Fortryd udlevering');
    await expect(guest(page, 'Anders Dam')).toContainText('Tildelt');
    await handOut.click();
    await expect(guest(page, 'Anders Dam')).toContainText('Udleveret');
    await chooseInRow(guest(page, 'Anders Dam'), 'Returnér');
    await expect(guest(page, 'Anders Dam')).toContainText('Returneret');
    const said = page.getByRole('status').filter({ hasText: '2 billetter givet tilbage' });
    await said.getByRole('button', { name: 'Fortryd' }).click();
    await expect(guest(page, 'Anders Dam')).toContainText('Udleveret');
    await expect(page.getByRole('main').getByText('5 af 8 fri')).toBeVisible();
    await page.getByRole('button', { name: 'Hent gæsteliste' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'Excel', 'CSV']);
    const list = await page.getByRole('menuitem', { name: 'PDF' }).getAttribute('href');
    expect((await call.bytes(list ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    await page.keyboard.press('Escape');
  });

  await test.step('an official is wished for, and another allows it', async () => {
    await page.getByRole('button', { name: 'Giv billetter' }).click();
    await recipient(page).fill('Karen Lund');
    await choose(page, 'Offentlig');
    await expect(page.getByText('Karen Lund er offentligt ansat eller politiker.')).toBeVisible();
    await press(page, 'Kundepleje');
    await checkAccessibility('the sheet with a warning');
    await press(page, 'Send som ønske');
    await isClosed(page);
    await expect(guest(page, 'Karen Lund')).toContainText('En anden skal svare');

    const context = await browser.newContext({ baseURL: app.base, storageState: await sessionOf(admin) });
    const chief = await context.newPage();
    await chief.goto(address);
    await chief.getByRole('button', { name: 'Svar på ønsket til Karen Lund' }).click();
    const dialog = chief.getByRole('dialog');
    await expect(dialog).toContainText('Ønsket af Søren Aagaard');
    await checkAccessibility('the answer to a wish', chief);
    await dialog.getByRole('radio', { name: 'Nej, afvis' }).check();
    await dialog.getByRole('button', { name: 'Send svar' }).click();
    await expect(dialog.getByText('Begrundelse skal udfyldes').first()).toBeVisible();
    await dialog.getByRole('radio', { name: 'Ja, giv billetterne' }).check();
    await dialog.getByRole('button', { name: 'Send svar' }).click();
    await expect(guest(chief, 'Karen Lund')).toContainText('Tildelt');
    await context.close();
  });

  await test.step('a lost answer gives them once', async () => {
    expectedErrors.push(/ERR_(FAILED|INTERNET_DISCONNECTED).*\/api\/grants\/update/);
    let lost = 0;
    await page.route('**/api/grants/update', async (route) => {
      const response = await route.fetch();
      lost += 1;
      if (lost > 2) await route.fulfill({ response });
      else await route.abort();
    });
    await page.getByRole('button', { name: 'Giv billetter' }).click();
    await recipient(page).fill('Cecilie Bang');
    await choose(page, 'Medarbejder');
    await press(page, 'Giv nu');
    await expect(page.getByText(/^Forbindelsen røg, før svaret kom/)).toBeVisible();
    await expect(page.getByText('1 billet er givet til Cecilie Bang')).toBeVisible();
    await isClosed(page);
    await page.unroute('**/api/grants/update');
    const { Result: rows } = await call.post('/api/grants', {
      filter: { event: event.id, recipient: 'Cecilie Bang' },
    });
    expect(rows).toHaveLength(1);
  });

  await test.step('all who have their tickets came, and one did not', async () => {
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Hvor mange kom: Anders Dam' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kom alle?' })).toHaveCount(0);
    await call.post('/api/events/update', { ...(await call.get(`/api/events/${event.id}`)), time: '00:00' });
    await page.reload();
    await page.getByRole('button', { name: 'Kom alle?' }).click();
    const came = page.getByRole('combobox', { name: 'Hvor mange kom: Anders Dam' });
    await expect(came).toHaveValue('2');
    await came.selectOption('Kom: 1 af 2');
    await expect(page.getByText('Fremmødet er gemt: Anders Dam')).toBeVisible();
    // On a phone what was said lies over the buttons until it is closed.
    const closing = page.getByRole('status').getByRole('button', { name: 'Luk' });
    await closing.first().click();
    await expect(closing).toHaveCount(0);
    await page.getByRole('button', { name: 'Returnér resten' }).click();
    const question = page.getByRole('dialog', { name: 'Giv 1 billet fra 1 gæst tilbage?' });
    await question.getByRole('button', { name: 'Returnér' }).click();
    await expect(guest(page, 'Karen Lund')).toContainText('Returneret');
    await expect(page.getByRole('button', { name: 'Returnér resten' })).toHaveCount(0);
  });
});
