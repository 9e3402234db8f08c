import { type APIRequestContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { axeFaults, endOfTransitions } from './accessibility.ts';
import { callerOf } from './caller.ts';
import { type OwnApp, ownApp } from './own-app.ts';

/** The logins that the demo makes. */
export type Account = { email: string; password: string };
export const admin: Account = { email: 'admin@demo.dk', password: 'demo-sponsorat-2026' };
export const user: Account = { email: 'bruger@demo.dk', password: 'demo-sponsorat-2026' };

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const NOBODY: Session = { cookies: [], origins: [] };

type Fixtures = {
  /** Who is logged in as the test begins: `test.use({ account: admin })`. */
  account: Account | null;
  /** Calls the app with the page's own session, past the screens. */
  call: ReturnType<typeof callerOf>;
  /** The same as somebody else. */
  callAs: (account: Account) => Promise<ReturnType<typeof callerOf>>;
  /** Fails the test for every error that a page writes to its console. Lists what a test expects to fail. */
  expectedErrors: RegExp[];
  /** Fails where axe finds anything on the page as it is now. */
  checkAccessibility: (what: string, page?: Page) => Promise<void>;
};
type WorkerFixtures = {
  /** The worker's own app: what one journey changes, no journey beside it sees. */
  app: OwnApp;
  sessionOf: (account: Account) => Promise<Session>;
};

const START = 240_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const app = await ownApp({ web: true, data: process.env.DEMO_FOLDER });
      await app.start();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: START },
  ],
  baseURL: async ({ app }, use) => use(app.base),
  account: [null, { option: true }],
  sessionOf: [
    async ({ app, playwright }, use) => {
      const sessions = new Map<string, Promise<Session>>();
      const logIn = async (account: Account) => {
        // Said outright: without it, the context would begin with the session of the test that runs.
        const request = await playwright.request.newContext({ storageState: NOBODY });
        await callerOf(request, app.base).logIn(account);
        const session = await request.storageState();
        await request.dispose();
        return session;
      };
      await use((account) => {
        const session = sessions.get(account.email) ?? logIn(account);
        sessions.set(account.email, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ account, sessionOf }, use) => use(account ? await sessionOf(account) : NOBODY),
  call: async ({ context, baseURL }, use) => use(callerOf(context.request, baseURL ?? '')),
  callAs: async ({ playwright, sessionOf, baseURL }, use) => {
    const made: APIRequestContext[] = [];
    await use(async (account) => {
      const request = await playwright.request.newContext({ storageState: await sessionOf(account) });
      made.push(request);
      return callerOf(request, baseURL ?? '');
    });
    for (const request of made) await request.dispose();
  },
  expectedErrors: [
    async ({ context }, use) => {
      // Who is not logged in learns it from this call's 401, which Chromium writes down as an error.
      const expected: RegExp[] = [/401 \(Unauthorized\) \(.*\/api\/user\)/];
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(expected);
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page: first }, use) => {
    await use(async (what, page = first) => {
      // A bar that floats over a control hides it only until one scrolls: the page is looked at whole.
      const usual = page.viewportSize();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (usual && height > usual.height) await page.setViewportSize({ width: usual.width, height });
      await page.evaluate(endOfTransitions, 4);
      const faults = await axeFaults(page);
      if (usual && height > usual.height) await page.setViewportSize(usual);
      expect(faults, what).toEqual([]);
    });
  },
});
export { expect };

const isHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();

/** Opens the dashboard. */
export const showHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await isHome(page);
};

/** Logs in through the screen and waits for the dashboard. */
export const logIn = async (page: Page, { email, password }: Account = admin): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Adgangskode/).fill(password);
  await page.getByRole('button', { name: 'Log ind' }).click();
  await isHome(page);
};
