import { z } from 'zod';

/** What a select offers: a record's id and its name. */
export const namedSchema = z.object({ id: z.number(), name: z.string() });
export type Named = z.infer<typeof namedSchema>;
