import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const overviewSchema = z.object({
  sum: z.number(),
  contracts: z.number(),
  bigContracts: z.number(),
  hasTickets: z.number(),
  utilization: z.number().nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

/** An update as everyone reads it: `description` is HTML as the server cleaned it. */
export const updateItemSchema = z.object({
  id: z.number(),
  title: z.string(),
  createDate: z.string(),
  description: z.string(),
});
export type UpdateItem = z.infer<typeof updateItemSchema>;

/** Agreements with an annual amount over this many kroner are big ones. */
export const BIG_CONTRACT_KRONER = 50_000;

export const dashboardApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/dashboard/overview',
    right: 'Bruger',
    summary: 'Overblikkets tal',
    output: overviewSchema,
  }),
  updates: endpoint({
    method: 'GET',
    path: '/api/dashboard/updates',
    right: 'Bruger',
    summary: 'De nyeste opdateringer, højst 10',
    output: z.array(updateItemSchema),
  }),
};
