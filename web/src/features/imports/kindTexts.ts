import type { ImportKind } from '@sponsorat/api';

/** What of each kind is called, where it is more than the list's own name. */
type KindTexts = {
  title: string;
  first?: string;
  /** One, and more than one. */
  nouns: readonly [string, string];
  list: string;
  listPath: string;
};
export const kinds: Record<ImportKind, KindTexts> = {
  sponsorships: {
    title: 'Importér sponsorater',
    nouns: ['sponsorat', 'sponsorater'],
    list: 'Se alle sponsorater',
    listPath: '/sponsorships',
  },
  contracts: {
    title: 'Importér aftaler',
    nouns: ['aftale', 'aftaler'],
    first: 'Hver aftale skal høre til et sponsorat, der findes i forvejen. Importér derfor sponsoraterne først.',
    list: 'Se alle sponsorater',
    listPath: '/sponsorships',
  },
  payments: {
    title: 'Importér betalinger',
    nouns: ['betaling', 'betalinger'],
    first:
      'Hver betaling skal høre til en aftale, der er underskrevet. Importér derfor aftalerne først, og upload de underskrevne PDF’er.',
    list: 'Se alle betalinger',
    listPath: '/payments',
  },
  contacts: {
    title: 'Importér kontaktpersoner',
    nouns: ['kontaktperson', 'kontaktpersoner'],
    first: 'Hver kontaktperson skal høre til et sponsorat, der findes i forvejen. Importér derfor sponsoraterne først.',
    list: 'Se alle sponsorater',
    listPath: '/sponsorships',
  },
  events: {
    title: 'Importér arrangementer',
    nouns: ['arrangement', 'arrangementer'],
    first:
      'Tag klubbernes kampe og koncerter ind fra et ark, eller en klubs kalender som .ics. Vælg den samme kalender igen, når kampene er flyttet, så flytter de også her.',
    list: 'Se alle arrangementer',
    listPath: '/tickets/events',
  },
  products: {
    title: 'Importér produkter',
    nouns: ['produkt', 'produkter'],
    list: 'Se alle produkter',
    listPath: '/products',
  },
  users: {
    title: 'Importér brugere',
    first: 'Nye brugere får ingen adgangskode. Giv dem en under Brugere, eller lad dem logge ind med bankens konto.',
    nouns: ['bruger', 'brugere'],
    list: 'Se alle brugere',
    listPath: '/users',
  },
};
