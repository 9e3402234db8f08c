import { makerOf, unique } from './support/make.ts';
import { openSearch } from './support/search.ts';
import { admin, expect, showHome, test, user } from './support/test.ts';

test.use({ account: admin });

test('what was visited is offered first, under the name that it has now, and to nobody else', async ({
  page,
  call,
  browser,
  sessionOf,
  baseURL,
}) => {
  const make = makerOf(call);
  const [club, gone] = [await make.sponsorship('Besøgsklubben'), await make.sponsorship('Forsvundet')];
  for (const { id, name } of [gone, club]) {
    await page.goto(`/sponsorships/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const renamed = unique('Omdøbt');
  const values = await call.get(`/api/sponsorships/${club.id}`);
  await call.post('/api/sponsorships/update', { ...values, name: renamed });
  await call.remove(`/api/sponsorships/${gone.id}`);
  await showHome(page);
  await openSearch(page);
  const visited = page.getByRole('group', { name: 'Senest besøgt' }).getByRole('option');
  await expect(visited).toHaveText([new RegExp(renamed)]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(`\\"id\\":${club.id}`);
  expect(stored).not.toContain(`\\"id\\":${gone.id}`);
  expect(stored).not.toContain(club.name);

  // The same browser, somebody else.
  const other = await browser.newContext({ storageState: await sessionOf(user), ...(baseURL && { baseURL }) });
  await other.addInitScript((items: string) => {
    for (const [key, value] of Object.entries(JSON.parse(items))) localStorage.setItem(key, String(value));
  }, stored);
  const theirs = await other.newPage();
  await showHome(theirs);
  await openSearch(theirs);
  await expect(theirs.getByRole('group', { name: 'Handlinger' })).toBeVisible();
  await expect(theirs.getByRole('group', { name: 'Senest besøgt' })).toHaveCount(0);
  await other.close();
});
