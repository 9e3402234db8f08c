import { numberText, yesNoText } from '../formats.ts';
import { kronerText } from '../money.ts';
import { unitOf } from '../units.ts';
import { kroner, type Rule, type RuleFigure } from './rule-definition.ts';
import { taxRules } from './tax-rules.ts';

export type { RuleFigure } from './rule-definition.ts';

const ours = { source: 'Sponsorats forslag', sourceUrl: null } as const;
const figure = { ...ours, group: 'Opgaver', type: 'integer' } as const;
const days = { ...figure, unit: 'dage' } as const;
const yesNo = { ...ours, type: 'yesNo', unit: '', min: null, max: null } as const;

const mandate = { ...ours, group: 'Beføjelser' } as const;
const gifts = {
  source: 'Bankens egen grænse, ingen lov sætter en',
  sourceUrl: null,
  group: 'Gaver og billetter',
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
    sentence: 'Eksponering og aktivering, der er langt bagud, bliver en opgave {value} før aftalen slutter.',
  },
  'tasks.behindPoints': {
    ...figure,
    unit: 'procentpoint',
    min: 5,
    max: 90,
    default: 25,
    label: 'Hvor langt bagud',
    sentence:
      'En levering bliver en opgave, når den leverede andel ligger mere end {value} under den andel af perioden, der er gået.',
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
  ...taxRules,
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

type RuleUnit = Pick<Rule, 'unit'> & { type: string; isAnnounced?: boolean | undefined };

/** "90 dage", "1 dag", "50.000 kr.", "Ja". */
export const ruleValueText = ({ type, unit, isAnnounced }: RuleUnit, value: RuleFigure): string => {
  if (value === null) return isAnnounced ? 'ikke udmeldt' : 'ikke i brug';
  if (typeof value === 'boolean') return yesNoText(value);
  return type === 'money' ? kronerText(value) : `${numberText(value)} ${unitOf(value, unit)}`;
};
