import { z } from 'zod';

/** Why something is on the list of what must be acted on. */
export const attentionKinds = ['renegotiation', 'awaiting', 'draft', 'lowUse'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** From when on something must be acted on. */
export const attentionLimits = {
  /** So many days before its date a renegotiation is named. */
  windowDays: 90,
  /** So many days an agreement may await its signature. */
  awaitingStaleDays: 14,
  /** So many days a draft may lie there without being saved. */
  draftStaleDays: 14,
  /** So many days before an agreement ends its low use is named. */
  deliveryDays: 120,
  /** Use under this percent is low. */
  lowUsePercent: 50,
} as const;

/** As many as are answered, the most urgent. */
export const ATTENTION_ROWS = 50;

const attentionItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** The renegotiation, the last day of waiting, or the agreement's end: the earlier, the more urgent. */
  dueDate: z.string(),
  /** Since when it awaits its signature, or was not saved; else null. */
  since: z.string().nullable(),
  contractId: z.number(),
  sponsorshipId: z.number(),
  name: z.string(),
  logo: z.string().nullable(),
  /** Percent, of low use; else null. */
  utilization: z.number().nullable(),
  userId: z.number(),
  userName: z.string(),
  userPicture: z.string().nullable(),
});
export type AttentionItem = z.infer<typeof attentionItemSchema>;

export const attentionQuerySchema = z.object({
  mine: z
    .enum(['true', 'false', ''])
    .optional()
    .transform((value) => value === 'true')
    .meta({ label: 'Mine' }),
});

/** The most urgent of what was asked for, and how much there is of one's own and in all. */
export const attentionListSchema = z.object({
  mine: z.number(),
  all: z.number(),
  items: z.array(attentionItemSchema),
});
export type AttentionList = z.infer<typeof attentionListSchema>;
