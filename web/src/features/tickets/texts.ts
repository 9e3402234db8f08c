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
  noneComing: 'Pr. arrangement, ingen kommende',
  /** Its row says of what none is to come. */
  createEvent: 'Opret',
  createEventOf: (club: string) => `Opret arrangement: ${club}`,
  request: 'Ønsk',
  requestOf: (tickets: string) => `Ønsk ${tickets}`,
  writeTo: (name: string, email: string) => `Skriv til ${name}: ${email}`,
} as const;
