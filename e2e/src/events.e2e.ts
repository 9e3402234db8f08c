import { dayFrom } from './support/days.ts';
import { scrollsSideways, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a match is put down, found by its week and on its club, cancelled, and deleted', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const club = await makerOf(call).sponsorship('Arrangerende Boldklub');
  const title = `${club.name} – Marstal`;
  const day = dayFrom(9);
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1, name: title });

  await test.step('it is put down beside the tickets', async () => {
    await page.goto('/tickets');
    await page.getByRole('link', { name: /^Arrangementer/ }).click();
    await expect(page.getByRole('link', { name: 'Importér arrangementer' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Nyt arrangement' }).click();
    await textbox(dialog, 'Titel *').or(textbox(dialog, 'Titel')).fill(title);
    const chosen = dialog.getByRole('combobox', { name: /^Sponsorat/ });
    await chosen.fill(club.name);
    await page.getByRole('option', { name: club.name, exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Dato/ }).fill(day);
    await textbox(dialog, 'Tid').fill('19.30');
    await textbox(dialog, 'Sted').fill('Rise Stadion');
    await checkAccessibility('the form of an event');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByText('Arrangementet blev gemt!')).toBeVisible();
  });

  await test.step('it stands under its week, on its club, and fits a phone', async () => {
    await page.getByRole('searchbox').fill(club.name);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText(`${day} kl. 19:30`);
    await expect(page.getByRole('rowheader', { name: /^Uge \d+ · / })).toHaveCount(1);
    await checkAccessibility('the events');
    await page.goto(`/sponsorships/${club.id}/tickets`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await checkAccessibility('the events of a club on a phone');
    await page.getByRole('link', { name: title }).click();
    await expect(heading).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expect(page.getByText('Ingen billetter til den dag')).toBeVisible();
  });

  await test.step('a day for giving back that has passed is marked, on its page and in the list', async () => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.getByRole('button', { name: 'Flere handlinger' }).click();
    await page.getByRole('menuitem', { name: 'Rediger' }).click();
    await dialog.getByRole('textbox', { name: /^Returfrist/ }).fill(dayFrom(-2));
    await dialog.getByRole('button', { name: 'Gem' }).click();
    const passed = page.getByText(`${dayFrom(-2)} (overskredet)`);
    await expect(passed).toBeVisible();
    await checkAccessibility('an event whose tickets cannot be given back any more');
    await page.goto('/tickets/events');
    await page.getByRole('searchbox').fill(club.name);
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(`${dayFrom(-2)} (overskredet)`);
    await page.getByRole('link', { name: title }).click();
    await expect(heading).toBeVisible();
  });

  await test.step('it is cancelled, and then deleted', async () => {
    await page.getByRole('button', { name: 'Flere handlinger' }).click();
    await page.getByRole('menuitem', { name: 'Rediger' }).click();
    await dialog.getByRole('checkbox', { name: 'Aflyst' }).check();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByText(/^Arrangementet er aflyst/)).toBeVisible();
    await checkAccessibility('an event');
    await page.getByRole('button', { name: 'Flere handlinger' }).click();
    await page.getByRole('menuitem', { name: 'Slet' }).click();
    await expect(dialog).toContainText('Er du sikker på at du vil slette dette arrangement?');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/tickets\/events$/);
    await expect(page.getByText(`${title} blev slettet!`)).toBeVisible();
  });
});
