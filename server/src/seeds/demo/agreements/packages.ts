import type { ProductKey } from '../products.ts';

/** A product in an agreement, before its amount is scaled and its season is known. */
export type Pick = {
  product: ProductKey;
  amount?: number;
  value?: number;
  addOns?: readonly string[];
  match?: string;
  pool?: string;
  catering?: true;
  tvAngle?: true;
  description?: string;
};
type Shares = readonly [advertisement: number, tickets: number, catering: number, travel: number];
type Package = { shares: Shares; sponsorPaysPrints: boolean; picks: readonly Pick[] };

/** What clubs of a kind usually sell, with the usual shares of the price. */
export const packages = {
  elite: {
    shares: [55, 25, 17.5, 2.5],
    sponsorPaysPrints: true,
    picks: [
      { product: 'boards', amount: 8, tvAngle: true, description: 'Langsiden over for tribunen og begge mål' },
      { product: 'shirts', addOns: ['Bryst', 'Ærme'], value: 60_000 },
      { product: 'posts', amount: 24, addOns: ['Facebook', 'Instagram', 'LinkedIn'] },
      { product: 'screen', amount: 40, tvAngle: true, match: 'Alle hjemmekampe, før kampen og i pausen' },
      { product: 'seasonTickets', amount: 20, pool: 'Langsiden, afsnit C' },
      { product: 'tickets', amount: 150, match: 'Frit valg', pool: 'Endetribunen' },
      { product: 'vip', amount: 24, catering: true, match: 'De fire største hjemmekampe', value: 10_800 },
      { product: 'parking', amount: 6 },
      { product: 'lounge', amount: 16, catering: true, match: 'Alle hjemmekampe' },
      { product: 'summerSchool', amount: 5, description: 'Børn fra 7 til 12 år, også dem, der ikke er medlemmer.' },
      { product: 'moneyCourse', amount: 3 },
      {
        product: 'matchSponsor',
        amount: 2,
        addOns: ['Kampbold', 'Spillerens pris'],
        match: 'Én kamp før jul, én efter',
      },
    ],
  },
  club: {
    shares: [70, 20, 10, 0],
    sponsorPaysPrints: false,
    picks: [
      { product: 'boards', amount: 3, description: 'Ved klubhuset' },
      { product: 'posts', amount: 12, addOns: ['Facebook', 'Nyhedsbrev'] },
      { product: 'website', description: 'Forsiden' },
      { product: 'seasonTickets', amount: 8, pool: 'Frie pladser' },
      { product: 'tickets', amount: 40, match: 'Frit valg', pool: 'Frie pladser' },
      {
        product: 'sponsorDay',
        amount: 12,
        catering: true,
        description: 'Træning med førsteholdet, spisning og kåring af årets frivillige.',
      },
      { product: 'stand', amount: 3, addOns: ['Telt', 'Popcornmaskine'] },
    ],
  },
  youth: {
    shares: [40, 0, 20, 40],
    sponsorPaysPrints: true,
    picks: [
      { product: 'shirts', addOns: ['Ryg', 'Shorts'], value: 8_000 },
      { product: 'kit', amount: 6, value: 1_250 },
      { product: 'posts', amount: 8, addOns: ['Facebook', 'Instagram'] },
      { product: 'summerSchool', amount: 5, description: 'Alle børn i byens skoler i 2. til 5. klasse.' },
      { product: 'moneyCourse', amount: 2 },
      { product: 'talk', amount: 1, description: 'Lommepenge, fritidsjob og den første bolig' },
    ],
  },
  water: {
    shares: [65, 0, 25, 10],
    sponsorPaysPrints: false,
    picks: [
      { product: 'flags', amount: 12 },
      { product: 'posts', amount: 10, addOns: ['Facebook', 'Instagram'] },
      {
        product: 'naming',
        value: 15_000,
        description: 'Sommerens store stævne bærer bankens navn på plakater, medaljer og målbøje.',
      },
      { product: 'meetings', amount: 6, catering: true },
      {
        product: 'sponsorDay',
        amount: 16,
        catering: true,
        description: 'Tur på vandet i klubbens både, grill på broen bagefter.',
      },
      { product: 'talk', amount: 2, description: 'Sikkerhed på vandet' },
      { product: 'stand', amount: 4, addOns: ['Kaffevogn'] },
    ],
  },
  culture: {
    shares: [45, 40, 15, 0],
    sponsorPaysPrints: true,
    picks: [
      { product: 'flags', amount: 6 },
      { product: 'programme', amount: 4, addOns: ['Bagside'], match: 'Alle programmer' },
      { product: 'posts', amount: 15, addOns: ['Facebook', 'Instagram', 'Nyhedsbrev'] },
      { product: 'concerts', amount: 60, catering: true },
      { product: 'vip', amount: 10, catering: true, match: 'Åbningsaftenen', value: 6_000 },
      { product: 'lounge', amount: 8, catering: true, match: 'Åbningsaftenen' },
      { product: 'stand', amount: 2, addOns: ['Telt', 'Kaffevogn'] },
    ],
  },
  golf: {
    shares: [50, 10, 40, 0],
    sponsorPaysPrints: false,
    picks: [
      { product: 'boards', amount: 4, description: 'Teestedet på hul 1, 9, 10 og 18' },
      { product: 'flags', amount: 18 },
      { product: 'website', description: 'Siden med banestatus' },
      {
        product: 'sponsorDay',
        amount: 28,
        catering: true,
        description: 'Turnering for bankens kunder: 18 huller, frokost og præmier.',
      },
      { product: 'meetings', amount: 8, catering: true },
      {
        product: 'matchSponsor',
        amount: 3,
        addOns: ['Pokaloverrækkelse'],
        match: 'Klubmesterskabet og to onsdagsturneringer',
      },
    ],
  },
  digital: {
    shares: [85, 15, 0, 0],
    sponsorPaysPrints: false,
    picks: [
      { product: 'shirts', addOns: ['Bryst'], value: 12_000 },
      { product: 'posts', amount: 30, addOns: ['Instagram', 'TikTok'] },
      { product: 'screen', amount: 60, match: 'Alle kampe, der sendes' },
      { product: 'concerts', amount: 20 },
      { product: 'talk', amount: 2, description: 'Sikker handel på nettet' },
    ],
  },
  small: {
    shares: [100, 0, 0, 0],
    sponsorPaysPrints: false,
    picks: [
      { product: 'flags', amount: 2 },
      { product: 'posts', amount: 4, addOns: ['Facebook'] },
      { product: 'website', description: 'Sponsorsiden' },
    ],
  },
  logoOnly: {
    shares: [100, 0, 0, 0],
    sponsorPaysPrints: true,
    picks: [
      { product: 'shirts', addOns: ['Ryg'], value: 4_000 },
      { product: 'bus', addOns: ['Sider', 'Bagende'] },
      { product: 'website', description: 'Bunden af hver side' },
      { product: 'parking', amount: 2 },
    ],
  },
} as const satisfies Record<string, Package>;
export type PackageName = keyof typeof packages;
