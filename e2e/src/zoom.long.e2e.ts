import type { Page } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

/** How much of the window's height is covered by what stays when one scrolls, from 0 to 1; measured in the page's middle. */
const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const main = document.querySelector('main')?.getBoundingClientRect();
    if (!main) throw new Error('There is no content.');
    const heights = Array.from({ length: 100 }, (_, at) => ((at + 0.5) * innerHeight) / 100);
    const stuck = heights.filter((y) => stays(document.elementFromPoint(main.left + main.width / 2, y)));
    return stuck.length / heights.length;
  });

/** Texts that lie over each other, and those that are cut where no dots say so. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SEEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const faults: string[] = [];
    const texts: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const around = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement) all.push(at);
      return all;
    };
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 30);
      if (!element || !text || !element.checkVisibility(SEEN)) continue;
      const parents = around(element);
      // What only a screen reader hears is a dot of a pixel or two; what stays in place lies over what scrolls.
      const isOut = ({ offsetWidth = 9 }: HTMLElement) => offsetWidth < 4;
      if (parents.some((at) => isOut(at as HTMLElement) || getComputedStyle(at).position === 'sticky')) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'hidden' && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${text}`);
      const isCut = (at: Element) => getComputedStyle(at).overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1;
      if (element.matches('.amount') && parents.some(isCut)) faults.push(`cut: ${text}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line at a time: the rectangle of a wrapped text also holds what stands before its first word.
      for (const line of range.getClientRects()) {
        let { left, right, top, bottom } = line;
        for (const at of parents) {
          if (getComputedStyle(at).overflowY === 'visible') continue;
          const box = at.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        texts.push({ node, text, left, right, top, bottom });
      }
    }
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Lines of one text share the room above and below its letters; those that lie over each other share more.
        const isNextLine = one.node === other.node && other.top > one.top + 2;
        const isOver = isNextLine ? high > (one.bottom - one.top) * 0.4 : one.text !== other.text;
        if (isOver && wide > 4 && high > 8) faults.push(`over each other: ${one.text} | ${other.text}`);
      }
    return faults;
  });

const look = async (page: Page, what: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await scrollsSideways(page), `${what} scrolls sideways`).toBe(false);
  expect.soft(await unreadable(page), what).toEqual([]);
  expect.soft(await stuckShare(page), `what stays of ${what}`).toBeLessThanOrEqual(0.5);
};

const paths = [
  '/',
  '/sponsorships',
  '/sponsorships/create',
  '/tickets',
  '/products',
  '/products/create',
  '/users',
  '/settings',
  '/log',
  '/profile',
  '/payments',
  '/reports',
];

for (const { what, width, height, args } of [
  { what: '400 % zoom of 1280 × 1024', width: 320, height: 256, args: [] },
  { what: 'text of 200 %', width: 1280, height: 800, args: ['--blink-settings=defaultFontSize=32'] },
  { what: 'text of 200 % on a phone', width: 360, height: 740, args: ['--blink-settings=defaultFontSize=32'] },
  { what: 'text of 200 % in a narrow window', width: 640, height: 800, args: ['--blink-settings=defaultFontSize=32'] },
])
  test(`at least half of the height is left to the content, with ${what}`, async ({
    app,
    sessionOf,
    playwright,
    call,
    callAs,
  }) => {
    const make = makerOf(call);
    const club = await make.sponsorship('Forstørrelsens Idrætsforening');
    const draft = await make.draft(club);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
    const approved = await make.approved(club, { rates: [{ dueDate: `${day.slice(0, 4)}-12-15`, amount: 92_500 }] });
    await call.post('/api/payments/update', { contractId: approved.id, amount: 92_500, paidOn: day });
    const host = await make.sponsorship('Forstørrelsens Boldklub');
    await make.approvedWith(host, 'Sæsonkort', 8);
    const event = await call.post('/api/events/update', { sponsorshipId: host.id, title: 'Lokalopgør', date: day });
    const { items } = await call.get(`/api/events/${event.id}`);
    const guest = { recipientName: 'Vinderen af quizzen', recipientType: 'Præmie', quantity: 2 };
    await call.post('/api/grants/update', { ...guest, itemId: items[0].itemId, eventId: event.id });
    const asUser = await callAs(user);
    const { id: sponsorshipId } = await makerOf(asUser).sponsorship('Brugerens Boldklub');
    const { id: assigneeId } = await call.get('/api/user');
    await asUser.post('/api/tasks/update', { sponsorshipId, title: 'Ring', dueDate: day, assigneeId });
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
    const inRecord = [
      '',
      '/data',
      '/create',
      '/create-simple',
      `/${draft.id}?step=1`,
      `/${draft.id}?step=2`,
      `/${approved.id}`,
      `/${approved.id}?tab=terms`,
      `/${approved.id}?tab=payments`,
      '/history',
    ];
    for (const path of [...paths, `/tickets/events/${event.id}`, ...inRecord.map((last) => of + last)]) {
      await page.goto(path);
      await look(page, path);
    }
    const bell = page.getByRole('button', { name: /^Beskeder, \d+ ulæst/ });
    const [drawn, count] = await Promise.all(['svg', '.count-badge'].map((part) => bell.locator(part).boundingBox()));
    expect.soft((count?.x ?? 0) - (drawn?.x ?? 0), 'what is seen of the bell').toBeGreaterThan(4);
    await page.goto(`${of}/data`);
    await page.getByRole('textbox', { name: /^Navn/ }).fill(`${club.name} af 1901`);
    await expect(page.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();
    await look(page, 'unsaved changes');
    await browser.close();
  });
