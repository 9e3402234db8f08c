import type { ProductKey } from '../products.ts';

export const exclusivity = {
  bank: 'Fjordbanken er klubbens eneste sponsor inden for bank, realkredit og pension. Aftaler, der allerede er indgået, løber til deres udløb.',
  category: 'Klubben indgår ikke aftale med andre pengeinstitutter om eksponering på bane, tøj eller i klubhus.',
  none: null,
} as const;

export const specialAgreements = {
  volunteers:
    'Banken stiller med fire frivillige ved klubbens største arrangement. Klubben sørger for trøjer og forplejning.',
  accounts:
    'Klubben har sin driftskonto i banken. Nye medlemmer under 18 år får 100 kr. i startindskud på en børneopsparing.',
  bonus: 'Bonus: rykker førsteholdet op, betaler banken yderligere 10 % af det årlige beløb, én gang.',
  materials: 'Klubben opbevarer bankens flag og telt og melder tilbage, når noget er slidt.',
  none: null,
} as const;

/** What is written when a product's use is saved, in the order in which it happens. */
export const usageNotes: Partial<Record<ProductKey, readonly string[]>> = {
  boards: ['Sat op af klubben, set på stedet', 'Den sidste bande hænger nu'],
  flags: ['Flag leveret', 'Oppe hele ugen ved stævnet'],
  kit: ['Udleveret til U10 og U12', 'Udleveret til pigeholdene'],
  posts: [
    'Opslag om det nye samarbejde',
    'Opslag fra sommerskolen',
    'Konkurrence om billetter, 214 svar',
    'Tak til de frivillige',
  ],
  screen: ['Vist som aftalt', 'Nyt spot fra marketing'],
  programme: ['Første annonce trykt', 'Ny annonce om boliglån'],
  seasonTickets: ['Delt ud til kunder', 'Personaleforeningen fik resten'],
  tickets: ['Kunder fra erhverv', 'Familiekunder, lodtrækning', 'Skoleklasse inviteret'],
  vip: ['Erhvervskunder og deres ledsagere', 'To pladser stod tomme'],
  concerts: ['Kundeaften', 'Lodtrækning på Facebook', 'Afdelingens egen tur'],
  lounge: ['Møde med erhvervskunder før kampen', 'Fuldt hus'],
  meetings: ['Afdelingsmøde', 'Boligmøde for førstegangskøbere'],
  sponsorDay: ['God dag, bør gentages'],
  summerSchool: ['42 børn, fuldt hold', 'Ekstra dag i efterårsferien'],
  moneyCourse: ['U15 og U17', '18 unge og seks forældre'],
  talk: ['60 fremmødte'],
  stand: ['Lykkehjulet trak folk til', 'Regnvejr, få besøgende'],
  matchSponsor: ['Direktøren gav startskuddet', 'Pokal overrakt'],
};
