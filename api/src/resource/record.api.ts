import { z } from 'zod';
import { user } from '../calls.ts';
import type { pageQuery } from '../pages.ts';

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
  list: user.get({
    path: `/api/sponsorships/:id/${path}`,
    summary: summary.list,
    query: query as Query,
    output: z.array(output),
  }),
  save: user.post({
    path: `/api/sponsorships/:id/${path}/update`,
    summary: summary.save,
    body,
    output,
  }),
  remove: user.delete({
    path: `/api/sponsorships/:id/${path}/:recordId`,
    summary: summary.remove,
  }),
});
