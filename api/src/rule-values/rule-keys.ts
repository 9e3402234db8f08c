import { numberText, yesNoText } from '../formats.ts';
import { limits } from '../limits.ts';
import { kronerText } from '../money.ts';
import { unitOf } from '../units.ts';

/** What a rule is set to: a figure, yes or no, or null where it is not in use. */
export type RuleFigure = number | boolean | null;

/** What a bank may set from a day on, and what it is until somebody has. */
type Rule = {
  group: 'Opgaver' | 'Underskrift' | 'Beføjelser' | 'Gaver og billetter' | 'Skat og moms';
  label: string;
  /** What the rule says, with `{value}` where its value stands. */
  sentence: string;
  unit: string;
  type: 'integer' | 'money' | 'yesNo';
  /** The least and the most that it may be set to; null of a yes or no. */
  min: number | null;
  max: number | null;
  /** Null where the rule need not be in use: it may then be set to null again. */
  default: RuleFigure;
  /** A figure of law that is announced for each year: null says that the year's is not known, and nobody sets that. */
  isAnnounced?: true;
  /** It holds for whole calendar years: what it is set to begins on a 1 January, of a year that has passed too. */
  isYearly?: true;
  /** Each year has its own, which nobody knows before it is over. */
  isOfEachYear?: true;
  /** Where the value is from: whose rule it is, and where that can be read. */
  source: string;
  sourceUrl: string | null;
};

const ours = { source: 'Sponsorats forslag', sourceUrl: null } as const;
const figure = { ...ours, group: 'Opgaver', type: 'integer' } as const;
const days = { ...figure, unit: 'dage' } as const;
const yesNo = { ...ours, type: 'yesNo', unit: '', min: null, max: null } as const;

const mandate = { ...ours, group: 'Beføjelser' } as const;
const kroner = { type: 'money', unit: '', min: 0, max: limits.money } as const;
const gifts = {
  source: 'Bankens egen grænse, ingen lov sætter en',
  sourceUrl: null,
  group: 'Gaver og billetter',
} as const;
const tax = { group: 'Skat og moms', isYearly: true } as const;
const percent = { ...tax, type: 'integer', unit: '%', min: 0, max: 100 } as const;
const representation = {
  source: 'Ligningslovens § 8, stk. 4; SKM2006.398.HR',
  sourceUrl: 'https://info.skat.dk/data.aspx?oid=2083501',
} as const;

/** Every rule there is, in the order of the page. */
export const ruleDefinitions = {
  'tasks.windowDays': {
    ...days,
    min: 30,
    max: 365,
    default: 90,
    label: 'Udløb og genforhandling',
    sentence: 'En aftale bliver en opgave {value} før den udløber eller skal genforhandles.',
  },
  'tasks.rateLead': {
    ...days,
    min: 0,
    max: 90,
    default: 14,
    label: 'Rater, der forfalder',
    sentence: 'En rate bliver en opgave og får status Forfalder {value} før den forfalder.',
  },
  'tasks.draftStaleDays': {
    ...days,
    min: 1,
    max: 90,
    default: 14,
    label: 'Kladder, der står stille',
    sentence: 'En kladde bliver en opgave {value} efter at den sidst blev gemt.',
  },
  'tasks.awaitingStaleDays': {
    ...days,
    min: 1,
    max: 90,
    default: 14,
    label: 'Aftaler, der venter på underskrift',
    sentence:
      'En aftale bliver en opgave, når den har været låst til underskrift i {value} uden at blive underskrevet.',
  },
  'tasks.unusedHospitalityDays': {
    ...days,
    min: 7,
    max: 365,
    default: 60,
    label: 'Ubrugt hospitality',
    sentence: 'Hospitality, der ikke er brugt op, bliver en opgave {value} før aftalen slutter.',
  },
  'tasks.deliveryDays': {
    ...days,
    min: 7,
    max: 365,
    default: 120,
    label: 'Bagud med levering',
    sentence: 'Eksponering og aktivering, der er bagud, bliver en opgave {value} før aftalen slutter.',
  },
  'tasks.behindPoints': {
    ...figure,
    unit: 'procentpoint',
    min: 5,
    max: 90,
    default: 25,
    label: 'Hvor langt bagud',
    sentence:
      'En levering er bagud, når den leverede andel ligger mere end {value} under den andel af perioden, der er gået.',
  },
  'tasks.proofDays': {
    ...days,
    min: 7,
    max: 365,
    default: null,
    label: 'Eksponering uden bevis',
    sentence: 'Tid fra aftalens start, før eksponering uden bevis bliver en opgave: {value}.',
  },
  'kyc.months': {
    ...figure,
    unit: 'måneder',
    min: 1,
    max: 60,
    default: null,
    label: 'Kontrol i bankens kundesystem',
    sentence: 'Længste tid mellem to kontroller af en klub i bankens kundesystem: {value}.',
  },
  'signing.enabled': {
    ...yesNo,
    group: 'Underskrift',
    default: true,
    label: 'Underskrift på nettet',
    sentence: 'En låst aftale kan sendes til klubben, som underskriver den på nettet: {value}.',
  },
  'approval.enabled': {
    ...mandate,
    ...yesNo,
    default: false,
    label: 'Beføjelser',
    sentence:
      'En aftale, der er større end ens beføjelse, skal godkendes af en anden, før den kan låses til underskrift: {value}.',
  },
  'approval.fourEyes': {
    ...mandate,
    ...yesNo,
    default: false,
    label: 'Fire øjne',
    sentence: 'Ingen godkender en aftale, som de selv har gemt: {value}.',
  },
  'approval.over': {
    ...mandate,
    ...kroner,
    default: 0,
    label: 'Aftaler, der er fri',
    sentence: 'Aftaler på højst {value} i alt skal ikke godkendes af nogen.',
  },
  'gifts.guestYear': {
    ...gifts,
    ...kroner,
    default: null,
    label: 'Billetter til en gæst på et år',
    sentence:
      'Beløb, som en gæst højst kan få billetter for på et kalenderår, uden at en anden skal godkende: {value}.',
  },
  'gifts.guestEvent': {
    ...gifts,
    ...kroner,
    default: null,
    label: 'Billetter til en gæst til ét arrangement',
    sentence:
      'Beløb, som en gæst højst kan få billetter for til ét arrangement, uden at en anden skal godkende: {value}.',
  },
  'gifts.heavyUser': {
    ...gifts,
    type: 'integer',
    unit: 'billetter',
    min: 1,
    max: 500,
    default: null,
    label: 'Mange billetter til den samme',
    sentence:
      'Antal billetter, som samme modtager eller vært højst får på et kalenderår, uden at appen gør opmærksom på det: {value}.',
  },
  'gifts.officialNeedsApproval': {
    ...gifts,
    ...yesNo,
    default: true,
    label: 'Offentligt ansatte og politikere',
    sentence: 'Billetter til offentligt ansatte og politikere skal godkendes af en anden: {value}.',
    source: 'Straffelovens § 144; God adfærd i det offentlige',
    sourceUrl: 'https://horten.dk/viden/artikel2023/gaver-i-det-offentlige',
  },
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

export type RuleKey = keyof typeof ruleDefinitions;
export const ruleKeys = Object.keys(ruleDefinitions) as [RuleKey, ...RuleKey[]];

type Definitions = typeof ruleDefinitions;
/** What a rule of a key can be in force as. */
export type RuleValueOf<K extends RuleKey> = Definitions[K] extends { type: 'yesNo' }
  ? boolean
  : Definitions[K]['default'] extends null
    ? number | null
    : number;

/** Whether a rule may be set to null: that it is not in use. */
export const mayBeUnused = (key: RuleKey): boolean => {
  const rule: Rule = ruleDefinitions[key];
  return rule.default === null && !rule.isAnnounced;
};

/** Whether a rule is set for whole calendar years, from a 1 January. */
export const isOfYears = (key: RuleKey): boolean => {
  const rule: Rule = ruleDefinitions[key];
  return rule.isYearly === true;
};

type Measured = Pick<Rule, 'unit'> & { type: string; isAnnounced?: boolean | undefined };

/** "90 dage", "1 dag", "50.000 kr.", "Ja". */
export const ruleValueText = ({ type, unit, isAnnounced }: Measured, value: RuleFigure): string => {
  if (value === null) return isAnnounced ? 'ikke udmeldt' : 'ikke i brug';
  if (typeof value === 'boolean') return yesNoText(value);
  return type === 'money' ? kronerText(value) : `${numberText(value)} ${unitOf(value, unit)}`;
};
