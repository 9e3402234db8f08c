import type { Page } from '@playwright/test';
import { press } from './support/keyboard.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

type Item = { kind: string; name: string; sponsorshipId: number; contractId: number };

const block = (page: Page) => page.getByRole('region', { name: 'Kræver handling' });
const rows = (page: Page) => block(page).getByRole('list').first().getByRole('listitem');
const year = new Date().getFullYear();
const failing = { status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } };

test.use({ account: user });

test('shows what is mine, with the one next action, until it is done', async ({ page, call, checkAccessibility }) => {
  const { id: userId } = await call.get('/api/user');
  const make = makerOf(call);
  const club = await make.sponsorship('Genforhandlingens Roklub', { userId });
  const values = { startDate: `${year - 3}-01-01`, renegotiation: `${year - 2}-01-01` };
  const agreement = await make.approved(club, values);

  await page.goto('/');
  const mine = block(page).getByRole('button', { name: /^Mine/ });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const row = rows(page).filter({ hasText: club.name });
  await expect(row).toContainText(/Skulle genforhandles for \d+ dage siden · 01-01-\d{4}/);
  // It has waited longest of all.
  await expect(rows(page).first()).toContainText(club.name);
  await checkAccessibility('what must be acted on');

  await press(row.getByRole('link', { name: `Genforhandl, ${club.name}` }));
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${agreement.id}$`));
  await page.getByRole('button', { name: 'Kopier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${agreement.id}$`));
  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
  await expect(mine).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('one’s own clubs are one click from Overblik', async ({ page, call }) => {
  const { id } = await call.get('/api/user');
  const { Total } = await call.post('/api/sponsorships', { filter: { user: id } });
  expect(Total).toBeGreaterThan(0);
  await page.goto('/');
  await page.getByRole('link', { name: 'Mine sponsorater' }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships\\?user=${id}$`));
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1–\\d+ af ${Total}$`) })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ansvarlig' })).toHaveValue('Mine');
});

test('remembers whose work was looked at, and leads to the lists of it', async ({ page, call }) => {
  const { id } = await call.get('/api/user');
  const { items, all, mine }: { items: Item[]; all: number; mine: number } = await call.get(
    '/api/dashboard/attention?mine=false',
  );
  expect(all).toBeGreaterThan(mine);
  await page.goto('/');
  const everyones = block(page).getByRole('button', { name: /^Alle/ });
  await expect(everyones).toHaveText(`Alle${all}`);
  await everyones.click();
  await expect(rows(page)).toContainText(items.slice(0, 5).map(({ name }) => name));
  await page.reload();
  await expect(everyones).toHaveAttribute('aria-pressed', 'true');
  const more = block(page).getByRole('button', { name: `Vis ${all - 5} mere` });
  if (all > 5) await more.click();
  await expect(rows(page)).toHaveCount(all);
  await block(page).getByRole('link', { name: 'Til genforhandling' }).click();
  await expect(page).toHaveURL(/\/sponsorships\?status=renegotiation$/);
  await page.goBack();
  await block(page).getByRole('button', { name: /^Mine/ }).click();
  await expect(rows(page)).toHaveCount(Math.min(mine, 5));
  await block(page).getByRole('link', { name: 'Til genforhandling' }).click();
  await expect(page).toHaveURL(new RegExp(`status=renegotiation&user=${id}$`));
});

test('says each kind in words of its own, that nothing is left, and that it failed', async ({
  page,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/500 \(Internal Server Error\)/);
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const club = { sponsorshipId: 1, logo: null, userId: 1, userName: 'Bo Bruger', userPicture: null };
  const items = [
    { ...club, kind: 'awaiting', dueDate: day(9), since: day(23), contractId: 11, name: 'Aså', utilization: null },
    { ...club, kind: 'draft', dueDate: day(2), since: day(16), contractId: 12, name: 'Brøns', utilization: null },
    { ...club, kind: 'lowUse', dueDate: day(-40), since: null, contractId: 13, name: 'Ærø', utilization: 28 },
  ];
  let answer: object = { json: { mine: 3, all: 3, items } };
  await page.route('**/api/dashboard/attention*', (route) => route.fulfill(answer));
  await page.goto('/');
  await expect(rows(page)).toContainText([
    /Har afventet underskrift i 2[234] dage/,
    /Kladden har ligget stille i 1[567] dage/,
    /28 % udnyttet, slutter om (39|40|41) dage/,
  ]);
  for (const [action, path] of [
    ['Upload underskrevet, Aså', '/sponsorships/1/11'],
    ['Fortsæt kladde, Brøns', '/sponsorships/1/12'],
    ['Registrér udnyttelse, Ærø', '/sponsorships/1#udnyttelse'],
  ] as const)
    await expect(block(page).getByRole('link', { name: action })).toHaveAttribute('href', path);

  answer = { json: { mine: 0, all: 7, items: [] } };
  await page.reload();
  await expect(block(page).getByText('Intet kræver handling lige nu')).toBeVisible();
  await expect(block(page).getByText('Der er styr på dine sponsorater. Under Alle er der 7.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(`nothing to act on, ${colorScheme}`);
  }

  answer = failing;
  await page.reload();
  await expect(block(page).getByRole('alert')).toContainText('Noget gik galt');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText('Samlet sum')).toBeVisible();
  answer = { json: await call.get('/api/dashboard/attention?mine=true') };
  await block(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
