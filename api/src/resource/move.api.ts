import { z } from 'zod';
import { admin } from '../calls.ts';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

const neighbour = (label: string) =>
  id
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label });

/** Where a record is put: right before or right after another of its kind, one of the two. */
const moveInputSchema = z
  .object({ before: neighbour('Før'), after: neighbour('Efter') })
  .superRefine(({ before, after }, context) => {
    if ((before === null) === (after === null))
      context.addIssue({ code: 'custom', path: ['before'], message: before ? messages.default : messages.required });
  });

type MoveSubject<Output extends z.ZodType> = { path: string; one: string; output: Output };

/** The call that moves a record of an entity whose list has an order of its own. */
export const moveApi = <Output extends z.ZodType>({ path, one, output }: MoveSubject<Output>) =>
  admin.post({
    path: `${path}/:id/move`,
    summary: `Flyt ${one} i rækkefølgen`,
    body: moveInputSchema,
    output,
  });
