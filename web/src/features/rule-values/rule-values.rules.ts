import type { IsoDate, Rule } from '@sponsorat/api';

type RuleValue = Rule['values'][number];

/** The value that holds on a day; undefined where none has been set by then, and the default holds. */
export const valueOn = ({ values }: Pick<Rule, 'values'>, day: IsoDate): RuleValue | undefined =>
  values.find(({ validFrom }) => validFrom <= day);

/** The next value that will hold; undefined where nothing is to change. */
export const nextValue = ({ values }: Pick<Rule, 'values'>, day: IsoDate): RuleValue | undefined =>
  values.findLast(({ validFrom }) => validFrom > day);

/** Whether all of them come from the same place, so that it is said once. */
export const hasOneSource = (rules: readonly Pick<Rule, 'source' | 'sourceUrl'>[]): boolean =>
  rules.every(({ source, sourceUrl }) => source === rules[0]?.source && sourceUrl === rules[0]?.sourceUrl);

/** The rules under the heading that they share, in the order in which they come. */
export const groupsOf = (rules: readonly Rule[]): { group: string; rules: Rule[] }[] =>
  [...Map.groupBy(rules, ({ group }) => group)].map(([group, inIt]) => ({ group, rules: inIt }));
