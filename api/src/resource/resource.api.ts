import type { z } from 'zod';
import { admin } from '../calls.ts';
import type { ListDefinition } from '../define-list.ts';
import { usedByAnswerSchema } from '../errors.ts';
import { listAnswer, listRequest } from '../lists.ts';

/**
 * The five calls of a simple entity, which are the Admin's: list, get, save, remove, and what uses it. `one` and `many`
 * are its Danish words; `body` is what a save takes, `output` the entity itself.
 */
export const resourceApi = <
  const List extends ListDefinition,
  Row extends z.ZodRawShape,
  Body extends z.ZodType,
  Output extends z.ZodType,
>({
  path,
  one,
  many,
  list,
  row,
  body,
  output,
}: {
  path: string;
  one: string;
  many: string;
  list: List;
  row: z.ZodObject<Row>;
  body: Body;
  output: Output;
}) => ({
  list: admin.post({
    path,
    summary: `Alle ${many}`,
    reads: true,
    body: listRequest(list, row),
    output: listAnswer(row),
  }),
  get: admin.get({ path: `${path}/:id`, summary: `Vis ${one}`, output }),
  save: admin.post({
    path: `${path}/update`,
    summary: `Opret eller gem ${one}`,
    refusals: [404],
    body,
    output,
  }),
  usedBy: admin.get({
    path: `${path}/:id/used-by`,
    summary: `Det, som bruger ${one}; bruges den af noget, kan den ikke slettes`,
    output: usedByAnswerSchema,
  }),
  remove: admin.delete({ path: `${path}/:id`, summary: `Slet ${one}` }),
});
