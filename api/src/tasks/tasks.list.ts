import { defineList, filterBy } from '../define-list.ts';
import { taskKindNames } from './tasks.kinds.ts';

/**
 * Something to act on. The address says in one word whose, where that is not as the user has chosen for the whole app, and
 * of those that are not open how they stand.
 */
export const taskList = defineList({
  name: 'Opgaver',
  path: '/tasks',
  right: 'Bruger',
  filters: {
    status: { ...filterBy.word('Status', { snoozed: 'Udskudte', done: 'Udførte' }, 'Åbne'), only: 'address' },
    state: {
      ...filterBy.word('Status', { open: 'Åbne', snoozed: 'Udskudte', done: 'Udførte' }),
      only: 'call',
    },
    area: filterBy.area,
    owner: {
      by: 'word or id',
      label: 'Ansvarlig',
      words: { all: 'Alle', none: 'Uden ansvarlig' },
      only: 'address',
    },
    user: { ...filterBy.user, only: 'call' },
    /** Only those that nobody active is responsible for. */
    unassigned: { by: 'flag', label: 'Uden ansvarlig', only: 'call' },
    when: filterBy.word(
      'Frist',
      { overdue: 'Overskredet', week: 'Denne uge', month: 'De næste 30 dage', later: 'Senere end 30 dage' },
      'Alle frister',
    ),
    sponsorship: filterBy.sponsorship,
    kind: filterBy.word('Type', taskKindNames, 'Alle typer'),
    ...filterBy.period('Frist mellem'),
    search: filterBy.search,
  },
  sort: ['DueDate'],
  perPage: 25,
});
