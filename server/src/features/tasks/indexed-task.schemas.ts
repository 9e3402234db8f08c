import { taskKinds, taskStates } from '@sponsorat/api';
import { z } from 'zod';
import { shared } from '../sponsorship-index/summary.schemas.ts';

/** What is kept in memory of a task: what it is found, counted and sorted by. What it says is read by its key. */
export const indexedTaskSchema = z.object({
  kind: z.enum(taskKinds),
  recordId: z.int(),
  dueDate: shared,
  sponsorshipId: z.int(),
  areaId: z.int(),
  name: z.string(),
  /** Who is to act on it. */
  userId: z.int(),
  userName: shared,
  /** True where they are locked out. */
  isUnassigned: z.boolean(),
  state: z.enum(taskStates),
  amount: z.number().nullable(),
  /** What a search reads. */
  searched: z.string(),
});
export type IndexedTask = z.infer<typeof indexedTaskSchema>;
