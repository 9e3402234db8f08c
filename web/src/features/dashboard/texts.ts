import { plural } from '../../lib/formats.ts';

/** The Danish texts of the dashboard. */
export const texts = {
  title: 'Overblik',
  mine: 'Mine sponsorater',
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
    untracked: 'Intet at måle endnu',
    see: (figure: string) => `${figure}, se sponsoraterne`,
  },

  admin: {
    title: 'Uden ansvarlig',
    hint: (count: number) =>
      count === 1
        ? 'Den ansvarlige for 1 sponsorat er deaktiveret eller har ikke længere adgang til området.'
        : `De ansvarlige for ${count} sponsorater er deaktiveret eller har ikke længere adgang til området.`,
    was: (area: string, user: string) => `${area} · før ${user}`,
    transfer: 'Overdrag',
    transferOf: (name: string, user: string) => `Overdrag ${name} fra ${user}`,
    others: (count: number) => (count === 1 ? 'Vis 1 mere' : `Vis ${count} flere`),
    fewer: 'Vis færre',
    kept: (name: string) => `${name} er den eneste aktive administrator`,
    keptHint: (day: string) =>
      `Bankens katalog forsøgte at fjerne rollen den ${day}. Gør en anden til administrator, så bliver den fjernet ved næste login.`,
    toUsers: 'Gå til Brugere',
  },

  distribution: {
    title: 'Fordeling',
    chart: 'Aktive aftaler efter kategori',
    contracts: 'Aftaler',
    none: 'Aktive aftaler vises her efter kategori.',
  },

  categories: {
    title: 'Kategorier',
    more: (count: number) => (count === 1 ? 'Vis 1 kategori mere' : `Vis ${count} flere kategorier`),
    none: 'Kategorier vises her, når de har aktive aftaler.',
  },

  areas: {
    title: 'Kroner efter område',
    budget: 'Se budget',
    more: (count: number) => (count === 1 ? 'Vis 1 område mere' : `Vis ${count} flere områder`),
    none: 'Områder vises her, når de har aktive aftaler.',
  },

  shares: {
    contracts: (count: number) => plural(count, 'aftale', 'aftaler'),
    see: (name: string, count: number, sum: string) =>
      `${name}, ${plural(count, 'aftale', 'aftaler')}, ${sum}, se sponsoraterne`,
    fewer: 'Vis færre',
  },

  latest: {
    title: 'Seneste sponsorater',
    goTo: 'Gå til',
    goToSpoken: (name: string) => ` ${name}`,
    more: 'Se flere',
    moreSpoken: ' sponsorater',
    none: 'Ingen sponsorater',
    noneHint: 'De fem sponsorater, der senest fik en aftale godkendt, vises her.',
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
    none: 'Nyt om sponsorater og aftaler vises her.',
    noneYet: 'Skriv den første. Den vises her for alle.',
    create: 'Opret opdatering',
  },

  first: {
    title: 'Der er ingen aktive aftaler endnu',
    hint: 'Opret et sponsorat og en aftale. Når den underskrevne aftale er uploadet, tæller den med her.',
    create: 'Opret sponsorat',
    see: 'Alle sponsorater',
  },

  guide: {
    title: 'Kom godt i gang',
    done: (done: number, all: number) => `${done} af ${all} trin er klaret`,
    hide: 'Skjul guiden',
    isDone: 'Klaret',
    steps: {
      company: {
        title: 'Bankens navn og logo',
        hint: 'De står øverst på siden og på alle aftaler.',
        action: 'Gå til Indstillinger',
      },
      areas: {
        title: 'Områder',
        hint: 'Hvert sponsorat hører til et område, og brugerne ser sponsoraterne i deres egne områder.',
        action: 'Opret område',
      },
      categories: {
        title: 'Kategorier',
        hint: 'Til klubber, f.eks. Fodbold og Musik, og til aftaler, f.eks. Hovedsponsor.',
        action: 'Opret kategori',
      },
      products: {
        title: 'Produkter',
        hint: 'Alt det, en aftale kan indeholde, fra bander til billetter. Begynd med en produktkategori.',
        first: 'Opret produktkategori',
        action: 'Opret produkt',
      },
      users: {
        title: 'Brugere',
        hint: 'De kolleger, som er ansvarlige for sponsorater.',
        action: 'Opret bruger',
      },
      sponsorships: {
        title: 'Det første sponsorat',
        hint: 'Først klubben, så aftalen.',
        action: 'Opret sponsorat',
      },
    },
  },
} as const;
