import type { BrowserContext, Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { overdue } from './support/payments.ts';
import { admin, expect, test } from './support/test.ts';

const SLOW = 400;
const MOST_SHIFT = 0.02;
/** Of what everybody sees first, and of what one comes to by a link. */
const LITTLE_SHIFT = 0.01;

/** What moves without having been touched: the sum of the browser's own measure. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/** Counted also while somebody clicks where `clicked`: a page that one comes to by a link should not move either. */
const measure = (page: Page, { clicked }: { clicked: boolean }) =>
  page.addInitScript((also) => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (also || !entry.hadRecentInput) seen.shift += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  }, clicked);

/** How many calls a page has begun, and how many of them are open. */
const callsOf = new WeakMap<Page, { begun: number; open: number }>();
const countCalls = (page: Page) => {
  const calls = { begun: 0, open: 0 };
  callsOf.set(page, calls);
  page.on('request', () => {
    calls.begun += 1;
    calls.open += 1;
  });
  const countAnswer = () => {
    calls.open -= 1;
  };
  page.on('requestfinished', countAnswer).on('requestfailed', countAnswer);
};

type Slowness = { clicked: boolean; delay?: () => number };

const slowPage = async (context: BrowserContext, { clicked, delay = () => SLOW }: Slowness): Promise<Page> => {
  const page = await context.newPage();
  countCalls(page);
  await measure(page, { clicked });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay()));
    await route.continue();
  });
  return page;
};

/** Delays that look random and are the same for a seed each time (mulberry32). */
const delaysOf = (seed: number) => {
  let state = seed * 7919;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * 2 * SLOW;
  };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Many pages that are opened at once wait for a processor that others use too. */
const PATIENCE = 60_000;
const QUIET = 500;

/** Nothing is asked for any more. */
const quiet = (page: Page) => {
  const isQuiet = async () => {
    const calls = callsOf.get(page) ?? { begun: 0, open: 0 };
    const before = calls.begun;
    await page.waitForTimeout(QUIET);
    return calls.open === 0 && calls.begun === before;
  };
  return expect.poll(isQuiet, { timeout: PATIENCE }).toBe(true);
};

/**
 * Opens an address and waits until all of it is there. The browser's own word for that, "networkidle", comes once: on a busy
 * machine before the scripts have run and anything was asked for.
 */
const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(heading(page)).toBeVisible({ timeout: PATIENCE });
  await quiet(page);
};

const ROUNDS = 20;
const A_ROUND = 6;

/** Pages of a club with an agreement of each kind, and those that stand in the menu. */
const everyPage = async (call: Parameters<typeof makerOf>[0]): Promise<string[]> => {
  const make = makerOf(call);
  const club = await make.sponsorship('Den Urolige Klub');
  // An Admin is asked whether its rate was paid before.
  const approved = await make.approved(club, { rates: overdue });
  const bare = await make.sponsorship('Den Nye Klub');
  const renewal: { id: number } = await call.post(`/api/sponsorships/${club.id}/renew`, { id: approved.id });
  const of = `/sponsorships/${club.id}`;
  return [
    '/',
    '/sponsorships',
    '/tickets',
    '/tasks?owner=all',
    '/payments',
    '/payments/without-rates',
    '/products',
    '/users',
    '/log',
    '/settings',
    '/settings/rules',
    '/settings/budget',
    '/reports',
    '/reports/budget',
    '/reports/accounts',
    '/reports/tax',
    '/profile',
    of,
    `${of}/data`,
    `${of}/history`,
    `${of}/${approved.id}`,
    `${of}/${renewal.id}`,
    `${of}/${renewal.id}?step=2`,
    `${of}/${renewal.id}?step=5`,
    `${of}/create-simple`,
    `/sponsorships/${bare.id}`,
  ];
};

for (const [width, height] of [
  [1400, 900],
  [360, 740],
] as const) {
  test.describe(`in any order, at ${width} pixels`, () => {
    test.use({ account: admin, viewport: { width, height } });

    test('little moves whichever answer comes first', async ({ page, context, call }) => {
      // A hundred and twenty slow loads, which a busy machine makes slower still.
      test.setTimeout(480_000);
      const paths = await everyPage(call);
      await page.close();
      // Round by round on through the pages: each is opened about as often, with other delays.
      for (let seed = 1; seed <= ROUNDS; seed++)
        await Promise.all(
          Array.from({ length: A_ROUND }, async (_, at) => {
            const path = paths[(seed * A_ROUND + at) % paths.length] ?? '/';
            const fresh = await slowPage(context, { clicked: false, delay: delaysOf(seed * A_ROUND + at) });
            await visit(fresh, path);
            expect.soft(await shiftOf(fresh), `${path} with seed ${seed}`).toBeLessThan(MOST_SHIFT);
            await fresh.close();
          }),
        );
    });
  });
}

for (const [width, height] of [
  [1400, 900],
  [360, 740],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ account: admin, viewport: { width, height } });

    test('nothing moves while a slow server answers', async ({ page, context, call }) => {
      const make = makerOf(call);
      const club = await make.sponsorship('Den Rolige Klub');
      const approved = await make.approved(club);
      const of = `/sponsorships/${club.id}`;
      await page.close();
      const lists = [
        '/sponsorships',
        '/tickets',
        '/products',
        '/users',
        '/settings/areas',
        '/log',
        '/tasks',
        '/payments',
        '/payments/without-rates',
      ];
      const pages = [
        '/',
        of,
        `${of}/data`,
        `${of}/${approved.id}`,
        `${of}/create`,
        '/products/create',
        '/settings',
        '/settings/rules',
        '/profile',
      ];
      for (const path of [...lists, ...pages]) {
        const fresh = await slowPage(context, { clicked: false });
        await visit(fresh, path);
        expect.soft(await shiftOf(fresh), path).toBeLessThan(path === '/' ? LITTLE_SHIFT : MOST_SHIFT);
        await fresh.close();
      }
    });

    test('nothing moves on the way from a list to a record, to its form, and back', async ({ page, context, call }) => {
      const club = await makerOf(call).sponsorship('Den Rolige Klub');
      await page.close();
      const slow = await slowPage(context, { clicked: true });
      await visit(slow, '/sponsorships?search=rolige');
      const steps = [
        ['the record', () => slow.getByRole('link', { name: club.name, exact: true }).click()],
        ['its form', () => slow.getByRole('link', { name: 'Stamdata', exact: true }).click()],
        ['back to the record', () => slow.goBack()],
        ['back to the list', () => slow.goBack()],
      ] as const;
      for (const [what, go] of steps) {
        const before = await shiftOf(slow);
        await go();
        await expect(heading(slow)).toBeVisible();
        await quiet(slow);
        expect.soft((await shiftOf(slow)) - before, what).toBeLessThan(LITTLE_SHIFT);
      }
    });
  });
}

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
] as const) {
  test.describe(`where a club's agreements come last, at ${width} pixels`, () => {
    test.use({ account: admin, viewport: { width, height } });

    test('they push nothing away', async ({ page, context, call }) => {
      const make = makerOf(call);
      const club = await make.sponsorship('Den Sene Klub');
      await make.approved(club);
      await make.awaiting(club);
      await page.close();
      const slow = await context.newPage();
      countCalls(slow);
      await measure(slow, { clicked: false });
      await slow.route('**/api/sponsorships/*/contracts', async (route) => {
        await expect(slow.getByRole('heading', { name: 'Aftaler' })).toBeVisible();
        await new Promise((resolve) => setTimeout(resolve, SLOW));
        await route.continue();
      });
      await visit(slow, `/sponsorships/${club.id}`);
      await expect(slow.getByRole('list', { name: 'Forløb' })).toBeVisible();
      await expect(slow.getByRole('heading', { name: 'Hospitality' })).toBeAttached();
      expect(await shiftOf(slow)).toBeLessThan(MOST_SHIFT);
    });
  });
}
