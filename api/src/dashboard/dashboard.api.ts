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
};
