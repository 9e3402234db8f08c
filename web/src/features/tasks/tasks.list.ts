import { taskKinds, taskPeriods } from '@sponsorat/api';

/** What the list of tasks can be asked for. */
export const taskList = {
  sortFields: ['DueDate'],
  defaultSort: 'DueDate',
  filters: ['search', 'kind', 'area', 'owner', 'when', 'status', 'sponsorship'],
  kinds: taskKinds,
  periods: taskPeriods,
  statuses: ['snoozed', 'done'],
  defaultPerPage: 25,
} as const;
