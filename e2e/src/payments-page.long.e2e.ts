import type { Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { choose, filterBy, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { iso, overdue, register, rowOf, sought } from './support/payments.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

const year = new Date().getFullYear();
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' });

test('a bar leads to the rates of its month, and Back to the year', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Månedernes Klub');
  const dates = ['03-05', '07-05', '07-25', '11-05'].map((day) => `${year + 1}-${day}`);
  await make.approved(club, { rates: dates.map((dueDate) => ({ amount: 25_000, dueDate })) });
  await page.goto(`${sought(club)}&from=${year + 1}-01-01&to=${year + 1}-12-31`);
  await expect(rowOf(page, club)).toHaveCount(4);
  const canvas = page.getByRole('region', { name: 'Nøgletal for betalinger' }).locator('canvas');
  await expect(canvas).toBeVisible();
  const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  // July, the seventh of twelve right of the figures of the axis.
  const axis = 64;
  await canvas.click({ position: { x: axis + ((width - axis) * 6.5) / 12, y: height / 2 } });
  await expect(rowOf(page, club)).toHaveCount(2);
  await expect(rowOf(page, club)).toContainText([`05-07-${year + 1}`, `25-07-${year + 1}`]);
  await expect(textbox(page, 'Forfalder mellem')).toHaveValue(`01-07-${year + 1} – 31-07-${year + 1}`);
  await page.goBack();
  await expect(rowOf(page, club)).toHaveCount(4);
  await expect(textbox(page, 'Forfalder mellem')).toHaveValue(`01-01-${year + 1} – 31-12-${year + 1}`);
});

test('the filters are found again by a reload and by Back, and taken along to the other tab', async ({
  page,
  call,
}) => {
  const { id: userId } = await call.get('/api/user');
  const club = await makerOf(call).sponsorship('Filtrenes Klub', { userId });
  await makerOf(call).approved(club, { rates: overdue });
  await page.goto(sought(club));
  await choose(page, 'Status', 'Overskredet');
  await filterBy(page, 'Ansvarlig', 'Mine');
  const areas = await call.get('/api/sponsorships/user-areas');
  await filterBy(page, 'Område', areas[0].name);
  const isKept = async () => {
    await expect(rowOf(page, club)).toHaveCount(1);
    await expect(combobox(page, 'Status')).toHaveValue('Overskredet');
    await expect(combobox(page, 'Ansvarlig')).toHaveValue('Mine');
    await expect(combobox(page, 'Område')).toHaveValue(areas[0].name);
    await expect(page.getByRole('searchbox')).toHaveValue(club.name);
  };
  await isKept();
  await page.reload();
  await isKept();
  await rowOf(page, club).getByRole('link', { name: club.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await page.goBack();
  await isKept();
  await page.getByRole('link', { name: /^Uden rater/ }).click();
  await expect(combobox(page, 'Ansvarlig')).toHaveValue('Mine');
  await expect(combobox(page, 'Område')).toHaveValue(areas[0].name);
});

test('what is paid without rates stands in a list of its own', async ({ page, call, checkAccessibility }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Uden Raters Klub');
  const contract = await make.approved(club, { sponsorshipAmount: 60_000 });
  await call.post('/api/payments/update', { contractId: contract.id, amount: 12_500, paidOn: iso(dayFrom(-1)) });
  await page.goto('/payments');
  await page.getByRole('link', { name: /^Uden rater/ }).click();
  await expect(page).toHaveURL(/\/payments\/without-rates$/);
  await page.getByRole('searchbox').fill(club.name);
  await expect(page.getByRole('status').filter({ hasText: /^1–1 af 1$/ })).toBeVisible();
  const row = rowOf(page, club);
  await expect(row).toContainText(`Aftale ${contract.number}`);
  // The whole of three years.
  await expect(row).toContainText(/180\.000 kr\.\s*60\.000 kr\. om året\s*12\.500 kr\./);
  await checkAccessibility('agreements without rates');
  await row.getByRole('button', { name: /^Registrér betaling/ }).click();
  await page.getByRole('dialog').getByLabel('Beløb').fill('2.500');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrér' }).click();
  await expect(row).toContainText('15.000 kr.');
  await row.getByRole('link', { name: club.name }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${contract.id}\\?tab=payments$`));
  await expect(page.getByRole('region', { name: 'Rater og betalinger' })).toContainText('12.500 kr. Betalt');
});

test('rates that are ticked are registered as paid on one day, and one that is refused says why', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Mange Betalingers Klub');
  const dates = [-30, -20, -10].map((days) => iso(dayFrom(days)));
  const contract = await make.approved(club, { rates: dates.map((dueDate) => ({ amount: 10_000, dueDate })) });
  const rates: { id: number }[] = (await call.get(`/api/sponsorships/contracts/${contract.id}`)).rates;
  const of = (at: number) => ({ contractId: contract.id, rateId: rates[at]?.id });
  await call.post('/api/payments/update', { ...of(1), amount: 4_000 });
  await page.goto(sought(club));
  await expect(rowOf(page, club)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Valgte rater' });
  await expect(bar).toContainText('3 rater valgt · 30.000 kr.');
  await checkAccessibility('rates that are ticked');
  await bar.getByRole('button', { name: 'Registrér 3 betalinger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrér 3 betalinger' });
  await expect(textbox(dialog, 'Betalt den')).toHaveValue(dayFrom(0));
  await textbox(dialog, 'Reference/bilagsnr.').fill('Kørsel 7');
  // Somebody else is quicker with one of them.
  await call.post('/api/payments/update', { ...of(2), amount: 10_000, paidOn: iso(dayFrom(-1)) });
  await dialog.getByRole('button', { name: 'Registrér 3 betalinger' }).click();
  await expect(dialog).toContainText('2 betalinger blev registreret. 1 rate blev afvist:');
  await expect(dialog).toContainText(`Rate 3 af 3, ${dayFrom(-10)}`);
  await expect(dialog).toContainText('Hele raten er allerede betalt eller faktureret.');
  await checkAccessibility('rates that are refused');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(bar).toHaveCount(0);
  await expect(rowOf(page, club).filter({ hasText: 'Betalt' })).toHaveCount(3);
  const payments: { amount: number; reference: string | null }[] = await call.get(
    `/api/sponsorships/contracts/${contract.id}/payments`,
  );
  const registered = payments.filter(({ reference }) => reference === 'Kørsel 7').map(({ amount }) => amount);
  // What waited as an invoice is paid, and what was not invoiced besides.
  expect(registered.toSorted((one, other) => one - other)).toEqual([4_000, 6_000, 10_000]);
});

test('once it is paid, the task is gone everywhere, and the sums are others, without a reload', async ({
  page,
  call,
}) => {
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Den Indfriede Klub', { userId });
  await make.approved(club, { rates: overdue });
  const before = (await call.get(`/api/tasks/summary?user=${userId}`)).overdue;
  const sums = await call.get('/api/payments/totals');
  expect(before).toBeGreaterThan(1);
  const badge = (count: number) => menu(page).getByRole('link', { name: new RegExp(`^Opgaver ${count} overskred`) });
  const figure = (count: number) =>
    page.getByRole('region', { name: 'Opgaver' }).getByRole('link', { name: `${count} Overskredet` });
  const total = (name: string) =>
    page.getByRole('region', { name: 'Nøgletal for betalinger' }).locator('dl > div').filter({ hasText: name });
  const kroner = (amount: number) =>
    `${amount.toLocaleString('da-DK', { minimumFractionDigits: amount % 1 ? 2 : 0 })} kr.`;

  await page.goto('/');
  await expect(figure(before)).toBeVisible();
  await expect(badge(before)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Betalinger' }).click();
  await expect(total('Overskredet')).toContainText(kroner(sums.overdue));
  await expect(total('Betalt i år')).toContainText(kroner(sums.paidThisYear));
  await menu(page)
    .getByRole('link', { name: /^Opgaver/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opgaver' })).toBeVisible();
  await page.getByRole('searchbox').fill(club.name);
  await expect(page).toHaveURL(/search=/);
  const task = page.getByRole('listitem').filter({ hasText: club.name });
  await expect(task).toHaveCount(1);
  await task.getByRole('link', { name: /^Registrér betaling/ }).click();
  await register(page);
  await expect(page.getByRole('status').getByText('Betalingen blev registreret!')).toBeVisible();

  // Who came from the tasks for this is among them again, and goes on.
  await expect(page.getByRole('heading', { level: 1, name: 'Opgaver' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(club.name);
  await expect(task).toHaveCount(0);
  await expect(badge(before - 1)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Betalinger' }).click();
  await expect(total('Overskredet')).toContainText(kroner(sums.overdue - 92_500));
  await expect(total('Betalt i år')).toContainText(kroner(sums.paidThisYear + 92_500));
  await menu(page).getByRole('link', { name: 'Overblik' }).click();
  await expect(figure(before - 1)).toBeVisible();
});

test('on a phone the rates come first, and their months when asked for', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/payments');
  const months = page.getByRole('button', { name: 'Vis måneder' });
  await expect(months).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('canvas')).toHaveCount(0);
  await months.click();
  await expect(page.locator('canvas')).toBeVisible();
  await checkAccessibility('months on a phone');
  await page.getByRole('button', { name: 'Skjul måneder' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
});
