import type { Page } from '@playwright/test';
import { block, picture, pixels, showsCounts } from './support/dashboard.ts';
import { press } from './support/keyboard.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

type LatestContract = { id: number; name: string; startDate: string; sponsorshipId: number };

const failing = { status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } };
const months = 'januar februar marts april maj juni juli august september oktober november december'.split(' ');
const longDate = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}. ${months[Number(month) - 1]} ${year}`;
};

const showsLatest = (page: Page, latest: LatestContract[]) =>
  expect(block(page, 'Seneste sponsorater').getByRole('listitem')).toContainText(
    latest.map(({ name, startDate }) => `${name}${longDate(startDate)}`),
  );

for (const [role, account] of Object.entries({ Admin: admin, Bruger: user })) {
  test.describe(`the dashboard of a person with the role ${role}`, () => {
    test.use({ account });
    /** Whose sponsorships they begin with: a Bruger with their own. */
    let of: { user?: number } = {};
    test.beforeEach(async ({ call }) => {
      of = role === 'Bruger' ? { user: (await call.get('/api/user')).id } : {};
    });
    const query = () => (of.user === undefined ? '' : `?user=${of.user}`);

    test('shows what the calls answer', async ({ page, call }) => {
      await page.goto('/');
      await showsCounts(page, await call.get(`/api/dashboard/categories${query()}`));
      const latest: LatestContract[] = await call.get(`/api/dashboard/latest-contracts${query()}`);
      await showsLatest(page, latest);
      expect((await picture(page).boundingBox())?.height).toBe(275);
      const links = block(page, 'Seneste sponsorater').getByRole('link', { name: /^Gå til / });
      await expect(links).toHaveCount(latest.length);
      for (const [at, { name, sponsorshipId }] of latest.entries()) {
        await expect(links.nth(at)).toHaveAccessibleName(`Gå til ${name}`);
        await expect(links.nth(at)).toHaveAttribute('href', `/sponsorships/${sponsorshipId}`);
      }
    });

    test('has cards that lead to the list of what they count', async ({ page, call }) => {
      const { sum, contracts, bigContracts, hasTickets } = await call.get(`/api/dashboard/overview${query()}`);
      const tracked = await call.post('/api/sponsorships', { filter: { contract: 'tracked', ...of } });
      const cards = [
        { label: 'Samlet sum', total: contracts, filter: 'Aktiv aftale', sorted: 'Aktiv sum' },
        { label: 'Aftaler over 50 tkr.', total: bigContracts, filter: 'Over 50 tkr.', sorted: 'Aktiv sum' },
        { label: 'Med billetter', total: hasTickets, filter: 'Med billetter', sorted: 'Status' },
        { label: 'Gns. benyttelsesgrad', total: tracked.Total, filter: 'Med udnyttelse', sorted: 'Udnyttelse' },
      ];
      for (const { label, total, filter, sorted } of cards) {
        await page.goto('/');
        const link = page.getByRole('link', { name: `${label}, se sponsoraterne` });
        const card = block(page, 'Nøgletal').locator('dl > div').filter({ has: link });
        const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
        await card.click({ position: { x: width - 4, y: height - 4 } });
        await expect(page.getByRole('combobox', { name: 'Aftale' })).toHaveValue(filter);
        await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1–\\d+ af ${total}$`) })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: sorted })).toHaveAttribute('aria-sort', /ending$/);
      }
      const rows = await call.post('/api/sponsorships', { filter: { contract: 'active', ...of }, perPage: 100 });
      expect(rows.Result.reduce((total: number, row: { Sum: number }) => total + row.Sum, 0)).toBe(sum);
    });
  });
}

test.describe('the dashboard', () => {
  test.use({ account: admin });

  test('leads on by keyboard: by a card, to a sponsorship, to them all', async ({ page, call }) => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Med billetter, se sponsoraterne' }));
    await expect(page).toHaveURL(/\/sponsorships\?contract=tickets$/);
    await page.goBack();
    const [latest]: LatestContract[] = await call.get('/api/dashboard/latest-contracts');
    await press(page.getByRole('link', { name: `Gå til ${latest?.name}` }));
    await expect(page.getByRole('heading', { level: 1, name: String(latest?.name) })).toBeFocused();
    await page.goBack();
    await press(page.getByRole('link', { name: 'Se flere sponsorater' }));
    await expect(page).toHaveURL(/\/sponsorships$/);
  });

  test('asks for everything anew, and keeps its colours', async ({ page, call }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(picture(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const drawn = await pixels(picture(page));
    const refresh = page.getByRole('button', { name: 'Opdatér data' });
    const calls = ['overview', 'categories', 'latest-contracts', 'updates'].map((path) => `/api/dashboard/${path}`);
    const requests = [...calls, '/api/tasks/summary', '/api/tasks'].map((path) =>
      page.waitForResponse((response) => response.url().endsWith(path)),
    );
    await refresh.click();
    await Promise.all(requests);
    await expect(refresh).not.toHaveAttribute('data-loading');
    expect(await pixels(picture(page))).toBe(drawn);

    const make = makerOf(call);
    const club = await make.sponsorship('Nyeste Roklub');
    await make.approved(club);
    await refresh.click();
    await expect(page.getByRole('link', { name: `Gå til ${club.name}` })).toBeVisible();
    await showsCounts(page, await call.get('/api/dashboard/categories'));
    await showsLatest(page, await call.get('/api/dashboard/latest-contracts'));
    expect(await pixels(picture(page))).not.toBe(drawn);
  });

  test('follows an agreement that is taken back', async ({ page, call }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Tilbagetrukket Roklub');
    const agreement = await make.approved(club);
    await page.goto('/');
    await expect(page.getByRole('link', { name: `Gå til ${club.name}` })).toBeVisible();
    await page.getByRole('link', { name: `Gå til ${club.name}` }).click();
    await page
      .getByRole('link', { name: new RegExp(agreement.number) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Slet dokument og rediger' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Dokumentet er flyttet til arkivet')).toBeVisible();
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
    await showsCounts(page, await call.get('/api/dashboard/categories'));
    await expect(page.getByRole('link', { name: `Gå til ${club.name}` })).toHaveCount(0);
  });

  test('says where nothing is, in light and dark', async ({ page, checkAccessibility }) => {
    await page.route('**/api/dashboard/categories', (route) =>
      route.fulfill({ json: { categories: [], chart: [], areas: [] } }),
    );
    await page.route('**/api/dashboard/latest-contracts', (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expect(block(page, 'Seneste sponsorater').getByText('Ingen sponsorater')).toBeVisible();
    await expect(block(page, 'Fordeling').getByText('Ingen elementer blev fundet.')).toBeVisible();
    await expect(block(page, 'Kategorier').getByText('Ingen elementer blev fundet.')).toBeVisible();
    await expect(block(page, 'Kroner efter område').getByText('Ingen elementer blev fundet.')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(`dashboard without agreements, ${colorScheme}`);
    }
  });

  for (const [path, failed, whole] of [
    ['categories', ['Fordeling', 'Kategorier', 'Kroner efter område'], 'Seneste sponsorater'],
    ['latest-contracts', ['Seneste sponsorater'], 'Kategorier'],
  ] as const) {
    test(`leaves the other blocks be where ${path} fails`, async ({
      page,
      call,
      expectedErrors,
      checkAccessibility,
    }) => {
      expectedErrors.push(/500 \(Internal Server Error\)/);
      await page.route(`**/api/dashboard/${path}`, (route) => route.fulfill(failing));
      await page.goto('/');
      for (const name of failed) await expect(block(page, name).getByRole('alert')).toContainText('Noget gik galt');
      await expect(block(page, whole).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText('Samlet sum')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(failed.length);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await checkAccessibility(`${path} failed, ${colorScheme}`);
      }
      await page.unroute(`**/api/dashboard/${path}`);
      await block(page, failed[0]).getByRole('button', { name: 'Prøv igen' }).click();
      await showsCounts(page, await call.get('/api/dashboard/categories'));
      await showsLatest(page, await call.get('/api/dashboard/latest-contracts'));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('draws its pie at once where motion is unwanted, and else bit by bit', async ({ page }) => {
    const firstFrame = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      // A few frames at a time, however slow the machine: the drawing must not be over when it is first looked at.
      await expect(async () => {
        await page.clock.runFor(50);
        expect(await picture(page).isVisible()).toBe(true);
      }).toPass({ intervals: [20] });
      return pixels(picture(page));
    };
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const isWhole = async (drawn: string) => {
      await page.clock.runFor(5000);
      return (await pixels(picture(page))) === drawn;
    };
    expect(await isWhole(await firstFrame('reduce'))).toBe(true);
    expect(await isWhole(await firstFrame('no-preference'))).toBe(false);
  });
});
