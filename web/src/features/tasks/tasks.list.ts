/** What the list of tasks can be asked for. Kinds and periods are read where it is asked: a list knows no names. */
export const taskList = {
  sortFields: ['DueDate'],
  defaultSort: 'DueDate',
  filters: ['search', 'kind', 'area', 'owner', 'when', 'from', 'to', 'status', 'sponsorship'],
  statuses: ['snoozed', 'done'],
  defaultPerPage: 25,
} as const;
