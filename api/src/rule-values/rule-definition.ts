import { limits } from '../limits.ts';

/** What a rule is set to: a figure, yes or no, or null where it is not in use. */
export type RuleFigure = number | boolean | null;

/** What a bank may set from a day on, and what it is until somebody has. */
export type Rule = {
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

/** An amount that a rule is set to. */
export const kroner = { type: 'money', unit: '', min: 0, max: limits.money } as const;
