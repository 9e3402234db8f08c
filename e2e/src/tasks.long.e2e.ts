import type { Locator, Page } from '@playwright/test';
import { choose, textbox } from './support/fields.ts';
import { press, tabTo } from './support/keyboard.ts';
import { makerOf, type VersionedRecord } from './support/make.ts';
import { searchField, searchOption } from './support/search.ts';
import { expect, showHome, test, user } from './support/test.ts';

const year = new Date().getFullYear();
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const danishDay = (iso: string) => iso.split('-').reverse().join('-');

const rowOf = (page: Page | Locator, text: string): Locator => page.getByRole('listitem').filter({ hasText: text });
const menuOf = (row: Locator) => row.getByRole('button', { name: /^Flere handlinger/ });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const sought = ({ name }: VersionedRecord) => `/tasks?search=${encodeURIComponent(name)}`;

/** A menu takes the arrows as soon as it has the focus. */
const arrowTo = (target: Locator) =>
  expect(async () => {
    await target.page().keyboard.press('ArrowDown');
    await expect(target).toBeFocused({ timeout: 500 });
  }).toPass();

test.use({ account: user });

test('by keyboard: a decision, a day to come back, and back again', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  // The decision that is missing at first.
  expectedErrors.push(/422 \(Unprocessable Entity\)/);
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Tasternes Roklub', { userId });
  await make.approved(club, { startDate: `${year - 3}-01-01`, renegotiation: `${year - 2}-01-01` });
  await page.goto(sought(club));
  const row = rowOf(page, club.name);
  await expect(row).toBeVisible();

  await test.step('Udfør asks what was decided', async () => {
    await press(menuOf(row));
    await arrowTo(item(page, 'Udfør'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('textbox', { name: 'Hvad er besluttet?' })).toBeFocused();
    await checkAccessibility('what was decided');
    await press(dialog(page).getByRole('button', { name: 'Udfør' }));
    await expect(dialog(page).getByText('Skriv, hvad der er besluttet').first()).toBeVisible();
    await tabTo(dialog(page).getByRole('textbox'));
    await page.keyboard.type('Vi fortsætter uændret');
    await press(dialog(page).getByRole('button', { name: 'Udfør' }));
    await expect(row).toHaveCount(0);
    await choose(page, 'Status', 'Udførte');
    await expect(row).toContainText('Vi fortsætter uændret');
  });

  await test.step('and opens it again', async () => {
    await press(menuOf(row));
    await arrowTo(item(page, 'Åbn igen'));
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await page.goto(sought(club));
    await expect(row).toContainText('dage for sent');
  });

  await test.step('Udskyd puts it off until Monday at the latest', async () => {
    await press(menuOf(row));
    await arrowTo(item(page, 'Udskyd'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await checkAccessibility('until when');
    await press(dialog(page).getByRole('button', { name: /^I morgen/ }));
    await expect(row).toHaveCount(0);
    await choose(page, 'Status', 'Udskudte');
    await expect(row).toContainText(/Udskudt til \d\d-\d\d-\d{4}/);
  });

  await test.step('Fortryd takes that back', async () => {
    await page.getByRole('button', { name: 'Fortryd' }).last().click();
    await expect(row).toHaveCount(0);
    await page.goto(sought(club));
    await expect(row).toContainText('dage for sent');
  });
});

test('an own task is made at a club, given away, changed and deleted', async ({ page, call, checkAccessibility }) => {
  const { id: userId } = await call.get('/api/user');
  const club = await makerOf(call).sponsorship('Egne Opgavers Klub', { userId });
  await page.goto(`/sponsorships/${club.id}`);
  await page.getByRole('button', { name: 'Søg overalt' }).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(`ny opgave ${club.name}`);
  await searchOption(page, `Ny opgave for ${club.name}`).first().click();
  await expect(dialog(page).getByRole('combobox', { name: /^Sponsorat/ })).toHaveValue(club.name);
  await dialog(page)
    .getByRole('textbox', { name: /^Titel/ })
    .fill('Ring til formanden');
  await dialog(page)
    .getByRole('textbox', { name: /^Frist/ })
    .fill(danishDay(day(10)));
  await checkAccessibility('a new task');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  const row = rowOf(page, 'Ring til formanden');
  await expect(row).toContainText(club.name);
  await expect(row).toContainText(/om (9|10|11) dage/);
  // A reload asks for no other.
  await page.reload();
  await expect(row).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await menuOf(row).click();
  await item(page, 'Tildel').click();
  const [other]: { id: number; name: string }[] = (
    await call.get(`/api/sponsorships/area-users/${(await call.get(`/api/sponsorships/${club.id}`)).areaId}`)
  ).filter(({ id }: { id: number }) => id !== userId);
  await dialog(page)
    .getByRole('combobox', { name: /^Ansvarlig/ })
    .click();
  await page.getByRole('option', { name: other?.name ?? '' }).click();
  await dialog(page).getByRole('button', { name: 'Tildel' }).click();
  await expect(row).toContainText(other?.name ?? '');

  await menuOf(row).click();
  await item(page, 'Rediger').click();
  await dialog(page)
    .getByRole('textbox', { name: /^Titel/ })
    .fill('Besøg formanden');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(rowOf(page, 'Besøg formanden')).toContainText(other?.name ?? '');

  await menuOf(rowOf(page, 'Besøg formanden')).click();
  await item(page, 'Slet').click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, 'Besøg formanden')).toHaveCount(0);
});

test('says that nothing is left, and that it failed', async ({ page, expectedErrors, checkAccessibility }) => {
  expectedErrors.push(/500 \(Internal Server Error\)/);
  const nothing = { json: { Result: [], TotalPages: 0, Total: 0 } };
  let answer: object = nothing;
  await page.route('**/api/tasks*', (route) => route.fulfill(answer));
  await page.route('**/api/tasks/next-deadline*', (route) => route.fulfill({ json: { date: `${year + 1}-12-03` } }));
  await page.goto('/tasks');
  await expect(page.getByText('Alt er gjort.')).toBeVisible();
  await expect(page.getByText(`Næste frist er 03-12-${year + 1}.`)).toBeVisible();
  await checkAccessibility('nothing to act on');
  answer = { status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } };
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Listen kunne ikke hentes');
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Opgaver' });
  await expect(block.getByRole('alert')).toContainText('Noget gik galt');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText('Samlet sum')).toBeVisible();
  answer = nothing;
  await block.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(block.getByText('Alt er gjort.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap anywhere on a row leads to the act, and a filter is asked for by its button', async ({
    page,
    call,
    checkAccessibility,
  }) => {
    const { id: userId } = await call.get('/api/user');
    const make = makerOf(call);
    const club = await make.sponsorship('Tommelens Roklub', { userId });
    const agreement = await make.approved(club, { startDate: `${year - 3}-01-01`, renegotiation: `${year - 2}-01-01` });
    await page.goto(sought(club));
    const row = rowOf(page, club.name);
    await expect(row).toContainText('dage for sent');
    await checkAccessibility('tasks on a phone');
    await expect(page.getByRole('button', { name: 'Mine', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await menuOf(row).tap();
    await expect(item(page, 'Udskyd')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    await item(page, 'Type').tap();
    await page.getByRole('option', { name: 'Genforhandling' }).tap();
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Genforhandling');
    const text = await row.getByText('Genforhandling er overskredet').boundingBox();
    await page.touchscreen.tap(Number(text?.x) + 4, Number(text?.y) + 4);
    await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${agreement.id}`));
  });
});

test('a task that is begun is not lost by Back or a link before one says so', async ({ page }) => {
  await showHome(page);
  await page.getByRole('link', { name: 'Se alle opgaver' }).click();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const task = page.getByRole('dialog', { name: 'Ny opgave' });
  await textbox(task, 'Titel').fill('Ring om bolde');
  const question = page.getByRole('dialog', { name: 'Forlad siden uden at gemme?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page).toHaveURL(/\/tasks/);
  await expect(textbox(task, 'Titel')).toHaveValue('Ring om bolde');
  await page.goBack();
  await question.getByRole('button', { name: 'Forlad siden' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialog(page)).toHaveCount(0);
});
