import { numberText, yesNoText } from '../formats.ts';
import { limits } from '../limits.ts';
import { kronerText } from '../money.ts';
import { unitOf } from '../units.ts';

/** What a rule is set to: a figure, yes or no, or null where it is not in use. */
export type RuleFigure = number | boolean | null;

/** What a bank may set from a day on, and what it is until somebody has. */
type Rule = {
  group: 'Opgaver' | 'Underskrift' | 'Beføjelser';
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
  /** Where the value is from: whose rule it is, and where that can be read. */
  source: string;
  sourceUrl: string | null;
};

const ours = { source: 'Sponsorats forslag', sourceUrl: null } as const;
const figure = { ...ours, group: 'Opgaver', type: 'integer' } as const;
const days = { ...figure, unit: 'dage' } as const;
const yesNo = { ...ours, type: 'yesNo', unit: '', min: null, max: null } as const;

const mandate = { ...ours, group: 'Beføjelser' } as const;

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
    type: 'money',
    unit: '',
    min: 0,
    max: limits.money,
    default: 0,
    label: 'Aftaler, der er fri',
    sentence: 'Aftaler på højst {value} i alt skal ikke godkendes af nogen.',
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

/** "90 dage", "1 dag", "50.000 kr.", "Ja". */
export const ruleValueText = ({ type, unit }: Pick<Rule, 'unit'> & { type: string }, value: RuleFigure): string => {
  if (value === null) return 'ikke i brug';
  if (typeof value === 'boolean') return yesNoText(value);
  return type === 'money' ? kronerText(value) : `${numberText(value)} ${unitOf(value, unit)}`;
};
