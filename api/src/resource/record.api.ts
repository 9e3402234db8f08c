import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import type { pageQuery } from '../pages.ts';
import { recordParams } from './record.schemas.ts';

const right = 'Bruger';

/**
 * The three calls of what hangs on a sponsorship: list, save, remove. `path` is its plural as a path names it, `summary`
 * says in Danish what each call does; one whose list comes in pages has a `query`.
 */
export const recordApi = <
  Body extends z.ZodType,
  Output extends z.ZodType,
  Query extends typeof pageQuery | undefined = undefined,
>({
  path,
  summary,
  query,
  body,
  output,
}: {
  path: string;
  summary: { list: string; save: string; remove: string };
  query?: Query;
  body: Body;
  output: Output;
}) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/sponsorships/:id/${path}`,
    right,
    summary: summary.list,
    params: idParams,
    query: query as Query,
    output: z.array(output),
  }),
  save: endpoint({
    method: 'POST',
    path: `/api/sponsorships/:id/${path}/update`,
    right,
    summary: summary.save,
    params: idParams,
    body,
    output,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/api/sponsorships/:id/${path}/:recordId`,
    right,
    summary: summary.remove,
    params: recordParams,
  }),
});
