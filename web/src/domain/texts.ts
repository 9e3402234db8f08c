import { plural } from '../lib/formats.ts';
import type { Owner } from './owner.ts';

/** The Danish texts of what several features show of clubs and agreements. */
export const texts = {
  categories: { Klubber: 'Klubber', Aftaler: 'Aftaler', Begge: 'Klubber og aftaler' },
  mine: 'Mine',
  colleagues: 'Kolleger',

  owner: {
    whose: 'Vis mine eller alle',
    words: { mine: 'Mine', all: 'Alle' } satisfies Record<Owner, string>,
  },

  clubs: { find: 'Søg efter en klub', none: 'Ingen klubber fundet' },

  /** How far a sending for signature has come. */
  signing: {
    sent: (day: string) => `Sendt til underskrift ${day}`,
    progress: (signed: number, of: number) => `${signed} af ${of} har underskrevet`,
    deadline: (day: string) => `frist ${day}`,
    received: 'klubben har sendt en kopi',
  },

  reportTabs: {
    label: 'Rapporter',
    year: 'Året i tal',
    budget: 'Budget',
    accounts: 'Til økonomi',
  },

  ticketTabs: {
    label: 'Billetter',
    rights: 'Rettigheder',
    events: 'Arrangementer',
    grants: 'Register',
    waiting: (count: number) => `${plural(count, 'ønske', 'ønsker')} venter`,
  },

  templateKnown: 'Der er allerede en skabelon med det navn. Vælg et andet.',

  usage: {
    of: (name: string) => `Udnyttelse af ${name}`,
    oneLess: (name: string) => `Én mindre brugt: ${name}`,
    oneMore: (name: string) => `Én mere brugt: ${name}`,
    stepped: (name: string, used: number) => `${name}: ${used.toLocaleString('da-DK')} brugt`,
    end: (name: string, used: string, amount: string) =>
      `${name}: ${used === '0' ? 'Ingen' : `${used} af ${amount}`} er brugt`,
    used: (used: string, amount: string) => `${used} af ${amount}`,
    saved: 'Udnyttelsen blev gemt!',
    back: 'Udnyttelsen er, som den var',
  },
} as const;
