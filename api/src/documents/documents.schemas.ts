import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { idQuery } from '../lists.ts';

export const documentKinds = ['Faktura', 'Vedtægter', 'Regnskab', 'Referat', 'Billede', 'Andet'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How many documents a sponsorship may have at a time. */
export const MOST_DOCUMENTS = 200;
const GIB = 1024 ** 3;
/** How many bytes a sponsorship's documents may have, those that were removed too, and a user may add in 24 hours. */
export const documentQuota = { club: GIB, userDay: 4 * GIB } as const;
/** How long one that was removed can still be fetched. */
export const REMOVED_DAYS = 90;

/** What can be changed of a document: its bytes, and what it is of, stay. */
export const documentInputSchema = z.object({
  id: field.requiredId('Id'),
  version: field.version,
  kind: field.requiredChoice('Type', documentKinds),
  title: field.requiredText('Titel'),
});
export type DocumentInput = z.output<typeof documentInputSchema>;

export const documentSchema = answerOf(documentInputSchema).extend({
  sponsorshipId: z.number(),
  contractId: z.number().nullable(),
  url: z.string(),
  /** The media type of its content, and how many bytes that has. */
  type: z.string(),
  size: z.number(),
  /** Who uploaded it, and when. */
  by: z.string(),
  at: z.string(),
});
export type ClubDocument = z.infer<typeof documentSchema>;

export const removedDocumentSchema = documentSchema.extend({ removedBy: z.string(), removedAt: z.string() });
export type RemovedDocument = z.infer<typeof removedDocumentSchema>;

/** What is said of a file as it is uploaded. Without a title it has its file's name. */
export const documentQuery = z.object({
  kind: field.choiceOr('Type', documentKinds, 'Andet'),
  title: field.optionalText('Titel'),
  contract: idQuery('Aftale'),
});
