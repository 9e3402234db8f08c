import type { Page } from '@playwright/test';
import { tabOf } from './support/agreement.ts';
import { scrollsSideways } from './support/fields.ts';
import { press } from './support/keyboard.ts';
import type { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

type Call = Parameters<typeof makerOf>[0];
const tabs = { Overblik: '', Vilkår: '?tab=terms', Betalinger: '?tab=payments', Historik: '?tab=history' } as const;
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];
const shows = {
  Overblik: 'Betaling',
  Vilkår: 'Sponsoraftale',
  Betalinger: 'Rater og betalinger',
  Historik: 'Historik',
};

type Agreement = {
  id: number;
  sponsorshipId: number;
  status: string;
  renewsId: number | null;
  rates: unknown[];
  products: { selected: boolean }[];
};
type Size = (agreement: Agreement) => number;
const sizeOf: Size = ({ products, rates }) => products.filter(({ selected }) => selected).length + rates.length;

/** The address of the demo's signed agreement with the most of something. */
const withMost = async (call: Call, size: Size, isMeant = (_: Agreement) => true): Promise<string> => {
  const { Result }: { Result: { Id: number }[] } = await call.post('/api/sponsorships', { perPage: 50 });
  const all: Agreement[] = [];
  for (const { Id } of Result) all.push(...(await call.get(`/api/sponsorships/${Id}/contracts`)));
  const [first] = all
    .filter((one) => one.status === 'Godkendt' && isMeant(one))
    .toSorted((one, other) => size(other) - size(one));
  return `/sponsorships/${first?.sponsorshipId}/${first?.id}`;
};
/** That with the most to show, that follows another. */
const largest = (call: Call) => withMost(call, sizeOf, ({ renewsId }) => renewsId !== null);

const isThere = async (page: Page, tab: keyof typeof tabs) => {
  await expect(tabOf(page, tab)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: shows[tab], exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

const lengths = [
  [1400, 900, 1500],
  [360, 740, 2600],
] as const;
const isShort = async (page: Page, most: number, what: string) => {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight), what).toBeLessThanOrEqual(most);
};

test('an agreement has four short pages, each with an address', async ({ page, call, checkAccessibility }) => {
  const address = await largest(call);

  await test.step('which lie under the club’s own first one', async () => {
    await page.goto(address);
    const club = page.getByRole('navigation', { name: 'Sponsorat', exact: true });
    await expect(club.locator('[aria-current]')).toHaveText(['Oversigt']);
    await expect(club.getByRole('link', { name: 'Oversigt' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('by tab, by address and by Back', async () => {
    await page.goto(address);
    for (const tab of tabNames) {
      await tabOf(page, tab).click();
      await isThere(page, tab);
      expect(new URL(page.url()).search).toBe(tabs[tab]);
    }
    await page.goBack();
    await isThere(page, 'Betalinger');
    await page.reload();
    await isThere(page, 'Betalinger');
    await page.goto(`${address}?tab=nothing`);
    await isThere(page, 'Overblik');
  });

  for (const [width, height, most] of lengths)
    await test.step(`none is longer than ${most} at ${width}`, async () => {
      await page.setViewportSize({ width, height });
      for (const tab of tabNames) {
        await page.goto(`${address}${tabs[tab]}`);
        await isThere(page, tab);
        await isShort(page, most, tab);
        expect(await scrollsSideways(page), tab).toBe(false);
        await checkAccessibility(`${tab} at ${width}`);
      }
    });

  await test.step('what is new in it opens beside its terms, and gives the focus back', async () => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto(`${address}${tabs.Vilkår}`);
    const parts = page.getByRole('navigation', { name: 'Aftalens dele' });
    await press(parts.getByRole('link', { name: 'Prisandele' }));
    await expect(page.getByRole('heading', { level: 2, name: 'Prisandele' })).toBeInViewport();
    const opener = page.getByRole('button', { name: /^Sammenlign med aftale/ });
    await press(opener);
    const drawer = page.getByRole('dialog', { name: /^Sammenlign med aftale/ });
    await expect(drawer.getByRole('columnheader', { name: 'Forskel' }).first()).toBeVisible();
    // What changed is said by how much.
    await expect(drawer.getByRole('row', { name: /^Årligt beløb/ })).toContainText(/[+−][\d.]+ kr\./);
    await checkAccessibility('the comparison in its drawer');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('twelve rates stand in two columns where there is room, and make no page longer', async ({ page, call }) => {
  const address = await withMost(call, ({ rates }) => rates.length);
  const rates = page.getByRole('table', { name: 'Rater' });
  const leftOf = async (rate: number) =>
    (await rates.getByRole('row', { name: new RegExp(`^Rate ${rate}\\b`) }).boundingBox())?.x ?? 0;
  for (const [width, height, most] of lengths) {
    await page.setViewportSize({ width, height });
    for (const tab of tabNames) {
      await page.goto(`${address}${tabs[tab]}`);
      await isThere(page, tab);
      await isShort(page, most, `${tab} at ${width}`);
    }
    await page.goto(`${address}${tabs.Vilkår}`);
    const [first, last] = [await leftOf(1), await leftOf(12)];
    if (width === 360) expect(last).toBe(first);
    else expect(last).toBeGreaterThan(first + 200);
  }
});

test('a printed agreement has no buttons, and its bars are seen in colours that a system forces', async ({
  page,
  call,
}) => {
  const address = await largest(call);
  await page.goto(address);
  const bars = page.locator('main svg:has(> rect)');
  await expect(bars.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const tab of tabNames) {
    await page.goto(`${address}${tabs[tab]}`);
    await expect(page.getByRole('heading', { level: 2, name: shows[tab], exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await page.goto(address);
  const marks = page.locator('main svg line');
  await expect(marks).not.toHaveCount(0);
  const colors = await page.evaluate(() => {
    const ground = getComputedStyle(document.querySelector('main .card') ?? document.body).backgroundColor;
    const styles = [...document.querySelectorAll('main svg:has(> rect)')].flatMap((svg) =>
      [...svg.querySelectorAll('rect, line')].map((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return shape.tagName === 'line' ? stroke : fill;
      }),
    );
    return { ground, hidden: styles.filter((color) => color === ground).length, all: styles.length };
  });
  expect(colors.all).toBeGreaterThan(5);
  expect(colors.hidden, colors.ground).toBe(0);
});
