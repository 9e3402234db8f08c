import { z } from 'zod';
import { labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { checkTogether, rules } from '../form-rules.ts';
import { isOfYears, mayBeUnused, type RuleFigure, type RuleKey, ruleDefinitions, ruleKeys } from './rule-keys.ts';

const figureSchema: z.ZodType<RuleFigure> = z.union([z.number(), z.boolean(), z.null()]);

/** What a rule is set to from a day on, and who said so. */
const ruleValueSchema = z.object({
  id: z.number(),
  validFrom: z.string(),
  value: figureSchema,
  note: z.string().nullable(),
  by: z.string(),
  at: z.string(),
});
export const ruleSchema = z.object({
  key: z.enum(ruleKeys),
  group: z.string(),
  label: z.string(),
  help: z.string(),
  /** The same with `{value}` where the value stands. */
  sentence: z.string(),
  unit: z.string(),
  type: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  default: figureSchema,
  /** That it is announced for each year: null says that the year's is not known. */
  isAnnounced: z.boolean().optional(),
  /** That it is set for whole calendar years, and that each has its own. */
  isYearly: z.boolean().optional(),
  isOfEachYear: z.boolean().optional(),
  /** The latest day first. */
  values: z.array(ruleValueSchema),
});
export type Rule = z.infer<typeof ruleSchema>;

const isRuleKey = (key: unknown): key is RuleKey => ruleKeys.some((one) => one === key);

/** What a rule of a key may be set to. */
const allowedOf = (key: RuleKey): z.ZodType => {
  const { type, min, max } = ruleDefinitions[key];
  if (type === 'yesNo') return z.boolean();
  const figure = (type === 'integer' ? z.int() : field.kroner).check(rules.between(min, max));
  return mayBeUnused(key) ? figure.nullable() : figure;
};

/** Refuses a value that its rule does not allow. */
const allowedByRule = checkTogether<'key' | 'value'>(({ key, value }, _, context) => {
  if (!isRuleKey(key)) return;
  const result = allowedOf(key).safeParse(value, { reportInput: true });
  for (const issue of result.error?.issues ?? []) context.addIssue({ ...issue, path: ['value'] });
});

/** Refuses another day than the first of a year for a rule of years. */
const beginsAYear = checkTogether<'key' | 'validFrom'>(({ key, validFrom }, refuse) => {
  if (!isRuleKey(key) || !isOfYears(key) || typeof validFrom !== 'string' || validFrom.endsWith('-01-01')) return;
  refuse('validFrom', 'Gælder fra skal være en 1. januar');
});

export const ruleValueInputSchema = z
  .object({
    key: field.requiredChoice('Regel', ruleKeys),
    validFrom: field.requiredDate('Gælder fra'),
    // Which values there are, the rule says.
    value: labelField('Værdi', z.unknown() as unknown as typeof figureSchema, figureSchema, 'number'),
    note: field.optionalText('Note'),
  })
  .check(allowedByRule, beginsAYear);
export type RuleValueInput = z.output<typeof ruleValueInputSchema>;
