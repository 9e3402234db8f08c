import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { userQuery } from '../lists.ts';

const overviewSchema = z.object({
  sum: z.number(),
  contracts: z.number(),
  bigContracts: z.number(),
  hasTickets: z.number(),
  utilization: z.number().nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

/** A contract as one of the last approved; `logo` is the sponsorship's. */
const latestContractSchema = z.object({
  id: z.number(),
  name: z.string(),
  logo: z.string().nullable(),
  startDate: z.string(),
  sponsorshipId: z.number(),
});
export type LatestContract = z.infer<typeof latestContractSchema>;

/** A category, how many active contracts are in it, and their annual amounts together, in kroner. */
const categoryCountSchema = z.object({ name: z.string(), count: z.number(), sum: z.number() });
export type CategoryCount = z.infer<typeof categoryCountSchema>;

/** The same of an area. */
const areaCountSchema = categoryCountSchema.extend({ id: z.number() });
export type AreaCount = z.infer<typeof areaCountSchema>;

/** An update as everyone reads it: `description` is HTML as the server cleaned it. */
const updateItemSchema = z.object({
  id: z.number(),
  title: z.string(),
  createDate: z.string(),
  description: z.string(),
});
export type UpdateItem = z.infer<typeof updateItemSchema>;

/** What an installation needs before its first agreement, and whether it is there. */
export const setupSchema = z.object({
  /** The bank's name and logo. */
  company: z.boolean(),
  areas: z.boolean(),
  categories: z.boolean(),
  productCategories: z.boolean(),
  products: z.boolean(),
  /** Somebody beside the first Admin. */
  users: z.boolean(),
  sponsorships: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** Agreements with an annual amount over this many kroner are big ones. */
export const BIG_CONTRACT_KRONER = 50_000;

export const dashboardApi = {
  overview: user.get({
    path: '/api/dashboard/overview',
    summary: 'Overblikkets tal',
    query: userQuery,
    output: overviewSchema,
  }),
  latestContracts: user.get({
    path: '/api/dashboard/latest-contracts',
    summary: 'De 5 senest godkendte aftaler',
    query: userQuery,
    output: z.array(latestContractSchema),
  }),
  categories: user.get({
    path: '/api/dashboard/categories',
    summary: 'Aktive aftaler efter kategori, de fleste først, og efter område, de dyreste først',
    query: userQuery,
    output: z.object({
      categories: z.array(categoryCountSchema),
      chart: z.array(categoryCountSchema),
      areas: z.array(areaCountSchema),
    }),
  }),
  updates: user.get({
    path: '/api/dashboard/updates',
    summary: 'De nyeste opdateringer, højst 10',
    output: z.array(updateItemSchema),
  }),
  setup: admin.get({
    path: '/api/dashboard/setup',
    summary: 'Hvad der er sat op i en ny installation',
    output: setupSchema,
  }),
};
