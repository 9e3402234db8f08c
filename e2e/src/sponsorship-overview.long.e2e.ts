import type { Locator, Page } from '@playwright/test';
import { fails, intercept } from './pictures/calls.ts';
import { scrollsSideways, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin, viewport: { width: 1400, height: 900 } });

const list = (page: Page) => page.getByRole('list', { name: 'Forløb' });
const products = (page: Page) => page.getByRole('region', { name: 'Eksponering og aktivering' });
const hospitality = (page: Page) => page.getByRole('region', { name: 'Hospitality' });
const agreements = (page: Page) => page.getByRole('region', { name: 'Aftaler' });
const writeNote = (page: Page) => page.getByRole('button', { name: 'Skriv note' });
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isCut = (part: Locator) => part.evaluate((element) => element.scrollWidth > element.clientWidth);
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

test('the demo’s fullest club is two screens long, three on a phone', async ({ page, call, checkAccessibility }) => {
  const clubs: { id: number; length: number }[] = [];
  for (const { Id } of (await call.post('/api/sponsorships', { perPage: 50 })).Result) {
    const counts = ['contracts', 'marketing', 'hospitality'].map(
      async (part) => (await call.get(`/api/sponsorships/${Id}/${part}`)).length,
    );
    clubs.push({ id: Id, length: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) });
  }
  const fullest = clubs.toSorted((a, b) => b.length - a.length)[0];
  await page.goto(`/sponsorships/${fullest?.id}`);
  await expect(list(page)).toBeVisible();
  await expect(hospitality(page).getByRole('listitem').first()).toBeVisible();

  const [frame, tabs] = [await box(page, 'main header'), await box(page, 'main header nav')];
  expect(frame.height - tabs.height).toBeLessThanOrEqual(150);
  const email = page.locator('main header dd').filter({ has: page.locator('a[href^="mailto:"]') });
  expect(await isCut(email)).toBe(false);
  const first = await products(page).getByRole('listitem').first().boundingBox();
  expect(first?.y).toBeLessThan(418);
  const [next, block] = [await box(page, 'section[aria-label="Næste"]'), await products(page).boundingBox()];
  expect((block?.y ?? 0) - next.y - next.height).toBeGreaterThanOrEqual(12);
  expect(await pageHeight(page)).toBeLessThanOrEqual(1500);

  // An amount stands in its agreement's row, and what is agreed now in the header too.
  const amountsIn = async (part: Locator) =>
    [...((await part.textContent()) ?? '').matchAll(/[\d.]+\skr\./g)].map(([amount]) => amount);
  const all = await amountsIn(page.getByRole('main'));
  const agreed = await amountsIn(page.locator('main header'));
  const listed = await amountsIn(list(page));
  expect(listed).not.toEqual([]);
  for (const amount of listed) {
    const times = all.filter((other) => other === amount).length;
    expect(times, amount).toBe(agreed.includes(amount) ? 2 : 1);
  }
  await checkAccessibility('the overview');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await pageHeight(page)).toBeLessThanOrEqual(2600);
  expect(await isCut(email)).toBe(false);
  expect(await scrollsSideways(page)).toBe(false);
  await checkAccessibility('the overview on a phone');
});

test('what can be done with an agreement is reached by keyboard', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Tasternes Tennisklub');
  const approved = await make.approved(club);
  const draft = await make.draft(club);
  const actsOf = (number: string) => page.getByRole('button', { name: `Handlinger for aftale ${number}` });
  const act = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await page.goto(`/sponsorships/${club.id}`);

  await actsOf(approved.number).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Forny', 'Kopier']);
  await page.keyboard.press('Escape');
  await expect(actsOf(approved.number)).toBeFocused();
  await actsOf(approved.number).press('Enter');
  await expect(act('Forny')).toBeVisible();
  await act('Forny').press('Enter');
  await expect(page.getByRole('dialog', { name: `Forny aftale ${approved.number}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await actsOf(draft.number).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Rediger', 'Slet']);
  await act('Slet').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByText(`Aftale ${draft.number} blev slettet!`)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

test('a note that is written in place is the last one', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Noternes Naturklub');
  await call.post(`/api/sponsorships/${club.id}/notes/update`, { text: 'Talt om bolde' });
  await page.goto(`/sponsorships/${club.id}`);
  await expect(page.getByText('Talt om bolde')).toBeVisible();
  await writeNote(page).press('Enter');
  await textbox(page, 'Tekst').fill('Aftalt nye mål');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('form', { name: 'Ny note' })).toBeHidden();
  // The one before it is in the folder.
  await expect(page.getByRole('link', { name: 'Se alle noter' })).toHaveAttribute(
    'href',
    `/sponsorships/${club.id}/folder`,
  );
  await expect(page.getByText('Aftalt nye mål')).toBeInViewport();
  await expect(page.getByText('Talt om bolde')).toBeHidden();
  await expect(writeNote(page)).toBeFocused();
});

test('a club that has nothing yet says of each part what is missing', async ({ page, call, checkAccessibility }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Den Tomme Klub');
  await page.goto(`/sponsorships/${club.id}`);
  await expect(agreements(page)).toContainText('Opret en aftale med produkter trin for trin');
  await expect(page.getByText(/^Der er ingen aktiv aftale/)).toHaveCount(2);
  await expect(page.getByText(/^Ingen kontaktpersoner endnu\. /)).toBeVisible();
  await expect(page.getByText(/^Ingen noter endnu/)).toBeVisible();
  await checkAccessibility('the overview of a club without anything');

  await make.approved(club);
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(products(page)).toContainText('ingen produkter inden for eksponering og aktivering');
  await expect(hospitality(page)).toContainText('ingen produkter inden for hospitality');
});

test('a part that fails does not take the others with it', async ({ page, call, expectedErrors }) => {
  expectedErrors.push(/500 \(Internal Server Error\)/);
  const make = makerOf(call);
  const club = await make.sponsorship('Den Halve Klub');
  await make.approvedWith(club, 'Sæsonkort', 24);
  const failed = page.getByText('Noget gik galt');
  const parts = [
    ['contracts', agreements(page)],
    ['marketing', products(page)],
    ['hospitality', hospitality(page)],
    ['contacts', page.getByRole('main')],
    ['notes', page.getByRole('main')],
  ] as const;
  for (const [part, where] of parts) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await intercept(page, fails(`GET /api/sponsorships/:id/${part}`));
    await page.goto(`/sponsorships/${club.id}`);
    await expect(where.filter({ has: failed }), part).toBeVisible();
    await expect(failed, part).toHaveCount(1);
    if (part !== 'contracts') await expect(list(page)).toBeVisible();
    if (part !== 'hospitality') await expect(hospitality(page)).toContainText('0 af 24 kort brugt');
    if (part !== 'notes') await expect(writeNote(page)).toBeVisible();
  }
});
