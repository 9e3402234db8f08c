import type { z } from 'zod';
import type { ListDefinition } from '../define-list.ts';
import { endpoint } from '../endpoint.ts';
import { usedByAnswerSchema } from '../errors.ts';
import { idParams } from '../fields.ts';
import { listAnswer, listRequest } from '../lists.ts';

const right = 'Admin';

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
  list: endpoint({
    method: 'POST',
    path,
    right,
    summary: `Alle ${many}`,
    reads: true,
    body: listRequest(list, row),
    output: listAnswer(row),
  }),
  get: endpoint({ method: 'GET', path: `${path}/:id`, right, summary: `Vis ${one}`, params: idParams, output }),
  save: endpoint({
    method: 'POST',
    path: `${path}/update`,
    right,
    summary: `Opret eller gem ${one}`,
    refusals: [404],
    body,
    output,
  }),
  usedBy: endpoint({
    method: 'GET',
    path: `${path}/:id/used-by`,
    right,
    summary: `Det, som bruger ${one}; bruges den af noget, kan den ikke slettes`,
    params: idParams,
    output: usedByAnswerSchema,
  }),
  remove: endpoint({ method: 'DELETE', path: `${path}/:id`, right, summary: `Slet ${one}`, params: idParams }),
});
