import { z } from 'zod';
import * as field from '../fields.ts';
import { listAnswer, listRequest } from '../lists.ts';
import { mailList, mailStatuses } from './mails.list.ts';

export const mailRowSchema = z.object({
  Id: z.number(),
  CreatedAt: z.string(),
  To: z.string(),
  Subject: z.string(),
  Status: z.enum(mailStatuses),
  /** How often it was tried. */
  Tries: z.number(),
  /** What the mail server said when it was tried last; null where it took the mail. */
  Error: z.string().nullable(),
  SentAt: z.string().nullable(),
});
export type MailRow = z.output<typeof mailRowSchema>;

/** A mail as it was or would be sent, with • in the place of links that sign and of codes. */
export const mailSchema = mailRowSchema.extend({ text: z.string(), html: z.string() });

export const mailListRequest = listRequest(mailList, mailRowSchema);
export type MailListRequest = z.output<typeof mailListRequest>;
/** A page of mails, and whether any is sent at all. */
export const mailListAnswer = listAnswer(mailRowSchema).extend({ IsSending: z.boolean() });

/** One plain address. */
export const mailAddress = field.requiredEmail('Modtager');
export const testMailInputSchema = z.object({ to: mailAddress });
export type TestMailInput = z.output<typeof testMailInputSchema>;

/** The texts that a sending begins with. */
export const mailTextsInputSchema = z.object({
  subject: field.requiredText('Emne'),
  text: field.requiredLongText('Tekst'),
});
export type MailTexts = z.output<typeof mailTextsInputSchema>;
