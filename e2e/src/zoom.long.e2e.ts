import type { Page } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

/** How much of the window's height is taken by what stays when one scrolls, from 0 to 1; measured in the page's middle. */
const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const stays = (element: Element | null): boolean => {
      for (let at = element; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const inMain = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky' && at.getBoundingClientRect().width > innerWidth / 2)
          return true;
      return false;
    };
    const x = document.querySelector('main')?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
    const rows = Array.from({ length: 100 }, (_, row) => ((row + 0.5) * innerHeight) / 100);
    const taken = rows.filter((y) => {
      const top = document.elementFromPoint(x.left + x.width / 2, y);
      return stays(top) || inMain(top);
    });
    return taken.length / rows.length;
  });

/** Texts that lie over each other, and those that are cut where no dots say so. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const said = (element: Element) => element.textContent?.trim().slice(0, 30);
    const texts: { element: Element; box: DOMRect }[] = [];
    const found: string[] = [];
    for (const element of main.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only a screen reader hears.
      if (element.closest('[aria-hidden="true"], canvas') || element.clientWidth === 1) continue;
      if ([...ancestors(element, main)].some((at) => getComputedStyle(at).clipPath !== 'none')) continue;
      if ([...ancestors(element, main)].some((at) => getComputedStyle(at).position === 'sticky')) continue;
      if (
        style.overflowX === 'hidden' &&
        style.textOverflow === 'clip' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`cut: ${said(element)}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      texts.push({ element, box: range.getBoundingClientRect() });
    }
    function* ancestors(element: Element, end: Element) {
      for (let at: Element | null = element; at && at !== end; at = at.parentElement) yield at;
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 4 && high > 6) found.push(`over each other: ${said(one.element)} | ${said(other.element)}`);
      }
    return found;
  });

const look = async (page: Page, what: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  expect.soft(await unreadable(page), what).toEqual([]);
  expect.soft(await stuckShare(page), `what stays of ${what}`).toBeLessThanOrEqual(0.5);
};

const admins = ['/', '/sponsorships', '/sponsorships/create', '/tickets', '/products', '/products/create', '/users'];
const others = ['/settings', '/log', '/profile'];

for (const { what, width, height, args } of [
  { what: '400 % zoom of 1280 × 1024', width: 320, height: 256, args: [] },
  { what: 'text of 200 %', width: 1280, height: 800, args: ['--blink-settings=defaultFontSize=32'] },
  { what: 'text of 200 % in a narrow window', width: 640, height: 800, args: ['--blink-settings=defaultFontSize=32'] },
])
  test(`at least half of the height is left to the content, with ${what}`, async ({
    app,
    sessionOf,
    playwright,
    call,
  }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Forstørrelsens Idrætsforening');
    const draft = await make.draft(club);
    await make.approved(club);
    // The size of text that a person sets in the browser belongs to the browser, not to a page.
    const usual = await findChromium();
    const browser = await playwright.chromium.launch({ ...usual, args: [...usual.args, ...args] });
    const page = await browser.newPage({
      baseURL: app.base,
      storageState: await sessionOf(admin),
      viewport: { width, height },
      locale: 'da-DK',
    });
    const of = `/sponsorships/${club.id}`;
    const pages = ['', '/data', '/create', '/create-simple', `/${draft.id}?step=1`, `/${draft.id}?step=2`];
    for (const path of [...admins, ...others, ...pages.map((last) => of + last)]) {
      await page.goto(path);
      await look(page, path);
    }
    await page.goto(`${of}/data`);
    await page.getByRole('textbox', { name: /^Navn/ }).fill(`${club.name} af 1901`);
    await expect(page.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();
    await look(page, 'unsaved changes');
    await browser.close();
  });
