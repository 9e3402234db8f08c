import { z } from 'zod';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

const neighbour = (label: string) =>
  id
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

/** Where a record is put: right before or right after another of its kind, one of the two. */
export const moveInputSchema = z
  .object({ before: neighbour('Før'), after: neighbour('Efter') })
  .superRefine(({ before, after }, context) => {
    if ((before === null) === (after === null))
      context.addIssue({ code: 'custom', path: ['before'], message: before ? messages.default : messages.required });
  });
