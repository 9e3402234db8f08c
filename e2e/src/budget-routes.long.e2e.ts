import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { MANIFEST, weigh } from './support/weigh.ts';

test.use({ account: admin });

// What sends its user to a page that nobody else sees.
const DUTIES: Record<string, string> = {
  '/first-password': 'mustChangePassword',
  '/second-factor': 'mustSetUpSecondFactor',
};

const weightOf = async (context: BrowserContext, path: string): Promise<number> => {
  const fresh = await context.newPage();
  const duty = DUTIES[path];
  if (duty) {
    await fresh.route('**/api/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), [duty]: true } });
    });
  }
  const total = weigh(fresh);
  await fresh.goto(path, { waitUntil: 'networkidle' });
  const weight = await total();
  await fresh.close();
  return weight;
};

test('no page at all loads more than 430 kB of JavaScript', async ({ page, context, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Vægtklassernes Klub');
  const [draft, approved] = [await make.draft(club), await make.approvedWith(club, 'Sæsonkort', 2)];
  const match = { sponsorshipId: club.id, title: 'Vægtstævne', date: `${new Date().getFullYear() + 1}-01-01` };
  const event: { id: number } = await call.post('/api/events/update', match);
  const { items } = await call.get(`/api/events/${event.id}`);
  const guest = { recipientName: 'Birthe Holm', recipientType: 'Præmie', quantity: 1 };
  await call.post('/api/grants/update', { ...guest, itemId: items[0].itemId, eventId: event.id });
  const of = `/sponsorships/${club.id}`;
  const [first]: { id: number }[] = await call.get('/api/users');
  const sheet = { name: 'klubber.csv', mimeType: 'text/csv', buffer: Buffer.from('Navn\r\nVægtklassernes Klub\r\n') };
  const started: { id: number } = await call.upload('/api/import/sponsorships', sheet);
  await page.close();
  // By the route's file; several addresses where one route has screens of different weight.
  const addresses: Record<string, string[]> = {
    '$.tsx': ['/findes-ikke'],
    'error-page.tsx': ['/error-page'],
    // Measured in budget.e2e.ts, where nobody is logged in.
    'login.tsx': [],
    'first-password.tsx': ['/first-password'],
    'second-factor.tsx': ['/second-factor'],
    'sponsorships/$id/$contract/print.tsx': [`${of}/${approved.id}/print`],
    '_app.tsx': ['/'],
    '_app/index.tsx': ['/'],
    '_app/log.tsx': ['/log'],
    '_app/profile.tsx': ['/profile'],
    '_app/tasks.tsx': ['/tasks'],
    '_app/tickets/index.tsx': ['/tickets'],
    '_app/tickets/events/index.tsx': ['/tickets/events'],
    '_app/tickets/events/$event.tsx': [`/tickets/events/${event.id}`],
    '_app/tickets/grants.tsx': ['/tickets/grants'],
    '_app/tickets/recipients.tsx': ['/tickets/recipients'],
    '_app/tickets/recipient.tsx': ['/tickets/recipient?name=Birthe+Holm'],
    '_app/payments/index.tsx': ['/payments'],
    '_app/payments/without-rates.tsx': ['/payments/without-rates'],
    '_app/categories/index.tsx': ['/categories'],
    '_app/categories/$id.tsx': ['/categories/create'],
    '_app/products/index.tsx': ['/products'],
    '_app/products/$id.tsx': ['/products/create'],
    '_app/settings/index.tsx': ['/settings'],
    '_app/import/$kind/index.tsx': ['/import/sponsorships'],
    '_app/import/$kind/$id.tsx': [`/import/sponsorships/${started.id}`],
    '_app/import/signed.tsx': ['/import/signed'],
    '_app/settings/mails.tsx': ['/settings/mails'],
    '_app/settings/budget.tsx': ['/settings/budget'],
    '_app/settings/rules.tsx': ['/settings/rules'],
    '_app/reports/index.tsx': ['/reports'],
    '_app/reports/budget.tsx': ['/reports/budget'],
    '_app/reports/accounts.tsx': ['/reports/accounts'],
    '_app/reports/tax.tsx': ['/reports/tax'],
    '_app/settings/areas/index.tsx': ['/settings/areas'],
    '_app/settings/areas/$id.tsx': ['/settings/areas/create'],
    '_app/settings/categories/index.tsx': ['/settings/categories'],
    '_app/settings/categories/$id.tsx': ['/settings/categories/create'],
    '_app/settings/templates/index.tsx': ['/settings/templates'],
    '_app/settings/templates/$id.tsx': ['/settings/templates/create'],
    '_app/settings/updates/index.tsx': ['/settings/updates'],
    '_app/settings/updates/$id.tsx': ['/settings/updates/create'],
    '_app/sponsorships/index.tsx': ['/sponsorships'],
    '_app/sponsorships/create.tsx': ['/sponsorships/create'],
    '_app/sponsorships/$id.tsx': [of],
    '_app/sponsorships/$id/index.tsx': [of],
    '_app/sponsorships/$id/data.tsx': [`${of}/data`],
    '_app/sponsorships/$id/folder.tsx': [`${of}/folder`],
    '_app/sponsorships/$id/history.tsx': [`${of}/history`],
    '_app/sponsorships/$id/tickets.tsx': [`${of}/tickets`],
    '_app/sponsorships/$id/$contract.tsx': [`${of}/create-simple`, `${of}/${draft.id}?step=2`, `${of}/${approved.id}`],
    '_app/users/index.tsx': ['/users'],
    '_app/users/$id.tsx': ['/users/create', `/users/${first?.id}`],
  };
  const pieces = Object.keys(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const routes = pieces.flatMap((piece) => /^src\/routes\/(.*)\?tsr-split=component$/.exec(piece)?.[1] ?? []);
  expect(Object.keys(addresses).sort()).toEqual(routes.sort());

  const paths = [...new Set(Object.values(addresses).flat())];
  const weights = new Map<string, number>();
  for (let at = 0; at < paths.length; at += 4) {
    const some = paths.slice(at, at + 4);
    await Promise.all(some.map(async (path) => weights.set(path, await weightOf(context, path))));
  }
  for (const [path, weight] of weights) expect.soft(weight, path).toBeLessThanOrEqual(430);
});
