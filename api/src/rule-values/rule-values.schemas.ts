import { z } from 'zod';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { type RuleKey, ruleDefinitions, ruleKeys } from './rule-keys.ts';

/** What a rule is set to from a day on, and who said so. */
const ruleValueSchema = z.object({
  id: z.number(),
  validFrom: z.string(),
  value: z.number(),
  note: z.string().nullable(),
  by: z.string(),
  at: z.string(),
});
export const ruleSchema = z.object({
  key: z.enum(ruleKeys),
  group: z.string(),
  label: z.string(),
  help: z.string(),
  /** The same with `{value}` where the figure stands. */
  sentence: z.string(),
  unit: z.string(),
  type: z.string(),
  min: z.number(),
  max: z.number(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  default: z.number(),
  /** The latest day first. */
  values: z.array(ruleValueSchema),
});
export type Rule = z.infer<typeof ruleSchema>;

const isRuleKey = (key: unknown): key is RuleKey => ruleKeys.some((one) => one === key);

/** Refuses a value that its rule does not allow. */
const withinRule = z.superRefine<{ key?: unknown; value?: unknown }>(
  ({ key, value }, context) => {
    if (!isRuleKey(key)) return;
    const { min, max } = ruleDefinitions[key];
    const result = z.number().check(rules.between(min, max)).safeParse(value);
    if (!result.success)
      context.addIssue({ code: 'custom', path: ['value'], message: result.error.issues[0]?.message });
  },
  {
    when: ({ value }) =>
      typeof value === 'object' && value !== null && Number.isInteger((value as { value?: unknown }).value),
  },
);

export const ruleValueInputSchema = z
  .object({
    key: field.requiredChoice('Regel', ruleKeys),
    validFrom: field.requiredDate('Gælder fra'),
    value: field.requiredInteger('Værdi'),
    note: field.optionalText('Note'),
  })
  .check(withinRule);
export type RuleValueInput = z.output<typeof ruleValueInputSchema>;
