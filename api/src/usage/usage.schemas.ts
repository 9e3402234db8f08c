import { z } from 'zod';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { limits } from '../limits.ts';
import { sections } from '../product-categories/sections.ts';
import { proofSchema } from '../proofs/proofs.schemas.ts';

const text = z.string().nullable();

export const itemSchema = z.object({
  id: z.number(),
  product: z.object({ name: z.string(), icon: text, amountLabel: text, amountUnit: text }),
  amount: z.number().nullable(),
  used: z.number(),
  catering: z.boolean(),
  public: z.boolean(),
  isUtilization: z.boolean(),
  /** How many proofs of delivery it has. */
  proofs: z.number(),
  /** True of a pool whose tickets are registered: the register says how much is used. */
  followsRegister: z.boolean(),
});
/** A selected product of the active agreement, and how much of it is used. */
export type Item = z.infer<typeof itemSchema>;

const itemId = field.requiredId('Produkt');
export const saveUsageSchema = z.object({
  id: itemId,
  used: z.int().min(0).max(limits.wholeNumber).meta({ label: 'Brugt' }),
  note: field.optionalText('Note'),
});
/** The form of an item’s usage, of which there is this much. */
export const usageFormSchema = (amount: number) =>
  saveUsageSchema.extend({
    used: z.number().check(rules.between(0, amount), rules.integer()).meta({ label: 'Brugt' }),
  });

export const savePublicSchema = z.object({ id: itemId, public: z.boolean().meta({ label: 'Offentlig' }) });

export const utilizationSchema = z.object({ utilization: z.number().nullable() });

export const usageEntrySchema = z.object({
  id: z.number(),
  from: z.number(),
  to: z.number(),
  note: text,
  by: z.string(),
  at: z.string(),
  /** What was added to show it. */
  proofs: z.array(proofSchema),
});
export type UsageEntry = z.infer<typeof usageEntrySchema>;

/** How much is used of a tracked product of an agreement, and what was noted of that, newest first. */
export const contractUsageSchema = z.object({
  id: z.number(),
  product: z.string(),
  section: z.enum(sections),
  unit: text,
  amount: z.number(),
  used: z.number(),
  notes: z.array(z.object({ note: z.string(), by: z.string(), at: z.string() })),
});
export type ContractUsage = z.infer<typeof contractUsageSchema>;
