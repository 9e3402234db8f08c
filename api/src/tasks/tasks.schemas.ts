import { z } from 'zod';
import { answerOf } from '../answers.ts';
import { contractStatuses } from '../contracts/transitions.rules.ts';
import * as field from '../fields.ts';
import { column, listAnswer, listRequest } from '../lists.ts';
import { taskKinds, taskStates } from './tasks.kinds.ts';
import { taskList } from './tasks.list.ts';

const text = z.string().nullable();
const number = z.number().nullable();

const taskSigningSchema = z.object({
  /** The club answers, or has sent a copy that waits for the bank. */
  state: z.enum(['Sendt', 'Modtaget']),
  /** From when one of those who are still to sign may be reminded; null where a copy waits. */
  remindFrom: text,
});

export const taskRowSchema = z.object({
  /** What is decided about the task is decided about this: `kind:recordId:dueDate`. */
  Key: column('Id', z.string()),
  DueDate: column('Frist', z.string(), 'date'),
  Kind: column('Type', z.enum(taskKinds)),
  Text: column('Opgave', z.string()),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Logo: text,
  Area: column('Område', z.string()),
  AreaId: z.number(),
  ContractId: number,
  ContractNumber: column('Aftalenr.', text),
  ContractStatus: z.enum(contractStatuses).nullable(),
  ItemId: number,
  /** The product that it is about, and how much of it is used; null where it is about none, or that is gone. */
  Item: z.object({ name: z.string(), used: z.number(), amount: z.number() }).nullable(),
  RateId: number,
  /** What is still to be paid of a rate. */
  Amount: column('Beløb', number, 'money'),
  UserId: z.number(),
  UserName: column('Ansvarlig', z.string()),
  UserPicture: text,
  /** Whom it is assigned to; null where it is the responsible user's by itself. */
  AssigneeId: number,
  /** Nobody can act on it: the user is locked out. */
  UserLockedOut: z.boolean(),
  State: column('Status', z.enum(taskStates)),
  /** The day on which a snoozed task is back. */
  Until: column('Udskudt til', text, 'date'),
  Note: column('Note', text),
  /** It is done or snoozed, and what it is about is still so. */
  CanReopen: z.boolean(),
  /** Null where its agreement is not out for signature. */
  Signing: taskSigningSchema.nullable(),
  /** Where it is done. */
  Path: z.string(),
});
/** Something to act on; `User` is whom it is assigned to, else the responsible user. */
export type TaskRow = z.infer<typeof taskRowSchema>;

export const taskListRequest = listRequest(
  taskList,
  taskRowSchema.pick({ DueDate: true, Name: true, Kind: true, UserName: true, Amount: true }),
);
export type TaskListRequest = z.output<typeof taskListRequest>;
/** Pages of rows of the screen, none of them split between two, in place of pages of tasks: see `taskRowKey`. */
export const taskListQuery = z.object({
  inRows: z.enum(['true', 'false']).optional().meta({ label: 'Samlet i rækker' }),
});
/** What is said of pages of rows. */
export const taskListAnswer = listAnswer(taskRowSchema).extend({
  /** How many rows of the screen all of them stand in. */
  Rows: z.number().optional(),
  /** Beside open tasks: how many that are put off the same filter would let through. */
  Snoozed: z.number().optional(),
});

export const taskSummarySchema = z.object({
  overdue: z.number(),
  week: z.number(),
  month: z.number(),
  /** The nearest day from today on that something is due. */
  next: text,
});

/** The nearest deadline beyond those that are tasks already. */
export const nextDeadlineSchema = z.object({ date: text });

/** A task of a list, as its row names it. */
const taskKey = field.requiredText('Opgave');
export const taskKeySchema = z.object({ key: taskKey });
export const doneTaskSchema = z.object({ key: taskKey, note: field.optionalLongText('Note') });
export const snoozedTaskSchema = z.object({ key: taskKey, until: field.requiredDate('Udskyd til') });
/** Without a user it is the responsible user's again. */
export const assignedTaskSchema = z.object({ key: taskKey, userId: field.optionalId('Ansvarlig') });

/** A task that a user made, as a form saves one. */
export const taskInputSchema = z.object({
  ...field.identity,
  sponsorshipId: field.requiredId('Sponsorat', 'sponsorship'),
  contractId: field.optionalId('Aftale', 'contract'),
  title: field.requiredText('Titel'),
  note: field.optionalLongText('Note'),
  dueDate: field.requiredDate('Frist'),
  assigneeId: field.optionalId('Ansvarlig', 'user'),
});
export type TaskInput = z.output<typeof taskInputSchema>;
export const taskSchema = answerOf(taskInputSchema).extend({ doneAt: text, doneBy: text });
export type Task = z.infer<typeof taskSchema>;
