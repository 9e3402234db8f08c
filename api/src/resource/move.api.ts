import type { z } from 'zod';
import { admin } from '../calls.ts';
import { moveInputSchema } from './move.schemas.ts';

type MoveSubject<Output extends z.ZodType> = { path: string; one: string; output: Output };

/** The call that moves a record of an entity whose list has an order of its own. */
export const moveApi = <Output extends z.ZodType>({ path, one, output }: MoveSubject<Output>) =>
  admin.post({
    path: `${path}/:id/move`,
    summary: `Flyt ${one} i rækkefølgen`,
    body: moveInputSchema,
    output,
  });
