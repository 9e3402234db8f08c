import { plural } from '../../lib/formats.ts';

/** The Danish texts of the dashboard. */
export const texts = {
  title: 'Overblik',
  refresh: 'Opdatér data',
  updatedAt: (time: string) => `Opdateret kl. ${time}`,

  cards: {
    label: 'Nøgletal',
    sum: 'Samlet sum',
    over: (contracts: number) => `Over ${plural(contracts, 'sponsoraftale', 'sponsoraftaler')}`,
    big: 'Aftaler over 50 tkr.',
    tickets: 'Med billetter',
    utilization: 'Gns. benyttelsesgrad',
    ofContracts: (contracts: number) => `Af ${plural(contracts, 'aktiv', 'aktive')}`,
    untracked: 'Intet følges endnu',
    see: (figure: string) => `${figure}, se sponsoraterne`,
  },

  attention: {
    title: 'Uden ansvarlig',
    hint: (count: number) =>
      count === 1
        ? 'Den ansvarlige for 1 sponsorat er deaktiveret eller har ikke længere området.'
        : `De ansvarlige for ${count} sponsorater er deaktiveret eller har ikke længere området.`,
    was: (area: string, user: string) => `${area} · før ${user}`,
    transfer: 'Overdrag',
    transferOf: (name: string, user: string) => `Overdrag ${name} fra ${user}`,
    others: (count: number) => (count === 1 ? 'Vis 1 mere' : `Vis ${count} mere`),
    fewer: 'Vis færre',
    kept: (name: string) => `${name} er den eneste aktive Admin`,
    keptHint: (day: string) =>
      `Bankens katalog ville fjerne rollen den ${day}. Gør en anden til Admin, så bliver den fjernet ved næste login.`,
    toUsers: 'Gå til Brugere',
  },

  renegotiation: {
    title: 'Til genforhandling',
    since: (day: string) => `siden ${day}`,
    waited: (days: number) => (days === 1 ? '1 dag over tid' : `${days} dage over tid`),
    today: 'I dag',
    allOf: (count: string) => `Se alle ${count}`,
    allSpoken: ' til genforhandling',
    none: 'Aftaler står her fra den dag, de skal genforhandles.',
  },

  lowUse: {
    title: 'Lavest udnyttelse',
    all: 'Se listen',
    allSpoken: ' efter udnyttelse',
    none: 'Aktive aftaler står her, når de har produkter, hvor brugen følges.',
  },

  distribution: {
    title: 'Fordeling',
    chart: 'Aktive aftaler efter kategori',
    contracts: 'Aftaler',
    none: 'Aktive aftaler vises her efter kategori.',
  },

  categories: {
    title: 'Kategorier',
    contracts: (count: number) => plural(count, 'aftale', 'aftaler'),
    others: (count: number) => (count === 1 ? 'Vis 1 kategori mere' : `Vis ${count} kategorier mere`),
    fewer: 'Vis færre',
    none: 'Kategorier står her, når de har aktive aftaler.',
  },

  latest: {
    title: 'Seneste sponsorater',
    goTo: 'Gå til',
    goToSpoken: (name: string) => ` ${name}`,
    more: 'Se flere',
    moreSpoken: ' sponsorater',
    none: 'Ingen sponsorater',
    noneHint: 'De fem, hvis aftaler er godkendt senest, står her.',
  },

  updates: {
    title: 'Opdateringer',
    carousel: 'karrusel',
    slide: 'opdatering',
    slideOf: (title: string, number: number, count: number) => `${title}, ${number} af ${count}`,
    page: (page: number, pages: number) => `Side ${page} af ${pages}`,
    previous: 'Forrige opdateringer',
    next: 'Næste opdateringer',
    pause: 'Sæt karrusellen på pause',
    play: 'Afspil karrusellen',
    more: 'Læs mere',
    moreAbout: (title: string) => ` om ${title}`,
    none: 'Nyt om sponsorater og aftaler står her, når der er noget.',
    noneYet: 'Skriv den første. Den vises her for alle.',
    create: 'Opret opdatering',
  },

  first: {
    title: 'Der er ingen aktive aftaler endnu',
    hint: 'Opret et sponsorat og en aftale. Når den underskrevne aftale er uploadet, tæller den med her.',
    create: 'Opret sponsorat',
    see: 'Alle sponsorater',
  },
} as const;
