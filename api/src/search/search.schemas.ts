import { z } from 'zod';
import { isStorable } from '../fields.ts';
import { limits } from '../limits.ts';
import { inOneLine } from '../lists.ts';
import { messages } from '../messages.ts';
import { foundKinds, MOST_VISITED, type Visit, visitedKinds } from './search.kinds.ts';

const MOST_FOUND = 10;
const LONGEST_SEARCH = 100;

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_SEARCH)
    .refine(isStorable, messages.default)
    .transform(inOneLine)
    .meta({ label: 'Søgning' }),
  limit: z.coerce.number<string>().int().min(1).max(MOST_FOUND).default(5).meta({ label: 'Antal' }),
});

const itemSchema = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  path: z.string(),
  logo: z.string().nullable(),
  /** A sponsorship with a signed agreement that can be renewed; said of no other. */
  renewable: z.literal(true).optional(),
});
export type FoundItem = z.infer<typeof itemSchema>;

const groupSchema = z.object({
  kind: z.enum(foundKinds),
  items: z.array(itemSchema),
  /** How many further hits there are. */
  more: z.number(),
});
export type FoundGroup = z.infer<typeof groupSchema>;
export const searchAnswer = z.object({ groups: z.array(groupSchema) });

const readVisited = (text: string): Visit[] =>
  text.split(',').flatMap((one) => {
    const [, name, digits] = /^([a-z]+)-(\d{1,10})$/.exec(one) ?? [];
    const kind = visitedKinds.find((known) => known === name);
    return kind && Number(digits) <= limits.wholeNumber ? [{ kind, id: Number(digits) }] : [];
  });

export const visitedQuery = z.object({
  /** `sponsorship-3,contract-7`; what says nothing is left out. */
  records: z
    .string()
    .max(limits.text)
    .transform((text) => readVisited(text).slice(0, MOST_VISITED))
    .meta({ label: 'Poster' }),
});
export const visitedAnswer = z.array(itemSchema.extend({ kind: z.enum(visitedKinds) }));
export type VisitedItem = z.infer<typeof visitedAnswer>[number];
