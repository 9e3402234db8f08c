import type { Locator } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { iso } from './support/payments.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('Back closes the dialog that is open and stays on the page, and the next Back leaves it', async ({
  page,
  call,
}) => {
  const make = makerOf(call);
  const { id: userId } = await call.get('/api/user');
  const club = await make.sponsorship('Tilbagevejens Klub', { userId });
  await make.approved(club, { rates: [{ amount: 90_000, dueDate: iso(dayFrom(-3)) }] });
  const closes = async (opened: Locator) => {
    const url = page.url();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL(url);
  };

  await page.goto('/');
  await page.getByRole('link', { name: 'Se alle opgaver' }).click();
  const create = page.getByRole('button', { name: 'Ny opgave' });
  const task = page.getByRole('dialog', { name: 'Ny opgave' });

  await test.step('a form, twice, with Back and Forward after it', async () => {
    await create.click();
    await closes(task);
    await create.click();
    await closes(task);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL(/\/tasks$/);
    await expect(task).toHaveCount(0);
  });

  await test.step('the search palette', async () => {
    await page.keyboard.press('Control+k');
    await closes(page.getByRole('dialog', { name: 'Søg overalt' }));
  });

  await test.step('what is asked about what was typed, and nothing else', async () => {
    await create.click();
    await textbox(task, 'Titel').fill('Ring om bolde');
    const question = page.getByRole('dialog', { name: 'Forlad siden uden at gemme?' });
    await page.goBack();
    await expect(page).toHaveURL(/\/tasks$/);
    await closes(question);
    await expect(textbox(task, 'Titel')).toHaveValue('Ring om bolde');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(task).toHaveCount(0);
  });

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await closes(page.locator('dialog[open]'));
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('one that stands in the address leaves it', async () => {
    const payment = page.getByRole('dialog', { name: 'Registrér betaling' });
    await page.getByRole('link', { name: 'Betalinger', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Betalinger', level: 1 })).toBeVisible();
    await page.getByRole('searchbox').fill(club.name);
    await expect(page).toHaveURL(/\/payments\?search=/);
    await page.getByRole('button', { name: `Registrér betaling: ${club.name}` }).click();
    await expect(page).toHaveURL(/&rate=\d+$/);
    await expect(payment).toBeVisible();
    await page.goBack();
    await expect(payment).toHaveCount(0);
    await expect(page).toHaveURL(/\/payments\?search=[^&]*$/);
    await page.goto(`/tasks?owner=all&search=${encodeURIComponent(club.name)}`);
    await page.getByRole('link', { name: /^Registrér betaling, / }).click();
    await expect(payment).toBeVisible();
    await page.goBack();
    await expect(payment).toHaveCount(0);
    await expect(page).toHaveURL(/\/tasks\?/);
    await page.getByRole('link', { name: /^Registrér betaling, / }).click();
    await textbox(payment, 'Reference/bilagsnr.').fill('B-118');
    await page.goBack();
    await page.getByRole('button', { name: 'Forlad siden' }).click();
    await expect(payment).toHaveCount(0);
    await expect(page).toHaveURL(/\/tasks\?/);
    await expect(page.getByRole('listitem').filter({ hasText: club.name })).toBeVisible();
  });
});
