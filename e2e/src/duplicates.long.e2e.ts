import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a new sponsorship warns of those that are there, in other areas too', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const own = await makerOf(call).sponsorship('Dobbelt Skiklub');
  await page.goto('/sponsorships/create');
  const name = page.getByRole('textbox', { name: 'Navn', exact: true });
  const warning = page.getByRole('note');
  await name.fill('Hedens');
  await expect(warning).toHaveCount(0);

  await name.fill('hedens boldklub');
  await expect(warning).toContainText(/^Klubben findes måske allerede/);
  await expect(warning).toContainText('Den findes allerede i et andet område: spørg en administrator.');
  await expect(warning.getByRole('link')).toHaveCount(0);
  await checkAccessibility('warning of a duplicate');

  await name.fill(own.name.toUpperCase());
  await expect(warning.getByRole('link', { name: own.name })).toHaveAttribute('href', `/sponsorships/${own.id}`);
  await name.fill('Ganske ny klub');
  await expect(warning).toHaveCount(0);
});
