import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeFaults, endOfTransitions } from '../support/accessibility.ts';
import { scrollsSideways } from '../support/fields.ts';
import { intercept, isIntercepted } from './calls.ts';
import type { Records } from './records.ts';
import { pathOf, type Screen, type State, type Width, widths } from './state.ts';

export const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
const schemes = ['light', 'dark'] as const;

const heights: Record<Width, number> = { 360: 740, 820: 1180, 1400: 900, 1920: 1080 };
/** What is further down is more of the same. */
const MOST = 4000;
/** How long the state's own words may take to come, in milliseconds. */
const PATIENCE = 20_000;
/** The same where they were there before, in another width: a loaded machine needs a moment to lay the page out. */
const BRIEF = 10_000;

/** How a picture of a state is called, before width and scheme. */
export const nameOf = (screen: Screen, state: State): string => `${screen.name}-${state.name}`;
/** Where what is wrong with a state is written. */
export const faultsFileOf = (name: string): string => join(folder, `${name}.txt`);
export type Picture = { name: string; width: Width; scheme: (typeof schemes)[number] };

/** The pictures of a state: each width in which it is there, light and dark. */
export const picturesOf = (screen: Screen, state: State): Picture[] =>
  (state.widths ?? widths).flatMap((width) =>
    schemes.map((scheme) => ({ name: `${nameOf(screen, state)}-${width}-${scheme}`, width, scheme })),
  );

const words = (page: Page, { shows }: State, records: Records) =>
  typeof shows === 'function' ? shows(page, records) : page.getByText(shows);

/** What shows the state, once it is on the page. */
const sign = async (page: Page, state: State, records: Records, timeout: number) => {
  const target = words(page, state, records).filter({ visible: true }).first();
  return target.waitFor({ timeout }).then(
    () => target,
    () => undefined,
  );
};

/** True for what lies under the lower edge of a page that does not go on there. */
const isBelow = (element: Element): boolean =>
  element.getBoundingClientRect().top + window.scrollY >= document.documentElement.scrollHeight;

/** What stands out of the window to the right, to be found quickly. */
const tooWide = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > edge + 1);
    return out
      .slice(-3)
      .map((one) => one.outerHTML.slice(0, 120))
      .join(' | ');
  });

/**
 * Makes the window as tall as the page, so that nothing that floats hides what one would scroll to. A dialog covers the
 * window: what is further down is not to be seen.
 */
const showWhole = async (page: Page, width: Width): Promise<void> => {
  if (await page.locator('[aria-modal=true]').first().isVisible()) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > heights[width]) await page.setViewportSize({ width, height: Math.min(height, MOST) });
  // What a taller page was scrolled to lies half under its head.
  await page.evaluate(() => window.scrollTo(0, 0));
};

const photograph = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: join(folder, `${name}.png`) });

/** Keeps what is wrong with a state beside its pictures, for the page on which they are looked through. */
const note = (name: string, faults: readonly string[]): void => {
  const file = faultsFileOf(name);
  if (faults.length > 0) writeFileSync(file, faults.join('\n'));
  else rmSync(file, { force: true });
};

export type Where = {
  base: string;
  session: Exclude<BrowserContextOptions['storageState'], undefined>;
  records: Records;
};

export type Look = { screen: Screen; state: State; pictures: readonly Picture[] };

/** Brings a screen into a state and takes its pictures. Answers what is wrong with it. */
export const look = async (browser: Browser, { screen, state, pictures }: Look, where: Where): Promise<string[]> => {
  const { records } = where;
  const faults: string[] = [];
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: where.base,
    storageState: where.session,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: { width: pictures[0]?.width ?? 1400, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    const { url } = message.location();
    const text = `${message.text()} (${url})`;
    if (message.type() !== 'error' || isIntercepted(page, url) || state.refused?.test(text)) return;
    // Who is not logged in learns it so.
    if (state.as === 'nobody' && /401 .*\/api\/user\)$/.test(text)) return;
    // React tells of what stands in a failed page's place; that its words are seen is asked for below.
    if (/^(Api|Connection)Error: /.test(text)) return;
    faults.push(text);
  });
  try {
    for (const interception of state.calls ?? []) await intercept(page, interception);
    const open = () =>
      page.goto(pathOf(state.path ?? screen.path, records), { waitUntil: state.unfinished ? 'commit' : 'load' });
    await open();
    await state.act?.(page, records);
    let patience = PATIENCE;
    for (const { name, width, scheme } of pictures) {
      await page.setViewportSize({ width, height: heights[width] });
      await page.emulateMedia({ colorScheme: scheme });
      // Without the app nothing on the page hears that it is to be dark.
      if (state.unfinished) await open();
      const seen = await sign(page, state, records, patience);
      if (!seen) faults.push(`${name}: ${state.shows} is not seen`);
      patience = state.unfinished ? PATIENCE : BRIEF;
      // Without motion a dialog is there at once.
      await page.evaluate(endOfTransitions, 2);
      await showWhole(page, width);
      await page.evaluate(endOfTransitions, 2);
      if (await seen?.evaluate(isBelow)) faults.push(`${name}: ${state.shows} is cut off below`);
      if (await scrollsSideways(page)) faults.push(`${name}: scrolls sideways: ${await tooWide(page)}`);
      faults.push(...(await axeFaults(page)).map((fault) => `${name}: ${fault}`));
      await photograph(page, name);
    }
  } catch (failure) {
    faults.push(`${nameOf(screen, state)}: ${failure}`);
    await photograph(page, `${nameOf(screen, state)}-not-reached`).catch(() => {});
  } finally {
    await context.close();
  }
  note(nameOf(screen, state), faults);
  return faults;
};
