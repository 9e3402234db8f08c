import type { Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { pickFile, scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const [DAY, HOUR] = [9, '16.30'] as const;
/** A calendar of one match, so many days from now. */
const calendar = (title: string, days: number) => {
  const [day, month, year] = dayFrom(days).split('-');
  const start = `DTSTART;TZID=Europe/Copenhagen:${year}${month}${day}T${HOUR.replace('.', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:kamp-7@klub.example',
    `SUMMARY:${title}`,
    start,
  ];
  const text = [...lines, 'LOCATION:Rise Stadion', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  return { name: 'kampe.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) };
};
const pick = (page: Page, file: Parameters<typeof pickFile>[2]) =>
  pickFile(page, page.getByRole('button', { name: 'Vælg fil' }), file);

test('a club’s calendar is taken in, and a match that has moved moves', async ({
  page,
  call,
  checkAccessibility,
  expectedErrors,
}) => {
  expectedErrors.push(/422 \(Unprocessable Entity\) \(.*\/api\/import\/events\)/);
  const club = await makerOf(call).sponsorship('Kalenderens Boldklub');
  const title = `${club.name} – Marstal`;
  const save = async (count: string) => {
    await page.getByRole('button', { name: 'Kontrollér rækkerne' }).click();
    await page.getByRole('button', { name: 'Gem 1 række' }).click();
    await expect(page.getByText(count)).toBeVisible();
  };

  await test.step('it is told which club it is of', async () => {
    await page.goto('/tickets/events');
    await page.getByRole('link', { name: 'Importér arrangementer' }).click();
    await pick(page, calendar(title, DAY));
    await expect(page.getByRole('alert')).toContainText('Vælg klubben');
    await page.getByRole('combobox', { name: 'Klub' }).fill(club.name);
    await page.getByRole('option', { name: club.name, exact: true }).click();
    await checkAccessibility('a calendar without its club');
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await save('1 arrangement oprettet');
  });

  await test.step('its match stands on the club, where the next one is taken in', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await expect(page.getByText(`${dayFrom(DAY)} kl. 16:30 · Rise Stadion`)).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('link', { name: 'Importér arrangementer' }).click();
    await expect(page.getByRole('combobox', { name: 'Klub' })).toHaveValue(club.name);
    expect(await scrollsSideways(page)).toBe(false);
    await pick(page, calendar(title, DAY + 1));
    await save('1 arrangement opdateret');
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await expect(page.getByText(`${dayFrom(DAY + 1)} kl. 16:30 · Rise Stadion`)).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  });

  await test.step('its season is pasted from a sheet', async () => {
    await page.getByRole('link', { name: 'Importér arrangementer' }).click();
    const matches = [20, 27, 34].map((days, at) => [`Kamp ${at + 1}`, dayFrom(days), '19.00', 'Hjemmekamp']);
    const rows = [['Titel', 'Dato', 'Tid', 'Type'], ...matches].map((cells) => cells.join('\t')).join('\n');
    await page.getByRole('textbox', { name: 'Eller indsæt rækker fra et ark' }).fill(rows);
    await page.getByRole('button', { name: 'Læs rækkerne' }).click();
    await page.getByRole('button', { name: 'Kontrollér rækkerne' }).click();
    await page.getByRole('button', { name: 'Gem 3 rækker' }).click();
    await expect(page.getByText('3 arrangementer oprettet')).toBeVisible();
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await expect(page.getByRole('link', { name: 'Kamp 3' })).toBeVisible();
  });
});
