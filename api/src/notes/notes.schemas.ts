import { z } from 'zod';
import { answerOf, unchangedIfMissing } from '../answers.ts';
import { dayInCopenhagen, isIsoDate } from '../dates.ts';
import * as field from '../fields.ts';
import { checkTogether } from '../form-rules.ts';

export const noteKinds = ['Note', 'Møde', 'Telefon', 'E-mail'] as const;

/** How many notes a sponsorship may have. */
export const MOST_NOTES = 2_000;

export const noteInputSchema = z.object({
  ...field.identity,
  contractId: field.optionalId('Aftale', 'contract'),
  kind: field.choiceOr('Type', noteKinds, 'Note'),
  /** The day that it is about; today where it is missing. */
  date: field.optionalDate('Dato'),
  text: field.requiredLongText('Tekst'),
  pinned: field.flag('Fastgjort'),
  /** It is told in the report of the year. */
  report: unchangedIfMissing(field.flag('Til årsrapport')),
});
export type NoteInput = z.output<typeof noteInputSchema>;
// What is asked to be done later would be overdue as it is written.
const followsUpLater = checkTogether<'followUpOn'>(({ followUpOn }, refuse) => {
  if (typeof followUpOn === 'string' && isIsoDate(followUpOn) && followUpOn < dayInCopenhagen(new Date()))
    refuse('followUpOn', 'Opfølgningsdato skal være i dag eller senere');
});

/** A note as it is written first: it can be followed up by a task. */
export const newNoteSchema = noteInputSchema
  .extend({ followUpOn: field.optionalDate('Opfølgningsdato') })
  .check(followsUpLater);
export const noteSchema = answerOf(noteInputSchema).extend({
  date: z.string(),
  sponsorshipId: z.number(),
  /** Who wrote it, and when. */
  by: z.string(),
  at: z.string(),
});
export type Note = z.infer<typeof noteSchema>;
