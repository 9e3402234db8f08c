import { tooFewFree } from '@sponsorat/api';

/** The Danish texts of the tickets' screen. */
export const texts = {
  title: 'Billetter',
  search: 'Søg efter klub, billet eller ansvarlig',
  firstHint: 'Billetterne fra de aktive aftaler vises her.',
  columns: {
    name: 'Navn',
    tickets: 'Billetter',
    left: 'Tilbage i aftalen',
    contact: 'Kontakt',
    responsible: 'Ansvarlig',
  },
  tickets: (amount: string, product: string) => `${amount} × ${product}`,
  left: (left: string) => `${left} tilbage i aftalen`,
  public: 'Offentlig',
  otherArea: 'Offentlig, fra et andet område',
  item: {
    title: 'Billetter',
    of: (product: string) => `Billetter: ${product}`,
    saved: 'Billetterne blev gemt!',
    modeHelp: 'Kan ikke skiftes, når der er givet eller ønsket billetter.',
    modes: { pulje: 'Pulje', 'pr. arrangement': 'Pr. arrangement' },
    modesHelp: {
      pulje: 'Bruges op én for én',
      'pr. arrangement': 'Pladserne er fri igen ved hvert arrangement',
    },
    valueHelp: 'Som klubben sælger den.',
    travelHelp: 'Rejsens værdi er skattepligtig for medarbejdere.',
  },
  request: {
    title: 'Ønsk billetter',
    action: 'Ønsk',
    actionOf: (tickets: string) => `Ønsk ${tickets}`,
    save: 'Send ønske',
    event: (title: string, day: string, free: string) => `${title}, ${day}, ${free} fri`,
    free: {
      pulje: (free: string) => `${free} fri i puljen`,
      'pr. arrangement': (free: string) => `${free} fri til arrangementet`,
    },
    tooMany: (free: number) => `${tooFewFree(free)}. Ønsket kan sendes alligevel.`,
    noEvents: {
      pulje: 'Klubben har ingen kommende arrangementer.',
      'pr. arrangement': 'Pladserne er fri igen ved hvert arrangement, og klubben har ingen kommende.',
    },
    createEvent: 'Opret et arrangement',
    whoCreates: (name: string) => `${name} kan oprette et.`,
    purposeHelp: 'Anledningen, f.eks. kundepleje.',
    purposePlaceholder: 'Hjemmekamp, kundepleje',
    sent: 'Ønsket er sendt.',
    show: 'Se ønskerne',
  },
  writeTo: (name: string, email: string) => `Skriv til ${name}: ${email}`,
} as const;
