import { z } from 'zod';
import { labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { type TaskKind, taskKinds } from '../tasks/tasks.kinds.ts';
import { digests, reminderScopes } from './reminders.kinds.ts';

const isKind = (name: string): name is TaskKind => taskKinds.some((kind) => kind === name);

/** Kinds of tasks that a user hears nothing of. */
const without = labelField(
  'Udelad',
  z
    .array(z.string())
    .max(limits.listLength)
    .refine((names) => names.every(isKind), messages.one_of)
    .transform((names) => taskKinds.filter((kind) => names.includes(kind))),
  z.array(z.enum(taskKinds)),
  'texts',
);

export const remindersInputSchema = z.object({
  digest: field.requiredChoice('E-mail', digests),
  scope: field.requiredChoice('Gælder', reminderScopes),
  without: without,
  /** Whether the calendar shows amounts; what is not said stays. */
  amounts: z.boolean().optional().meta({ label: 'Vis beløb' }),
});
export type RemindersInput = z.output<typeof remindersInputSchema>;

/** How a user is reminded, by e-mail and in the calendar. */
export const remindersSchema = z.object({
  digest: z.enum(digests),
  scope: z.enum(reminderScopes),
  without: z.array(z.enum(taskKinds)),
  amounts: z.boolean(),
  /** The calendar has an address. */
  calendar: z.boolean(),
});
export type Reminders = z.output<typeof remindersSchema>;

/** The address of the calendar, which is told this once. */
export const calendarAddressSchema = z.object({ url: z.string() });
