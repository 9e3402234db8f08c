import { z } from 'zod';
import { defineList } from '../define-list.ts';
import { listAnswer, listRequest } from '../lists.ts';
import { timelineIcons, timelineKinds } from './timeline.kinds.ts';

const rowSchema = z.object({
  /** When it happened. What is known by its day alone has that day's first instant in Copenhagen. */
  At: z.string(),
  Kind: z.enum(timelineKinds),
  Title: z.string(),
  Text: z.string(),
  By: z.string().nullable(),
  /** Where it is shown: a page, or the file of a document. */
  Path: z.string(),
  Icon: z.enum(timelineIcons),
});
export type TimelineRow = z.infer<typeof rowSchema>;

const timelineList = defineList({ filters: {}, sort: ['At'], defaultDir: 'desc' });
export const timelineRequest = listRequest(timelineList, undefined, {
  kinds: z.array(z.enum(timelineKinds)).max(timelineKinds.length).nullish().meta({ label: 'Typer' }),
});
export type TimelineRequest = z.output<typeof timelineRequest>;
export const timelineAnswer = listAnswer(rowSchema);
