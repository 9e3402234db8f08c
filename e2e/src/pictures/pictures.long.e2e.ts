import { test as base, expect, request } from '@playwright/test';
import { callerOf } from '../support/caller.ts';
import { user } from '../support/test.ts';
import { writeAlbum } from './album.ts';
import { adminOf, startApp } from './apps.ts';
import { look, nameOf, picturesOf, type Where } from './look.ts';
import { recordsOf } from './records.ts';
import { screens } from './screens.ts';
import type { Filling, State, Who } from './state.ts';

const NOBODY = { cookies: [], origins: [] };
/** How long a state may take on a machine that does other things as well: four widths, light and dark. */
const A_STATE = 60_000;
/** Takes the pictures alone whose names match this: `PICTURES=login-refused`, `PICTURES='-360-(light|dark)'`. */
const only = new RegExp(process.env.PICTURES ?? '');

const open = async (filling: Filling) => {
  const app = await startApp(filling);
  const logIn = async (who: Who) => {
    if (who === 'nobody') return NOBODY;
    const as = await request.newContext({ storageState: NOBODY });
    await callerOf(as, app.base).logIn(who === 'user' ? user : adminOf(filling));
    const session = await as.storageState();
    await as.dispose();
    return session;
  };
  const sessions = new Map<Who, ReturnType<typeof logIn>>();
  const sessionOf = (who: Who) => {
    const session = sessions.get(who) ?? logIn(who);
    sessions.set(who, session);
    return session;
  };
  const as = await request.newContext({ storageState: await sessionOf('admin') });
  const records = await recordsOf(filling, callerOf(as, app.base));
  await as.dispose();
  const whereAs = async (who: Who): Promise<Where> => ({ base: app.base, session: await sessionOf(who), records });
  return { whereAs, close: app.close };
};

type Apps = { whereOf: (state: State) => Promise<Where> };

const test = base.extend<object, { apps: Apps }>({
  // Each worker's own, started as the first state asks for one that is filled like this.
  apps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const opened = new Map<Filling, ReturnType<typeof open>>();
      const appOf = (filling: Filling) => {
        const app = opened.get(filling) ?? open(filling);
        opened.set(filling, app);
        return app;
      };
      await use({
        whereOf: async ({ in: filling = 'demo', as = 'admin' }) => (await appOf(filling)).whereAs(as),
      });
      for (const app of opened.values()) await (await app).close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'parallel' });
// Each state has pictures of its own.
test.use({ screenshot: 'off' });
test.afterAll(() => writeAlbum(screens));

for (const screen of screens) {
  const looks = screen.states
    .map((state) => ({ screen, state, pictures: picturesOf(screen, state).filter(({ name }) => only.test(name)) }))
    .filter(({ pictures }) => pictures.length > 0);
  if (looks.length === 0) continue;
  test(screen.name, async ({ browser, apps }) => {
    // The first of a worker waits for its apps as well.
    test.setTimeout(240_000 + looks.length * A_STATE);
    for (const one of looks)
      await test.step(nameOf(screen, one.state), async () => {
        const faults = await look(browser, one, await apps.whereOf(one.state));
        expect.soft(faults, nameOf(screen, one.state)).toEqual([]);
      });
  });
}
