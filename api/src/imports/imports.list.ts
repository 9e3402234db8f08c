import { defineList, filterBy } from '../define-list.ts';

/** The rows of an import; unless asked otherwise, what somebody must look at comes first. */
export const importRowList = defineList({
  filters: {
    /** Also what is counted, in the order in which rows are looked through. */
    action: filterBy.word('Handling', {
      doubt: 'I tvivl',
      error: 'Fejl',
      update: 'Opdater',
      create: 'Ny',
      unchanged: 'Uændret',
      skip: 'Spring over',
    }),
    search: filterBy.search,
  },
  sort: ['Action', 'Row', 'Label'],
  perPage: 25,
});
