import type { callerOf } from '../support/caller.ts';
import { fails, hangs } from './calls.ts';
import { button, dialog, listStates, pressWide, waiting } from './common.ts';
import type { Screen } from './state.ts';

type Caller = ReturnType<typeof callerOf>;
type Item = { itemId: number; mode: string; free: number };

const EMAIL = 'birthe@holm.example';

/** Gives tickets for the next event that has some: some to a customer, and a wish for an official. */
export const giveTickets = async (call: Caller): Promise<void> => {
  const { Result }: { Result: { Id: number }[] } = await call.post('/api/events', {
    filter: { from: new Date().toISOString().slice(0, 10) },
  });
  for (const { Id: eventId } of Result) {
    const { items, cancelled }: { items: Item[]; cancelled: boolean } = await call.get(`/api/events/${eventId}`);
    const item = items.find(({ free }) => free > 3);
    if (!item || cancelled) continue;
    const { itemId } = item;
    const { version, mode } = await call.get(`/api/tickets/${itemId}`);
    await call.post(`/api/tickets/${itemId}/update`, { version, mode, unitValue: 325, includesTravel: false });
    const customer = { recipientName: 'Birthe Holm', recipientType: 'Kunde', company: 'Holm & Søn A/S', email: EMAIL };
    const mayor = { recipientName: 'Aksel Vester', recipientType: 'Offentligt ansat eller politiker' };
    for (const who of [
      { ...customer, quantity: 2 },
      { ...mayor, quantity: 1 },
    ])
      await call.post('/api/grants/update', { itemId, eventId, purpose: 'Åbning af den nye tribune', ...who });
    return;
  }
  throw new Error('No event has tickets to give');
};

const FILLED = ['long-texts', 'thousand-rows'];

/** Who got tickets, and all that one person got. */
export const ticketRegisterScreens: readonly Screen[] = [
  {
    name: 'register',
    route: '_app/tickets/grants',
    path: '/tickets/grants',
    states: [
      ...listStates({
        path: '/tickets/grants',
        call: 'POST /api/grants',
        adminOnly: false,
        firstHint: 'Når der gives eller ønskes billetter, står det her, hvem der får dem, og hvorfor.',
      }).filter(({ name }) => !FILLED.includes(name)),
      { name: 'wishes', path: '/tickets/grants?state=Ønsket', shows: 'Aksel Vester' },
      {
        name: 'menu',
        path: '/tickets/grants?search=Birthe+Holm',
        act: pressWide(/^Flere handlinger: .*Birthe Holm/),
        shows: (page) => page.getByRole('menuitem', { name: 'Vis modtager' }),
        // A row that folds takes its menu along.
        widths: [1400, 1920],
      },
    ],
  },
  {
    name: 'recipients',
    route: '_app/tickets/recipients',
    path: '/tickets/recipients',
    states: listStates({
      path: '/tickets/recipients',
      call: 'POST /api/recipients',
      adminOnly: false,
      firstHint: 'Når der gives billetter i år, står modtagerne her.',
    }).filter(({ name }) => !FILLED.includes(name)),
  },
  {
    name: 'recipient',
    route: '_app/tickets/recipient',
    path: `/tickets/recipient?email=${encodeURIComponent(EMAIL)}`,
    states: [
      { name: 'loaded', shows: 'I alt' },
      { name: 'unsure', path: '/tickets/recipient?name=Aksel+Vester', shows: /^Der er ingen e-mail/ },
      { name: 'nothing', path: '/tickets/recipient?email=ingen@holm.example', shows: 'Ingen billetter' },
      { name: 'first-load', calls: [hangs('GET /api/recipients')], shows: waiting },
      { name: 'failed', calls: [fails('GET /api/recipients')], shows: 'Siden kunne ikke vises' },
    ],
  },
  {
    name: 'ticket-dialogs',
    route: '_app/tickets/index',
    path: '/tickets',
    states: [
      {
        name: 'wish',
        act: pressWide(/^Ønsk /),
        shows: (page) => dialog(page).getByRole('combobox', { name: 'Modtager' }),
      },
      {
        name: 'item',
        act: async (page) => {
          await pressWide(/^Flere handlinger: /)(page);
          await page.getByRole('menuitem', { name: 'Billetter', exact: true }).click();
        },
        shows: (page) => dialog(page).getByRole('radio', { name: 'Pulje' }),
      },
      {
        name: 'wish-refused',
        act: async (page) => {
          await pressWide(/^Ønsk /)(page);
          await button(page, 'Send ønske').click();
        },
        shows: 'Der er fejl i formularen',
      },
    ],
  },
];
