import { z } from 'zod';
import { ruleKeys } from '../rule-values/rule-keys.ts';

/** What can be said of a grant of tickets before it is given. */
export const warningCodes = [
  'official',
  'guest-year',
  'guest-event',
  'heavy-user',
  'employee-main',
  'travel',
  'board',
  'no-value',
] as const;

/** What is said of a grant: `approve` where somebody else must allow it, `info` where it is only to be known. */
export const warningSchema = z.object({
  code: z.enum(warningCodes),
  level: z.enum(['info', 'approve']),
  text: z.string(),
  /** The rule of the bank that it follows from; null where it follows from no figure. */
  rule: z.enum(ruleKeys).nullable(),
  source: z.string(),
});
export type Warning = z.infer<typeof warningSchema>;
