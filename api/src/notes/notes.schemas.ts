import { z } from 'zod';
import { answerOf, unchangedIfMissing } from '../answers.ts';
import { type IsoDate, isIsoDate } from '../dates.ts';
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

/** A note as it is written first: it can be followed up by a task. */
export const newNoteSchema = noteInputSchema.extend({ followUpOn: field.optionalDate('Opfølgningsdato') });
export type NoteInput = z.output<typeof noteInputSchema> & { followUpOn?: IsoDate | null };

/** What is wrong with a day to follow a note up, if anything: on one that is past its task would be overdue at once. */
export const followUpProblem = (day: unknown, today: IsoDate): string | null =>
  typeof day === 'string' && isIsoDate(day) && day < today ? 'Opfølgningsdato skal være i dag eller senere' : null;

/** The same as it is written on a day. */
export const newNoteSchemaOn = (today: IsoDate): typeof newNoteSchema =>
  newNoteSchema.check(
    checkTogether<'followUpOn'>(({ followUpOn }, refuse) => {
      const problem = followUpProblem(followUpOn, today);
      if (problem) refuse('followUpOn', problem);
    }),
  );

export const noteSchema = answerOf(noteInputSchema).extend({
  date: z.string(),
  sponsorshipId: z.number(),
  /** Who wrote it, and when. */
  by: z.string(),
  at: z.string(),
  /** The task that it is followed up by; one that is put off is not among the open ones. */
  followUp: z.object({ dueDate: z.string(), done: z.boolean(), snoozed: z.boolean() }).nullable(),
});
export type Note = z.infer<typeof noteSchema>;
