import type { Page } from '@playwright/test';
import { choose, scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

test.use({ account: user });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what happened with a club is read line by line, of all kinds or of one', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const club = await makerOf(call).sponsorship('Tidens Klub');
  const story = region(page, 'Historik');
  await call.post(`/api/sponsorships/${club.id}/notes/update`, {
    text: 'De vil have bolde.\nOg trøjer.',
    date: '2026-01-05',
  });
  await call.post(`/api/sponsorships/${club.id}/contacts/update`, { name: 'Åge Krogh' });

  await page.goto(`/sponsorships/${club.id}/history`);
  await expect(story.getByRole('listitem').first()).toContainText('oprettede kontaktpersonen Åge Krogh');
  await story.getByText('Tidslinje', { exact: true }).click();
  await expect(page).toHaveURL(/history\?view=timeline/);
  const tab = page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Historik', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(story.getByRole('listitem')).toContainText([/Åge Krogh/, /Stamdata/, /De vil have bolde/]);
  await expect(story.getByText('05-01-2026')).toBeVisible();
  await expect(story.getByRole('listitem').filter({ hasText: 'Stamdata' })).toHaveText(
    /^(?!.*Søren Aagaard.*Søren Aagaard)/,
  );
  // A note keeps its lines.
  await expect(story.getByText(/De vil have bolde/)).toHaveCSS('white-space', 'pre-wrap');
  await checkAccessibility('a timeline');

  await choose(page, 'Type', 'Noter');
  await expect(story.getByRole('listitem')).toHaveCount(1);
  await checkAccessibility('a timeline of notes');
  await choose(page, 'Type', 'Betalinger');
  await expect(story).toContainText('Der er ingen hændelser af den type.');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/sponsorships/${club.id}/folder?view=timeline`);
  await expect(page).toHaveURL(/history\?view=timeline/);
  await expect(story.getByRole('listitem')).toHaveCount(3);
  expect(await scrollsSideways(page)).toBe(false);
  await checkAccessibility('a timeline on a phone');
  await story.getByRole('link', { name: 'Note' }).click();
  await expect(region(page, 'Noter')).toContainText('De vil have bolde.');
});
