/** A figure that a bank may set from a day on, and what it is until somebody has. */
type Rule = {
  group: 'Opgaver';
  label: string;
  /** What the rule says, with `{value}` where its figure stands. */
  sentence: string;
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
    ...ours,
    unit: 'procentpoint',
    min: 5,
    max: 90,
    default: 25,
    label: 'Hvor langt bagud',
    sentence:
      'En levering er bagud, når den leverede andel ligger mere end {value} under den andel af perioden, der er gået.',
  },
} as const satisfies Record<string, Rule>;

export type RuleKey = keyof typeof ruleDefinitions;
export const ruleKeys = Object.keys(ruleDefinitions) as [RuleKey, ...RuleKey[]];
