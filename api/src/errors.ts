import { z } from 'zod';

export const usedBySchema = z.object({
  kind: z.enum(['sponsorship', 'contract', 'product', 'user', 'payment', 'template', 'grant', 'budget']),
  id: z.number(),
  name: z.string(),
  /** Where the page of a contract, or of a payment's contract, is found. */
  sponsorshipId: z.number().optional(),
  contractId: z.number().optional(),
});
/** What uses a record that therefore cannot be deleted. */
export type UsedBy = z.infer<typeof usedBySchema>;

/** What uses a record, the first of them, and how many there are. */
export const usedByAnswerSchema = z.object({ usedBy: z.array(usedBySchema), usedByTotal: z.number() });
export type UsedByAnswer = z.infer<typeof usedByAnswerSchema>;

/** The body of every answer of 400 and over. */
export const errorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  by: z.string().optional(),
  at: z.string().optional(),
  usedBy: z.array(usedBySchema).optional(),
  usedByTotal: z.number().optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
