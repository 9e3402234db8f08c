import type { FoundKind } from '@sponsorat/api';

/** The Danish texts of the search over everything and of the list of shortcuts. */
export const texts = {
  palette: {
    title: 'Søg overalt',
    label: 'Søg efter klub, aftalenummer, CVR, kontaktperson eller handling',
    placeholder: 'Klub, aftalenr., CVR, kontaktperson …',
    close: 'Luk søgningen',
    results: 'Resultater',
    kinds: {
      sponsorship: 'Sponsorater',
      contract: 'Aftaler',
      contact: 'Kontaktpersoner',
      product: 'Produkter',
      user: 'Brugere',
    } satisfies Record<FoundKind, string>,
    visited: 'Senest besøgt',
    pages: 'Sider',
    actions: 'Handlinger',
    more: (count: number) =>
      count === 1 ? 'Vis 1 mere i listen' : `Vis ${count.toLocaleString('da-DK')} flere i listen`,
    searching: 'Søger …',
    count: (count: number) => (count === 1 ? '1 resultat' : `${count} resultater`),
    none: (sought: string) => `Ingen resultater for »${sought}«.`,
    noneHint: 'Prøv en del af navnet, et CVR-nummer eller en kontaktpersons e-mail.',
    failed: 'Søgningen svarer ikke lige nu. Du kan stadig åbne sider og bruge handlinger.',
    visitedFailed: 'Dine senest besøgte sider kunne ikke hentes.',
    retry: 'Prøv igen',
    keys: { move: 'vælg', open: 'åbn', newTab: 'ny fane', close: 'luk' },
  },

  profile: 'Min profil',
  actions: {
    createSponsorship: 'Opret sponsorat',
    createUser: 'Opret bruger',
    createProduct: 'Opret produkt',
    registerPayment: 'Registrér betaling …',
    shortcuts: 'Vis genvejstaster',
    createContract: (club: string) => `Opret aftale for ${club}`,
    createSimple: (club: string) => `Opret simpel aftale for ${club}`,
    registerPaymentFor: (club: string) => `Registrér betaling for ${club}`,
    renew: (club: string) => `Forny aftale for ${club}`,
    registerUsage: (club: string) => `Registrér udnyttelse for ${club}`,
  },

  shortcuts: {
    title: 'Genvejstaster',
    everywhere: 'Overalt',
    inForms: 'I formularer',
    inSearch: 'I søgningen',
    search: 'Søg overalt',
    list: 'Søg i listen. Uden en liste: søg overalt',
    help: 'Vis genvejstaster',
    escape: 'Luk dialogen, menuen eller søgningen',
    save: 'Gem',
    move: 'Vælg det forrige eller næste',
    ends: 'Vælg det første eller sidste',
    open: 'Åbn det valgte',
    newTab: 'Åbn det valgte i en ny fane',
    or: 'eller',
    close: 'Luk',
  },
} as const;
