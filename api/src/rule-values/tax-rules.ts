import { kroner, type Rule } from './rule-definition.ts';

const tax = { group: 'Skat og moms', isYearly: true } as const;
const percent = { ...tax, type: 'integer', unit: '%', min: 0, max: 100 } as const;
const representation = {
  source: 'Ligningslovens § 8, stk. 4; SKM2006.398.HR',
  sourceUrl: 'https://info.skat.dk/data.aspx?oid=2083501',
} as const;

/** The rules of VAT and deduction, which are set for calendar years. */
export const taxRules = {
  'vat.bankPercent': {
    ...percent,
    default: 0,
    isOfEachYear: true,
    label: 'Bankens fradrag for moms',
    sentence: 'Banken trækker {value} fra af den moms, der kan trækkes fra.',
    source: 'Momslovens § 38, bankens egen procent for året',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=219634',
  },
  'vat.advertisement': {
    ...percent,
    default: 100,
    label: 'Moms af reklame',
    sentence: 'Af reklamens moms kan {value} trækkes fra, før bankens procent.',
    source: 'Momslovens § 37',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=96126',
  },
  'vat.catering': {
    ...percent,
    default: 0,
    label: 'Moms af forplejning',
    sentence: 'Af forplejningens moms kan {value} trækkes fra, før bankens procent.',
    source: 'Momslovens § 42, stk. 1 og 2: 25 % kun for restaurant, der er strengt erhvervsmæssig',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=2085699',
  },
  'tax.advertisement': {
    ...percent,
    default: 100,
    label: 'Fradrag for reklame',
    sentence: 'Af udgiften til reklame kan {value} trækkes fra.',
    source: 'Ligningslovens § 8, stk. 1; Den juridiske vejledning C.C.2.2.2.5.3',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=2083500',
  },
  'tax.catering': {
    ...percent,
    ...representation,
    default: 25,
    label: 'Fradrag for forplejning',
    sentence: 'Af udgiften til forplejning kan {value} trækkes fra.',
  },
  'tax.travel': {
    ...percent,
    default: 25,
    label: 'Fradrag for rejse',
    sentence: 'Af udgiften til rejser kan {value} trækkes fra.',
    source: 'Ligningslovens § 8, stk. 4; SKM2009.429.SR',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=1929024',
  },
  'tax.tickets.employees': {
    ...percent,
    default: 100,
    label: 'Fradrag for medarbejderes billetter',
    sentence: 'Af udgiften til billetter, som medarbejdere selv bruger, kan {value} trækkes fra.',
    source: 'SKM2006.398.HR; SKAT, eksempel 1',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=1929024',
  },
  'tax.tickets.prizes': {
    ...percent,
    default: 25,
    label: 'Fradrag for billetter som præmier',
    sentence: 'Af udgiften til billetter, der gives som præmier, kan {value} trækkes fra.',
    source: 'Omstridt: SKM2011.402.BR siger nej, BDO 2022–24 fuldt fradrag',
    sourceUrl: null,
  },
  'tax.tickets.charity': {
    ...percent,
    default: 0,
    label: 'Fradrag for billetter til foreninger og velgørenhed',
    sentence: 'Af udgiften til billetter til foreninger og velgørenhed kan {value} trækkes fra.',
    source: 'Ikke undersøgt: vores forsigtige valg',
    sourceUrl: null,
  },
  'tax.tickets.others': {
    ...percent,
    ...representation,
    default: 25,
    label: 'Fradrag for øvrige billetter',
    sentence:
      'Af udgiften til kunders og andres billetter, og til dem, der ikke er registreret, kan {value} trækkes fra.',
  },
  'tax.smallBenefit': {
    ...tax,
    ...kroner,
    default: null,
    isAnnounced: true,
    label: 'Bagatelgrænse for mindre personalegoder',
    sentence:
      'Årets grænse for, hvad en medarbejder kan få af mindre personalegoder uden skat, kun til oplysning: {value}.',
    source: 'Den juridiske vejledning C.A.5.1.4',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=1948601',
  },
  'tax.adShareMin': {
    ...percent,
    default: 50,
    label: 'Reklamen som hovedydelse',
    sentence: 'Reklamen regnes for hovedydelsen i en aftale, når den er mindst {value} af beløbet.',
    source: 'Vores grænse, ikke lovens. SKAT, eksempel 1; PwC 2024',
    sourceUrl: 'https://info.skat.dk/data.aspx?oid=1929024',
  },
} as const satisfies Record<string, Rule>;
