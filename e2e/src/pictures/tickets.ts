import type { Page } from '@playwright/test';
import { fails, hangs } from './calls.ts';
import { button, dialog, listStates, press, waiting } from './common.ts';
import type { Screen } from './state.ts';

const asked = { path: '/tickets/events', call: 'POST /api/events', adminOnly: false } as const;
/** Nobody fills an app with events. */
const FILLED = ['long-texts', 'thousand-rows'];

const recipient = (page: Page) => dialog(page).getByRole('combobox', { name: /^Modtager/ });

/** What clubs invite to, and what of tickets can be given for it. */
export const ticketScreens: readonly Screen[] = [
  {
    name: 'tickets',
    route: '_app/tickets/index',
    path: '/tickets',
    states: [
      ...listStates({
        path: '/tickets',
        call: 'POST /api/tickets',
        adminOnly: false,
        firstHint: 'Billetterne fra de aktive aftaler vises her.',
      }),
      { name: 'loaded-user', as: 'user', shows: /^1–\d+ af [\d.]+$/ },
    ],
  },
  {
    name: 'events',
    route: '_app/tickets/events/index',
    path: '/tickets/events',
    states: [
      ...listStates({
        ...asked,
        firstHint: 'Opret klubbernes kampe og koncerter, så der kan gives billetter til dem.',
      }).filter(({ name }) => !FILLED.includes(name)),
      { name: 'past', path: '/tickets/events?when=past', shows: 'LBK – Thyborøn IF' },
      {
        name: 'form',
        act: press('Nyt arrangement'),
        shows: (page) => dialog(page).getByRole('textbox', { name: 'Titel' }),
      },
    ],
  },
  {
    name: 'event',
    route: '_app/tickets/events/$event',
    path: ({ event }) => `/tickets/events/${event}`,
    states: [
      { name: 'loaded', shows: (page) => button(page, 'Svar på ønsket til Karen Lund') },
      { name: 'guests-awaited', calls: [hangs('POST /api/grants')], shows: waiting },
      { name: 'guests-failed', calls: [fails('POST /api/grants')], shows: 'Noget gik galt' },
      { name: 'sheet', act: press('Giv billetter'), shows: recipient },
      {
        name: 'sheet-warning',
        act: async (page) => {
          await press('Giv billetter')(page);
          await recipient(page).fill('Karen Lund');
          await dialog(page).getByRole('radio', { name: 'Offentlig' }).click();
        },
        shows: 'Send som ønske',
      },
      {
        name: 'sheet-more',
        act: async (page) => {
          await press('Giv billetter')(page);
          await dialog(page).getByRole('radio', { name: 'Andet …' }).click();
          await press('Flere oplysninger')(page);
          await press('Tilføj ledsager')(page);
        },
        shows: (page) => dialog(page).getByRole('button', { name: 'Fjern ledsager 1' }),
      },
      {
        name: 'sheet-errors',
        act: async (page) => {
          await press('Giv billetter')(page);
          await dialog(page).getByRole('button', { name: 'Giv billetter' }).click();
        },
        shows: 'Der er fejl i formularen',
      },
      { name: 'answer', act: press(/^Svar på ønsket/), shows: 'Ønsket af Søren Aagaard' },
      {
        name: 'without-tickets',
        path: ({ bareEvent }) => `/tickets/events/${bareEvent}`,
        shows: 'Ingen billetter til den dag',
      },
      {
        name: 'cancelled',
        path: ({ cancelledEvent }) => `/tickets/events/${cancelledEvent}`,
        shows: /^Arrangementet er aflyst/,
      },
      { name: 'failed', calls: [fails('GET /api/events/:id')], shows: 'Siden kunne ikke vises' },
    ],
  },
  {
    name: 'club-tickets',
    route: '_app/sponsorships/$id/tickets',
    path: ({ club }) => `/sponsorships/${club}/tickets`,
    states: [
      { name: 'loaded', shows: 'Alle arrangementer' },
      {
        name: 'empty',
        path: ({ spareClub }) => `/sponsorships/${spareClub}/tickets`,
        shows: 'Ingen kommende arrangementer',
      },
      { name: 'first-load', calls: [hangs('POST /api/events')], shows: waiting },
      { name: 'failed', calls: [fails('POST /api/events')], shows: 'Noget gik galt' },
    ],
  },
];
