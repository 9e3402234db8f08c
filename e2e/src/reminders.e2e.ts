import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a user chooses how they are reminded, and has a calendar that is renewed and switched off', async ({
  page,
  call,
  checkAccessibility,
}) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Hver mandag')).toBeVisible();
  await main.getByRole('button', { name: 'Ret', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ret påmindelser' });
  await form.getByRole('combobox', { name: 'E-mail' }).click();
  await page.getByRole('option', { name: 'Hver hverdag' }).click();
  await checkAccessibility('how one is reminded', page);
  await form.getByRole('button', { name: 'Gem' }).click();
  await expect(form).toBeHidden();
  await expect(main.getByText('Hver hverdag')).toBeVisible();

  await main.getByRole('button', { name: 'Opret kalenderadresse' }).click();
  const address = main.getByText(/\/calendar\/.+\.ics$/);
  const first = (await address.textContent()) ?? '';
  const statusOf = async (url: string) => (await page.request.get(url)).status();
  expect(await statusOf(first)).toBe(200);
  await main.getByRole('checkbox', { name: 'Vis beløb' }).check();
  await expect.poll(async () => (await call.get('/api/user/reminders')).amounts).toBe(true);
  await checkAccessibility('the address of a calendar', page);
  await main.getByRole('button', { name: 'Forny' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forny' }).click();
  await expect(address).not.toHaveText(first);
  expect(await statusOf(first)).toBe(404);
  await main.getByRole('button', { name: 'Slå fra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slå fra' }).click();
  await expect(main.getByRole('button', { name: 'Opret kalenderadresse' })).toBeVisible();
});
