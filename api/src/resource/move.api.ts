import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { moveInputSchema } from './move.schemas.ts';

type MoveSubject<Output extends z.ZodType> = { path: string; one: string; output: Output };

/** The call that moves a record of an entity whose list has an order of its own. */
export const moveApi = <Output extends z.ZodType>({ path, one, output }: MoveSubject<Output>) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/move`,
    right: 'Admin',
    summary: `Flyt ${one} i rækkefølgen`,
    params: idParams,
    body: moveInputSchema,
    output,
  });
