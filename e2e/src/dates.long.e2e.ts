import type { Locator, Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const calendarOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Vælg ${name}` });

test('the calendar has weeks, months and years to choose, and a required day that is empty takes today', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const club = await makerOf(call).sponsorship('Kalenderens Krocketklub');
  await page.goto(`/sponsorships/${club.id}/create`);

  await test.step('a required one that is opened empty takes today, an optional one waits', async () => {
    await page.getByRole('button', { name: 'Åbn kalender for startdato' }).click();
    await expect(textbox(page, 'Startdato')).toHaveValue(dayFrom(0));
    await page.keyboard.press('Escape');
    await expect(textbox(page, 'Startdato')).toBeFocused();
    await page.getByRole('button', { name: 'Åbn kalender for genforhandling' }).click();
    await expect(calendarOf(page, 'genforhandling')).toBeVisible();
    await expect(textbox(page, 'Genforhandling')).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('the years go from three before this one to five after it', async () => {
    await page.getByRole('button', { name: 'Åbn kalender for slutdato' }).click();
    const calendar = calendarOf(page, 'slutdato');
    const year = Number(dayFrom(0).slice(6));
    const years = Array.from({ length: 9 }, (_, index) => String(year - 3 + index));
    await expect(calendar.getByRole('combobox', { name: 'År' }).getByRole('option')).toHaveText(years);
    await expect(calendar.getByRole('combobox', { name: 'Måned' }).getByRole('option')).toHaveText([
      'januar',
      'februar',
      'marts',
      'april',
      'maj',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'december',
    ]);
    await checkAccessibility('calendar');
  });

  await test.step('weeks begin on Monday and carry their numbers', async () => {
    const calendar = calendarOf(page, 'slutdato');
    await calendar.getByRole('combobox', { name: 'År' }).selectOption('2027');
    await calendar.getByRole('combobox', { name: 'Måned' }).selectOption('januar');
    await expect(calendar.getByRole('columnheader')).toHaveText(['#', 'ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø']);
    const weeks = calendar.locator('tbody tr > *:first-child');
    await expect(weeks).toHaveText(['53', '1', '2', '3', '4']);
    await calendar.getByRole('button', { name: '31. januar 2027' }).click();
    await expect(textbox(page, 'Slutdato')).toHaveValue('31-01-2027');
  });

  await test.step('what is no day stays as it was typed, and is refused by name', async () => {
    await textbox(page, 'Slutdato').fill('31-02-2027');
    await textbox(page, 'Startdato').click();
    await expect(textbox(page, 'Slutdato')).toHaveValue('31-02-2027');
    await expect(page.getByText('Slutdato skal være en gyldig dato (dd-mm-åååå)').first()).toBeVisible();
    await textbox(page, 'Slutdato').fill('1. februar 2027');
    await textbox(page, 'Startdato').click();
    await expect(textbox(page, 'Slutdato')).toHaveValue('01-02-2027');
  });
});

test('a calendar that is left lies over nothing that is pressed next', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Kalenderens Kajakklub');
  await page.goto(`/sponsorships/${club.id}/create`);
  await textbox(page, 'Startdato').click();
  const calendar = calendarOf(page, 'startdato');
  await expect(calendar).toBeVisible();
  const isStillThere = await calendar.evaluate(async (dialog) => {
    document.querySelector<HTMLElement>('[name$="endDate"], [id$="endDate"]')?.focus();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return dialog.isConnected;
  });
  await expect(textbox(page, 'Slutdato')).toBeFocused();
  expect(isStillThere).toBe(false);
});
