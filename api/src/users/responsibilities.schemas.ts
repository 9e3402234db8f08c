import { z } from 'zod';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { sponsorshipStatuses } from '../sponsorships/sponsorships.schemas.ts';

/** A sponsorship that a user is responsible for. */
export const responsibilitySchema = z.object({
  id: z.number(),
  name: z.string(),
  areaId: z.number(),
  area: z.string(),
  status: z.enum(sponsorshipStatuses).nullable(),
});
export type Responsibility = z.infer<typeof responsibilitySchema>;

/** What Admins must see to after the bank's directory has changed what users may do. */
export const attentionSchema = z.object({
  /** Sponsorships whose responsible user is locked out, or has lost the area: the first of them, and how many. */
  withoutResponsible: z.array(responsibilitySchema.extend({ userId: z.number(), userName: z.string() })),
  withoutResponsibleTotal: z.number(),
  /** Who keeps the role though the directory has taken it, because nobody else is an active Admin. */
  keptAdmins: z.array(z.object({ id: z.number(), name: z.string(), at: z.string() })),
});
export type Attention = z.infer<typeof attentionSchema>;

const transferSchema = z.object({
  areaIds: z.array(field.id).min(1).max(limits.listLength).meta({ label: 'Områder' }),
  userId: field.requiredId('Ny ansvarlig'),
});

/** Who takes over what a user is responsible for: one user for some areas, or for all of them. Each area once. */
export const transferInputSchema = z.object({
  transfers: z
    .array(transferSchema)
    .min(1)
    .max(limits.listLength)
    .superRefine((transfers, context) => {
      const seen = new Set<number>();
      for (const [at, { areaIds }] of transfers.entries()) {
        if (areaIds.some((id) => seen.has(id)))
          context.addIssue({
            code: 'custom',
            path: [at, 'areaIds'],
            message: 'Områder må kun overdrages til én bruger hver',
          });
        for (const id of areaIds) seen.add(id);
      }
    })
    .meta({ label: 'Overdragelser' }),
});
export type TransferInput = z.output<typeof transferInputSchema>;
