/** A figure that a bank may set from a day on, and what it is until somebody has. */
type Rule = {
  group: 'Opgaver';
  label: string;
  help: string;
  unit: 'dage' | 'procentpoint';
  type: 'integer';
  /** The least and the most that it may be set to. */
  min: number;
  max: number;
  default: number;
  /** Where the figure is from: whose rule it is, and where that can be read. */
  source: string;
  sourceUrl: string | null;
};

const ours = { group: 'Opgaver', type: 'integer', source: 'Sponsorats forslag', sourceUrl: null } as const;
const days = { ...ours, unit: 'dage' } as const;

/** Every rule there is, in the order of the page. */
export const ruleDefinitions = {
  'tasks.windowDays': {
    ...days,
    min: 30,
    max: 365,
    default: 90,
    label: 'Udløb og genforhandling',
    help: 'Så mange dage før en aftale udløber eller skal genforhandles, bliver den en opgave.',
  },
  'tasks.rateLead': {
    ...days,
    min: 0,
    max: 90,
    default: 14,
    label: 'Rater, der forfalder',
    help: 'Så mange dage før en rate forfalder, bliver den en opgave og får status Forfalder.',
  },
  'tasks.draftStaleDays': {
    ...days,
    min: 1,
    max: 90,
    default: 14,
    label: 'Kladder, der står stille',
    help: 'Så mange dage efter at en kladde sidst blev gemt, bliver den en opgave.',
  },
  'tasks.awaitingStaleDays': {
    ...days,
    min: 1,
    max: 90,
    default: 14,
    label: 'Aftaler, der venter på underskrift',
    help: 'Så mange dage efter at en aftale blev låst til underskrift uden at være underskrevet, bliver den en opgave.',
  },
  'tasks.unusedHospitalityDays': {
    ...days,
    min: 7,
    max: 365,
    default: 60,
    label: 'Ubrugt hospitality',
    help: 'Så mange dage før en aftale slutter, bliver hospitality, der ikke er brugt op, en opgave.',
  },
  'tasks.deliveryDays': {
    ...days,
    min: 7,
    max: 365,
    default: 120,
    label: 'Bagud med levering',
    help: 'Så mange dage før en aftale slutter, bliver eksponering og aktivering, der er bagud, en opgave.',
  },
  'tasks.behindPoints': {
    ...ours,
    unit: 'procentpoint',
    min: 5,
    max: 90,
    default: 25,
    label: 'Hvor langt bagud',
    help: 'En levering er bagud, når den leverede andel ligger mere end så mange procentpoint under den andel af perioden, der er gået.',
  },
} as const satisfies Record<string, Rule>;

export type RuleKey = keyof typeof ruleDefinitions;
export const ruleKeys = Object.keys(ruleDefinitions) as [RuleKey, ...RuleKey[]];
