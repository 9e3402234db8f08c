import { daysOf, type IsoDate, type Rule, type RuleFigure, yearOf } from '@sponsorat/api';

type RuleValue = Rule['values'][number];

/** The value that holds on a day; undefined where none has been set by then, and the default holds. */
export const valueOn = ({ values }: Pick<Rule, 'values'>, day: IsoDate): RuleValue | undefined =>
  values.find(({ validFrom }) => validFrom <= day);

/** What a rule is on a day: what was set, else its default. */
export const figureOn = (rule: Pick<Rule, 'values' | 'default'>, day: IsoDate): RuleFigure => {
  const set = valueOn(rule, day);
  return set ? set.value : rule.default;
};

/** The next value that will hold; undefined where nothing is to change. */
export const nextValue = ({ values }: Pick<Rule, 'values'>, day: IsoDate): RuleValue | undefined =>
  values.findLast(({ validFrom }) => validFrom > day);

/** Whether all of them come from the same place, so that it is said once. */
export const hasOneSource = (rules: readonly Pick<Rule, 'source' | 'sourceUrl'>[]): boolean =>
  rules.every(({ source, sourceUrl }) => source === rules[0]?.source && sourceUrl === rules[0]?.sourceUrl);

/** The rules under the heading that they share, in the order in which they come. */
export const groupsOf = (rules: readonly Rule[]): { group: string; rules: Rule[] }[] =>
  [...Map.groupBy(rules, ({ group }) => group)].map(([group, inIt]) => ({ group, rules: inIt }));

/** Whether a rule of years needs a value of the year's own that nobody has said yet. */
export const lacksYear = (rule: Pick<Rule, 'values' | 'isAnnounced' | 'isOfEachYear'>, year: number): boolean => {
  const first = daysOf(year).from;
  const value = valueOn(rule, first);
  return rule.isOfEachYear ? value?.validFrom !== first : rule.isAnnounced === true && (value?.value ?? null) === null;
};

/** The years that a rule of years is set for: some that are over, this one and the next. */
export const yearsToSet = (today: IsoDate): number[] => Array.from({ length: 7 }, (_, at) => yearOf(today) + 1 - at);
