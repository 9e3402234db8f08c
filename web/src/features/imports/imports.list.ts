import { rowStates } from '@sponsorat/api';

/** What an import's rows can be asked for; what somebody must look at comes first. */
export const importRowList = {
  sortFields: ['Action', 'Row', 'Label'],
  defaultSort: 'Action',
  defaultPerPage: 25,
  filters: ['search', 'action'],
  actions: rowStates,
} as const;
