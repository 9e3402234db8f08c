import { z } from 'zod';
import { labelField } from '../answers.ts';
import { isStorable } from '../fields.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { approvalStates } from './approvals.rules.ts';

const text = z.string().nullable();

/** Whether somebody else allows an agreement, where the bank's rule asks for it. Persons are names. */
export const approvalSchema = z.object({
  state: z.enum(approvalStates),
  requestedBy: text,
  requestedAt: text,
  approver: text,
  approverId: z.number().nullable(),
  note: text,
  decidedBy: text,
  decidedAt: text,
  reason: text,
  /** The post in the club that whoever asked has; empty for none. */
  conflict: text,
  /** Whether whoever reads this needs somebody else to lock it, also without a post. */
  needed: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;

const declared = z.string().trim().max(limits.longText).refine(isStorable, messages.default);
/**
 * "Har du eller din nærmeste familie en post i klubben?": empty for no, which post for yes; undefined where it is not
 * answered.
 */
export const conflictField = labelField(
  'Post i klubben',
  declared.nullish().transform((answer) => answer ?? undefined),
  z.string().optional(),
  'text',
);
