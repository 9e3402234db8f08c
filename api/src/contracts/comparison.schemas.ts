import { z } from 'zod';

const text = z.string().nullable();
const money = z.number().nullable();

/** The parts of a comparison, in their order. */
export const comparisonParts = [
  ...(['Periode og pris', 'Prisandele', 'Rater'] as const),
  ...(['Eksponering', 'Hospitality', 'Aktivering', 'Tekster'] as const),
] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

/** One thing that two agreements say, as they say it; null where one says nothing of it. */
const comparisonRowSchema = z.object({
  label: z.string(),
  before: text,
  after: text,
  change: z.enum(['same', 'changed', 'added', 'removed']),
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** An agreement that is compared; a draft is read as it is now. */
const comparedSchema = z.object({ id: z.number(), number: z.string(), draft: z.boolean() });

export const comparisonSchema = z.object({
  before: comparedSchema,
  after: comparedSchema,
  /** The annual amounts in kroner. */
  amount: z.object({ before: money, after: money, difference: money, percent: z.number().nullable() }),
  parts: z.array(z.object({ part: z.enum(comparisonParts), rows: z.array(comparisonRowSchema) })),
});
export type Comparison = z.infer<typeof comparisonSchema>;
