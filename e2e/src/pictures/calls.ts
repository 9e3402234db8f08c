import type { Page, Route } from '@playwright/test';

/** What becomes of a call before it reaches the server. */
export type Interception = {
  /** `POST /api/sponsorships/:id/update`, whatever the number; a star stands for any path. */
  call: string;
  act: (route: Route) => Promise<unknown> | unknown;
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '\\d+')}$`);

const intercepted = new WeakMap<Page, RegExp[]>();

/** True for an address whose calls do not reach the server, so that the browser may complain of them. */
export const isIntercepted = (page: Page, url: string): boolean =>
  (intercepted.get(page) ?? []).some((pattern) => pattern.test(URL.parse(url)?.pathname ?? ''));

/** Has the page's calls meet this instead of the server. */
export const intercept = async (page: Page, { call, act }: Interception): Promise<void> => {
  const [method, path = ''] = call.split(' ');
  const pattern = patternOf(path);
  intercepted.set(page, [...(intercepted.get(page) ?? []), pattern]);
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      try {
        await act(route);
      } catch (failure) {
        // A call may still be under way as the page is left.
        if (!page.isClosed()) throw failure;
      }
    },
  );
};

/** A call that is never answered. */
export const hangs = (call: string): Interception => ({ call, act: () => {} });

const answer =
  (status: number, json: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, json, headers });

/** A call that the server answers with an error of its own. */
export const fails = (call: string): Interception => ({
  call,
  act: answer(500, {
    error: 'Noget gik galt',
    message: 'Der skete en fejl i systemet. Prøv igen, eller giv en administrator fejlnummeret.',
    requestId: '0f1e2d3c-4b5a-4968-8778-695a4b3c2d1e',
  }),
});

/** A call that the server refuses for what is there. */
export const refuses = (call: string, json: object): Interception => ({ call, act: answer(409, json) });

/** A save that comes after somebody else's. */
export const conflicts = (call: string): Interception => ({
  call,
  act: (route) => {
    const at = new Date(Date.now() - 4 * 60_000).toISOString();
    const message = 'Lise Østergaard har gemt, siden du åbnede siden. Hent den nyeste udgave, og prøv igen.';
    return answer(409, { error: 'Kan ikke lade sig gøre', message, by: 'Lise Østergaard', at })(route);
  },
});

/** A call that is refused until some time has passed. */
export const isTooMuch = (call: string): Interception => ({
  call,
  act: answer(429, { error: 'For mange forsøg', message: 'Vent lidt, og prøv igen.' }, { 'retry-after': '840' }),
});

/** A network that is gone. */
export const isLost = (call: string): Interception => ({ call, act: (route) => route.abort('internetdisconnected') });

/** An answer in the server's place. */
export const answers = (call: string, json: object): Interception => ({ call, act: answer(200, json) });

/** The first page of a list that has more. */
export const answersPage = (call: string, rows: object[], total: number): Interception => ({
  call,
  act: answer(200, rows, { 'x-total-count': String(total) }),
});

/** What uses a record, asked before it is deleted. */
export const isInUse = (call: string): Interception =>
  answers(call, {
    usedBy: [
      { kind: 'sponsorship', id: 1, name: 'Ærøskøbing Sejlklub' },
      { kind: 'contract', id: 2, sponsorshipId: 1, name: '2026-00012 Ærøskøbing Sejlklub' },
      { kind: 'product', id: 3, name: 'Bandereklame' },
    ],
    usedByTotal: 12,
  });
export const isInUseNowhere = (call: string): Interception => answers(call, { usedBy: [], usedByTotal: 0 });

/** The server's own answer with something changed. */
export const changes = (call: string, by: object): Interception => ({
  call,
  act: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...by } });
  },
});
