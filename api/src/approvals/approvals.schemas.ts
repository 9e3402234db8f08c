import { z } from 'zod';
import { labelField } from '../answers.ts';
import { conflictField } from '../contracts/approvals.schemas.ts';
import { contractReference } from '../contracts/contracts.schemas.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';

/** Asks somebody to allow an agreement. */
export const requestApprovalSchema = contractReference.extend({
  approverId: field.requiredId('Godkender', 'user'),
  note: field.optionalLongText('Besked'),
  conflict: conflictField,
});
export type RequestApproval = z.output<typeof requestApprovalSchema>;

export const decideApprovalSchema = contractReference.extend({
  decision: field.requiredChoice('Beslutning', ['granted', 'declined']),
  reason: field.optionalLongText('Begrundelse'),
});
export type DecideApproval = z.output<typeof decideApprovalSchema>;

const hasPost = 'Har du eller din nærmeste familie en post i klubben?';
/** What is asked of whoever locks an agreement, or has somebody else allow it. */
export const lockFormSchema = z
  .object({
    hasPost: labelField(hasPost, z.boolean(), z.boolean(), 'yesNo'),
    post: field.optionalText('Hvilken post'),
    approverId: field.optionalId('Godkender', 'user'),
    note: field.optionalLongText('Besked'),
  })
  .check(rules.required_if('post', 'hasPost', true));
