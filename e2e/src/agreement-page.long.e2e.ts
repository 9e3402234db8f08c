import type { Page } from '@playwright/test';
import { chooseMore, openMore, tabOf } from './support/agreement.ts';
import { dayFrom } from './support/days.ts';
import { scrollsSideways } from './support/fields.ts';
import { press, tabTo } from './support/keyboard.ts';
import { type Agreement, makerOf } from './support/make.ts';
import { iso } from './support/payments.ts';
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

/** The address of the demo's agreement with the most to show, that follows another. */
const largest = async (call: Call): Promise<string> => {
  type Summary = { id: number; sponsorshipId: number; status: string; renewsId: number | null; rates: unknown[] };
  const { Result }: { Result: { Id: number }[] } = await call.post('/api/sponsorships', { perPage: 50 });
  const all: (Summary & { products: { selected: boolean }[] })[] = [];
  for (const { Id } of Result) all.push(...(await call.get(`/api/sponsorships/${Id}/contracts`)));
  const sizeOf = ({ products, rates }: (typeof all)[number]) =>
    products.filter(({ selected }) => selected).length + rates.length;
  const [first] = all
    .filter(({ status, renewsId }) => status === 'Godkendt' && renewsId !== null)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return `/sponsorships/${first?.sponsorshipId}/${first?.id}`;
};

const isThere = async (page: Page, tab: keyof typeof tabs) => {
  await expect(tabOf(page, tab)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: shows[tab], exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
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

  for (const [width, height, most] of [
    [1400, 900, 1500],
    [360, 740, 2600],
  ] as const)
    await test.step(`none is longer than ${most} at ${width}`, async () => {
      await page.setViewportSize({ width, height });
      for (const tab of tabNames) {
        await page.goto(`${address}${tabs[tab]}`);
        await isThere(page, tab);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollHeight), tab).toBeLessThanOrEqual(most);
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

test('an agreement asks for one thing, by its state; the rest is under Mere', async ({ page, call }) => {
  const make = makerOf(call);
  const main = page.getByRole('main');
  const filled = main.locator('[data-variant="filled"]');
  const dialog = page.getByRole('dialog');
  const open = async ({ id }: Pick<Agreement, 'id'>, of: { id: number }, search = '') => {
    await page.goto(`/sponsorships/${of.id}/${id}${search}`);
    await expect(tabOf(page, 'Overblik')).toBeVisible();
  };
  const more = async () => {
    await openMore(page);
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    const words = await items.allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    return words;
  };
  const rest = ['Kopier', 'Udskriftsvisning', 'Gem som skabelon', 'Slet aftale'];

  await test.step('one that awaits its signature: the upload, from any tab', async () => {
    const club = await make.sponsorship('Ventende Vægtløftere');
    await open(await make.awaiting(club), club, '?tab=payments');
    await expect(filled).toHaveText(['Upload underskrevet aftale']);
    await filled.click();
    await expect(page).not.toHaveURL(/tab=/);
    await expect(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' })).toBeFocused();
    expect(await more()).toEqual(['Rediger aftale', ...rest]);
  });

  await test.step('one whose rate is due: its payment, over the tab where one is', async () => {
    const club = await make.sponsorship('Forfaldne Fægtere');
    const agreement = await make.approved(club, { rates: [{ amount: 60_000, dueDate: iso(dayFrom(10)) }] });
    await open(agreement, club, '?tab=terms');
    await expect(main.locator('header')).toContainText(['', /Rate på 60\.000 kr\. om 10 dage/]);
    await expect(filled).toHaveText(['Registrér betaling']);
    await filled.click();
    await expect(dialog.getByRole('textbox', { name: 'Beløb (kroner)' })).toHaveValue('60.000');
    await expect(page).toHaveURL(/tab=terms&rate=\d+$/);
    await dialog.getByRole('button', { name: 'Registrér' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?tab=terms$/);
    await expect(filled).toHaveCount(0);
  });

  await test.step('one that is to be renewed; renewed, the one that follows', async () => {
    const club = await make.sponsorship('Fornyede Fodboldspillere');
    const agreement = await make.approved(club, { endDate: iso(dayFrom(20)) });
    await open(agreement, club);
    await expect(filled).toHaveText(['Forny']);
    expect(await more()).toEqual(['Rediger aftale', ...rest]);
    await filled.click();
    await expect(dialog).toHaveAccessibleName(`Forny aftale ${agreement.number}`);
    await page.keyboard.press('Escape');
    const draft = await call.post(`/api/sponsorships/${club.id}/renew`, { id: agreement.id });
    await open(agreement, club);
    await expect(main.getByRole('link', { name: `Se aftale ${draft.number}` })).toBeVisible();
    await expect(filled).toHaveCount(0);
  });

  const year = new Date().getFullYear();
  await test.step('one that has ended, with none after it', async () => {
    const club = await make.sponsorship('Udløbne Udspringere');
    await open(await make.approved(club, { startDate: `${year - 2}-01-01`, endDate: `${year - 2}-12-31` }), club);
    await expect(filled).toHaveText(['Forny']);
  });

  await test.step('one that is to come, and an active one, say when and ask for nothing; they may be renewed', async () => {
    const club = await make.sponsorship('Kommende Kajakroere');
    const head = main.locator('header').last();
    const coming = { startDate: iso(dayFrom(30)), endDate: `${year + 3}-12-31` };
    await open(await make.approved(club, coming), club);
    await expect(head).toContainText('Begynder om 30 dage');
    await expect(filled).toHaveCount(0);
    const other = await make.sponsorship('Aktive Atleter');
    await open(await make.approved(other), other);
    await expect(head).toContainText(`Slutter 31. december ${year + 1}`);
    await expect(filled).toHaveCount(0);
    expect(await more()).toEqual(['Rediger aftale', 'Forny', ...rest]);
  });
});

test('a signed agreement is edited in one way, also by keyboard', async ({ page, call, checkAccessibility }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Rettede Roere');
  const agreement = await make.approved(club);
  await page.goto(`/sponsorships/${club.id}/${agreement.id}`);
  const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette dokument?' });
  const isAsked = async () => {
    await expect(dialog).toContainText('Aftalen bliver en kladde og skal godkendes og underskrives på ny.');
    await expect(dialog.getByRole('textbox', { name: 'Begrundelse' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Slet dokument og rediger' }).click();
  await isAsked();
  await chooseMore(page, 'Rediger aftale');
  await isAsked();

  await page.reload();
  const button = page.getByRole('button', { name: 'Mere', exact: true });
  await press(button);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await checkAccessibility('what else can be done with an agreement');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await tabTo(tabOf(page, 'Historik'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible();
  await expect(tabOf(page, 'Historik')).toBeFocused();
  await press(button, 'Shift+Tab');
  await expect(page.getByRole('menuitem', { name: 'Rediger aftale' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Begrundelse' }).fill('Forkert beløb');
  await press(dialog.getByRole('button', { name: 'OK' }));
  await expect(page.getByText('Dokumentet er flyttet til arkivet')).toBeVisible();
  expect((await call.get(`/api/sponsorships/contracts/${agreement.id}`)).status).toBe('Kladde');
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
