import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
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

/** The call that moves a record of an entity whose list has an order of its own. */
export const moveApi = <Output extends z.ZodType>(path: string, one: string, output: Output) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/move`,
    right: 'Admin',
    summary: `Flyt ${one} i rækkefølgen`,
    params: idParams,
    body: moveInputSchema,
    output,
  });
